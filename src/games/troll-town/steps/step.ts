import type { AskStep, AutoStep } from '../../../kernel/game.ts';
import type { FrameOf, TrollTownFrame } from '../frames.ts';
import type { TrollTownMove } from '../moves.ts';
import type { TrollTown } from '../position.ts';
import type { Word } from '../words.ts';

type Name = TrollTownFrame['step'];

export type Ask<Step extends Name, M extends TrollTownMove> = AskStep<TrollTown, M, FrameOf<Step>, Word>;
export type Auto<Step extends Name> = AutoStep<TrollTown, FrameOf<Step>>;
