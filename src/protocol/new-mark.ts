import { z } from 'zod';
import { hasHookedCross } from './hooked-cross.ts';
import { MOST_CUTS, pairsOf, tidyMark } from './house-mark.ts';

const CUTS = new RegExp(`^(?:[a-y]{2}){1,${MOST_CUTS}}$`);

/** The message id of what is wrong with a mark, if anything. */
function problemWithMark(mark: string): string | undefined {
  if (!CUTS.test(mark) || pairsOf(mark).some((pair) => pair.charAt(0) === pair.charAt(1))) return 'mark-cuts';
  return hasHookedCross(mark) ? 'mark-hooked' : undefined;
}

const houseMark = z
  .string()
  .superRefine((mark, context) => {
    const problem = problemWithMark(mark);
    if (problem !== undefined) context.addIssue(problem);
  })
  .transform(tidyMark);

/** PUT /api/me/mark, answered with the `Person`: a house mark, or null for the one that is cut from the name. */
export const newMark = z.strictObject({ mark: houseMark.nullable() });
