import { z } from 'zod';
import { LANGUAGE_IDS } from '../kernel/languages.ts';

/** Bodies of requests and answers about calls: how people are told that a table needs them. */

const kind = z.enum(['turn', 'invitation', 'clock-low', 'end', 'chat', 'found', 'resume']);
const channel = z.enum(['push', 'mail', 'webhook']);
export type CallKindName = z.infer<typeof kind>;
export type CallChannelName = z.infer<typeof channel>;

const minuteOfDay = z
  .number()
  .int()
  .min(0)
  .max(24 * 60 - 1);

const zone = z
  .string()
  .max(60)
  .refine(isZone, 'a zone is a time zone such as Europe/Stockholm or America/New_York, or UTC');
const language = z.enum(LANGUAGE_IDS);

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** PUT /api/me/calls */
export const callPreferences = z.strictObject({
  language,
  zone,
  /** The channels for each kind of call. */
  what: z.record(kind, z.array(channel).max(3)),
  /** Minutes of the day in one's own zone; during them nothing is sent. */
  quiet: z.strictObject({ from: minuteOfDay, to: minuteOfDay }).nullable(),
  /** Whether calls about a clock that runs low are sent during quiet hours, too. */
  wake: z.boolean(),
  /** One mail a day for all, or one for each turn, at most one an hour. */
  mail: z.enum(['digest', 'each']),
  digestHour: z.number().int().min(0).max(23),
});

export type CallPreferences = z.infer<typeof callPreferences>;

/** PUT /api/me/calls/push: what the browser's push manager gave. */
export const newPush = z.strictObject({
  endpoint: z.url().max(1_000),
  keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
  language,
  zone,
});

/** PUT /api/me/calls/mail, and POST /api/sign-in/mail. */
export const mailAddress = z.strictObject({
  address: z
    .email()
    .max(200)
    .transform((address) => address.toLowerCase()),
  language: language.default('en'),
  zone: zone.optional(),
});

/** PUT /api/me/calls/webhook */
export const newWebhook = z.strictObject({ url: z.string().max(1_000), language, zone });

/** POST /api/me/calls/test */
export const testCall = z.strictObject({ channel });

/** PUT /api/me/calls/tables/:id */
export const tableMode = z.strictObject({ mode: z.enum(['usual', 'loud', 'silent']) });

/** The outcome of a trial call. */
export interface TestOutcome {
  readonly sent: boolean;
  /** How many devices took it. */
  readonly reached?: number;
  /** The other side's error, if it refused the call. */
  readonly problem?: string;
}

/** A browser that takes notifications. */
interface CalledDevice {
  /** The id of the signed-in device. */
  readonly id: string;
  readonly browser: string;
  readonly here: boolean;
  readonly reached?: number;
  readonly problem?: string;
}

/** GET /api/me/calls, and the answer to everything that changes it. */
export interface CallSettings {
  readonly preferences: CallPreferences;
  /** Notifications: our public key; missing if the host has not set up notifications. */
  readonly pushKey?: string;
  readonly devices: readonly CalledDevice[];
  /** Whether this server sends mail. */
  readonly canMail: boolean;
  readonly mail?: { readonly address: string; readonly confirmed: boolean; readonly problem?: string };
  readonly webhook?: {
    readonly url: string;
    readonly reached?: number;
    readonly problem?: string;
    readonly failingSince?: number;
    /** Shown once, in the answer to the request that set it up. */
    readonly secret?: string;
  };
  /** Tables at which one wants to be called more or not at all. */
  readonly tables: Readonly<Record<string, 'usual' | 'loud' | 'silent'>>;
  /** Until when nothing is sent, if one asked for quiet today. */
  readonly quietUntil?: number;
}

/** GET /api/sign-in: the ways to sign in that this server offers besides passkeys, words and codes. */
export interface SignInWays {
  readonly mail: boolean;
}

/** POST /api/sign-in/mail: the same whether the address is known or not. */
export interface MailSent {
  readonly sent: true;
}

/** GET and POST /api/mail/:token */
export interface MailConfirmed {
  readonly address: string;
  readonly confirmed: boolean;
}

/** POST /api/tables/:id/call-again */
export const calledAgain = z.strictObject({ seat: z.number().int().min(0).max(6) });

/** What a notification carries, encrypted for the browser alone. */
export interface PushedCall {
  readonly title: string;
  readonly body: string;
  /** A newer notification with the same tag takes the place of the older. */
  readonly tag: string;
  /** The path of the page that it opens. */
  readonly path: string;
  /** What its two buttons say; without them it has none. */
  readonly play?: string;
  readonly quiet?: string;
  /** How many turns wait, for the badge of the installed app. */
  readonly waiting: number;
}

/** The call to the owner of a seat that is asked, and whether they have looked at the table since. */
export interface CalledSeat {
  readonly seat: number;
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly seen?: true;
  /** From when on they may be called once more; left out if somebody has asked for that already. */
  readonly again?: number;
}

/** The answer to GET /api/tables/:id/called. */
export interface CalledList {
  readonly seats: readonly CalledSeat[];
}
