import type { Position, Seat } from '../../kernel/game.ts';
import { cloneStack } from '../../kernel/together.ts';
import type { Creature } from './box/creatures.ts';
import type { Counts, Produce } from './box/produce.ts';
import type { GnomeElfTrollFrame } from './frames.ts';

export interface Figure {
  readonly creature: Creature;
  readonly owner: Seat;
}

/** A sown tile. Tiles are replaced, never changed, so clones may share them. */
export interface GardenTile {
  /** Its number in the order of sowing: a tile keeps it wherever it comes to lie in the row. */
  readonly id: number;
  readonly kind: Produce;
  readonly figure?: Figure;
}

/** GET-7.2: a tile that the viewer may not know. */
export type HiddenTile = Produce | 'hidden';

type Stock = Record<Creature, number>;

export interface GnomeElfTroll extends Position {
  stack: GnomeElfTrollFrame[];
  readonly goal: number;
  /** The starting player of the match. */
  readonly first: Seat;
  /** Holder of the turn marker. */
  marker: Seat;
  /** Turns finished in this round. */
  turns: number;
  /** Tiles sown so far in all gardens. */
  sown: number;
  purse: Counts;
  gardens: GardenTile[][];
  hands: HiddenTile[][];
  /** The top is the last tile. */
  pile: HiddenTile[];
  stocks: Stock[];
  /** Set when somebody has won by GET-6.1. */
  winner?: Seat;
}

export function turnPlayer(p: GnomeElfTroll): Seat {
  return (p.marker + p.turns) % p.seats;
}

export function noProduce(): Counts {
  return { pumpkin: 0, apple: 0, bean: 0 };
}

export function clone(p: GnomeElfTroll): GnomeElfTroll {
  const { purse } = p;
  return {
    seats: p.seats,
    random: { key: p.random.key, drawn: p.random.drawn },
    stack: cloneStack(p.stack),
    learned: p.learned,
    goal: p.goal,
    first: p.first,
    marker: p.marker,
    turns: p.turns,
    sown: p.sown,
    purse: { pumpkin: purse.pumpkin, apple: purse.apple, bean: purse.bean },
    gardens: p.gardens.map((garden) => garden.slice()),
    hands: p.hands.map((hand) => hand.slice()),
    pile: p.pile.slice(),
    stocks: p.stocks.map(({ gnome, elf, troll }) => ({ gnome, elf, troll })),
    ...(p.winner !== undefined && { winner: p.winner }),
  };
}
