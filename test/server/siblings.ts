import { gnomeElfTroll } from '../../src/games/gnome-elf-troll/index.ts';
import type { GnomeElfTrollMove } from '../../src/games/gnome-elf-troll/moves.ts';
import { clone, type GnomeElfTroll } from '../../src/games/gnome-elf-troll/position.ts';
import { imagine, view } from '../../src/games/gnome-elf-troll/view.ts';
import type { Move, Seat, Table, Viewer } from '../../src/kernel/game.ts';
import { begin, canUndo, isMatchOver, type Match, play, resume, undo } from '../../src/kernel/match.ts';
import { Offers } from '../../src/kernel/offers.ts';
import { below, pick, type Random, randomFor, randomFrom, seedFrom } from '../../src/kernel/random.ts';
import { asked, offersFor } from '../../src/kernel/steps.ts';
import { tableFor } from '../../src/kernel/table.ts';
import type { AddressedEvent } from '../../src/kernel/tell.ts';
import { perspectiveOf } from '../../src/protocol/perspective.ts';

/** Two matches with the same public history that differ in everything one viewer may not know. */

/** What is done at the table, by number in the log; without a move, the seat's last answer is taken back. */
export interface SeatMove {
  readonly seat: Seat;
  readonly move?: Move;
}

export interface Deal {
  readonly seed: string;
  readonly position: GnomeElfTroll;
}

export interface Siblings {
  readonly table: Table;
  readonly told: readonly AddressedEvent[];
  readonly moves: readonly SeatMove[];
  readonly one: Deal;
  readonly other: Deal;
}

const game = gnomeElfTroll;
/** How far into the match: while first hands are still held, or as far as leaves something to be hidden. */
const PARTS = { early: [0.15, 0.1], late: [0.7, 0.6, 0.5, 0.4, 0.3] } as const;

export function siblingsFor(seats: number, observer: Viewer, until: keyof typeof PARTS): Siblings {
  const name = `leak ${seats} ${observer} ${until}`;
  const table = tableFor(game, seats, { firstPlayer: 0, goal: seats === 2 ? 12 : 10 });
  const seed = seedFrom(name);
  const { match, told } = begin(game, table, seed);
  const one = { seed, position: clone(match.position) };
  const all = choose(match, randomFor(seed, 'deeds'));
  for (const part of PARTS[until]) {
    const moves = all.slice(0, Math.floor(all.length * part));
    const other = siblingOf(table, one, moves, observer);
    if (other !== undefined) return { table, told, moves, one, other };
  }
  throw new Error(`${name}: nothing is hidden from ${observer}`);
}

export function matchFrom(table: Table, { seed, position }: Deal): Match<GnomeElfTroll, GnomeElfTrollMove> {
  return resume(game, table, seed, game.clone(position));
}

export function perform(match: Match, { seat, move }: SeatMove): void {
  const done = move === undefined ? undo(match, seat) : play(match, seat, move);
  if ('refused' in done) throw new Error(`refused: ${JSON.stringify(done.refused)}`);
}

/** Random answers to the end, some of them taken back and given again. */
function choose(match: Match, chance: Random): SeatMove[] {
  const moves: SeatMove[] = [];
  const offers = new Offers();
  const act = (seatMove: SeatMove) => {
    perform(match, seatMove);
    moves.push(seatMove);
  };
  while (!isMatchOver(match)) {
    const [seat = 0] = asked(match.position);
    offersFor(game, match.position, seat, offers);
    const buying = offers.list().filter((offer) => offer.do === 'buy');
    const move = pick(chance, buying.length > 0 ? buying : offers.list());
    act({ seat, move });
    if (canUndo(match, seat) && below(chance, 4) === 0) {
      act({ seat });
      act({ seat, move });
    }
  }
  return moves;
}

/** Deals anew what the observer does not come to know in all the moves, and nothing else. */
function siblingOf(table: Table, one: Deal, moves: readonly SeatMove[], observer: Viewer): Deal | undefined {
  const { first, last, position: reached } = followTiles(table, one, moves);
  const imagined = imagineOther(reached, observer, randomFor(one.seed, `sibling for ${observer}`));
  if (imagined === undefined) return undefined;
  rename(last.pile, imagined.pile);
  last.hands.forEach((hand, seat) => {
    rename(hand, imagined.hands[seat] ?? []);
  });
  const seed = seedFrom(`${one.seed} other`);
  const position = clone(one.position);
  position.random = randomFrom(seed);
  position.hands = first.hands.map((hand) => hand.map(({ kind }) => kind));
  position.pile = first.pile.map(({ kind }) => kind);
  const other = { seed, position };
  mustLookAlike(table, one, other, moves, observer);
  return other;
}

/** One certain tile, wherever it lies. */
interface Tile {
  kind: GnomeElfTroll['pile'][number];
}

interface Tiles {
  readonly hands: Tile[][];
  readonly pile: Tile[];
}

function rename(tiles: readonly Tile[], kinds: readonly Tile['kind'][]): void {
  tiles.forEach((tile, i) => {
    tile.kind = kinds[i] ?? tile.kind;
  });
}

/** Where each tile of the first hands and the pile has come to lie after the moves, if it is not sown. */
function followTiles(table: Table, deal: Deal, moves: readonly SeatMove[]) {
  const match = matchFrom(table, deal);
  for (const seatMove of moves) perform(match, seatMove);
  const again = matchFrom(table, deal);
  const label = (kind: Tile['kind']): Tile => ({ kind });
  const last: Tiles = {
    hands: deal.position.hands.map((hand) => hand.map(label)),
    pile: deal.position.pile.map(label),
  };
  const first: Tiles = { hands: last.hands.map((hand) => [...hand]), pile: [...last.pile] };
  for (const entry of match.entries) {
    if (!('move' in entry)) continue;
    const hand = last.hands[entry.seat] ?? [];
    const { length } = again.position.pile;
    perform(again, entry);
    if (entry.move.do === 'sow') {
      const { kind: sown } = entry.move;
      hand.splice(
        hand.findIndex(({ kind }) => kind === sown),
        1,
      );
    }
    if (again.position.pile.length < length) hand.push(...last.pile.splice(-1));
  }
  const { position } = again;
  mustBe(
    last.hands.map((hand) => hand.map(({ kind }) => kind)),
    position.hands,
  );
  return { first, last, position };
}

/** Another position that looks the same to the observer, with other tiles in the pile and in hands it may not see. */
function imagineOther(position: GnomeElfTroll, observer: Viewer, chance: Random): GnomeElfTroll | undefined {
  for (let attempt = 0; attempt < 100; attempt++) {
    const eyes = observer === 'spectator' ? [0, 1] : [observer];
    const imagined = eyes.reduce((p, seat) => imagine(view(p, seat), seat, { ...chance }), position);
    chance.drawn = imagined.random.drawn;
    const differs = (mine: readonly string[], other: readonly string[]) => sorted(mine) !== sorted(other);
    const hand = position.hands.some((kinds, seat) => differs(kinds, imagined.hands[seat] ?? []));
    if (hand && position.pile.join() !== imagined.pile.join()) return imagined;
  }
  return undefined;
}

function sorted(kinds: readonly string[]): string {
  return [...kinds].sort().join();
}

/** The rules themselves give nothing away: what differs in spite of this, the server has added. */
function mustLookAlike(table: Table, one: Deal, other: Deal, moves: readonly SeatMove[], observer: Viewer): void {
  const [here, there] = [matchFrom(table, one), matchFrom(table, other)];
  for (const seatMove of moves) {
    for (const viewer of new Set([observer, 'spectator' as const])) {
      mustBe(perspectiveOf(there, viewer, 0), perspectiveOf(here, viewer, 0));
    }
    perform(here, seatMove);
    perform(there, seatMove);
  }
}

function mustBe(actual: unknown, wanted: unknown): void {
  if (JSON.stringify(actual) !== JSON.stringify(wanted)) throw new Error('the siblings do not look alike');
}
