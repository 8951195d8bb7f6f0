import type { Seat } from '../../kernel/game.ts';
import type { HookLines } from '../../kernel/hooks.ts';
import type { Layout } from './animals.ts';
import type { Good, Goods, Some } from './box/goods.ts';
import type { Top } from './box/tiles.ts';
import type { Caverna } from './position.ts';

/** What a price is for. */
export type Purpose = 'furnishing' | 'pasture' | 'stable' | 'weapon';

/** CV-4.9: so many of a good may be paid with another. */
export interface Substitute {
  readonly of: Good;
  readonly by: Good;
  readonly most: number;
}

/** CV-9.1: goods for goods, as often as one likes. */
export interface Exchange {
  readonly give: Some;
  readonly get: Some;
}

/** Newborn animals of one breeding. */
interface Born {
  readonly animals: number;
  readonly donkeys: number;
}

/** What a furnishing may have a say in. Functions change nothing: the rules do, with what they return. */
export interface CavernaHooks {
  'cost.discount': (price: Goods, purpose: Purpose) => void;
  'cost.substitute': readonly Substitute[];
  'space.either': true;
  'place.furnishing': readonly Top[];
  'place.overhang': Some;
  'build.gain': Some | ((p: Caverna, seat: Seat, cell: number) => Some);
  'build.promise': { readonly good: Good; readonly rounds: number };
  'gain.after': { readonly of: Good; readonly good: Good };
  'round.start': (p: Caverna, seat: Seat) => Some;
  'animal.capacity': (layout: Layout, p: Caverna, seat: Seat) => void;
  'person.rooms': number;
  'person.limit': number;
  'exchange.anytime': readonly Exchange[];
  'exchange.weapon': true;
  'exchange.after': (animals: number) => number;
  'feeding.instead': readonly Some[];
  'feeding.need': (need: number, p: Caverna, seat: Seat) => number;
  'breeding.after': (born: Born) => Some;
  'score.tile': (p: Caverna, seat: Seat, cell: number) => number;
  'score.losses': (losses: number) => number;
}

export const HOOKS: HookLines<CavernaHooks> = {
  'cost.discount': 'For every price, in a copy that may be lowered, with what it is for.',
  'cost.substitute': 'When a furnishing is paid: goods that may be paid with others.',
  'space.either': 'On spaces where one of two things may be done: both may be.',
  'place.furnishing': 'What else may be furnished as if it were a cavern.',
  'place.overhang': 'Twin tiles may overhang, and this is gained each time one does.',
  'build.gain': 'When the furnishing itself has been built on its cell: what is gained.',
  'build.promise': 'When the furnishing itself has been built: a good at the start of each of the next rounds.',
  'gain.after': 'For each of a good that is gained, one of another.',
  'round.start': 'When a round begins, after the spaces are replenished: what is gained.',
  'animal.capacity': 'Whenever animals need room: may add to what the board holds.',
  'person.rooms': 'For how many People there is room in it.',
  'person.limit': 'How many People more than usual there may be, for whom there is room in it.',
  'exchange.anytime': 'Exchanges that are open at any time.',
  'exchange.weapon': 'A weapon may be given up for food at any time.',
  'exchange.after': 'When farm animals have been turned into food, by their number: how much more food.',
  'feeding.instead': 'At each feeding: one Person may be fed with one of these instead of food.',
  'feeding.need': 'At each feeding: how much food is left to be paid.',
  'breeding.after': 'When animals have been born: what is gained.',
  'score.tile': 'At any scoring: the points of the furnishing besides those printed on it.',
  'score.losses': 'At any scoring: how many of the points lost are given back.',
};
