import { botNamed } from '../bots/index.ts';
import type { Move, Position } from '../kernel/game.ts';
import { sameMove } from '../kernel/offers.ts';
import type { Trier } from '../kernel/puzzle.ts';
import { pick, type Random, randomFor } from '../kernel/random.ts';
import { hashOf } from './hash.ts';
import { answersIn, answersToTry, follow, type Quest } from './line.ts';
import { EQUAL } from './solve.ts';

/** How often each of them tries. */
const TRIES: Readonly<Record<Trier, number>> = { random: 40, greedy: 3, mossling: 3, troll: 3 };
/** No line of a bot is longer: free actions could go on for long. */
const LONGEST = 60;

/** A clock that stands still: bots think by iterations alone, so that they fare alike on every machine. */
const NO_TIME = () => 0;

/** What a bot's line brings, answer by answer as it would play. */
function triedBy(quest: Quest, trier: Trier, random: Random): number {
  const { game, seat } = quest;
  const memory = {};
  let position: Position = quest.from;
  let value = quest.goal.reached(position, position, seat);
  for (let answers = 0; answers < LONGEST; answers++) {
    const moves = answersIn(quest, position);
    const move = chosenBy(quest, trier, position, moves, random, memory);
    if (move === undefined) return value;
    const reach = follow(quest, position, move);
    if (reach.ended) return reach.value;
    ({ position, value } = reach);
  }
  return value;

  function chosenBy(of: Quest, name: Trier, at: Position, moves: readonly Move[], stream: Random, remembered: object) {
    if (moves.length === 0) return undefined;
    if (name === 'random') return pick(stream, answersToTry(of, at).concat(moves.slice(0, 1)));
    const view = game.clone(game.view(at, seat));
    const chosen = botNamed(name).choose(game, view, seat, stream, { memory: remembered, clock: NO_TIME });
    // What does not belong to the puzzle is no answer to it.
    return moves.find((move) => sameMove(move, chosen));
  }
}

/** The share of tries in which the best was reached. */
export function fareOf(quest: Quest, trier: Trier, best: number): number {
  const seed = hashOf(JSON.stringify(quest.from.stack));
  let solved = 0;
  for (let n = 0; n < TRIES[trier]; n++) {
    if (triedBy(quest, trier, randomFor(seed, `${trier} ${n}`)) >= best - EQUAL) solved++;
  }
  return Math.round((100 * solved) / TRIES[trier]) / 100;
}
