import { type FigureKind, KIND, type KindId, type SetName } from './kinds.ts';

/** CT-1.1, in the order of the seats. */
export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;

/** CT-1.2, CT-1.3: a player's 17 figures. A slot's number is its place in this list. */
export const SLOTS = [
  'adventurer-1',
  'adventurer-2',
  'adventurer-3',
  'adventurer-4',
  'adventurer-5',
  'adventurer-6',
  'adventurer-7',
  'adventurer-8',
  'adventurer-9',
  'strong',
  'short',
  'shield',
  'sneak',
  'brute',
  'spectre',
  'troll',
  'chest',
] as const;
export type SlotId = (typeof SLOTS)[number];

export const FIGURES_OF_A_PLAYER = SLOTS.length;
export const ADVENTURERS = 9;

/** The slots that are not adventurers, and who stands in them in each set. */
const NAMED_SLOTS: Readonly<Record<SetName, readonly KindId[]>> = {
  classic: ['barbarian', 'dwarf', 'knight', 'thief', 'orc', 'wraith', 'cave-troll', 'chest'],
  alternate: ['berserker', 'giant-slayer', 'paladin', 'assassin', 'grunt', 'siren-banshee', 'rampaging-troll', 'chest'],
};

function kindsOfSet(set: SetName): readonly FigureKind[] {
  const adventurers = Array<KindId>(ADVENTURERS).fill('adventurer');
  return [...adventurers, ...NAMED_SLOTS[set]].map((id) => KIND[id]);
}

/** For each set, the kind of figure in each slot. */
export const KINDS_BY_SLOT: Readonly<Record<SetName, readonly FigureKind[]>> = {
  classic: kindsOfSet('classic'),
  alternate: kindsOfSet('alternate'),
};

/** A figure's number: 17 for each seat, in the order of the slots. It keeps it wherever it goes. */
export type Figure = number;

export type FigureId = `${(typeof COLOURS)[number]}-${SlotId}`;

/** CT-1.3 */
export const FIGURE_IDS: readonly FigureId[] = COLOURS.flatMap((colour) =>
  SLOTS.map((slot): FigureId => `${colour}-${slot}`),
);

const NUMBERS: ReadonlyMap<string, Figure> = new Map(FIGURE_IDS.map((id, figure) => [id, figure]));

export function figureNumber(id: FigureId): Figure {
  return NUMBERS.get(id) as Figure;
}

export function figureId(figure: Figure): FigureId {
  return FIGURE_IDS[figure] as FigureId;
}

export function figureOf(seat: number, slot: SlotId): Figure {
  return seat * FIGURES_OF_A_PLAYER + SLOTS.indexOf(slot);
}

export function slotOf(figure: Figure): number {
  return figure % FIGURES_OF_A_PLAYER;
}

export function ownerOf(figure: Figure): number {
  return Math.floor(figure / FIGURES_OF_A_PLAYER);
}
