import { greedy } from '../src/bots/greedy.ts';
import { botNamed } from '../src/bots/index.ts';
import type { Memory } from '../src/bots/search/memory.ts';
import { SETTINGS } from '../src/bots/search/settings.ts';
import { think } from '../src/bots/search/think.ts';
import { GAMES } from '../src/games/index.ts';
import type { Game, Position, Seat } from '../src/kernel/game.ts';
import { randomFor, randomFrom, seedFrom } from '../src/kernel/random.ts';
import { advance, answer, asked, isOver } from '../src/kernel/steps.ts';
import { tableFor } from '../src/kernel/table.ts';
import { thinkOnce } from './boardgame-io/mcts.ts';
import { inProduction } from './boardgame-io/random-play.ts';
import { alone, type Bench, compare, type Figure, type Measuring } from './figures.ts';
import { rateOf, takeTurns, untilOver } from './slices.ts';
import { worth } from './worth.ts';

const SEED = 'bench';

/** How far at most a playout goes below the tree: what the peer does unless told otherwise. */
const DEPTH = 50;
const PLAYOUTS_AT_ONCE = 25;

/** The same game written for somebody else's engine, thought about by that engine's own search bot. */
const PEERS: Readonly<Record<string, string>> = { 'gnome-elf-troll': 'boardgame.io MCTS' };

export const bots: Bench = (measuring) => [
  ...GAMES.flatMap((game) => {
    const rivals = game.seats.filter((seats) => seats > 1);
    const seats = rivals[0] ?? 1;
    return [
      playouts(game, seats, measuring),
      iterations(game, seats, measuring),
      longestTurn(game, rivals.at(-1) ?? 1, measuring),
    ];
  }),
  ...worth(measuring),
];

function firstQuestion(game: Game, seats: number): { view: Position; seat: Seat } {
  const position = game.setup(tableFor(game, seats), randomFrom(seedFrom(SEED)));
  advance(game, position);
  const seat = asked(position)[0] as Seat;
  return { view: game.view(position, seat), seat };
}

function thinker(game: Game, seats: number, playout: number): () => number {
  const { view, seat } = firstQuestion(game, seats);
  const settings = { ...SETTINGS, playout };
  let times = 0;
  return () => {
    const stream = randomFor(seedFrom(SEED), `thought ${times++}`);
    return think(game, view, seat, stream, { iterations: PLAYOUTS_AT_ONCE }, { settings }).iterations;
  };
}

/** Playouts as a textbook has them: down the tree, then random moves as deep as the peer's, then judged. */
function playouts(game: Game, seats: number, { seconds, begin: measure }: Measuring): Figure {
  const figure = `playouts/${game.id}/${seats}`;
  const ours = thinker(game, seats, DEPTH);
  const peer = PEERS[game.id];
  measure(figure);
  if (peer === undefined) {
    const [mine = []] = takeTurns(seconds, [(slice) => untilOver(slice, ours)]);
    return alone(figure, 'playouts/s', rateOf(mine));
  }
  let times = 0;
  const theirs = () => thinkOnce(seats, PLAYOUTS_AT_ONCE, DEPTH, `${SEED} ${times++}`);
  const [mine = [], rival = []] = inProduction(() =>
    takeTurns(seconds, [(slice) => untilOver(slice, ours), (slice) => untilOver(slice, theirs)]),
  );
  return compare(figure, 'playouts/s', rateOf(mine), peer, rateOf(rival));
}

/** As the levels think: the game's own judgement in the place of random moves. */
function iterations(game: Game, seats: number, { seconds, begin: measure }: Measuring): Figure {
  const figure = `iterations/${game.id}/${seats}`;
  const ours = thinker(game, seats, SETTINGS.playout);
  measure(figure);
  const [mine = []] = takeTurns(seconds, [(slice) => untilOver(slice, ours)]);
  return alone(figure, 'iterations/s', rateOf(mine));
}

/** How long the hard level thinks in all about the questions of one turn; the longest of its turns among greedy bots. */
function longestTurn(game: Game, seats: number, { seconds, begin: measure }: Measuring): Figure {
  const figure = `turn/${game.id}/${seats}`;
  const elder = botNamed('elder');
  const key = seedFrom(SEED);
  const position = game.setup(tableFor(game, seats), randomFrom(key));
  const stream = randomFor(key, 'turns');
  const memory: Memory = {};
  let longest = 0;
  let turn = 0;
  measure(figure);
  const end = performance.now() + seconds * 1000;
  advance(game, position);
  while (!isOver(position) && (turn > 0 || longest === 0 || performance.now() < end)) {
    const seat = asked(position)[0] as Seat;
    const view = game.view(position, seat);
    if (seat === 0) {
      const begin = performance.now();
      answer(game, position, seat, elder.choose(game, view, seat, stream, { memory }));
      turn += performance.now() - begin;
      longest = Math.max(longest, turn);
      if (memory.turn === undefined) turn = 0;
    } else {
      answer(game, position, seat, greedy.choose(game, view, seat, stream));
    }
  }
  return alone(figure, 'ms', longest);
}
