import type { Frame, Game, Move, Position, Seat } from '../../src/kernel/game.ts';
import { Offers } from '../../src/kernel/offers.ts';
import { below, pick, type Random } from '../../src/kernel/random.ts';
import { answer, askStep, autoStep, frameFor } from '../../src/kernel/steps.ts';
import { isTogether } from '../../src/kernel/together.ts';
import { must } from './must.ts';
import { type Deal, offered, seatsOf, type Turn, walk } from './walk.ts';

/**
 * Free actions are open at any time, but only somebody who is asked can take one. So if a free action would bring more before
 * the steps that run by themselves than after them, its seat must be asked first, unless it could have taken it when
 * it was asked just now; and whoever is asked for nothing but free actions has one to take. Tried are up to three free actions, the same
 * again or one after another, of which the later may need what the earlier bring, before each of the steps.
 */
export function freeActionsCanWait(deal: Deal): void {
  const { game } = deal;
  if (game.anytime === undefined || game.means === undefined) return;
  const patient = pausing(game);
  // Where each seat was asked since the last step that ran by itself.
  const chances = new Map<Seat, Position>();
  const known = new WeakSet<Frame>();
  walk(deal, (turn) => {
    const { position } = turn.match;
    if (turn.offers.some((move) => game.anytime?.[move.do] !== undefined)) chances.set(turn.seat, game.clone(position));
    if (freeActionsCanWaitAt(game, patient, turn, chances)) chances.clear();
    turn.play();
    for (const seat of seatsOf(position)) {
      const asks = frameFor(position, seat);
      if (asks === undefined || known.has(asks)) continue;
      known.add(asks);
      mustHaveSomethingToDo(turn, seat, asks);
    }
  });
}

/** So many rows of free actions are tried after each answer. */
const TRIES = 12;
const MOST_TIMES = 3;

/** The game that waits before every step that runs by itself. */
function pausing(game: Game): Game {
  const steps: Record<string, unknown> = {};
  for (const [name, step] of Object.entries(game.steps))
    steps[name] = 'auto' in step ? { ...step, endsTurnOf: () => -1 } : step;
  return { ...game, steps: steps as Game['steps'] };
}

function mustHaveSomethingToDo({ match: { game, position } }: Turn, seat: Seat, frame: Frame): void {
  if (askStep(game, frame).lastChance !== true) return;
  const free = offered(game, position, seat)
    .list()
    .filter((move) => game.anytime?.[move.do] !== undefined);
  must(free.length > 0, `seat ${seat} is asked '${frame.step}' and has no free action to take`);
}

/** Whether any step ran by itself. */
function freeActionsCanWaitAt(game: Game, patient: Game, turn: Turn, chances: ReadonlyMap<Seat, Position>): boolean {
  const { match, seat, move, chance } = turn;
  const position = game.clone(match.position);
  answer(patient, position, seat, move, true);
  const pauses: Position[] = [];
  while (runsByItself(position)) {
    pauses.push(game.clone(position));
    runOne(game, position);
  }
  for (let tried = 0; tried < TRIES && pauses.length > 0; tried++) {
    const pause = pick(chance, pauses);
    const who = pick(chance, seatsOf(position));
    const row = someFreeActions(game, pause, who, chance);
    if (row.length === 0) continue;
    const asked = chances.get(who);
    if (asked !== undefined && takeFreely(game, game.clone(asked), who, row)) continue;
    mustNotBringMore(game, { pause, end: position, seat: who, row });
  }
  return pauses.length > 0;
}

/** The same free action again and again, or each time any that is possible by then. */
function someFreeActions(game: Game, pause: Position, seat: Seat, chance: Random): Move[] {
  const position = game.clone(pause);
  const most = 1 + below(chance, MOST_TIMES);
  const isMixed = below(chance, 2) === 0;
  const row: Move[] = [];
  while (row.length < most) {
    const possible = freeActions(game, position, seat);
    if (possible.length === 0) break;
    const [again] = row;
    const next = isMixed || again === undefined ? pick(chance, possible) : again;
    if (!takeOnce(game, position, seat, next)) break;
    row.push(next);
  }
  return row;
}

interface Try {
  readonly pause: Position;
  readonly end: Position;
  readonly seat: Seat;
  readonly row: readonly Move[];
}

function mustNotBringMore(game: Game, { pause, end, seat, row }: Try): void {
  const early = game.clone(pause);
  if (!takeFreely(game, early, seat, row)) return;
  const than = afterwards(game, end, seat, row);
  const askedThen = frameFor(end, seat)?.step;
  for (const outcome of outcomesOf(game, early, seat, askedThen)) {
    const step = pause.stack.at(-1)?.step;
    const has = meansOf(game, outcome, seat);
    must(
      !than.every((each) => isMore(has, each)),
      `seat ${seat} should be asked before '${step}': ${row.map((free) => JSON.stringify(free)).join(', ')} brings more before than after it`,
    );
  }
}

/** What the seat can have who waits: all of them taken; if that is not possible any more, those that are, or none. */
function afterwards(game: Game, end: Position, seat: Seat, row: readonly Move[]): Means[] {
  const late = game.clone(end);
  if (takeFreely(game, late, seat, row)) return [meansOf(game, late, seat)];
  let position = game.clone(end);
  for (const free of row) {
    const next = game.clone(position);
    if (takeOnce(game, next, seat, free)) position = next;
  }
  return [meansOf(game, position, seat), meansOf(game, end, seat)];
}

/** Where the steps that run by themselves lead, with every answer of the seat where it is asked now and was not before. */
function outcomesOf(game: Game, position: Position, seat: Seat, askedThen: string | undefined, depth = 0): Position[] {
  while (runsByItself(position)) runOne(game, position);
  const asks = frameFor(position, seat)?.step;
  if (asks === askedThen || asks === undefined) return asks === askedThen ? [position] : [];
  if (askedThen !== undefined || depth === DEEPEST) return [];
  return offered(game, position, seat)
    .list()
    .filter((move) => game.anytime?.[move.do] === undefined)
    .slice(0, MOST_ANSWERS)
    .flatMap((move) => {
      const next = game.clone(position);
      answer(game, next, seat, move);
      return outcomesOf(game, next, seat, askedThen, depth + 1);
    });
}

const DEEPEST = 3;
const MOST_ANSWERS = 8;

function runsByItself({ stack }: Position): boolean {
  const frame = stack.at(-1);
  if (frame === undefined || frame.seat !== undefined) return false;
  return !isTogether(frame) || frame.branches.every((branch) => branch.length === 0);
}

function runOne(game: Game, position: Position): void {
  const frame = position.stack.pop() as Frame;
  if (!isTogether(frame)) autoStep(game, frame).auto(position, frame);
}

function freeActions(game: Game, position: Position, seat: Seat): Move[] {
  const offers = new Offers();
  const frame = position.stack.at(-1);
  if (frame !== undefined)
    for (const free of Object.values(game.anytime ?? {})) free.offer(position, frame, seat, offers);
  return offers.list();
}

/** Takes free actions one after another, and answers what they ask; false if that is not possible. */
function takeFreely(game: Game, position: Position, seat: Seat, row: readonly Move[]): boolean {
  return row.every((free) => takeOnce(game, position, seat, free));
}

/** Not if it cannot be taken, or if something else had to be given up for it. */
function takeOnce(game: Game, position: Position, seat: Seat, free: Move): boolean {
  const { stack } = position;
  const height = stack.length;
  if (!freeActions(game, position, seat).some((move) => JSON.stringify(move) === JSON.stringify(free))) return false;
  game.anytime?.[free.do]?.take(position, seat, free);
  while (stack.length > height) {
    const frame = stack.pop() as Frame;
    if (frame.seat === undefined) {
      autoStep(game, frame).auto(position, frame);
      continue;
    }
    const offers = new Offers();
    askStep(game, frame).offer(position, frame, frame.seat, offers);
    const before = meansOf(game, position, seat);
    askStep(game, frame).take(position, frame, frame.seat, offers.list()[0] as Move);
    const after = meansOf(game, position, seat);
    if (Object.keys(before).some((name) => (after[name] ?? 0) < (before[name] ?? 0))) return false;
  }
  return true;
}

type Means = Readonly<Record<string, number>>;

function meansOf(game: Game, position: Position, seat: Seat): Means {
  return game.means?.(position, seat) ?? {};
}

/** More of something, and less of nothing. */
function isMore(one: Means, other: Means): boolean {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const difference = names.map((name) => (one[name] ?? 0) - (other[name] ?? 0));
  return difference.every((more) => more >= 0) && difference.some((more) => more > 0);
}
