import type { Game, Move, Position } from '../../../kernel/game.ts';
import { labelFor } from '../../../kernel/steps.ts';
import type { Perspective } from '../../../protocol/server.ts';
import type { Speak } from '../../board-kit/tabletop.ts';

/** Puts a move of this position into words; less exactly where the board points at its place meanwhile. */
export type SayMove = (move: Move, pointed?: 'pointed') => string;

export function moveSpeaker(game: Game, perspective: Pick<Perspective, 'view' | 'viewer'>, say: Speak): SayMove {
  const { view, viewer } = perspective;
  return (move, pointed) => {
    const label = labelFor(game, view as Position, viewer === 'spectator' ? 0 : viewer, move);
    return say(label.say, pointed ? { ...label, pointed: true } : label);
  };
}
