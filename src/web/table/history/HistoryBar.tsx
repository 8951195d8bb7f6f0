import './history.css';
import { type ReactNode, useEffect, useState } from 'react';
import { Button, IconButton } from '../../look/Button.tsx';
import { Slider } from '../../look/Slider.tsx';
import { useSay } from '../../messages/text.ts';

interface HistoryBarProps {
  readonly moment: number;
  readonly moments: number;
  readonly lookAt: (moment: number) => void;
  /** Leads back to the running match, where there is one. */
  readonly close?: () => void;
  /** Whether it plays from the beginning, and leads back to the running match when it has come there. */
  readonly replay?: boolean;
  /** How much time is left in the running match, where that is limited. */
  readonly countdown?: ReactNode;
}

const PLAY_EVERY = 1100;

/** Every moment of the match on a line: to go through, play or jump. */
export function HistoryBar({ moment, moments, lookAt, close, replay = false, countdown }: HistoryBarProps) {
  const say = useSay();
  const [playing, setPlaying] = useState(replay);

  useEffect(() => {
    if (!playing) return;
    if (moment >= moments && !replay) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => (moment < moments ? lookAt(moment + 1) : close?.()), PLAY_EVERY);
    return () => clearTimeout(timer);
  }, [playing, replay, moment, moments, lookAt, close]);

  const go = (to: number) => {
    setPlaying(false);
    lookAt(Math.max(0, Math.min(moments, to)));
  };

  return (
    <section className="history paper" aria-label={say('history.title')}>
      <div className="history-buttons">
        <IconButton icon="first" label={say('history.first')} onClick={() => go(0)} disabled={moment === 0} />
        <IconButton
          icon="previous"
          label={say('history.back')}
          onClick={() => go(moment - 1)}
          disabled={moment === 0}
        />
        <IconButton
          icon={playing ? 'pause' : 'play'}
          label={playing ? say('history.pause') : say('history.play')}
          onClick={() => {
            if (!playing && moment >= moments) lookAt(0);
            setPlaying(!playing);
          }}
        />
        <IconButton
          icon="next"
          label={say('history.on')}
          onClick={() => go(moment + 1)}
          disabled={moment === moments}
        />
        <IconButton icon="last" label={say('history.last')} onClick={() => go(moments)} disabled={moment === moments} />
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
      {close && (
        <Button size="small" kind="primary" onClick={close}>
          {say('history.now')}
        </Button>
      )}
    </section>
  );
}
