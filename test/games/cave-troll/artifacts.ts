import type { Artifact } from '../../../src/games/cave-troll/box/artifacts.ts';
import { arrange, type CaveMatch, playArtifact } from './testing.ts';

export type Board = Parameters<typeof arrange>[0];
type Scene = Parameters<typeof arrange>[1];

/** Red holds the artifact. */
export function holding(artifact: Artifact, board: Board, scene: Scene = {}): CaveMatch {
  return arrange(board, { ...scene, artifacts: { red: artifact } });
}

/** Red is using the artifact. */
export function using(artifact: Artifact, board: Board, scene: Scene = {}): CaveMatch {
  const match = holding(artifact, board, scene);
  playArtifact(match);
  return match;
}
