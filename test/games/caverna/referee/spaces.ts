import type { Good } from '../../../../src/games/caverna/box/goods.ts';
import type { SpaceId } from '../../../../src/games/caverna/box/spaces.ts';

type Amounts = Readonly<Partial<Record<Good, number>>>;

/** Table 1f and 1g, typed again: what a space gets when it is empty, and when it is not. */
interface Filling {
  readonly empty: Amounts;
  readonly else: Amounts;
}

interface SheetSpace {
  readonly players: readonly number[];
  readonly kind: string;
  readonly gets?: Filling;
}

const each = (amounts: Amounts): Filling => ({ empty: amounts, else: amounts });

const ALL = [1, 2, 3, 4, 5, 6, 7];
const FEW = [1, 2, 3];
const TWO_THREE = [2, 3];
const MANY = [4, 5, 6, 7];
const SIX_SEVEN = [6, 7];

export const PRINTED_SPACES: Readonly<Partial<Record<SpaceId, SheetSpace>>> = {
  'ruby-mining': { kind: 'ruby-mining', players: ALL, gets: each({ ruby: 1 }) },
  housework: { kind: 'housework', players: ALL },
  'slash-and-burn': { kind: 'slash-and-burn', players: ALL },
  'drift-mining-13': { kind: 'drift-mining', players: TWO_THREE, gets: each({ stone: 1 }) },
  'excavation-13': { kind: 'excavation', players: FEW, gets: each({ stone: 1 }) },
  'starting-player-13': { kind: 'starting-player', players: TWO_THREE, gets: each({ food: 1 }) },
  'logging-13': { kind: 'logging', players: FEW, gets: { empty: { wood: 3 }, else: { wood: 1 } } },
  supplies: { kind: 'supplies', players: TWO_THREE },
  'ore-mining-13': { kind: 'ore-mining', players: FEW, gets: { empty: { ore: 2 }, else: { ore: 1 } } },
  'wood-gathering': { kind: 'wood-gathering', players: FEW, gets: each({ wood: 1 }) },
  'clearing-13': { kind: 'clearing', players: TWO_THREE, gets: each({ wood: 1 }) },
  'sustenance-13': { kind: 'sustenance', players: FEW, gets: each({ food: 1 }) },
  'strip-mining': { kind: 'strip-mining', players: [3], gets: { empty: { ore: 1 }, else: { stone: 1 } } },
  'imitation-3': { kind: 'imitation', players: [3] },
  'forest-exploration-3': { kind: 'forest-exploration', players: [3], gets: each({ wood: 1 }) },
  'drift-mining-47': { kind: 'drift-mining', players: MANY, gets: each({ stone: 2 }) },
  'excavation-47': { kind: 'excavation', players: MANY, gets: { empty: { stone: 2 }, else: { stone: 1 } } },
  'starting-player-47': { kind: 'starting-player', players: MANY, gets: each({ food: 1 }) },
  'imitation-47': { kind: 'imitation', players: MANY },
  'logging-47': { kind: 'logging', players: MANY, gets: each({ wood: 3 }) },
  'forest-exploration-47': {
    kind: 'forest-exploration',
    players: MANY,
    gets: { empty: { wood: 2 }, else: { wood: 1 } },
  },
  growth: { kind: 'growth', players: MANY },
  'clearing-47': { kind: 'clearing', players: MANY, gets: each({ wood: 2 }) },
  'ore-mining-47': { kind: 'ore-mining', players: MANY, gets: { empty: { ore: 3 }, else: { ore: 2 } } },
  'sustenance-47': { kind: 'sustenance', players: MANY, gets: { empty: { grain: 1 }, else: { vegetable: 1 } } },
  'depot-5': { kind: 'depot', players: [5], gets: each({ wood: 1, ore: 1 }) },
  'small-scale-drift-mining': { kind: 'small-scale-drift-mining', players: [5] },
  'weekly-market-5': { kind: 'weekly-market', players: [5] },
  'imitation-5': { kind: 'imitation', players: [5] },
  'hardware-rental-5': { kind: 'hardware-rental', players: [5] },
  'fence-building-5': { kind: 'fence-building', players: [5], gets: each({ wood: 1 }) },
  'depot-67': { kind: 'depot', players: SIX_SEVEN, gets: each({ wood: 1, ore: 1 }) },
  'drift-mining-67': { kind: 'drift-mining', players: SIX_SEVEN, gets: each({ stone: 1 }) },
  'weekly-market-67': { kind: 'weekly-market', players: SIX_SEVEN },
  'imitation-67': { kind: 'imitation', players: SIX_SEVEN },
  'hardware-rental-67': { kind: 'hardware-rental', players: SIX_SEVEN },
  'fence-building-67': { kind: 'fence-building', players: SIX_SEVEN, gets: { empty: { wood: 2 }, else: { wood: 1 } } },
  'large-depot': {
    kind: 'large-depot',
    players: [7],
    gets: { empty: { wood: 2, stone: 1, ore: 1 }, else: { wood: 1, stone: 1, ore: 1 } },
  },
  'imitation-7': { kind: 'imitation', players: [7] },
  extension: { kind: 'extension', players: [7] },
};

export const CARDS: Readonly<Partial<Record<SpaceId, SheetSpace>>> = {
  blacksmithing: { kind: 'blacksmithing', players: ALL },
  'ore-mine-construction': { kind: 'ore-mine-construction', players: ALL },
  'sheep-farming': { kind: 'sheep-farming', players: ALL, gets: each({ sheep: 1 }) },
  'wish-for-children': { kind: 'wish-for-children', players: ALL },
  'donkey-farming': { kind: 'donkey-farming', players: ALL, gets: each({ donkey: 1 }) },
  'ruby-mine-construction': { kind: 'ruby-mine-construction', players: ALL },
  exploration: { kind: 'exploration', players: [3, 4, 5, 6, 7] },
  'family-life': { kind: 'family-life', players: ALL },
  'ore-delivery': { kind: 'ore-delivery', players: ALL, gets: each({ stone: 1, ore: 1 }) },
  adventure: { kind: 'adventure', players: ALL },
  'ore-trading': { kind: 'ore-trading', players: ALL },
  'ruby-delivery': { kind: 'ruby-delivery', players: ALL, gets: { empty: { ruby: 2 }, else: { ruby: 1 } } },
  'urgent-wish': { kind: 'urgent-wish', players: ALL },
};

/** CV-1.20, by space. */
export const IMITATION_FOOD: Readonly<Record<string, number>> = {
  'imitation-3': 4,
  'imitation-47': 2,
  'imitation-5': 4,
  'imitation-67': 1,
  'imitation-7': 0,
};

export function spaceOf(id: SpaceId): SheetSpace {
  const space = PRINTED_SPACES[id] ?? CARDS[id];
  if (space === undefined) throw new Error(`the sheet has no space ${id}`);
  return space;
}

/** CV-2.6: the cards of the stages, and the rounds they are shuffled onto. */
export const STAGES: readonly { readonly rounds: readonly number[]; readonly cards: readonly SpaceId[] }[] = [
  { rounds: [1, 2, 3], cards: ['blacksmithing', 'ore-mine-construction', 'sheep-farming'] },
  { rounds: [4], cards: ['wish-for-children'] },
  { rounds: [5, 6], cards: ['donkey-farming', 'ruby-mine-construction'] },
  { rounds: [7, 8, 9], cards: ['exploration', 'family-life', 'ore-delivery'] },
  { rounds: [10, 11, 12], cards: ['adventure', 'ore-trading', 'ruby-delivery'] },
];

/** CV-2.9, by round. */
export const SOLO_CARDS: readonly string[] = [
  ...['blacksmithing', 'sheep-farming', 'ore-mine-construction', 'wish-for-children', 'donkey-farming'],
  ...['ruby-mine-construction', 'ore-delivery', 'family-life', 'none', 'ore-trading', 'adventure', 'ruby-delivery'],
];
