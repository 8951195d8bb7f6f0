import type { Game } from '../kernel/game.ts';
import { type Catalogue, KERNEL_MESSAGES, type KernelWord, type MessageParams, speak } from '../kernel/messages.ts';
import type { Refusal } from '../kernel/refusal.ts';
import { ACCOUNT_MESSAGES } from '../protocol/account-messages.ts';
import { GROUP_MESSAGES } from '../protocol/group-messages.ts';
import { HOST_MESSAGES, REPORT_MESSAGES } from '../protocol/host-messages.ts';
import { SERVER_MESSAGES } from '../protocol/messages.ts';
import { NOTE_MESSAGES } from '../protocol/note-messages.ts';
import type { RefusalCode } from '../protocol/server.ts';
import { SETTINGS_MESSAGES } from '../protocol/settings-messages.ts';
import { STUDY_MESSAGES } from '../protocol/study-messages.ts';
import { TABLE_MESSAGES } from '../protocol/table-messages.ts';
import { TOURNAMENT_MESSAGES } from '../protocol/tournament-messages.ts';
import { ADJOURNING_MESSAGES, WAITING_MESSAGES } from '../protocol/waiting-messages.ts';

/** A request that was refused, with a code for programs and a message for people. Nothing has changed. */
export interface Denial {
  readonly denied: RefusalCode;
  readonly refusal: Refusal;
}

/** All refusals of the server, also those that few pages need. */
export const REFUSALS = {
  ...SERVER_MESSAGES,
  ...HOST_MESSAGES,
  ...REPORT_MESSAGES,
  ...TOURNAMENT_MESSAGES,
  ...ACCOUNT_MESSAGES,
  ...SETTINGS_MESSAGES,
  ...TABLE_MESSAGES,
  ...GROUP_MESSAGES,
  ...STUDY_MESSAGES,
  ...WAITING_MESSAGES,
  ...ADJOURNING_MESSAGES,
  ...NOTE_MESSAGES,
};

/** The message ids of a host: its own and the kernel's. */
export type HostWord = keyof typeof REFUSALS | KernelWord;

/** A refusal that comes from no rule of a game. */
export function deny(code: RefusalCode, say: HostWord, params: MessageParams = {}): Denial {
  return { denied: code, refusal: { ...params, rule: '', say } };
}

export function isDenial(value: unknown): value is Denial {
  return typeof value === 'object' && value !== null && 'denied' in value;
}

const CODES: Readonly<Record<string, RefusalCode>> = {
  'refused.not-your-turn': 'not-your-turn',
  'refused.match-over': 'match-over',
  'refused.nothing-to-undo': 'nothing-to-undo',
  'refused.undone-enough': 'nothing-to-undo',
  'refused.no-such-seat': 'not-your-seat',
  'refused.resigned': 'not-allowed',
  'refused.trouble': 'trouble',
};

/** A refusal by the rules. */
export function denyByRule(refusal: Refusal): Denial {
  return { denied: CODES[refusal.say] ?? 'not-on-offer', refusal };
}

const SEAT_NUMBER = { name: (seat: number) => `seat ${seat + 1}` };

const OWN_MESSAGES: Catalogue = { ...REFUSALS, ...KERNEL_MESSAGES };
const catalogues = new WeakMap<Game, Catalogue>();

/** Merged once for each game, since a catalogue has thousands of messages and refusals are frequent. */
function catalogueOf(game: Game): Catalogue {
  let catalogue = catalogues.get(game);
  if (catalogue === undefined) {
    catalogue = { ...OWN_MESSAGES, ...game.messages };
    catalogues.set(game, catalogue);
  }
  return catalogue;
}

export function words({ refusal }: Denial, game?: Game): string {
  const catalogue = game === undefined ? OWN_MESSAGES : catalogueOf(game);
  return refusal.say in catalogue ? speak(catalogue, refusal.say, refusal, SEAT_NUMBER) : refusal.say;
}
