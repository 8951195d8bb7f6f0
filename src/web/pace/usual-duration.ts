import { useEffect } from 'react';
import { create } from 'zustand';
import type { DurationList, UsualDuration } from '../../protocol/durations.ts';
import type { PaceKind } from '../../protocol/pace.ts';
import { ApiError, request } from '../connection/api.ts';
import { manifestOf } from '../game-list.ts';
import type { Say } from '../messages/text.ts';
import { useMe } from '../store/me.ts';
import { sayDuration } from './say-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Durations {
  /** Of matches that were played here; undefined until asked for. */
  readonly known?: readonly UsualDuration[];
  load(): Promise<void>;
}

const useDurations = create<Durations>((set, get) => ({
  async load() {
    if (get().known !== undefined || useMe.getState().server !== 'up') return;
    set({ known: [] });
    try {
      set({ known: (await request<DurationList>('GET', '/api/durations')).durations });
    } catch (error) {
      // Without it, what the game says of itself is shown.
      if (!(error instanceof ApiError)) throw error;
    }
  },
}));

/**
 * In milliseconds: how long such a match usually takes. Where too few have ended here it is what the game says of itself, which holds
 * for an evening at the table, not for a match over days.
 */
export function useUsualDuration(game: string, seats: number): (pace: PaceKind) => number | undefined {
  const server = useMe((store) => store.server);
  const known = useDurations((store) => store.known);
  const load = useDurations((store) => store.load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once the server is known to be there.
  useEffect(() => void load(), [server]);
  const minutes = manifestOf(game)?.minutes;
  return (pace) =>
    known?.find((each) => each.game === game && each.seats === seats && each.pace === pace)?.duration ??
    (pace === 'days' || minutes === undefined ? undefined : minutes * MINUTE);
}

/** As exactly as one can count on it: '5 min', '70 min', '3 h', '12 days'. */
export function sayUsualDuration(say: Say, milliseconds: number): string {
  const rounded = (unit: number) => Math.max(1, Math.round(milliseconds / unit)) * unit;
  const unit = milliseconds < 2 * HOUR ? 5 * MINUTE : milliseconds < 2 * DAY ? HOUR : DAY;
  return sayDuration(say, rounded(unit) / 1000);
}
