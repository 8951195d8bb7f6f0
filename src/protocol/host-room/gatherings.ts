import type { Named } from './reports.ts';

/** A tournament as hosts of the server see it. */
export interface HostTournament {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly state: 'entry' | 'running' | 'over' | 'called-off';
  readonly open: boolean;
  readonly made: number;
  readonly host: Named;
  /** The notice on its screen, and the latest earlier ones, the newest first. */
  readonly notice?: string;
  readonly said: readonly { readonly at: number; readonly text: string }[];
}

export interface HostGroup {
  readonly id: string;
  readonly name: string;
  readonly made: number;
  readonly owner: Named;
  readonly members: number;
}

/** GET /api/host/gatherings, and the answer to whatever changes one of them. */
export interface HostGatherings {
  readonly tournaments: readonly HostTournament[];
  readonly groups: readonly HostGroup[];
}
