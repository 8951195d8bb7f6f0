import type { Seat } from '../../kernel/game.ts';
import { ENDS, type End, PRODUCE, type Produce } from './box/produce.ts';

export interface Sow {
  readonly do: 'sow';
  readonly kind: Produce;
  readonly end: End;
}

export type Buy =
  | { readonly do: 'buy'; readonly purchase: 'gnome' | 'elf'; readonly pay: Produce }
  | { readonly do: 'buy'; readonly purchase: 'two-gnomes'; readonly pay: Produce; readonly and: Produce }
  | { readonly do: 'buy'; readonly purchase: 'troll' };

export interface Done {
  readonly do: 'done';
}

export interface Place {
  readonly do: 'place';
  readonly garden: Seat;
  readonly tile: number;
}

export type GnomeElfTrollMove = Sow | Buy | Done | Place;

// Moves are made once and offered again and again: search asks for them millions of times.

export const SOW: Readonly<Record<Produce, Readonly<Record<End, Sow>>>> = byProduce((kind) => ({
  left: { do: 'sow', kind, end: ENDS[0] },
  right: { do: 'sow', kind, end: ENDS[1] },
}));

export const BUY_GNOME: Readonly<Record<Produce, Buy>> = byProduce((pay) => ({ do: 'buy', purchase: 'gnome', pay }));
export const BUY_ELF: Readonly<Record<Produce, Buy>> = byProduce((pay) => ({ do: 'buy', purchase: 'elf', pay }));
export const BUY_TROLL: Buy = { do: 'buy', purchase: 'troll' };
export const DONE: Done = { do: 'done' };

export type PairOfGnomes = Extract<Buy, { purchase: 'two-gnomes' }>;

/** Every unordered pair of kinds once. */
export const BUY_TWO_GNOMES: readonly PairOfGnomes[] = PRODUCE.flatMap((pay, i) =>
  PRODUCE.slice(i).map((and): PairOfGnomes => ({ do: 'buy', purchase: 'two-gnomes', pay, and })),
);

const places: Place[][] = [];

export function placeOn(garden: Seat, tile: number): Place {
  let row = places[garden];
  if (row === undefined) {
    row = [];
    places[garden] = row;
  }
  let place = row[tile];
  if (place === undefined) {
    place = { do: 'place', garden, tile };
    row[tile] = place;
  }
  return place;
}

function byProduce<T>(make: (kind: Produce) => T): Record<Produce, T> {
  return { pumpkin: make('pumpkin'), apple: make('apple'), bean: make('bean') };
}
