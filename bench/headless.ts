import { random } from '../src/bots/random.ts';
import { GAMES } from '../src/games/index.ts';
import type { Game, Seat, Table } from '../src/kernel/game.ts';
import { begin, isMatchOver, play } from '../src/kernel/match.ts';
import { randomFor, seedFrom } from '../src/kernel/random.ts';
import { recordOf } from '../src/kernel/record.ts';
import { asked } from '../src/kernel/steps.ts';
import { tableFor } from '../src/kernel/table.ts';
import { chance, playRandomMatches } from './boardgame-io/random-play.ts';
import { playDirectly } from './direct-gnome-elf-troll.ts';
import { alone, type Bench, compare, type Figure, type Measuring } from './figures.ts';
import { type Chance, playRandomMatch, positionAfter } from './random-match.ts';
import { rateOf, ratioOf, takeTurns, untilOver, type Worker } from './slices.ts';

const SEED = 'bench';

/** The same game written for somebody else's engine, at the table where the two are compared. */
const PEERS: Readonly<Record<string, { readonly peer: string; readonly seats: number; readonly work: Worker }>> = {
  'gnome-elf-troll': {
    peer: 'boardgame.io',
    seats: 3,
    work(seconds) {
      const { moves, seconds: taken } = playRandomMatches(3, seconds, SEED);
      return { done: moves, seconds: taken };
    },
  },
};

/** Games that were also written out without the kernel. */
const DIRECT: Readonly<Record<string, (table: Table, chance: Chance) => number>> = {
  'gnome-elf-troll': playDirectly,
};

export const headless: Bench = (measuring) =>
  GAMES.flatMap((game) => [
    ...game.seats.map((seats) => randomPlay(game, seats, measuring)),
    ...VARIANTS.filter(({ id }) => id === game.id).map((variant) => playVariant(game, variant, measuring)),
    ...kernelOverhead(game, measuring),
    cloning(game, measuring),
    recordSize(game, measuring),
  ]);

/** Tables with options that make another game of it. */
const VARIANTS = [
  {
    id: 'caverna',
    name: 'caverna-folk',
    seats: 4,
    options: { forgottenFolk: true, folkSelection: 'random', dwarvesAllowed: false },
  },
] as const;

function playVariant(
  game: Game,
  { name, seats, options }: (typeof VARIANTS)[number],
  { seconds, begin: measure }: Measuring,
): Figure {
  const figure = `headless/${name}/${seats}`;
  measure(figure);
  return alone(
    figure,
    'moves/s',
    rateOf(takeTurns(seconds, [throughKernel(game, tableFor(game, seats, options))])[0] ?? []),
  );
}

function throughKernel(game: Game, table: Table): Worker {
  const luck = chance(SEED);
  return (seconds) => untilOver(seconds, () => playRandomMatch(game, table, luck));
}

function randomPlay(game: Game, seats: number, { seconds, begin: measure }: Measuring): Figure {
  const figure = `headless/${game.id}/${seats}`;
  const ours = throughKernel(game, tableFor(game, seats));
  const rival = PEERS[game.id];
  measure(figure);
  if (rival?.seats !== seats) return alone(figure, 'moves/s', rateOf(takeTurns(seconds, [ours])[0] ?? []));
  const [mine = [], theirs = []] = takeTurns(seconds, [ours, rival.work]);
  return compare(figure, 'moves/s', rateOf(mine), rival.peer, rateOf(theirs));
}

/** By how much longer a match takes through the kernel than with the game's functions called directly. */
function kernelOverhead(game: Game, { seconds, begin: measure }: Measuring): Figure[] {
  const direct = DIRECT[game.id];
  if (direct === undefined) return [];
  const figure = `kernel-overhead/${game.id}/${game.defaultSeats}`;
  const table = tableFor(game);
  const luck = chance(SEED);
  measure(figure);
  const [kernel = [], bare = []] = takeTurns(seconds, [
    throughKernel(game, table),
    (slice) => untilOver(slice, () => direct(table, luck)),
  ]);
  return [alone(figure, '%', 100 * (ratioOf(bare, kernel) - 1))];
}

const MID_GAME = 40;
const CLONES_AT_ONCE = 200;

function cloning(game: Game, { seconds, begin: measure }: Measuring): Figure {
  const figure = `clone/${game.id}`;
  const position = positionAfter(game, tableFor(game), MID_GAME, chance(SEED));
  const repeat = (copy: () => unknown) => () => {
    for (let i = 0; i < CLONES_AT_ONCE; i++) copy();
    return CLONES_AT_ONCE;
  };
  measure(figure);
  const [ours = [], theirs = []] = takeTurns(seconds, [
    (slice) =>
      untilOver(
        slice,
        repeat(() => game.clone(position)),
      ),
    (slice) =>
      untilOver(
        slice,
        repeat(() => structuredClone(position)),
      ),
  ]);
  return compare(figure, 'clones/s', rateOf(ours), 'structuredClone', rateOf(theirs));
}

/** A whole match at the largest table, as it is saved. */
function recordSize(game: Game, { begin: measure }: Measuring): Figure {
  const seats = Math.max(...game.seats);
  const figure = `record-size/${game.id}/${seats}`;
  measure(figure);
  const seed = seedFrom(SEED);
  const stream = randomFor(seed, 'choices');
  const { match } = begin(game, tableFor(game, seats), seed);
  while (!isMatchOver(match)) {
    const seat = asked(match.position)[0] as Seat;
    play(match, seat, random.choose(game, game.view(match.position, seat), seat, stream));
  }
  return alone(figure, 'bytes', Buffer.byteLength(JSON.stringify(recordOf(match))));
}
