import type { MessageParams } from '../../kernel/messages.ts';
import type { Named } from './reports.ts';

/** Everything that hosts do. Each has a sentence in the host's room. */
export type HostActionKind =
  | 'became-host'
  | 'made-host'
  | 'ended-host'
  | 'opened'
  | 'made-host-link'
  | 'made-link'
  | 'muted'
  | 'unmuted'
  | 'banned'
  | 'unbanned'
  | 'took-name'
  | 'closed-report'
  | 'ended-table'
  | 'put-table-away'
  | 'stopped-clocks'
  | 'let-clocks-go-on'
  | 'stopped-all-clocks'
  | 'let-all-clocks-go-on'
  | 'renamed-tournament'
  | 'ended-tournament'
  | 'ended-notice'
  | 'renamed-group'
  | 'ended-group'
  | 'read-matches'
  | 'announced'
  | 'ended-announcement'
  | 'ran-job'
  | 'called-again'
  | 'backed-up'
  | 'checked-backup'
  | 'downloaded-backup'
  | 'restored'
  | 'restore-failed';

/** Something that a host did. */
export interface HostLogEntry {
  readonly id: string;
  readonly at: number;
  /** Missing for what was done by the command line. */
  readonly host?: Named;
  readonly what: HostActionKind;
  readonly details: MessageParams;
}

export interface HostLog {
  readonly actions: readonly HostLogEntry[];
  /** For `before`, if there are older ones. */
  readonly more?: string;
}
