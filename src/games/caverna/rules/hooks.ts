import type { Seat } from '../../../kernel/game.ts';
import type { HookLines } from '../../../kernel/hooks.ts';
import type { Ground, Printed } from '../box/cells.ts';
import type { Crop, FarmAnimal, Good, Goods, Some } from '../box/goods.ts';
import type { LootId } from '../box/loot.ts';
import type { SpaceKind } from '../box/spaces.ts';
import type { Face } from '../box/tiles.ts';
import type { Feeding } from '../frames.ts';
import type { Caverna } from '../position.ts';
import type { Layout } from './animals.ts';

/** What a price is for. */
export type Purpose = 'furnishing' | 'pasture' | 'stable' | 'weapon';

/** CV-4.9: so many of a good may be paid with another, where something of this is paid. */
export interface Substitute {
  readonly of: Good;
  readonly by: Good;
  readonly most: number;
  readonly for: readonly Purpose[];
}

/** CV-9.1: goods for goods, as often as one likes, or once a round. */
export interface Exchange {
  readonly give: Some;
  readonly get: Some;
  readonly once?: 'round';
}

/** Newborn animals of one breeding. */
interface Born {
  readonly animals: number;
  readonly donkeys: number;
}

/** Who is to be fed with what a household pays. */
interface Eaters {
  readonly adults: number;
  readonly newborns: number;
  readonly goblins: number;
}

/** What a feeding takes. */
export interface Meal {
  food: number;
  stone: number;
}

/** FF-4.5: what a weapon of this strength costs, before discounts. */
export interface ForgeLine {
  readonly strength: number;
  readonly cost: Some;
  /** The rule that sets the price. */
  readonly rule: string;
}

/** FF-4.18, FF-7.3.12: twin tiles of this ground cannot be laid, or cost rubies; and so do singles in their place. */
export interface TwinRule {
  readonly ground: Ground;
  readonly twin: 'barred' | number;
  readonly single: number;
}

/** CV-5.16, FF-4.10: twin tiles of these grounds may overhang, for this gain. */
interface Overhang {
  readonly grounds: readonly Ground[];
  readonly gain: Some;
}

/** FF-3.7: one of these trades, once. */
export type HarvestTrades = readonly { readonly give: Some; readonly get: Some }[];

/** FF-3.5: what comes by itself when a harvest begins, and what may be traded then, each group once and in this order. */
export interface HarvestStart {
  readonly gain?: (p: Caverna, seat: Seat, cell: number, canSpare: CanSpare) => Some;
  readonly trades?: readonly HarvestTrades[];
  /** So many animals of any kinds, for so much gold. */
  readonly animals?: readonly { readonly give: number; readonly gold: number }[];
}

/** FF-9.2: whether so many meadows without a Stable could be without animals. */
export type CanSpare = (p: Caverna, seat: Seat, meadows: number) => boolean;

/** What happens when a furnishing has been built, besides goods. */
export type BuildDeed =
  | { readonly is: 'goblin' }
  | { readonly is: 'breed'; readonly types: (p: Caverna, seat: Seat, cell: number) => number };

/** What a furnishing or a folk may have a say in. Functions change nothing: the rules do, with what they return. */
export interface CavernaHooks {
  'cost.discount': (price: Goods, purpose: Purpose) => void;
  'cost.substitute': readonly Substitute[];
  'space.either': true;
  'place.furnishing': readonly Face[];
  'place.overhang': Overhang;
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
  'feeding.need': (meal: Meal, eaters: Eaters, kind: Feeding, p: Caverna, seat: Seat) => void;
  'breeding.after': (born: Born) => Some;
  'score.tile': (p: Caverna, seat: Seat, cell: number, canSpare: CanSpare) => number;
  'score.losses': (losses: number) => number;
  // The Forgotten Folk. What is asked most often comes first.
  'place.twin': TwinRule;
  'place.woodland': true;
  'place.bonus': (bonus: Some, covered: Printed | 'ruby-mine') => Some;
  'take.clumsy': true;
  'space.shared': readonly SpaceKind[];
  'forge.lines': readonly ForgeLine[];
  'exchange.rates': Readonly<Partial<Record<FarmAnimal | 'dog', number>>>;
  'pasture.capacity': (p: Caverna, seat: Seat, own: number, pasture: number) => number;
  'score.unused': Readonly<Record<Ground, number>>;
  'score.dwelling': number;
  'person.discs': number;
  'dog.sheep': number;
  'person.goblins': number;
  'space.bonus': { readonly kind: SpaceKind; readonly goods: Some };
  'weapon.cap': number;
  'forge.instead': { readonly strength: number; readonly give: Some };
  'expedition.level': number;
  'expedition.loot': readonly LootId[];
  'expedition.before': { readonly give: Some; readonly strength: number };
  'sow.amount': { readonly crop: Crop; readonly more: number };
  'breeding.dogs': true;
  'breeding.again': { readonly types: number };
  'build.deed': BuildDeed;
  'exchange.batch': (animals: number) => Some;
  'harvest.start': HarvestStart;
}

export const HOOKS: HookLines<CavernaHooks> = {
  'cost.discount': 'For every price, in a copy that may be lowered, with what it is for.',
  'cost.substitute': 'When something is paid: goods that may be paid with others.',
  'space.either': 'On spaces where one of two things may be done: both may be.',
  'place.furnishing': 'What else may be furnished as if it were a cavern.',
  'place.overhang':
    'Twin tiles may overhang, and this is gained each time one does; of several the first counts alone.',
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
  'feeding.need': 'At each feeding: may change what is to be paid for those who are fed.',
  'breeding.after': 'When animals have been born: what is gained.',
  'score.tile': 'At any scoring: the points of the furnishing besides those printed on it.',
  'score.losses': 'At any scoring: how many of the points lost are given back.',
  'place.twin': 'Where a twin tile could be laid: it cannot be, or not for nothing, but a single tile in its place.',
  'place.woodland': 'Empty forest spaces may be fenced, sown and furnished.',
  'place.bonus': 'What comes of covering something printed, or of a ruby mine on a deep tunnel: what really comes.',
  'take.clumsy': 'Of goods that are taken from a space, one is lost.',
  'space.shared': 'Spaces of these kinds may be used where others are, but none of the own People.',
  'forge.lines': 'When a weapon is forged: the strengths there are, and what they cost.',
  'exchange.rates': 'How much food an animal brings, at least.',
  'pasture.capacity': 'For each pasture, by one of its cells: how many more animals it holds.',
  'score.unused': 'At any scoring: the points that an unused space costs.',
  'score.dwelling': 'At any scoring: the points of a dwelling in place of those printed on it.',
  'person.discs': 'How many People of the own kind there may be at all, given ordinary rooms.',
  'dog.sheep': 'How many times as many sheep dogs can watch.',
  'person.goblins': 'For how many Goblins, and nobody else, there is room in it.',
  'space.bonus': 'When a space of this kind is used: what is gained besides.',
  'weapon.cap': 'How strong a weapon can become.',
  'forge.instead': 'When a weapon of this strength is forged: what may be paid in place of its price.',
  'expedition.level': 'How many more items an expedition brings.',
  'expedition.loot': 'Loot that others do not find.',
  'expedition.before': 'Before an expedition: what may be paid to make the weapon stronger.',
  'sow.amount': 'When this crop is sown: how many more of it lie on the field.',
  'breeding.dogs': 'When animals breed in a harvest: two dogs have young as well.',
  'breeding.again': 'When animals have bred in a harvest: so many types breed again for each vegetable paid.',
  'build.deed': 'When the furnishing itself has been built: what happens besides.',
  'exchange.batch': 'When animals have been turned into food together, by their number: what else is gained.',
  'harvest.start': 'When a harvest begins: what is gained, and what may be traded.',
};
