import { type Comparison, compareWays } from '../../../bots/compare.ts';
import type { Move, Seat } from '../../../kernel/game.ts';
import { sameMove } from '../../../kernel/offers.ts';
import type { Study, StudySpot } from '../../../protocol/study/study.ts';
import { forkOf, movesBetween } from '../tree/tree.ts';
import type { OpenStudy, Rest } from './handlers.ts';
import type { CompareProgress, Ended, StudyRequests } from './messages.ts';

/** The answers by which two endings part: whose they are, from where, and what the seat answers there in each. */
export function partingOf(
  study: Study,
  one: StudySpot,
  other: StudySpot,
): (Pick<Comparison, 'seat' | 'ways'> & { readonly fork: StudySpot }) | undefined {
  const fork = forkOf(study, one, other);
  const ways = [movesBetween(study, fork, one), movesBetween(study, fork, other)] as const;
  const seat = ways[0][0]?.[0] ?? ways[1][0]?.[0];
  if (seat === undefined) return undefined;
  const [first, second] = [ownMoves(ways[0], seat), ownMoves(ways[1], seat)];
  if (first.length === 0 || second.length === 0) return undefined;
  const isSame = first.length === second.length && first.every((move, at) => second[at] && sameMove(move, second[at]));
  return isSame ? undefined : { fork, seat, ways: [first, second] };
}

/** The seat's answers up to the first of somebody else. */
function ownMoves(moves: ReturnType<typeof movesBetween>, seat: Seat): Move[] {
  const own: Move[] = [];
  for (const [by, move] of moves) {
    if (by !== seat || move === 'resign') break;
    own.push(move);
  }
  return own;
}

/** Compares two endings by the answers at which they part. Whatever is hidden there is dealt anew, for both alike. */
export async function compareEndings(
  { game, desk, study }: OpenStudy,
  { one, other, futures }: StudyRequests['compare']['asks'],
  rest: Rest,
  tell: (progress: CompareProgress) => void,
): Promise<{ ended: Ended } | { isSame: true }> {
  const parting = partingOf(study, one, other);
  if (parting === undefined) return { isSame: true };
  const { fork, seat, ways } = parting;
  const { position } = desk.standingAt(fork);
  for (const compared of compareWays(game, { position, seat, ways, futures, seed: study.record.seed })) {
    tell({ seat, fork, compared });
    if (!(await rest())) return { ended: 'stopped' };
  }
  return { ended: 'done' };
}
