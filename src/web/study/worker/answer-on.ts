import { botNamed } from '../../../bots/index.ts';
import { USUAL_LEVEL } from '../../../bots/level-names.ts';
import { ponderSlice } from '../../../bots/slices.ts';
import type { Game, Move, Position, Seat } from '../../../kernel/game.ts';
import { randomFor } from '../../../kernel/random.ts';
import { asked } from '../../../kernel/steps.ts';
import type { LineMove, Study, StudySpot } from '../../../protocol/study/study.ts';
import { isEnded } from '../desk/played-match.ts';
import { moveAt, movesBetween, stepOfMatch } from '../tree/tree.ts';
import type { OpenStudy, Rest } from './handlers.ts';
import type { Answerer, Ended, StudyRequests } from './messages.ts';

/** Plays a match out to its end quickly: nobody waits for its thoughts. */
const QUICK = 'greedy';

/** Lets bots answer, one answer after another, as long as the page wishes. Each makes the line longer, or leads on in one there is. */
export async function answerOn(
  open: OpenStudy,
  { spot: from, who, until }: StudyRequests['answer']['asks'],
  rest: Rest,
  tell: (progress: { readonly study: Study; readonly spot: StudySpot }) => void,
): Promise<Ended> {
  const { game, desk } = open;
  let spot = from;
  const turn = game.turn(desk.standingAt(from).position);
  for (;;) {
    const standing = desk.standingAt(spot);
    if (isEnded(desk.played.table, standing)) return 'done';
    const { position } = standing;
    const goesOn = until === 'end' || (until === 'turn' && game.turn(position) === turn);
    const seats = asked(position);
    const seat = seats.find((each) => answererOf(who, each) !== 'me') ?? (goesOn ? seats[0] : undefined);
    if (seat === undefined) return 'done';
    const by = answererOf(who, seat);
    const depth = depthOf(open.study, spot);
    const move =
      by === 'match'
        ? asInMatch(open, spot, seat)
        : await thoughtOf(game, position, seat, levelOf(by, until), depth, rest);
    if (move === undefined) return by === 'match' ? 'no-such-answer' : 'stopped';
    if (by === 'match' && !desk.allows(spot, seat, move)) return 'no-such-answer';
    const made: LineMove = by === 'match' ? [seat, move] : [seat, move, levelOf(by, until)];
    const reached = moveAt(open.study, spot, made);
    if (reached === undefined) return 'full';
    open.study = reached.study;
    desk.follow(reached.study);
    spot = reached.spot;
    tell(reached);
    if (!(await rest())) return 'stopped';
  }
}

/** How far a spot lies from the beginning, and where its line has left the match. */
function depthOf(study: Study, spot: StudySpot): string {
  const left = { step: stepOfMatch(study, spot) };
  return `${left.step} ${movesBetween(study, left, spot).length}`;
}

function answererOf(who: readonly Answerer[], seat: Seat): Answerer {
  return who[seat] ?? 'me';
}

function levelOf(by: Answerer, until: string): string {
  if (until === 'end') return QUICK;
  return by === 'me' || by === 'match' ? USUAL_LEVEL : by;
}

/** What the seat answered next in the match, after as many answers as it has given in the lines since then. */
function asInMatch({ study }: OpenStudy, spot: StudySpot, seat: Seat): Move | undefined {
  const left = { step: stepOfMatch(study, spot) };
  const given = movesBetween(study, left, spot).filter(([by]) => by === seat).length;
  const next = study.record.moves.slice(left.step).filter(([by]) => by === seat)[given];
  return next === undefined || next[1] === 'resign' ? undefined : next[1];
}

/** A bot is given the seat's view alone. The same way to a spot brings the same thoughts, whatever its line is called. */
async function thoughtOf(
  game: Game,
  position: Position,
  seat: Seat,
  level: string,
  depth: string,
  rest: Rest,
): Promise<Move | undefined> {
  const bot = botNamed(level);
  const view = game.view(position, seat);
  const random = randomFor(`${level} ${seat}`, depth);
  const decision = bot.consider?.(game, view, seat, random);
  if (decision === undefined) return bot.choose(game, view, seat, random);
  while (ponderSlice(decision)) if (!(await rest())) return undefined;
  return decision.settle();
}
