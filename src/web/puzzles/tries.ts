import { create } from 'zustand';
import { MOST_TRIES_SENT, type PuzzleTries, type PuzzleTry } from '../../protocol/puzzle-try.ts';
import { ratingAfter } from '../../puzzles/rating.ts';
import { request } from '../connection/api.ts';
import { readKept, writeKept } from '../store/kept.ts';
import { useMe } from '../store/me.ts';
import { TRIES_KEY } from './kept-days.ts';
import { keyOf, together } from './together.ts';

interface TriesStore {
  /** The first try at each puzzle, the oldest first. */
  readonly tries: readonly PuzzleTry[];
  /** Notes a try at a puzzle; a puzzle that was tried before stays as it was. */
  add(tried: PuzzleTry): void;
  /** Brings together what this device knows and what the server keeps with the person. */
  share(): Promise<void>;
}

function isTry(kept: unknown): kept is PuzzleTry {
  if (typeof kept !== 'object' || kept === null) return false;
  const { game, puzzle, rating, score, at } = kept as Partial<PuzzleTry>;
  return (
    typeof game === 'string' && typeof puzzle === 'string' && [rating, score, at].every((each) => Number.isFinite(each))
  );
}

function readTries(): PuzzleTry[] {
  const kept = readKept(TRIES_KEY);
  return Array.isArray(kept) ? kept.filter(isTry) : [];
}

export const useTries = create<TriesStore>((set, get) => ({
  tries: readTries(),
  add(tried) {
    const tries = together(get().tries, [tried]);
    set({ tries });
    writeKept(TRIES_KEY, tries);
    void get().share();
  },
  async share() {
    if (useMe.getState().server !== 'up') return;
    try {
      let { tries: kept } = await request<PuzzleTries>('GET', '/api/me/puzzles');
      const there = new Set(kept.map(keyOf));
      const missing = get().tries.filter((tried) => !there.has(keyOf(tried)));
      for (let from = 0; from < missing.length; from += MOST_TRIES_SENT) {
        const sent = { tries: missing.slice(from, from + MOST_TRIES_SENT) };
        ({ tries: kept } = await request<PuzzleTries>('POST', '/api/me/puzzles', sent));
      }
      const tries = together(kept, get().tries);
      set({ tries });
      writeKept(TRIES_KEY, tries);
    } catch {
      // The device keeps them; they are sent with the next one.
    }
  },
}));

export function useTried(game: string, puzzle: string): PuzzleTry | undefined {
  return useTries(({ tries }) => tries.find((tried) => tried.game === game && tried.puzzle === puzzle));
}

export function usePuzzleRating() {
  return ratingAfter(useTries(({ tries }) => tries));
}
