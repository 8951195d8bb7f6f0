import type { TableInfo } from '../../protocol/server.ts';
import type { useLobbySay } from './text.ts';

type LobbySay = ReturnType<typeof useLobbySay>;
type Progress = NonNullable<TableInfo['progress']>;

/** A match longer than usual is not over yet. */
const MOST_PLAYED = 95;

/** How much of the match has been played in percent, where it is known how long such a match usually is. */
export function sharePlayed({ moments, usual }: Progress): number | undefined {
  return usual === undefined ? undefined : Math.min(MOST_PLAYED, Math.round((100 * moments) / usual));
}

export function sayProgress(say: LobbySay, progress: Progress): string {
  const share = sharePlayed(progress);
  return share === undefined ? say('watch.moves', { moments: progress.moments }) : say('watch.of', { share });
}
