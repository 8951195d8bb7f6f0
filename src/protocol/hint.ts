import type { Move, Question, Reason, Seat } from '../kernel/game.ts';

/** An answer that a bot has considered for a person. */
export interface HintedAnswer {
  readonly move: Move;
  /** The answer, and the seat's best next answers if nothing comes in between. */
  readonly line: readonly Move[];
  /** The seat's chance to win, from 0 to 1; of a lone player the points at the end. */
  readonly expected: number;
  /** Reasons for or against it, the strongest first, as messages of the game. */
  readonly reasons: readonly Reason[];
}

/** What a bot would answer for a seat, knowing only the seat's view. */
export interface Hint {
  readonly best: HintedAnswer;
  /** The next best answers, two at most. */
  readonly alternatives: readonly HintedAnswer[];
  /** The chance of each seat to win, from 0 to 1; of a lone player the points at the end. */
  readonly results: readonly number[];
}

/** An answer of a bot that was explained: whose it was, at which moment, and what was asked and answered, as messages of the game. */
export interface Explained {
  readonly moment: number;
  readonly by: Seat;
  readonly question: Question;
  readonly played: Question;
}

/** The part of the advice that is sent to the client. */
export function hintFrom({ best, alternatives, results }: Hint): Hint {
  return { best: told(best), alternatives: alternatives.map(told), results };
}

function told({ move, line, expected, reasons }: HintedAnswer): HintedAnswer {
  return { move, line, expected, reasons };
}
