import type { KernelWord, MessageParams } from './messages.ts';

/** Why something was refused: the rule that forbids it, and the message for people. Nothing has changed. */
export interface Refusal<Id extends string = string> extends MessageParams {
  readonly rule: string;
  readonly say: Id;
}

export interface Refused {
  readonly refused: Refusal;
}

/** The ids are those of the kernel unless others are named: `refuse<HostWord>`. */
export function refuse<Id extends string = KernelWord>(
  rule: string,
  say: NoInfer<Id>,
  params: MessageParams = {},
): Refused {
  return { refused: { ...params, rule, say } };
}
