import { z } from 'zod';
import type { OptionValue } from '../kernel/game.ts';
import { cleanLine, holdsAddress } from './clean.ts';
import { paceOfTournament, param } from './client.ts';
import type { Pace } from './pace.ts';

/** Tournaments: bodies of HTTP requests and answers. */

export const FORMATS = ['swiss', 'round-robin', 'knock-out'] as const;
export type Format = (typeof FORMATS)[number];

export const MOST_ROUNDS = 15;
export const MOST_ENTRANTS = 512;
/** A round robin has as many rounds as it needs, and at most so many. */
export const MOST_ROBIN_ROUNDS = 31;
const MINUTE = 60_000;
const YEAR = 365 * 24 * 60 * MINUTE;

const EVERY = 'rounds follow each other after 1 minute to 60 days, 86400 minutes';

const name = z
  .string()
  .max(60, 'a name has at most 60 letters')
  .transform(cleanLine)
  .refine((line) => line.length >= 3, 'a name has at least 3 letters that can be read')
  .refine((line) => !holdsAddress(line), 'a name holds no web address: write a space after a dot');

/** POST /api/tournaments, by somebody with a lasting sign-in; answered with the `TournamentPage`. */
export const newTournament = z.strictObject({
  name,
  game: z.string().max(40),
  options: z.record(z.string().max(40), param).default({}),
  /** Seats a table, if the number of people allows it. */
  seats: z.number().int().min(2, 'tables of a tournament have at least 2 seats').max(7, 'tables have at most 7 seats'),
  format: z.enum(FORMATS).default('swiss'),
  /** For Swiss; the other formats take as many as they need. */
  rounds: z
    .number()
    .int()
    .min(1, 'a tournament has at least one round')
    .max(MOST_ROUNDS, `a tournament has at most ${MOST_ROUNDS} rounds`)
    .default(4),
  /** Needed: without a clock a tournament waits for ever for somebody who does not come. */
  pace: paceOfTournament.optional(),
  rated: z.boolean().default(false),
  /** Whether it is listed; otherwise it is found by its link only. */
  open: z.boolean().default(true),
  /** When it begins by itself, in milliseconds since 1970; without it, when its host says so. */
  starts: z.number().int().optional(),
  /** In minutes: a round begins so long after the one before at the earliest; without it, as soon as that has ended. */
  every: z
    .number()
    .int()
    .min(1, EVERY)
    .max(60 * 24 * 60, EVERY)
    .optional(),
});

export type NewTournament = z.input<typeof newTournament>;

/** A time to begin lies at most this far ahead, in milliseconds. */
export const FARTHEST_START = YEAR;

/** POST /api/tournaments/:id/enter. Where matches last for days, by somebody who is called to their turns or looks by themselves. */
export const newEntry = z.strictObject({ looksAlone: z.boolean().default(false) });

/** POST /api/tournaments/:id/sit-out, by somebody who takes part in a Swiss: whether they sit the next round out. */
export const sittingOut = z.strictObject({ sitOut: z.boolean() });

/** POST /api/tournaments/:id/bots, by the host before it begins: so many bots of that level take part. Not if rated. */
export const newBots = z.strictObject({
  level: z.string().max(20),
  count: z.number().int().min(1, 'add at least one bot').max(64, 'add at most 64 bots at a time'),
});

/** PUT /api/tournaments/:id/notice, by the host: a line for the screen in the room; none takes it away. */
export const newNotice = z.strictObject({ text: z.string().max(200).transform(cleanLine) });

/** POST /api/tournaments/:id/decide, by the host: the places at a table of this round, with the reason, which everybody reads. */
export const decision = z.strictObject({
  table: z.number().int().min(1).max(MOST_ENTRANTS),
  places: z.array(z.number().int().min(1).max(7)).min(2).max(7),
  reason: z
    .string()
    .max(200)
    .transform(cleanLine)
    .refine((line) => line !== '', 'a reason is needed, for everybody to read'),
});

/**
 * GET /api/tournaments?state=entry|running|over&before=…: a page of those that are open to all, the newest first; with mine=1, of
 * those in which you take part and that are not over, with your table.
 */
export const tournamentsQuery = z.object({
  mine: z.literal('1').optional(),
  state: z.enum(['entry', 'running', 'over']).optional(),
  before: z
    .string()
    .regex(/^\d{1,15}\.[a-z0-9]{10}$/)
    .optional(),
});

/** GET /api/tournaments/:id?round=newest, or a number: the tables of that round alone. Without it, of all rounds. */
export const tournamentQuery = z.object({
  round: z
    .union([z.literal('newest'), z.coerce.number().int().min(1).max(MOST_ROBIN_ROUNDS)], {
      error: `round is 'newest', or a number from 1 to ${MOST_ROBIN_ROUNDS}`,
    })
    .optional(),
});

export interface TournamentList {
  readonly tournaments: readonly TournamentInfo[];
  /** For the next page: `before` of the next request. */
  readonly more?: string;
}

export interface TournamentInfo {
  readonly id: string;
  readonly name: string;
  readonly host: { readonly id: string; readonly name: string };
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: number;
  readonly format: Format;
  /** How many rounds are planned. Of a knock-out, how many it has had. */
  readonly rounds: number;
  readonly pace?: Pace;
  readonly rated: boolean;
  readonly open: boolean;
  readonly state: 'entry' | 'running' | 'over' | 'called-off';
  readonly entrants: number;
  /** The round that is played, or was played last; 0 before the first. */
  readonly round: number;
  readonly made: number;
  readonly starts?: number;
  readonly every?: number;
  readonly started?: number;
  readonly ended?: number;
  /** Whether you take part. */
  readonly entered: boolean;
  /** In the list of your own: the table of this round at which you play, while it has no result. */
  readonly table?: string;
}

/** GET /api/tournaments/:id, and the answer to everything that changes it. */
export interface TournamentPage extends TournamentInfo {
  readonly people: readonly EntrantInfo[];
  readonly played: readonly RoundInfo[];
  readonly standings: readonly StandingInfo[];
  readonly notice?: string;
  /** So many people are needed to begin. */
  readonly fewest: number;
  /** Whether you are called to your turns. Others confirm `looksAlone` when they enter a tournament by days. */
  readonly called: boolean;
  /** When the next round begins, at the earliest, where rounds have a schedule. */
  readonly next?: number;
  /** The time of the server, for counting down. */
  readonly now: number;
}

interface EntrantInfo {
  /** Of standings and tables: the person's id, or the bot's name. */
  readonly id: string;
  readonly name: string;
  /** The person's house mark. */
  readonly mark?: string;
  readonly bot?: string;
  readonly left: boolean;
  /** The round to come that they sit out. */
  readonly sitsOut?: number;
  /** Whether the person was on this site within the last minutes. */
  readonly here?: true;
}

export interface RoundInfo {
  readonly round: number;
  readonly made: number;
  readonly ended?: number;
  readonly byes: readonly string[];
  /** Those who sat it out. */
  readonly satOut?: readonly string[];
  /** Empty where only those of another round were asked for. */
  readonly tables: readonly RoundTableInfo[];
}

export interface RoundTableInfo {
  readonly number: number;
  /** The match: /table/:table. */
  readonly table: string;
  /** By seat. */
  readonly players: readonly string[];
  readonly places?: readonly number[];
  /** 6 for a win; those who did not come get none. */
  readonly points?: readonly number[];
  readonly scores?: readonly number[];
  readonly absent?: readonly number[];
  /** Why the host has decided the result. */
  readonly note?: string;
  /** Whether a host of the server ended the match without a result, so that it counts as a draw. */
  readonly calledOff?: true;
}

/** GET /api/tournaments/:id/scores: how it stands at the tables that are played, by seat, as spectators are shown it. */
export interface LiveScores {
  readonly tables: readonly { readonly number: number; readonly table: string; readonly scores: readonly number[] }[];
}

/** Tie-breaks between players with equal points, in this order. Players that none of them separates share the place. */
export const TIE_BREAKS = ['wins', 'rivals', 'share', 'headToHead', 'earlier'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

/** In a knock-out these come before the points: the last round one was in, and the place in the final. */
export const KNOCK_OUT_FIRST = ['reached', 'final'] as const;
export type Separation = TieBreak | (typeof KNOCK_OUT_FIRST)[number];

interface StandingInfo {
  readonly player: string;
  readonly place: number;
  /** 6 for a win. */
  readonly points: number;
  readonly wins: number;
  /** The mean of the points of everybody met. */
  readonly rivals: number;
  /** The mean share of the score at one's tables, from 0 to 1. */
  readonly share: number;
  /** By round: the place at the table, a bye, sat out, or null if not played or not finished. */
  readonly rounds: readonly (number | 'bye' | 'sat-out' | null)[];
  /** The tie-break that put the player behind the one above, if points were equal. */
  readonly separatedBy?: Separation;
}
