import type { Thing } from '../../../kernel/hooks.ts';
import { at } from '../../../kernel/lists.ts';
import type { CavernaHooks, ForgeLine } from '../rules/hooks.ts';
import { FOLK_BOARDS, type FolkBoard, type FolkId } from './folk-ids.ts';
import { NOTHING, type Some } from './goods.ts';
import { STRONGEST_FORGED } from './market.ts';

/** FF-2.11: what a folk begins with besides what everybody has. */
interface Start {
  readonly goods?: Some;
  /** Dwellings that stand in the printed cavern, each with somebody in it. */
  readonly dwellings?: number;
}

/** Table 1b */
export interface Folk extends Thing<CavernaHooks> {
  readonly id: FolkBoard;
  readonly difficulty: 'normal' | 'hard';
  readonly start: Start;
}

/** FF-4.5: what normal People pay for weapons, and what Goblins do. */
export const PLAIN_FORGE: readonly ForgeLine[] = Array.from({ length: STRONGEST_FORGED }, (_, i) => ({
  strength: i + 1,
  cost: { ore: i + 1 },
  rule: 'CV-7.2',
}));
export const GOBLIN_FORGE: readonly ForgeLine[] = [1, 2, 3, 4, 5, 6].map((strength) => ({
  strength,
  cost: { ore: strength + 2 },
  rule: 'FF-6.13',
}));

/** More than any price has. */
const ANY = 99;
const START: Start = {};

/** FF-7: one literal for each folk, in the order of FOLK_BOARDS. */
export const FOLKS: readonly Folk[] = [
  {
    id: 'cave-goblins',
    difficulty: 'normal',
    start: { dwellings: 1 },
    hooks: {
      'take.clumsy': true,
      'forge.lines': GOBLIN_FORGE,
      'person.discs': 6,
      'score.dwelling': 0,
    },
  },
  {
    id: 'dark-elves',
    difficulty: 'normal',
    start: START,
    hooks: {
      'expedition.loot': ['loot-goblin-dwelling'],
      'place.bonus': (bonus, what) => (what === 'ruby-mine' ? { ruby: 1 } : bonus),
      'score.dwelling': 0,
    },
  },
  {
    id: 'elves',
    difficulty: 'hard',
    start: { goods: { gemfruit: 2 } },
    hooks: {
      'place.woodland': true,
      'place.twin': { ground: 'mountain', twin: 2, single: 1 },
      'place.bonus': (bonus, what) => (what === 'ruby-mine' ? bonus : NOTHING),
      'score.unused': { forest: 0, mountain: 0 },
    },
  },
  {
    id: 'humans',
    difficulty: 'normal',
    start: START,
    hooks: {
      'place.overhang': { grounds: ['forest'], gain: { food: 2, gold: 1 } },
      'place.twin': { ground: 'mountain', twin: 'barred', single: 0 },
      'score.unused': { forest: 1, mountain: 0 },
    },
  },
  {
    id: 'mountain-dwarves',
    difficulty: 'normal',
    start: START,
    hooks: {
      'cost.substitute': [
        { of: 'wood', by: 'stone', most: ANY, for: ['furnishing', 'pasture'] },
        { of: 'wood', by: 'ore', most: ANY, for: ['furnishing', 'pasture'] },
      ],
      'place.overhang': { grounds: ['mountain'], gain: { gold: 2 } },
      'place.twin': { ground: 'forest', twin: 'barred', single: 0 },
      'score.unused': { forest: 0, mountain: 1 },
    },
  },
  {
    id: 'pale-ones',
    difficulty: 'normal',
    start: START,
    hooks: {
      'space.shared': ['drift-mining', 'excavation'],
      'place.overhang': { grounds: ['mountain'], gain: { gold: 1, mushroom: 1 } },
      'place.twin': { ground: 'forest', twin: 'barred', single: 0 },
      'score.unused': { forest: 0, mountain: 1 },
    },
  },
  {
    id: 'silicoids',
    difficulty: 'hard',
    start: START,
    hooks: {
      'feeding.need': (meal, { adults, newborns, goblins }, kind) => {
        const people = adults + newborns;
        meal.food = goblins * (kind === 'harvest' ? 2 : 1);
        meal.stone = kind === 'harvest' ? people : Math.ceil(people / 2);
      },
      'cost.discount': (price, purpose) => {
        if (purpose === 'stable') price.stone = 0;
        else if (purpose === 'furnishing') price.stone = Math.max(0, price.stone - 1);
      },
      'harvest.start': {
        trades: [
          [
            { give: { food: 3 }, get: { gold: 1 } },
            { give: { food: 6 }, get: { gold: 2 } },
          ],
          [{ give: { gold: 1 }, get: { stone: 1 } }],
        ],
      },
    },
  },
  {
    id: 'trolls',
    difficulty: 'normal',
    start: START,
    hooks: {
      'forge.lines': [{ strength: 4, cost: { wood: 2 }, rule: 'FF-7.8.1' }],
      'weapon.cap': 10,
      'expedition.level': 1,
      'feeding.need': (meal, { adults }, kind) => {
        if (kind === 'harvest') meal.food += adults;
      },
      'exchange.rates': { dog: 2, sheep: 2, donkey: 2 },
    },
  },
];

/** FF-2.17 */
export function isHard(folk: FolkId): boolean {
  return FOLKS.some(({ id, difficulty }) => id === folk && difficulty === 'hard');
}

export function folkAt(folk: FolkBoard): Folk {
  return at(FOLKS, FOLK_BOARDS.indexOf(folk));
}
