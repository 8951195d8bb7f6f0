import type { Move, Reason } from '../kernel/game.ts';

/** An answer that a bot has thought about in somebody's place. */
export interface HintedAnswer {
  readonly move: Move;
  /** The answer, and what the seat would best answer next if nobody and nothing comes between. */
  readonly line: readonly Move[];
  /** What the seat may expect after it, from 0 to 1: its chance to win, as far as the bot can tell. */
  readonly expected: number;
  /** What speaks for or against it, weightiest first: messages of the game. */
  readonly reasons: readonly Reason[];
}

/** What a bot would do in a seat's place, knowing no more than the seat. */
export interface Hint {
  readonly best: HintedAnswer;
  /** The next best answers, two at most. */
  readonly alternatives: readonly HintedAnswer[];
  /** What each seat may expect, from 0 to 1. */
  readonly results: readonly number[];
}

/** Of advice, what is told: not how it was arrived at. */
export function hintFrom({ best, alternatives, results }: Hint): Hint {
  return { best: told(best), alternatives: alternatives.map(told), results };
}

function told({ move, line, expected, reasons }: HintedAnswer): HintedAnswer {
  return { move, line, expected, reasons };
}
