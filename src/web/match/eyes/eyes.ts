import type { Game, Position, Viewer } from '../../../kernel/game.ts';

/** Who looks at a match that is over, and whether all that is hidden is laid open. */
export interface Eyes {
  readonly viewer: Viewer;
  readonly open: boolean;
}

export const SPECTATOR: Eyes = { viewer: 'spectator', open: false };

/** What these eyes see of a position. What lies open is for matches that are over, and for lines that are tried out. */
export function seenBy(game: Game, position: Position, { viewer, open }: Eyes): Position {
  return open ? position : game.view(position, viewer);
}
