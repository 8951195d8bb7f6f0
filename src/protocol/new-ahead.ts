import { z } from 'zod';
import type { Question } from '../kernel/game.ts';
import { MOST_AHEAD } from './ahead.ts';
import { move, seat, seatEntry } from './client.ts';

const question = z.custom<Question>((value) => {
  if (typeof value !== 'object' || value === null || !('say' in value) || typeof value.say !== 'string') return false;
  return JSON.stringify(value).length <= 400;
}, 'a question is a message: `say` and its parameters');

/** PUT /api/tables/:id/ahead: what a seat will answer when it is asked. Answered with `PlansAhead`. */
export const newPlanAhead = z.strictObject({
  seat,
  seatEntry,
  moves: z
    .array(
      z.strictObject({
        question,
        move,
        label: question.optional(),
        seen: z
          .string()
          .regex(/^[0-9a-f]{16}$/, 'a fingerprint has 16 hexadecimal digits')
          .optional(),
      }),
    )
    .min(1, 'at least one move is planned')
    .max(MOST_AHEAD, `at most ${MOST_AHEAD} moves are planned at a time`),
});

/** DELETE has no body: the seat is in the path. */
export const seatOfPlan = z.coerce.number().int().min(0).max(6);
