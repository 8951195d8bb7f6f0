import { useMemo } from 'react';
import type { Move } from '../../kernel/game.ts';
import type { Quest } from '../../puzzles/line.ts';
import { HistoryButtons } from '../table/history/HistoryButtons.tsx';
import { useStepping } from '../table/history/use-stepping.ts';
import type { Speech } from '../table/log/speech.ts';
import { sayLine, valueAt } from './say-line.ts';
import { usePuzzlesSay } from './text.ts';

interface SolutionProps {
  readonly quest: Quest;
  readonly line: readonly Move[];
  /** How many of its answers are on the board. */
  readonly step: number;
  readonly lookAt: (step: number) => void;
  readonly speech: Speech;
}

/** The best line, answer by answer, with buttons that play it on the board. */
export function Solution({ quest, line, step, lookAt, speech }: SolutionProps) {
  const say = usePuzzlesSay();
  const words = useMemo(
    () => sayLine(quest, line, speech).map((each, place) => ({ number: place + 1, words: each })),
    [quest, line, speech],
  );
  const stepping = useStepping({ moment: step, moments: line.length, lookAt });
  return (
    <section className="solution" aria-label={say('puzzle.solution')}>
      <div className="solution-head">
        <h2 className="verdict-title">{say('puzzle.solution')}</h2>
        <span className="solution-buttons">
          <HistoryButtons {...stepping} />
        </span>
      </div>
      <p className="sr-only" role="status">
        {say('puzzle.step', { step, steps: line.length })} {words[step - 1]?.words}
      </p>
      <ol className="solution-steps">
        {words.map(({ number, words: each }) => (
          <li key={number}>
            <button
              type="button"
              className="solution-step"
              aria-current={number === step ? 'step' : undefined}
              onClick={() => stepping.go(number)}
            >
              {each}
            </button>
          </li>
        ))}
      </ol>
      <p>{step === line.length && speech.say(`brought.${quest.goal.id}`, { value: valueAt(quest, line) })}</p>
    </section>
  );
}
