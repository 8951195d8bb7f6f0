import './history.css';
import type { ReactNode } from 'react';
import { Button } from '../../look/Button.tsx';
import { Slider } from '../../look/Slider.tsx';
import { useSay } from '../../messages/text.ts';
import { HistoryButtons } from './HistoryButtons.tsx';
import { useStepping } from './use-stepping.ts';

interface HistoryBarProps {
  readonly moment: number;
  readonly moments: number;
  readonly lookAt: (moment: number) => void;
  /** Returns to the running match. */
  readonly close: () => void;
  /** Whether it plays from the start and then returns to the running match. */
  readonly replay?: boolean;
  /** The remaining time in the running match, if it is limited. */
  readonly countdown?: ReactNode;
}

/** A slider over all moments of the match, with buttons to step and play. */
export function HistoryBar({ countdown, ...steps }: HistoryBarProps) {
  const say = useSay();
  const stepping = useStepping(steps);
  const { moment, moments, go } = stepping;
  return (
    <section className="history paper" aria-label={say('history.title')}>
      <div className="history-buttons">
        <HistoryButtons {...stepping} />
        {countdown}
      </div>
      <Slider
        label={say('history.title')}
        value={moment}
        min={0}
        max={moments}
        onChange={go}
        valueText={say('history.moment', { moment, moments })}
        hideLabel
      />
      <span className="history-moment" aria-hidden="true">
        {say('history.moment', { moment, moments })}
      </span>
      <Button size="small" kind="primary" onClick={steps.close}>
        {say('history.now')}
      </Button>
    </section>
  );
}
