import { z } from 'zod';
import type { Move } from '../kernel/game.ts';
import type { Proposal } from '../kernel/proposals.ts';
import { cleanLine, problemWithName } from './clean.ts';
import type { PaceRequest } from './pace.ts';
import { PaceProblem, paceFrom } from './read-pace.ts';

/** The messages that a client may send over the WebSocket, and parts of the HTTP bodies. Everything else is refused. */

const MOST_SEATS = 7;
const SEATS_OF_A_TABLE = `a table has 1 to ${MOST_SEATS}`;

const tableId = z.string().regex(/^[a-z0-9]{10}$/, 'a table is named by ten letters and digits');
export const seat = z
  .number()
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
/** How many entries of this seat are in the log. It identifies the question that is answered, whatever others have done meanwhile. */
export const seatEntry = z.number().int().min(0).max(1_000_000);
const moment = z.number().int().min(0).max(1_000_000);
export const param = z.union([z.string().max(80), z.number(), z.boolean()]);

/** Checked by hand, because nothing else is checked as often. The rules decide whether it is on offer. */
export const move = z.custom<Move>(isMove, 'a move is a flat object with a verb in `do`');

function isMove(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('do' in value)) return false;
  if (typeof value.do !== 'string' || value.do.length > 40) return false;
  return Object.values(value).every(isParam);
}

function isParam(value: unknown): boolean {
  return typeof value === 'string' ? value.length <= 80 : typeof value === 'number' || typeof value === 'boolean';
}

/** A proposal, the seat that makes it, and the period it is for. The game decides whether it is valid. */
const proposed = z.strictObject({
  seat,
  period: moment,
  proposal: z.custom<Proposal>(isMove, 'a proposal is a flat object with a verb in `do`'),
});

/** Must not be empty after cleaning. */
const chatLine = z
  .string()
  .max(500)
  .transform(cleanLine)
  .refine((line) => line !== '', 'there is nothing to read in it');

/** An id chosen by the client, which the answer carries back. */
const request = { request: z.number().int().min(0).optional() };

export const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('watch'),
    ...request,
    table: tableId,
    /** The version of the game's rules that the client has: what follows from the view by them is not sent to it. */
    rules: z.number().int().min(1).optional(),
  }),
  z.strictObject({ type: z.literal('leave'), ...request, table: tableId }),
  z.strictObject({ type: z.literal('move'), ...request, table: tableId, seat, seatEntry, move }),
  z.strictObject({ type: z.literal('undo'), ...request, table: tableId, seat, seatEntry }),
  z.strictObject({ type: z.literal('resign'), ...request, table: tableId, seat, seatEntry }),
  z.strictObject({ type: z.literal('shown'), ...request, table: tableId }),
  z.strictObject({
    type: z.literal('hint'),
    ...request,
    table: tableId,
    seat,
    seatEntry,
    /** A moment that a bot's answer made: then it is told why the bot answered so. */
    explains: moment.optional(),
  }),
  z.strictObject({ type: z.literal('past'), ...request, table: tableId, moment }),
  z.strictObject({ type: z.literal('log'), ...request, table: tableId, before: moment }),
  z
    .strictObject({
      type: z.literal('chat'),
      ...request,
      table: tableId,
      text: chatLine.optional(),
      proposed: proposed.optional(),
    })
    .refine(({ text, proposed }) => text !== undefined || proposed !== undefined, 'there is nothing to read in it'),
  z.strictObject({ type: z.literal('hand-over'), ...request, table: tableId, seat, bot: z.string().max(20) }),
  z.strictObject({ type: z.literal('take-back'), ...request, table: tableId, seat }),
  z.strictObject({ type: z.literal('vote'), ...request, table: tableId, seat, bot: z.string().max(20) }),
]);

export type ClientMessage = z.infer<typeof clientMessage>;

/** Problems are message ids, so that they can be translated. */
export const personName = z
  .string()
  .trim()
  .min(1, 'name-empty')
  .max(24, 'name-long')
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}\p{M} .'’-]*$/u, 'name-letters')
  .transform((name) => name.normalize('NFC').replace(/ +/g, ' '))
  .superRefine((name, context) => {
    const problem = problemWithName(name);
    if (problem !== undefined) context.addIssue(problem);
  });

const personId = z.string().regex(/^[a-z0-9]{12}$/, 'a person is named by twelve letters and digits');

/** Who gets a seat: the person who makes the table, a bot of some level, anybody who joins, or somebody for whom it is kept. */
export const seatRequest = z.union([
  z.literal('me'),
  z.literal('anyone'),
  z.strictObject({ bot: z.string().max(20) }),
  z.strictObject({ invite: personId }),
]);

/** Checked by hand, so that each problem says what would be right. */
function paceSchema(reading: Parameters<typeof paceFrom>[1]) {
  return z
    .custom<PaceRequest>(() => true)
    .transform((wish, context) => {
      try {
        return paceFrom(wish, reading);
      } catch (error) {
        if (!(error instanceof PaceProblem)) throw error;
        context.addIssue(error.message);
        return z.NEVER;
      }
    });
}

const pace = paceSchema({});
/** Nobody's clock stands for a holiday in a tournament, unless that was chosen. */
export const paceOfTournament = paceSchema({ holidaysIfChosen: true });

export const newTable = z.strictObject({
  game: z.string().max(40),
  options: z.record(z.string().max(40), param).default({}),
  seats: z.array(seatRequest).min(1, SEATS_OF_A_TABLE).max(MOST_SEATS, SEATS_OF_A_TABLE),
  /** Whether the table is listed; otherwise it is found by its link only. */
  open: z.boolean().default(false),
  /** Whether bots give hints even though several people play. */
  hints: z.boolean().default(false),
  /** How fast the match is to be played; nobody's time is limited unless chosen. */
  pace: pace.optional(),
  /** Whether the result counts for the ratings of those who play. Needs a pace, and people alone. */
  rated: z.boolean().default(false),
  /** Whether the match begins by itself when every seat is taken. Unless chosen, it does where play is by days. */
  begins: z.enum(['by-host', 'when-full']).optional(),
  /** What the host says to those who come: the first line of the chat. */
  word: chatLine.optional(),
  /** Start at once; every seat must be taken. */
  start: z.boolean().default(false),
});

export type NewTable = z.input<typeof newTable>;
