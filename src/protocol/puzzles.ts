import { z } from 'zod';
import { MOST_TRIES_SENT } from './puzzle-try.ts';

const LATEST = 8_640_000_000_000_000;

const puzzleTry = z.strictObject({
  game: z.string().regex(/^[a-z][a-z-]{0,39}$/, 'is no game'),
  puzzle: z.string().regex(/^[0-9a-f]{4,16}$/, 'is no puzzle'),
  rating: z.int().min(0).max(4000),
  score: z.number().min(0).max(1),
  at: z.int().min(0).max(LATEST),
  day: z.iso.date().optional(),
});

/** POST /api/me/puzzles. Answered, like the GET, with the `PuzzleTries`. */
export const newTries = z.strictObject({ tries: z.array(puzzleTry).max(MOST_TRIES_SENT) });
