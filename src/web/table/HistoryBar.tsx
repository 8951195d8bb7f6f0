import './history.css';
import { type ReactNode, useEffect, useState } from 'react';
import { Button, IconButton } from '../look/Button.tsx';
import { Slider } from '../look/Slider.tsx';
import { useSay } from '../messages/text.ts';

interface HistoryBarProps {
  readonly step: number;
  readonly steps: number;
  readonly lookAt: (step: number) => void;
  /** Leads back to the running match, where there is one. */
  readonly close?: () => void;
  /** Whether it plays from the beginning, and leads back to the running match when it has come there. */
  readonly replay?: boolean;
  /** How much time is left in the running match, where that is limited. */
  readonly countdown?: ReactNode;
}

const PLAY_EVERY = 1100;

/** Every step of the match on a line: to step through, play or jump. */
export function HistoryBar({ step, steps, lookAt, close, replay = false, countdown }: HistoryBarProps) {
  const say = useSay();
  const [playing, setPlaying] = useState(replay);

  useEffect(() => {
    if (!playing) return;
    if (step >= steps && !replay) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => (step < steps ? lookAt(step + 1) : close?.()), PLAY_EVERY);
    return () => clearTimeout(timer);
  }, [playing, replay, step, steps, lookAt, close]);

  const go = (to: number) => {
    setPlaying(false);
    lookAt(Math.max(0, Math.min(steps, to)));
  };

  return (
    <section className="history paper" aria-label={say('history.title')}>
      <div className="history-buttons">
        <IconButton icon="first" label={say('history.first')} onClick={() => go(0)} disabled={step === 0} />
        <IconButton icon="previous" label={say('history.back')} onClick={() => go(step - 1)} disabled={step === 0} />
        <IconButton
          icon={playing ? 'pause' : 'play'}
          label={playing ? say('history.pause') : say('history.play')}
          onClick={() => {
            if (!playing && step >= steps) lookAt(0);
            setPlaying(!playing);
          }}
        />
        <IconButton icon="next" label={say('history.on')} onClick={() => go(step + 1)} disabled={step === steps} />
        <IconButton icon="last" label={say('history.last')} onClick={() => go(steps)} disabled={step === steps} />
        {countdown}
      </div>
      <Slider
        label={say('history.title')}
        value={step}
        min={0}
        max={steps}
        onChange={go}
        valueText={say('history.step', { step, steps })}
        hideLabel
      />
      <span className="history-step" aria-hidden="true">
        {say('history.step', { step, steps })}
      </span>
      {close && (
        <Button size="small" kind="primary" onClick={close}>
          {say('history.now')}
        </Button>
      )}
    </section>
  );
}
