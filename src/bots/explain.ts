import type { Game, Move, Position, Seat } from '../kernel/game.ts';
import { Offers, sameMove } from '../kernel/offers.ts';
import type { Random } from '../kernel/random.ts';
import { offersFor } from '../kernel/steps.ts';
import type { Advice } from './advise.ts';
import { meanChances } from './chances.ts';
import { ANY_RANK } from './free-actions.ts';
import { offered, outcomesOf } from './greedy.ts';
import { changesBy, follow, strongest, withoutCommon } from './reasons.ts';
import type { Completion } from './search/memory.ts';

/** An answer that somebody else gave, to be explained. */
export interface Explained {
  readonly by: Seat;
  readonly move: Move;
}

/** So many positions are imagined at most, to find some in which the answer was possible: it may show a card that nobody saw before. */
const TRIES = 96;
const WORLDS = 12;
/** Answers that could have been given instead. */
const OTHERS = 5;
const PATIENCE = 200;

/**
 * Why a seat answered so, told to another one: what the answer changes for the seat that gave it, beyond what other good answers would
 * have. Goes by positions that the listener's view of that time allows, so that nothing is told of what is still hidden.
 */
export function explain(game: Game, view: Position, listener: Seat, { by, move }: Explained, random: Random): Advice {
  const worlds = worldsWith(game, view, listener, { by, move }, random);
  const lines = linesIn(game, worlds[0], by, move);
  const [reasons = []] = withoutCommon(lines.map((line) => changesBy(game, worlds, by, line)));
  const [line = [move]] = lines;
  const after = worlds.map((world) => {
    const position = game.clone(world);
    follow(game, position, by, line);
    return position;
  });
  const results = meanChances(game, after);
  const best = { move, line, visits: 0, expected: results[by] ?? 0, reasons: strongest(reasons) };
  return { best, alternatives: [], results, iterations: 0 };
}

/** Positions that the listener may imagine, and in which the answer was on offer. */
function worldsWith(game: Game, view: Position, listener: Seat, { by, move }: Explained, random: Random): Position[] {
  const offers = new Offers();
  const worlds: Position[] = [];
  for (let tries = 0; tries < TRIES && worlds.length < WORLDS; tries++) {
    const world = game.imagine(view, listener, random);
    offersFor(game, world, by, offers);
    if (offers.find(move) !== undefined) worlds.push(world);
  }
  return worlds;
}

/** The answer with what completes it, and the best of the others. */
function linesIn(game: Game, world: Position | undefined, by: Seat, move: Move): Move[][] {
  if (world === undefined) return [];
  const own = outcomesOf(game, world, by, [move], PATIENCE)[0];
  const others = outcomesOf(game, world, by, offered(game, world, by, ANY_RANK), PATIENCE)
    .filter((each) => !sameMove(each.move, move))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, OTHERS);
  return own === undefined ? [] : [own, ...others].map(lineOf);
}

function lineOf({ move, next }: Completion): Move[] {
  const [best] = next;
  return best === undefined ? [move] : [move, ...lineOf(best)];
}
