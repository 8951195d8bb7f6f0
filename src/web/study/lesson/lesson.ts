import type { Move, Seat } from '../../../kernel/game.ts';
import { sameMove } from '../../../kernel/offers.ts';
import type { Study, StudyChapter, StudySpot } from '../../../protocol/study/study.ts';
import { nextAt } from '../tree/tree.ts';

/** What a reader's answer comes to: what the chapter asks for, something that a line shows the end of, or something else. */
export type Tried =
  | { readonly is: 'right' }
  | { readonly is: 'shown'; readonly spot: StudySpot }
  | { readonly is: 'other' };

/** Judges an answer at a chapter that asks for one: what was played there is right, and lines say what comes of others. */
export function judge(study: Study, { at }: StudyChapter, seat: Seat, move: Move): Tried {
  const next = nextAt(study, at);
  if (next !== undefined && next[0] === seat && next[1] !== 'resign' && sameMove(next[1], move)) return { is: 'right' };
  const line = study.lines.find(({ from, dealt, moves: [first] }) => {
    const isHere = dealt === undefined && from.line === at.line && from.step === at.step;
    return isHere && first !== undefined && first[0] === seat && sameMove(first[1], move);
  });
  return line === undefined ? { is: 'other' } : { is: 'shown', spot: { line: line.id, step: 1 } };
}
