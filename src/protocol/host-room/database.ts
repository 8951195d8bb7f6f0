export interface BackupInfo {
  readonly name: string;
  readonly made: number;
  readonly reason: 'nightly' | 'by-hand' | 'before-update' | 'before-restore';
  readonly bytes: number;
}

export interface HostDatabase {
  readonly kind: 'sqlite' | 'postgres';
  /** Without user and password. */
  readonly place: string;
  readonly version: string;
  readonly bytes: number;
  /** In bytes: how much room is left on the disk, if that can be told from here. */
  readonly room?: number;
  /** The sizes of the last days. */
  readonly growth: readonly { readonly day: number; readonly bytes: number }[];
  /** Missing if backups are switched off. */
  readonly backups?: {
    readonly folder: string;
    readonly hour: number;
    readonly list: readonly BackupInfo[];
    /** Whether the host may download one now. It contains everybody's hidden cards, so not while the host plays. */
    readonly download: boolean;
  };
}

/** POST /api/host/backups and /api/host/backups/:name/check */
export interface BackupOutcome {
  readonly name: string;
  readonly bytes: number;
  readonly people: number;
  readonly tables: number;
  /** Left out for a host who is playing against people: it would reveal how many secret answers there were. */
  readonly entries?: number;
}

/** POST /api/host/backups/:name/restore: it has begun; the server answers again when it is done. */
export interface RestoreBegun {
  readonly restoring: true;
}
