import type { Game, Score } from '../../kernel/game.ts';
import { standings } from '../../kernel/match.ts';
import { commitment } from '../../kernel/random.ts';
import { type MatchRecord, replay, verify } from '../../kernel/record.ts';
import { linesFor } from '../../protocol/lines.ts';
import type { LogLine } from '../../protocol/server.ts';

/** A moment of a match as everybody could see it. */
export interface Moment {
  readonly view: unknown;
  readonly scores: readonly Score[];
}

export interface ReplayedMatch {
  readonly moments: readonly Moment[];
  readonly lines: readonly LogLine[];
}

/** Every moment of a recorded match, from the setup to the end. */
export function momentsOf(game: Game, record: MatchRecord): ReplayedMatch {
  const moments: Moment[] = [];
  const lines: LogLine[] = [];
  replay(game, record, (told, match) => {
    lines.push(...linesFor(told, moments.length, 'spectator'));
    moments.push({ view: game.view(match.position, 'spectator'), scores: standings(match) });
  });
  return { moments, lines };
}

/** Plays the match again from its seed and compares everything that was promised. Returns what does not fit. */
export function checkShuffle(game: Game, record: MatchRecord, promised: string): string | undefined {
  if (commitment(record.seed) !== promised) return `${record.seed} ≠ ${promised}`;
  try {
    verify(game, record);
    return undefined;
  } catch (trouble) {
    return trouble instanceof Error ? trouble.message : String(trouble);
  }
}
