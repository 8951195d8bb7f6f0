/** A problem that the host should look at. */
export type HostConcern =
  | 'no-backups'
  | 'backup-failed'
  | 'backup-late'
  | 'disk-low'
  | 'unreadable'
  | 'job-failed'
  | 'calls-failed'
  | 'reports'
  | 'no-mail';

export interface HostOverview {
  readonly concerns: readonly { readonly what: HostConcern; readonly count: number }[];
  /** How many people are hosts. */
  readonly hosts: number;
  readonly people: { readonly here: number; readonly week: number; readonly days: readonly number[] };
  readonly tables: {
    readonly live: number;
    readonly days: number;
    readonly none: number;
    readonly history: readonly number[];
  };
  /** In milliseconds: how long moves of today take until they are on disk. */
  readonly moves: { readonly mean?: number; readonly worst?: number; readonly days: readonly number[] };
  readonly database: { readonly bytes: number; readonly room?: number; readonly days: readonly number[] };
}
