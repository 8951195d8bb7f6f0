import type { MessageParams } from './messages.ts';

/** Why something was not done: the rule that stands against it and what to say about it. Nothing has changed. */
export interface Refusal extends MessageParams {
  readonly rule: string;
  readonly say: string;
}

export interface Refused {
  readonly refused: Refusal;
}

export function refuse(rule: string, say: string, params: MessageParams = {}): Refused {
  return { refused: { ...params, rule, say } };
}
