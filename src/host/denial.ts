import type { Game } from '../kernel/game.ts';
import { type Catalogue, KERNEL_MESSAGES, type KernelWord, type MessageParams, speak } from '../kernel/messages.ts';
import type { Refusal } from '../kernel/refusal.ts';
import { SERVER_MESSAGES } from '../protocol/messages.ts';
import type { RefusalCode } from '../protocol/server.ts';

/** A request that was refused, with a code for programs and a message for people. Nothing has changed. */
export interface Denial {
  readonly denied: RefusalCode;
  readonly refusal: Refusal;
}

/** The message ids of a host: its own and the kernel's. */
export type HostWord = keyof typeof SERVER_MESSAGES | KernelWord;

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

export function words({ refusal }: Denial, game?: Game): string {
  const catalogue: Catalogue = { ...SERVER_MESSAGES, ...KERNEL_MESSAGES, ...game?.messages };
  return refusal.say in catalogue ? speak(catalogue, refusal.say, refusal, SEAT_NUMBER) : refusal.say;
}
