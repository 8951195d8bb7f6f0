import type { Creature, Purchase } from '../../../src/games/gnome-elf-troll/box/creatures.ts';
import type { Counts, End, Produce } from '../../../src/games/gnome-elf-troll/box/produce.ts';
import { gnomeElfTroll } from '../../../src/games/gnome-elf-troll/index.ts';
import type { GnomeElfTrollMove } from '../../../src/games/gnome-elf-troll/moves.ts';
import type { GardenTile, GnomeElfTroll } from '../../../src/games/gnome-elf-troll/position.ts';
import { control } from '../../../src/games/gnome-elf-troll/rules/harvest.ts';
import type { Seat } from '../../../src/kernel/game.ts';
import type { Match } from '../../../src/kernel/match.ts';
import { tableKit } from '../kit/table-kit.ts';

export { stream } from '../kit/table-kit.ts';

export type GardenMatch = Match<GnomeElfTroll, GnomeElfTrollMove>;

const kit = tableKit(gnomeElfTroll);
/** Moves in words: 'sow bean left', 'buy two-gnomes apple bean', 'place 1 2', 'done'. */
export const { deal, asking, take, whyNot, offersOf, offered, blocked, playOn } = kit;

/** A position in the game's words: rows, hands and pile are lists of tiles with a space between them. */
interface Scene {
  readonly seats?: number;
  readonly goal?: 8 | 10 | 12;
  /** The starting player of the match. */
  readonly first?: Seat;
  /** Who begins the round, and how many turns of it are over. */
  readonly marker?: Seat;
  readonly turns?: number;
  /** For each seat its row from the left: 'bean bean:troll@1 apple', the troll being of seat 1. */
  readonly gardens?: readonly string[];
  readonly hands?: readonly string[];
  /** From the bottom to the top. Without it the pile holds whatever lies nowhere else. */
  readonly pile?: string;
  /** With a purse the turn player has harvested it and is buying; without one they are about to sow. */
  readonly purse?: Partial<Counts>;
}

const TILES: Readonly<Record<number, number>> = { 2: 8, 3: 11, 4: 16 };
const FIGURES = 4;

/** A match in the position described; figures not on a tile are in stock. */
export function arrange(scene: Scene): GardenMatch {
  const { seats = 3, goal = 10, first = 0, marker = 0, turns = 0 } = scene;
  return kit.arrange(seats, { goal, firstPlayer: first }, (position) => {
    position.marker = marker;
    position.turns = turns;
    position.gardens = listFor(seats, (seat) => sownRow(position, scene.gardens?.[seat] ?? ''));
    position.hands = listFor(seats, (seat) => tiles(scene.hands?.[seat] ?? 'pumpkin apple bean'));
    position.stocks = listFor(seats, (seat) => stockOf(position, seat));
    position.pile = scene.pile === undefined ? leftOver(position) : tiles(scene.pile);
    if (scene.purse === undefined) return;
    position.purse = counts(scene.purse);
    position.stack = [{ step: 'finish-turn' }, { step: 'replenish' }, { step: 'shop' }];
  });
}

function listFor<T>(seats: number, make: (seat: Seat) => T): T[] {
  return Array.from({ length: seats }, (_, seat) => make(seat));
}

function tiles(text: string): Produce[] {
  return text.split(' ').filter(Boolean) as Produce[];
}

function sownRow(position: GnomeElfTroll, text: string): GardenTile[] {
  return tiles(text).map((word) => {
    const [kind, creature, owner] = word.split(/[:@]/) as [Produce, Creature?, string?];
    const id = position.sown++;
    return creature === undefined ? { id, kind } : { id, kind, figure: { creature, owner: Number(owner) } };
  });
}

function stockOf(position: GnomeElfTroll, seat: Seat): Record<Creature, number> {
  const stock = { gnome: FIGURES, elf: FIGURES, troll: FIGURES };
  for (const { figure } of position.gardens.flat()) if (figure?.owner === seat) stock[figure.creature]--;
  return stock;
}

function leftOver(position: GnomeElfTroll): Produce[] {
  const lying = [...position.hands.flat(), ...position.gardens.flat().map(({ kind }) => kind)];
  return (['pumpkin', 'apple', 'bean'] as const).flatMap((kind) => {
    const rest = (TILES[position.seats] ?? 0) - lying.filter((each) => each === kind).length;
    return Array<Produce>(Math.max(0, rest)).fill(kind);
  });
}

export function sow(kind: Produce, end: End = 'right'): GnomeElfTrollMove {
  return { do: 'sow', kind, end };
}

export function buy(purchase: Purchase, ...payment: Produce[]): GnomeElfTrollMove {
  const [pay, and] = payment;
  return { do: 'buy', purchase, ...(pay && { pay }), ...(and && { and }) } as GnomeElfTrollMove;
}

export function place(garden: Seat, tile: number): GnomeElfTrollMove {
  return { do: 'place', garden, tile };
}

export function done(): GnomeElfTrollMove {
  return { do: 'done' };
}

/** The row of a seat's garden, written as for `arrange`. */
export function row(match: GardenMatch, seat: Seat): string {
  const garden = match.position.gardens[seat] ?? [];
  return garden.map(({ kind, figure }) => (figure ? `${kind}:${figure.creature}@${figure.owner}` : kind)).join(' ');
}

export function counts(some: Partial<Counts>): Counts {
  return { pumpkin: 0, apple: 0, bean: 0, ...some };
}

export function controlled(match: GardenMatch, seat: Seat): Counts {
  return control(match.position, seat);
}
