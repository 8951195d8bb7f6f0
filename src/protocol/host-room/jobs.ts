export interface HostJobs {
  readonly failed: readonly {
    readonly name: string;
    readonly at: number;
    readonly times: number;
    readonly problem: string;
  }[];
  /** Calls of the last seven days. */
  readonly calls: readonly {
    readonly channel: 'push' | 'mail' | 'webhook';
    /** Whether this server can send them. */
    readonly set: boolean;
    readonly waiting: number;
    readonly sent: number;
    readonly dropped: number;
    readonly failed: number;
    /** Why the last one failed. */
    readonly problem?: string;
  }[];
  /** Bots that think in this process, and when the next clock runs out. */
  readonly thinking: number;
  readonly nextClock?: number;
}

/** POST /api/host/jobs/:name/again */
export interface JobOutcome extends HostJobs {
  readonly worked: boolean;
}
