import './hint.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Move } from '../../../kernel/game.ts';
import type { Hint, HintedAnswer } from '../../../protocol/hint.ts';
import type { Speak } from '../../board-kit/tabletop.ts';
import { IconButton } from '../../look/Button.tsx';
import { useSay } from '../../messages/text.ts';
import type { SayMove } from './say-move.ts';

interface HintPanelProps {
  readonly hint: Hint;
  /** The answer that is highlighted on the board. */
  readonly pointed: HintedAnswer | undefined;
  readonly pointAt: (answer: HintedAnswer) => void;
  readonly close: () => void;
  readonly speak: Speak;
  readonly sayMove: SayMove;
  /** Describes the choice that is made together with the move, if there is one. */
  readonly sayNext: (line: readonly Move[], pointed?: 'pointed') => string | undefined;
}

function percentOf({ expected }: HintedAnswer): number {
  return Math.round(expected * 100);
}

function pointsBelowMiddle(panel: HTMLElement | null): boolean {
  const board = panel?.parentElement;
  const spot = board?.querySelector('.stage [data-hinted]');
  if (!board || !spot) return false;
  const [whole, part] = [board.getBoundingClientRect(), spot.getBoundingClientRect()];
  return part.top + part.bottom > whole.top + whole.bottom;
}

/** The hint: the bot's answer, its expected result and reason, and the alternatives. */
export function HintPanel({ hint, pointed, pointAt, close, speak, sayMove, sayNext }: HintPanelProps) {
  const say = useSay();
  const panel = useRef<HTMLElement>(null);
  const { best, alternatives, results } = hint;
  const answers = [best, ...alternatives];
  // Numbers that are all the same tell nothing about the answers: they are said once, and the reasons tell them apart.
  const isEven = alternatives.length > 0 && answers.every((answer) => sayExpected(answer) === sayExpected(best));
  const short = answers.map((answer) => sayAnswer(answer, 'pointed'));
  const readApart = new Set(short).size === short.length;

  // Keyboards and screen readers continue at the hint they asked for.
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);

  // Where the panel lies over the board, it moves away from the highlighted place whenever that changes.
  const [above, setAbove] = useState(false);
  useLayoutEffect(() => setAbove(pointsBelowMiddle(panel.current)));

  return (
    <section
      className="hint-panel paper"
      aria-label={say('hint.title')}
      data-above={above || undefined}
      ref={panel}
      tabIndex={-1}
    >
      <ol className="hint-answers">
        {answers.map((answer, place) => (
          <li key={JSON.stringify(answer.move)}>
            <button
              type="button"
              className="hint-answer"
              aria-pressed={answer === pointed}
              onClick={() => pointAt(answer)}
            >
              <span className="hint-move">
                {answer === best ? say('hint.best', { move: wordsOf(answer, place) }) : wordsOf(answer, place)}
              </span>
              {!isEven && <span className="hint-expected">{sayExpected(answer)}</span>}
            </button>
            {answer.reasons.length > 0 && (
              <ul className="hint-reasons">
                {(answer === pointed ? answer.reasons : answer.reasons.slice(0, 1)).map((reason) => (
                  <li key={reason.say} data-against={reason.worth < 0 || undefined}>
                    {speak(reason.say, reason)}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      {isEven && <p className="hint-even">{say('hint.even', { expected: sayExpected(best) })}</p>}
      <IconButton icon="close" label={say('hint.close')} onClick={close} />
    </section>
  );

  function sayExpected(answer: HintedAnswer): string {
    if (results.length === 1) return say('hint.points', { points: Math.round(answer.expected) });
    return say('hint.chance', { percent: percentOf(answer) });
  }

  function wordsOf(answer: HintedAnswer, place: number): string {
    return (readApart ? short[place] : undefined) ?? sayAnswer(answer);
  }

  function sayAnswer({ move, line }: HintedAnswer, pointed?: 'pointed'): string {
    const next = sayNext(line, pointed);
    const first = sayMove(move, pointed);
    return next === undefined ? first : say('hint.then', { move: first, next });
  }
}
