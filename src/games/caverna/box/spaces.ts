import type { Refusal } from '../../../kernel/refusal.ts';
import {
  and,
  andOr,
  branch,
  type Effect,
  either,
  eitherOnce,
  expedition,
  FENCES,
  FENCES_AND_STABLE,
  FORGE,
  FURNISH,
  FURNISH_DWELLING,
  GROW,
  gain,
  imitate,
  inAnyOrder,
  place,
  SOW,
  TAKE,
  TRADE,
  thenOr,
} from './effects.ts';
import type { Some } from './goods.ts';

/** CV-1.10: what is added to an empty space, and to one that holds something. */
export interface Accumulation {
  readonly empty: Some;
  readonly more: Some;
}

/** Why nothing can be done on a space. Listed here, since the type of all message ids is made of these spaces' names. */
type WhyClosed =
  | 'blocked.no-tile-no-sowing'
  | 'blocked.no-two-tunnels'
  | 'blocked.no-room-no-dwelling'
  | 'blocked.no-growth-no-sowing';

export interface Space<Kind extends string = string> {
  readonly id: string;
  /** CV-1.18: spaces of one kind have the same name. */
  readonly kind: Kind;
  /** CV-1.18: the numbers of players with which it is printed; none for the cards. */
  readonly seats: readonly number[];
  readonly accumulates?: Accumulation;
  readonly effect: Effect;
  /** Why nothing can be done there, where no single part of it says so. */
  readonly closed?: Refusal<WhyClosed>;
  /** CV-4.32 */
  readonly imitable: boolean;
  /** CV-3.7: with two players nothing is added before this round. */
  readonly sinceForTwo?: number;
}

const ALL = [1, 2, 3, 4, 5, 6, 7];
const MOST = [4, 5, 6, 7];

/** CV-1.10: `x(y)`, or `x` alone. */
function adds(empty: Some, more: Some = empty): Accumulation {
  return { empty, more };
}

function printed<Id extends string, Kind extends string>(
  id: Id,
  kind: Kind,
  seats: readonly number[],
  effect: Effect,
  more: Partial<Omit<Space, 'id' | 'kind' | 'seats' | 'effect'>> = {},
) {
  return { id, kind, seats, effect, imitable: true, ...more };
}

function card<Id extends string>(id: Id, effect: Effect, more: Pick<Partial<Space>, 'accumulates' | 'closed'> = {}) {
  return { id, kind: id, seats: [], effect, imitable: true, ...more };
}

/** What stands against all of its parts, in one sentence. */
function closed(rule: string, say: WhyClosed) {
  return { closed: { rule, say } };
}

const SIX_GOODS = { wood: 1, stone: 1, ore: 1, food: 1, gold: 2 };
const MARKET = and(gain({ gold: 4 }), { is: 'market' });
const PER_ORE_MINE: Effect = { is: 'per-mine', mine: 'ore-mine', goods: { ore: 2 } };

function withRubyMines(least: number): Effect {
  return { is: 'with-mines', mine: 'ruby-mine', least, goods: { ruby: 1 } };
}

/** Table 1f, then table 1g: a space is its number in this list. */
export const SPACES = [
  printed('ruby-mining', 'ruby-mining', ALL, and(TAKE, withRubyMines(1)), {
    accumulates: adds({ ruby: 1 }),
    sinceForTwo: 3,
  }),
  printed('housework', 'housework', ALL, inAnyOrder(branch('dog', gain({ dog: 1 })), branch('furnish', FURNISH))),
  printed(
    'slash-and-burn',
    'slash-and-burn',
    ALL,
    thenOr(place('meadow-field'), SOW),
    closed('CV-4.13', 'blocked.no-tile-no-sowing'),
  ),
  printed('drift-mining-13', 'drift-mining', [2, 3], andOr(TAKE, place('cavern-tunnel')), {
    accumulates: adds({ stone: 1 }),
  }),
  printed('excavation-13', 'excavation', [1, 2, 3], andOr(TAKE, place(['cavern-tunnel', 'cavern-cavern'])), {
    accumulates: adds({ stone: 1 }),
  }),
  printed('starting-player-13', 'starting-player', [2, 3], and({ is: 'starting-player' }, TAKE, gain({ ore: 2 })), {
    accumulates: adds({ food: 1 }),
    imitable: false,
  }),
  printed('logging-13', 'logging', [1, 2, 3], thenOr(TAKE, expedition(1)), {
    accumulates: adds({ wood: 3 }, { wood: 1 }),
  }),
  printed('supplies', 'supplies', [2, 3], gain(SIX_GOODS)),
  printed('ore-mining-13', 'ore-mining', [1, 2, 3], and(TAKE, PER_ORE_MINE), {
    accumulates: adds({ ore: 2 }, { ore: 1 }),
  }),
  printed('wood-gathering', 'wood-gathering', [1, 2, 3], TAKE, { accumulates: adds({ wood: 1 }) }),
  printed('clearing-13', 'clearing', [2, 3], andOr(TAKE, place('meadow-field')), { accumulates: adds({ wood: 1 }) }),
  printed('sustenance-13', 'sustenance', [1, 2, 3], andOr(and(TAKE, gain({ grain: 1 })), place('meadow-field')), {
    accumulates: adds({ food: 1 }),
  }),
  printed('strip-mining', 'strip-mining', [3], and(TAKE, gain({ wood: 2 })), {
    accumulates: adds({ ore: 1 }, { stone: 1 }),
  }),
  printed('imitation-3', 'imitation', [3], imitate(4), { imitable: false }),
  printed('forest-exploration-3', 'forest-exploration', [3], and(TAKE, gain({ vegetable: 1 })), {
    accumulates: adds({ wood: 1 }),
  }),
  printed('drift-mining-47', 'drift-mining', MOST, andOr(TAKE, place('cavern-tunnel')), {
    accumulates: adds({ stone: 2 }),
  }),
  printed('excavation-47', 'excavation', MOST, andOr(TAKE, place(['cavern-tunnel', 'cavern-cavern'])), {
    accumulates: adds({ stone: 2 }, { stone: 1 }),
  }),
  printed('starting-player-47', 'starting-player', MOST, and({ is: 'starting-player' }, TAKE, gain({ ruby: 1 })), {
    accumulates: adds({ food: 1 }),
    imitable: false,
  }),
  printed('imitation-47', 'imitation', MOST, imitate(2), { imitable: false }),
  printed('logging-47', 'logging', MOST, thenOr(TAKE, expedition(1)), { accumulates: adds({ wood: 3 }) }),
  printed('forest-exploration-47', 'forest-exploration', MOST, and(TAKE, gain({ food: 2 })), {
    accumulates: adds({ wood: 2 }, { wood: 1 }),
  }),
  printed('growth', 'growth', MOST, either(branch('goods', gain(SIX_GOODS)), branch('growth', GROW))),
  printed('clearing-47', 'clearing', MOST, andOr(TAKE, place('meadow-field')), { accumulates: adds({ wood: 2 }) }),
  printed('ore-mining-47', 'ore-mining', MOST, and(TAKE, PER_ORE_MINE), {
    accumulates: adds({ ore: 3 }, { ore: 2 }),
  }),
  printed('sustenance-47', 'sustenance', MOST, andOr(TAKE, place('meadow-field')), {
    accumulates: adds({ grain: 1 }, { vegetable: 1 }),
  }),
  printed('depot-5', 'depot', [5], TAKE, { accumulates: adds({ wood: 1, ore: 1 }) }),
  printed(
    'small-scale-drift-mining',
    'small-scale-drift-mining',
    [5],
    andOr(gain({ stone: 1 }), place('cavern-tunnel')),
  ),
  printed('weekly-market-5', 'weekly-market', [5], MARKET),
  printed('imitation-5', 'imitation', [5], imitate(4), { imitable: false }),
  printed('hardware-rental-5', 'hardware-rental', [5], thenOr(expedition(2), SOW)),
  printed('fence-building-5', 'fence-building', [5], thenOr(TAKE, FENCES), { accumulates: adds({ wood: 1 }) }),
  printed('depot-67', 'depot', [6, 7], TAKE, { accumulates: adds({ wood: 1, ore: 1 }) }),
  printed('drift-mining-67', 'drift-mining', [6, 7], andOr(TAKE, place('cavern-tunnel')), {
    accumulates: adds({ stone: 1 }),
  }),
  printed('weekly-market-67', 'weekly-market', [6, 7], MARKET),
  printed('imitation-67', 'imitation', [6, 7], imitate(1), { imitable: false }),
  printed('hardware-rental-67', 'hardware-rental', [6, 7], thenOr(gain({ wood: 2 }), expedition(2), SOW)),
  printed('fence-building-67', 'fence-building', [6, 7], thenOr(TAKE, FENCES), {
    accumulates: adds({ wood: 2 }, { wood: 1 }),
  }),
  printed('large-depot', 'large-depot', [7], TAKE, {
    accumulates: adds({ wood: 2, stone: 1, ore: 1 }, { wood: 1, stone: 1, ore: 1 }),
  }),
  printed('imitation-7', 'imitation', [7], imitate(0), { imitable: false }),
  printed(
    'extension',
    'extension',
    [7],
    eitherOnce(
      branch('forest', place('meadow-field', { wood: 1 })),
      branch('mountain', place('cavern-tunnel', { stone: 1 })),
    ),
  ),

  card('blacksmithing', thenOr(FORGE, expedition(3))),
  card(
    'ore-mine-construction',
    thenOr(place('ore-mine', { ore: 3 }), expedition(2)),
    closed('CV-5.12', 'blocked.no-two-tunnels'),
  ),
  card('sheep-farming', thenOr(FENCES_AND_STABLE, TAKE), { accumulates: adds({ sheep: 1 }) }),
  card(
    'wish-for-children',
    either(branch('growth', GROW), branch('dwelling', FURNISH_DWELLING)),
    closed('CV-8.4', 'blocked.no-room-no-dwelling'),
  ),
  card('donkey-farming', thenOr(FENCES_AND_STABLE, TAKE), { accumulates: adds({ donkey: 1 }) }),
  card('ruby-mine-construction', { is: 'ruby-mine' }),
  card('exploration', expedition(4)),
  card('family-life', andOr(GROW, SOW), closed('CV-8.4', 'blocked.no-growth-no-sowing')),
  card('ore-delivery', and(TAKE, PER_ORE_MINE), { accumulates: adds({ stone: 1, ore: 1 }) }),
  card('adventure', thenOr(FORGE, expedition(1, 2))),
  card('ore-trading', TRADE),
  card('ruby-delivery', and(TAKE, withRubyMines(2)), { accumulates: adds({ ruby: 2 }, { ruby: 1 }) }),
  card(
    'urgent-wish',
    either(branch('dwelling', and(FURNISH_DWELLING, { is: 'may', part: GROW })), branch('gold', gain({ gold: 3 }))),
  ),
] as const satisfies readonly Space[];

export type SpaceId = (typeof SPACES)[number]['id'];
export type SpaceKind = (typeof SPACES)[number]['kind'];

export const SPACE_KINDS: readonly SpaceKind[] = [...new Set(SPACES.map(({ kind }) => kind))];

export const SPACE_IDS: readonly SpaceId[] = SPACES.map(({ id }) => id);

type NamedSpace = Space<SpaceKind> & { readonly id: SpaceId };

export function spaceAt(number: number): NamedSpace {
  return SPACES[number] as NamedSpace;
}

export function spaceNumber(id: SpaceId): number {
  return SPACE_IDS.indexOf(id);
}

/** CV-1.19: the spaces printed on the boards that this many players use. */
export function printedSpaces(seats: number): number[] {
  return SPACES.flatMap(({ seats: printedFor }, number) =>
    (printedFor as readonly number[]).includes(seats) ? [number] : [],
  );
}

// CV-3.4
export const WISH = spaceNumber('wish-for-children');
export const URGENT_WISH = spaceNumber('urgent-wish');
export const FAMILY_LIFE = spaceNumber('family-life');

/** Every part of every space has a number, so that a frame can name it. */
export const EFFECTS: readonly Effect[] = numbered();

function numbered(): Effect[] {
  const all: Effect[] = [];
  const visit = (effect: Effect): void => {
    if (all.includes(effect)) return;
    all.push(effect);
    if ('parts' in effect) effect.parts.forEach(visit);
    else if ('branches' in effect) for (const { effect: way } of effect.branches) visit(way);
    else if (effect.is === 'may') visit(effect.part);
  };
  for (const { effect } of SPACES) visit(effect);
  return all;
}

const NUMBERS = new Map(EFFECTS.map((effect, number) => [effect, number]));

export function effectNumber(effect: Effect): number {
  return NUMBERS.get(effect) as number;
}

export function effectAt(number: number): Effect {
  return EFFECTS[number] as Effect;
}
