import type { CallChannel } from '../../host/calls.ts';
import type { CallText } from './text.ts';

/** What came of sending. A call that did not get through is tried again while it is true, unless that cannot help. */
export type Outcome =
  | { readonly sent: true; readonly reached?: number }
  | { readonly sent: false; readonly problem: string; readonly final?: boolean };

/** A way to reach people. */
export interface Channel {
  readonly name: CallChannel;
  send(person: string, text: CallText): Promise<Outcome>;
}
