import type { Seat } from '../../kernel/game.ts';
import { begin, type Match, play, resume } from '../../kernel/match.ts';
import { Offers } from '../../kernel/offers.ts';
import { pick, type Random, randomFrom, seedFrom } from '../../kernel/random.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { advance, asked, isOver, offersFor } from '../../kernel/steps.ts';
import { tableFor } from '../../kernel/table.ts';
import type { Told } from '../../kernel/tell.ts';
import type { Creature, Purchase } from './box/creatures.ts';
import type { Counts, End, Produce } from './box/produce.ts';
import { control } from './harvest.ts';
import { gnomeElfTroll } from './index.ts';
import type { GnomeElfTrollMove } from './moves.ts';
import type { GardenTile, GnomeElfTroll } from './position.ts';

export type GardenMatch = Match<GnomeElfTroll, GnomeElfTrollMove>;

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
  const table = tableFor(gnomeElfTroll, seats, { goal, firstPlayer: first });
  const seed = seedFrom('an arranged match');
  const position = gnomeElfTroll.setup(table, randomFrom(seed));
  position.marker = marker;
  position.turns = turns;
  position.gardens = listFor(seats, (seat) => sownRow(position, scene.gardens?.[seat] ?? ''));
  position.hands = listFor(seats, (seat) => tiles(scene.hands?.[seat] ?? 'pumpkin apple bean'));
  position.stocks = listFor(seats, (seat) => stockOf(position, seat));
  position.pile = scene.pile === undefined ? leftOver(position) : tiles(scene.pile);
  if (scene.purse !== undefined) {
    position.purse = counts(scene.purse);
    position.stack = [{ step: 'finish-turn' }, { step: 'replenish' }, { step: 'shop' }];
  }
  advance(gnomeElfTroll, position);
  return resume(gnomeElfTroll, table, seed, position);
}

/** A match from its real beginning. */
export function deal(seats: number, seed: string, wishes: Readonly<Record<string, unknown>> = {}): GardenMatch {
  return begin(gnomeElfTroll, tableFor(gnomeElfTroll, seats, wishes), seedFrom(seed)).match;
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

/** Who is asked now. */
export function asking(match: GardenMatch): Seat {
  const [seat] = asked(match.position);
  if (seat === undefined) throw new Error('the match is over');
  return seat;
}

/** Plays the moves, each for the seat that is asked; all must be on offer. */
export function take(match: GardenMatch, ...moves: GnomeElfTrollMove[]): Told[] {
  return moves.flatMap((move) => {
    const played = play(match, asking(match), move);
    if ('refused' in played) throw new Error(`${words(move)} is against ${played.refused.rule}: ${played.refused.say}`);
    return played.told;
  });
}

/** Why the move is refused; nothing may have changed then. */
export function whyNot(match: GardenMatch, move: GnomeElfTrollMove, seat: Seat = asking(match)): Refusal {
  const before = JSON.stringify(match.position);
  const played = play(match, seat, move);
  if (!('refused' in played)) throw new Error(`${words(move)} was not refused`);
  if (JSON.stringify(match.position) !== before) throw new Error(`${words(move)} was refused, but changed something`);
  return played.refused;
}

/** A move in words: 'sow bean left', 'buy two-gnomes apple bean', 'place 1 2', 'done'. */
function words(move: GnomeElfTrollMove): string {
  return Object.values(move).join(' ');
}

export function offersOf(match: GardenMatch, explain = true): Offers<GnomeElfTrollMove> {
  const offers = new Offers<GnomeElfTrollMove>(explain);
  offersFor(gnomeElfTroll, match.position, asking(match), offers);
  return offers;
}

/** What the seat that is asked may answer, in words and sorted; `explain` as for people, without it as for bots. */
export function offered(match: GardenMatch, explain = true): string[] {
  return offersOf(match, explain).list().map(words).sort();
}

/** The answers greyed out, in words, with the rule against each and its reason. */
export function blocked(match: GardenMatch): Record<string, string> {
  return Object.fromEntries(offersOf(match).blocked.map(({ move, why }) => [words(move), `${why.rule} ${why.say}`]));
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

interface Journey {
  /** How many answers at most; without it the match is played to its end. */
  readonly moves?: number;
  /** Looks at the match before every answer. */
  readonly look?: () => void;
}

/** Answers at random; the answers depend on the random stream alone. */
export function playOn(match: GardenMatch, random: Random, { moves = Infinity, look }: Journey = {}): Told[] {
  const told: Told[] = [];
  for (let move = 0; move < moves && !isOver(match.position); move++) {
    look?.();
    told.push(...take(match, pick(random, offersOf(match).list())));
  }
  return told;
}

/** A random stream by name. */
export function stream(name: string): Random {
  return randomFrom(seedFrom(name));
}
