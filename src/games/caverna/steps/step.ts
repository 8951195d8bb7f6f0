import type { AskStep, AutoStep } from '../../../kernel/game.ts';
import type { CavernaFrame, FrameOf } from '../frames.ts';
import type { CavernaMove } from '../moves.ts';
import type { Caverna } from '../position.ts';
import type { Word } from '../words.ts';

export type Ask<Step extends CavernaFrame['step'], M extends CavernaMove> = AskStep<Caverna, M, FrameOf<Step>, Word>;
export type Auto<Step extends CavernaFrame['step']> = AutoStep<Caverna, FrameOf<Step>>;
