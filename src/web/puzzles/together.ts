import type { PuzzleTry } from '../../protocol/puzzle-try.ts';

/** All tries of both lists; of a puzzle that is in both, the older one. */
export function together(one: readonly PuzzleTry[], other: readonly PuzzleTry[]): PuzzleTry[] {
  const byPuzzle = new Map<string, PuzzleTry>();
  for (const tried of [...one, ...other].sort((a, b) => a.at - b.at)) {
    const key = keyOf(tried);
    if (!byPuzzle.has(key)) byPuzzle.set(key, tried);
  }
  return [...byPuzzle.values()];
}

export function keyOf({ game, puzzle }: Pick<PuzzleTry, 'game' | 'puzzle'>): string {
  return `${game}/${puzzle}`;
}
