import { readKept, writeKept } from '../store/kept.ts';

const KEY = 'underbridge.places';

function placesKept(): Readonly<Record<string, number>> {
  const kept = readKept(KEY);
  return typeof kept === 'object' && kept !== null ? (kept as Record<string, number>) : {};
}

/** The reader's place on a leaderboard at the last visit; undefined if there was none. */
export function lastPlace(game: string): number | undefined {
  const place = placesKept()[game];
  return typeof place === 'number' ? place : undefined;
}

export function keepPlace(game: string, place: number): void {
  writeKept(KEY, { ...placesKept(), [game]: place });
}
