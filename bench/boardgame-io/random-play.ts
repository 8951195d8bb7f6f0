import type { ActionShape, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/dist/cjs/internal.js';
import { gnomeElfTroll, listChoices, type Table } from './gnome-elf-troll.ts';

interface RandomPlay {
  matches: number;
  moves: number;
  seconds: number;
  cpuSeconds: number;
}

const game = ProcessGameConfig(gnomeElfTroll);
// The reducer alone is the peer's shortest real path: its `Client` calls this same function and keeps a store and a log besides.
const reduce = CreateGameReducer({ game });

export function chance(seed: string): () => number {
  let state = 0x9e3779b9;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function beginMatch(players: number, seed: string): State<Table> {
  return InitializeGame({ game: { ...game, seed }, numPlayers: players });
}

export function playRandomMove(state: State<Table>, random: () => number): State<Table> {
  const playerID = state.ctx.currentPlayer;
  const choices = listChoices(state.G, state.ctx, playerID);
  const choice = choices[Math.floor(random() * choices.length)];
  if (choice === undefined) throw new Error('a match that is not over offers nothing');
  const action: ActionShape.MakeMove = {
    type: 'MAKE_MOVE',
    payload: { type: choice.move, args: choice.args, playerID },
  };
  return reduce(state, action);
}

/** Plays whole matches until the time is over; the last match counts to its end. */
function playFor(players: number, seconds: number, seed: string): RandomPlay {
  const random = chance(seed);
  const cpuBefore = process.cpuUsage();
  const begin = performance.now();
  const end = begin + seconds * 1000;
  let matches = 0;
  let moves = 0;
  while (performance.now() < end) {
    let state = beginMatch(players, `${seed} ${matches}`);
    while (state.ctx.gameover === undefined) {
      state = playRandomMove(state, random);
      moves += 1;
    }
    matches += 1;
  }
  const cpu = process.cpuUsage(cpuBefore);
  return {
    matches,
    moves,
    seconds: (performance.now() - begin) / 1000,
    cpuSeconds: (cpu.user + cpu.system) / 1e6,
  };
}

/** Outside production the peer walks the whole state after each hook to see that it is JSON: not part of the contest. */
export function inProduction<T>(action: () => T): T {
  const mode = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    return action();
  } finally {
    if (mode === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = mode;
  }
}

export function playRandomMatches(players: number, seconds: number, seed: string): RandomPlay {
  return inProduction(() => playFor(players, seconds, seed));
}
