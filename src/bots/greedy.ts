import type { Game, Move, Position, Seat } from '../kernel/game.ts';
import { Offers } from '../kernel/offers.ts';
import { pick, type Random } from '../kernel/random.ts';
import { answer, askStep, frameFor } from '../kernel/steps.ts';
import { isSecret } from '../kernel/together.ts';
import type { Bot } from './bot.ts';
import { ANY_RANK, offersInOrder, rankAfter } from './free-actions.ts';
import { type Completion, plannedAmong } from './search/memory.ts';

/** About how many positions may be evaluated for one choice, since a chain of small questions can have any number of ends. */
const PATIENCE = 1500;

/**
 * Looks one action ahead in a position it imagines, and takes the answer after which it stands best. What an action asks
 * further, such as where the creature just bought shall go, belongs to the action and is followed to its best end.
 */
export const greedy: Bot = greedyWithin(PATIENCE);

export function greedyWithin(patience: number): Bot {
  return {
    name: 'greedy',
    choose(game, view, seat, stream, { memory = {} } = {}) {
      const moves = offered(game, view, seat, ANY_RANK);
      const planned = plannedAmong(memory, view, moves);
      memory.completions = undefined;
      const [only] = moves;
      if (only !== undefined && moves.length === 1) return only;
      const best = planned.length > 0 ? planned : choicesIn(game, view, seat, stream, moves, patience);
      const { move, next } = pick(stream, best);
      memory.completions = next;
      return move;
    },
  };
}

/**
 * If all answer in secret, equal bots would give equal answers, and bids would cancel each other out. So one of the answers that
 * are nearly as good as the best is chosen at random. So it is where a game gives leeway, so that matches do not all begin alike.
 */
function choicesIn(
  game: Game,
  view: Position,
  seat: Seat,
  stream: Random,
  moves: readonly Move[],
  patience: number,
): readonly Completion[] {
  const before = game.imagine(view, seat, stream);
  const leeway = game.bot.leeway?.(before) ?? 0;
  if (isSecret(view)) return nearlyBest(outcomesOf(game, before, seat, moves, patience));
  return leeway > 0
    ? within(leeway, outcomesOf(game, before, seat, moves, patience))
    : bestOf(game, before, seat, moves, patience);
}

/** How much less than the best an answer may be worth, as a share of the range between best and worst. */
const NEARLY = 0.05;

function nearlyBest(all: readonly Completion[]): readonly Completion[] {
  let most = Number.NEGATIVE_INFINITY;
  let least = Number.POSITIVE_INFINITY;
  for (const { worth } of all) {
    most = Math.max(most, worth);
    least = Math.min(least, worth);
  }
  const enough = most - NEARLY * (most - least);
  return all.filter(({ worth }) => worth >= enough);
}

/** Answers of the same sort as the best: a free action beside it is no other way to begin. */
function within(leeway: number, all: readonly Completion[]): readonly Completion[] {
  const most = all.reduce((best, each) => (each.worth > best.worth ? each : best));
  return all.filter(({ worth, move }) => worth >= most.worth - leeway && move.do === most.move.do);
}

/** Where an answer leads: a position to be judged, or one with a further question and its offers. */
interface Lead {
  readonly position: Position;
  readonly next: readonly Move[];
}

interface Outcome {
  readonly worth: number;
  readonly next: readonly Completion[];
}

/** The best of the moves, each followed to the end of its action. */
export function bestOf(
  game: Game,
  before: Position,
  seat: Seat,
  moves: readonly Move[],
  patience: number,
): readonly Completion[] {
  const all = outcomesOf(game, before, seat, moves, patience);
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < all.length; i++) most = Math.max(most, (all[i] as Completion).worth);
  return all.filter(({ worth }) => worth === most);
}

/**
 * The outcomes of the moves, each followed to the end of its action. If the budget is too small for that, moves with further
 * questions are judged halfway and only the most promising are followed; the others are left out.
 */
export function outcomesOf(
  game: Game,
  before: Position,
  seat: Seat,
  moves: readonly Move[],
  patience: number,
): Completion[] {
  const leads = leadsOf(game, before, seat, moves);
  const all = new Set(leads);
  const followed = followable(game, seat, all, patience - all.size);
  const answers = answersTo(followed);
  const outcomes = new Map<Lead, Outcome>();
  for (const lead of all) {
    const asksFurther = lead.next.length > 0;
    if (asksFurther && !followed.has(lead)) continue;
    const share = asksFurther ? ((patience - all.size) * lead.next.length) / answers : 0;
    outcomes.set(lead, outcomeOf(game, seat, lead, share));
  }
  const { learned } = before;
  const completions: Completion[] = [];
  for (let i = 0; i < moves.length; i++) {
    const outcome = outcomes.get(leads[i] as Lead);
    if (outcome === undefined) continue;
    completions.push({ move: moves[i] as Move, worth: outcome.worth, next: outcome.next, learned });
  }
  return completions;
}

function outcomeOf(game: Game, seat: Seat, { position, next }: Lead, patience: number): Outcome {
  if (next.length === 0) return { worth: game.bot.worth(position, seat), next: NONE };
  const best = bestOf(game, position, seat, next, patience);
  return { worth: best[0]?.worth ?? Number.NEGATIVE_INFINITY, next: best };
}

const NONE: readonly Completion[] = [];

function answersTo(leads: Iterable<Lead>): number {
  let answers = 0;
  for (const { next } of leads) answers += next.length;
  return answers;
}

/** The leads with further questions that fit into the budget, at least one. */
function followable(game: Game, seat: Seat, leads: ReadonlySet<Lead>, patience: number): Set<Lead> {
  const further: Lead[] = [];
  for (const lead of leads) if (lead.next.length > 0) further.push(lead);
  if (answersTo(further) <= patience) return new Set(further);
  const ordered = further
    .map((lead) => ({ lead, worth: game.bot.worth(lead.position, seat) }))
    .sort((a, b) => b.worth - a.worth);
  const followed = new Set<Lead>();
  for (const { lead } of ordered) {
    if (followed.size > 0 && answersTo(followed) + lead.next.length > patience) break;
    followed.add(lead);
  }
  return followed;
}

/** Where each move leads. Moves that the step or the game says are alike share one lead. */
function leadsOf(game: Game, before: Position, seat: Seat, moves: readonly Move[]): Lead[] {
  const frame = frameFor(before, seat);
  const knows = frame && askStep(game, frame).alike !== undefined ? askStep(game, frame) : game.bot;
  if (frame === undefined || knows.alike === undefined) return moves.map((move) => leadOf(game, before, seat, move));
  const known = new Map<number, Lead>();
  return moves.map((move) => {
    const kind = knows.alike?.(before, frame, seat, move);
    if (kind === undefined) return leadOf(game, before, seat, move);
    const lead = known.get(kind) ?? leadOf(game, before, seat, move);
    known.set(kind, lead);
    return lead;
  });
}

function leadOf(game: Game, before: Position, seat: Seat, move: Move): Lead {
  const position = game.clone(before);
  answer(game, position, seat, move);
  const frame = frameFor(position, seat);
  const asksFurther = frame !== undefined && askStep(game, frame).completes === true;
  const next = asksFurther ? offered(game, position, seat, rankAfter(game, before, seat, move)) : NO_MOVES;
  return { position, next };
}

const NO_MOVES: readonly Move[] = [];

export function offered(game: Game, position: Position, seat: Seat, rank: number): Move[] {
  const offers = new Offers();
  offersInOrder(game, position, seat, offers, rank);
  return offers.list();
}
