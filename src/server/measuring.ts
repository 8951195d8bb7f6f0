import type { Server } from './server.ts';
import { databaseSize } from './store/database/size.ts';
import { addMeasures, countRunning, countSeenSince, dayOf } from './store/host-room/measures.ts';

/** How long moves take until they are on disk, as far as this process stores them. */
export interface Speed {
  note(milliseconds: number): void;
  /** The figures since the last call, which are then reset. */
  take(): Stored;
  /** The same, without a reset. */
  look(): Stored;
}

interface Stored {
  readonly entries: number;
  readonly stored_ms: number;
  readonly worst_ms: number;
}

const NOTHING: Stored = { entries: 0, stored_ms: 0, worst_ms: 0 };

export function makeSpeed(): Speed {
  let stored = NOTHING;
  const rounded = ({ entries, stored_ms, worst_ms }: Stored) => ({
    entries,
    stored_ms: Math.round(stored_ms),
    worst_ms: Math.ceil(worst_ms),
  });
  return {
    note(milliseconds) {
      stored = {
        entries: stored.entries + 1,
        stored_ms: stored.stored_ms + milliseconds,
        worst_ms: Math.max(stored.worst_ms, milliseconds),
      };
    },
    take() {
      const taken = stored;
      stored = NOTHING;
      return rounded(taken);
    },
    look: () => rounded(stored),
  };
}

/** In milliseconds: people count as present if they were seen within this time. Connected people are noted more often than that. */
export const HERE = 5 * 60_000;

/** Stores the figures of today. Each process adds its own. */
export async function measure({ db, kind, now, settings, speed }: Server): Promise<void> {
  const at = now();
  const [people, tables, bytes] = await Promise.all([
    countSeenSince(db, at - HERE),
    countRunning(db),
    databaseSize(db, kind, settings.database),
  ]);
  const running = tables.live + tables.days + tables.none;
  await addMeasures(db, { day: dayOf(at), people, running, bytes, ...speed.take() });
}
