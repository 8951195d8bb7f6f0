import type { AskStep, AutoStep } from '../../../kernel/game.ts';
import type { CaveTrollFrame, FrameOf } from '../frames.ts';
import type { CaveTrollMove } from '../moves.ts';
import type { CaveTroll } from '../position.ts';
import type { Word } from '../words.ts';

export type Ask<Step extends CaveTrollFrame['step'], M extends CaveTrollMove> = AskStep<
  CaveTroll,
  M,
  FrameOf<Step>,
  Word
>;
export type Auto<Step extends CaveTrollFrame['step']> = AutoStep<CaveTroll, FrameOf<Step>>;
