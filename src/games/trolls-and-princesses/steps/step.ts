import type { AskStep, AutoStep } from '../../../kernel/game.ts';
import type { FrameOf, TrollsFrame } from '../frames.ts';
import type { TrollsMove } from '../moves.ts';
import type { TrollsAndPrincesses } from '../position.ts';
import type { Word } from '../words.ts';

export type Ask<Step extends TrollsFrame['step'], M extends TrollsMove> = AskStep<
  TrollsAndPrincesses,
  M,
  FrameOf<Step>,
  Word
>;
export type Auto<Step extends TrollsFrame['step']> = AutoStep<TrollsAndPrincesses, FrameOf<Step>>;
