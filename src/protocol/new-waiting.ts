import { z } from 'zod';
import { BOT_AFTER, WAITING_PACES } from './waiting.ts';

/** The bodies of requests about waiting for others. */

const BOT_TIMES = `bots come after ${BOT_AFTER.least} to ${BOT_AFTER.most} seconds, or never: null`;
const KNOWN_PACES = `a pace is one of ${WAITING_PACES.join(', ')}`;
const SEATS = 'seats are a whole number from 2 to 7';

/** POST /api/me/waiting, answered with the `WaitingRoom`. Replaces what the person waited for before. */
export const newWaiting = z.strictObject({
  game: z.string().max(40),
  seats: z.number(SEATS).int(SEATS).min(2, SEATS).max(7, SEATS),
  pace: z.enum(WAITING_PACES, KNOWN_PACES),
  rated: z.boolean().default(false),
  /** In seconds; null for never. */
  botAfter: z
    .number(BOT_TIMES)
    .int(BOT_TIMES)
    .min(BOT_AFTER.least, BOT_TIMES)
    .max(BOT_AFTER.most, BOT_TIMES)
    .nullable()
    .default(null),
  /** Whether one goes on waiting when no page is open any more. */
  stay: z.boolean().default(false),
});

export type NewWaiting = z.input<typeof newWaiting>;

/** PUT /api/me/waiting: whether one goes on waiting when no page is open. Answered with the `WaitingRoom`. */
export const newStay = z.strictObject({ stay: z.boolean() });
