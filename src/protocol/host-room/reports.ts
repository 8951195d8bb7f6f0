/** The answer to POST /api/tables/:id/report. */
export interface ReportTaken {
  readonly reported: true;
}

export interface Named {
  readonly id: string;
  readonly name: string;
}

export interface HostReport {
  readonly id: string;
  readonly kind: 'chat' | 'name';
  readonly about: Named;
  readonly reporter: Named;
  readonly at: number;
  /** The line or the name, as it was. */
  readonly words: string;
  /** The reporter's remark, perhaps empty. */
  readonly note: string;
  /** The line that was reported, and five around it. */
  readonly lines: readonly {
    readonly name: string;
    readonly text: string;
    readonly at: number;
    readonly reported: boolean;
  }[];
  readonly closed?: {
    readonly at: number;
    readonly name: string;
    readonly outcome: ReportEnd;
    /** The host's note, perhaps empty. */
    readonly note: string;
  };
}

type ReportEnd = 'no-fault' | 'mute' | 'ban' | 'name';

export interface HostReports {
  readonly reports: readonly HostReport[];
}
