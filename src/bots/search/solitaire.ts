import type { Game, Move, Position, Rehearsal, Seat } from '../../kernel/game.ts';
import { sameMove } from '../../kernel/offers.ts';
import { below, pick, type Random } from '../../kernel/random.ts';
import { answer, frameFor, isOver } from '../../kernel/steps.ts';
import { drawBy } from '../draw-by.ts';
import { ANY_RANK } from '../free-actions.ts';
import { offered, outcomesOf } from '../greedy.ts';
import { judgeBy, type Scale } from './judge.ts';
import type { Action, Completion } from './memory.ts';
import { complete } from './play-on.ts';
import { lineOf } from './rehearsal.ts';
import type { Search } from './search.ts';
import { type Edge, newEdge, newNode } from './tree.ts';

/** Positions that may be looked at for one action. */
const PATIENCE = 400;

/** The action that is changed is e times less likely to be one that is worth so much less than the best. */
const BOLD = 3;
/** The same for the actions after it, in half of all trials; in the others they are the best. */
const WANDERING = 0.4;

/** Of a hundred trials so many go on with the actions of the course before where these are possible and not much worse. */
const FAITHFUL = 70;
const MUCH_WORSE = 6;
/** Of the course before so many actions are open at a time. */
const OPEN = 6;

/** Keeps a chance away from 0 and 1, where no change of worth could move it. */
const DOUBT = 0.001;

/** An action of a course, and the position in which it begins. */
interface Stage {
  readonly position: Position;
  readonly action: Action;
}

/** One way to the end of the match, and what it comes to. */
interface Course {
  readonly stages: readonly Stage[];
  readonly worth: number;
}

/** A course that is being tried. */
interface Trial {
  position: Position;
  readonly stages: Stage[];
  /** Whether its next action is the one that is changed. */
  changes: boolean;
  readonly wandering: number;
  /** The actions of the course before that are still to come, and whether they are taken as they are while they are possible. */
  readonly old: Action[];
  repeats: boolean;
}

/** What the last question has left: the rest of the best course, or of an action that was begun without one. */
interface Intent {
  readonly course?: readonly Action[] | undefined;
  readonly planned?: readonly Completion[] | undefined;
}

/**
 * For a lone player in a game of many small answers. Nobody stands in its way, so one course to the end of the match is kept and bettered:
 * an action of it is changed, the rest follows the course before where it can and `greedy` where it cannot, and what ends no worse
 * is kept. A course lasts from question to question. One iteration is one action.
 */
export function createSolitaire(
  game: Game,
  view: Position,
  observer: Seat,
  random: Random,
  scale: Scale,
  { isWorthwhile }: Rehearsal<Position>,
  { course: meant = [], planned = [] }: Intent,
): Search {
  const { judge, shift } = judgeBy(game, scale);
  const root = newNode();
  const results = new Float64Array(view.seats);
  const courses = new Map<Edge, Course>();
  let outcomes: readonly Completion[] = planned;
  let best: Course | undefined;
  let trial: Trial | undefined;
  let isSettled = false;
  let worth = 0;
  let chance = 0;

  function evaluateRoot(position: Position): void {
    worth = game.bot.worth(position, observer);
    judge(position, results);
    chance = Math.min(1 - DOUBT, Math.max(DOUBT, results[observer] as number));
    const frame = frameFor(position, observer);
    const moves = frame === undefined ? [] : offered(game, position, observer, ANY_RANK);
    const next = meant[0]?.[0] ?? planned[0]?.move;
    const intended = next && moves.find((move) => sameMove(move, next));
    const isAsked = moves.length > 1 && isWorthwhile(frame?.step ?? '', position, observer);
    isSettled = !isAsked;
    if (isAsked || intended === undefined) outcomes = outcomesOf(game, position, observer, moves, PATIENCE);
    const least = outcomes.reduce((low, each) => Math.min(low, each.worth), worth);
    for (const move of moves) {
      const outcome = outcomes.find((each) => sameMove(each.move, move));
      const edge = newEdge(observer, move, root.edges.length, shift(chance, (outcome?.worth ?? least) - worth));
      edge.child = outcome && lineOf(observer, outcome.next);
      root.edges.push(edge);
    }
    const course = root.edges.find((edge) => edge.move === intended);
    if (!isAsked && moves.length > 0) settleFor(intended ?? pick(random, bestAmong(outcomes)).move);
    if (!isAsked) return;
    if (course !== undefined) lead(course);
    trial = { ...begun(position, []), old: [...meant], repeats: true };
  }

  function settleFor(chosen: Move): void {
    for (const edge of root.edges) {
      if (!sameMove(edge.move, chosen)) continue;
      edge.visits++;
      edge.total += edge.guess;
    }
  }

  /** Takes the next action of the course before once more, if it is possible. */
  function repeat(under: Trial): boolean {
    const [action] = under.old;
    const position = game.clone(under.position);
    under.repeats &&= action?.every((move) => isAnswered(position, move)) === true;
    if (action === undefined || !under.repeats) return false;
    under.stages.push({ position: under.position, action });
    under.position = position;
    under.old.shift();
    return true;
  }

  function isAnswered(position: Position, move: Move): boolean {
    if (frameFor(position, observer) === undefined) return false;
    const offer = offered(game, position, observer, ANY_RANK).find((each) => sameMove(each, move));
    if (offer !== undefined) answer(game, position, observer, offer);
    return offer !== undefined;
  }

  function begun(position: Position, stages: Stage[]): Trial {
    return { position: game.clone(position), stages, changes: false, wandering: 0, old: [], repeats: false };
  }

  /** The best course so far with one action changed. */
  function varied({ stages }: Course): Trial {
    const at = below(random, stages.length);
    const old = below(random, 100) < FAITHFUL ? stages.slice(at + 1).map(({ action }) => action) : [];
    const wandering = below(random, 2) === 0 ? 0 : WANDERING;
    const { position } = stages[at] as Stage;
    return { ...begun(position, stages.slice(0, at)), changes: true, wandering, old };
  }

  function act(under: Trial): void {
    const { position, stages } = under;
    if (under.repeats && repeat(under)) return;
    const before = game.clone(position);
    const moves = offered(game, position, observer, ANY_RANK);
    const [only] = moves;
    if (only !== undefined && moves.length === 1) {
      answer(game, position, observer, only);
      stages.push({ position: before, action: moves });
    } else {
      const chosen = chooseFrom(outcomesOf(game, position, observer, moves, PATIENCE), under);
      stages.push({ position: before, action: complete(game, position, observer, chosen, random) });
    }
    under.changes = false;
  }

  function chooseFrom(all: readonly Completion[], { changes, wandering, old }: Trial): Completion {
    const most = mostOf(all);
    const again = changes ? undefined : takeAgain(old, all, most - MUCH_WORSE);
    if (again !== undefined) return again;
    const steadiness = changes ? BOLD : wandering;
    if (steadiness === 0) return pick(random, bestAmong(all));
    const weights = all.map((each) => Math.exp((each.worth - most) / steadiness));
    return drawBy(random, all, weights) as Completion;
  }

  function endTrial({ position, stages }: Trial): void {
    const course = { stages, worth: game.bot.worth(position, observer) };
    const [first] = stages[0]?.action ?? [];
    const edge = root.edges.find(({ move }) => first && sameMove(move, first));
    if (edge === undefined) return;
    const before = courses.get(edge);
    if (before === undefined || course.worth >= before.worth) courses.set(edge, course);
    if (best === undefined || course.worth >= best.worth) best = course;
    lead(root.edges.find((each) => courses.get(each) === best) as Edge);
  }

  /** The answer of the best course counts once more than any other, so that it is taken and may be overtaken to the last. */
  function lead(leading: Edge): void {
    let most = 0;
    for (const { visits } of root.edges) most = Math.max(most, visits);
    const isAlone = leading.visits === most && root.edges.every((edge) => edge === leading || edge.visits < most);
    if (!isAlone || most === 0) leading.visits = most + 1;
  }

  /** What its best course came to. A guess is as wrong as guesses at those that were tried were on average. */
  function promised(edge: Edge): number {
    const course = courses.get(edge);
    if (course !== undefined) return resultOf(course);
    let surprise = 0;
    for (const [{ guess }, found] of courses) surprise += resultOf(found) - guess;
    return Math.min(1, Math.max(0, edge.guess + surprise / Math.max(1, courses.size)));
  }

  function resultOf(course: Course): number {
    return shift(chance, course.worth - worth);
  }

  return {
    root,
    iterate() {
      if (root.edges.length === 0) evaluateRoot(game.imagine(view, observer, random));
      else if (trial === undefined && best !== undefined) trial = varied(best);
      if (trial === undefined) return;
      if (!isOver(trial.position)) act(trial);
      if (!isOver(trial.position)) return;
      endTrial(trial);
      trial = undefined;
    },
    isSettled: () => isSettled,
    expected: promised,
    completionsOf: (move) => outcomes.find((each) => sameMove(each.move, move))?.next,
    courseAfter: (move) => restAfter(move, meant, [...courses].find(([edge]) => sameMove(edge.move, move))?.[1]),
    results: () => (best === undefined ? Array.from(results) : [resultOf(best)]),
  };
}

/** What follows on an answer: of the best course found with it, else of the one that was meant. */
function restAfter(move: Move, meant: readonly Action[], course: Course | undefined): readonly Action[] | undefined {
  const actions = course?.stages.map(({ action }) => action) ?? meant;
  const [first = [], ...rest] = actions;
  const [next, ...further] = first;
  if (next === undefined || !sameMove(next, move)) return actions;
  return further.length > 0 ? [further, ...rest] : rest;
}

/** The first of the next old actions that is possible and worth enough; it is taken from the list. */
function takeAgain(old: Action[], all: readonly Completion[], least: number): Completion | undefined {
  for (let place = 0; place < old.length && place < OPEN; place++) {
    const [first] = old[place] as Action;
    const again = all.find(({ move, worth }) => first !== undefined && worth > least && sameMove(move, first));
    if (again === undefined) continue;
    old.splice(place, 1);
    return again;
  }
  return undefined;
}

function mostOf(all: readonly Completion[]): number {
  return all.reduce((most, { worth }) => Math.max(most, worth), Number.NEGATIVE_INFINITY);
}

function bestAmong(all: readonly Completion[]): readonly Completion[] {
  const most = mostOf(all);
  return all.filter(({ worth }) => worth === most);
}
