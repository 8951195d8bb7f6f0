import './clocks.css';
import { useEffect, useRef } from 'react';
import type { Pace } from '../../../protocol/pace.ts';
import type { SeatClock } from '../../../protocol/server.ts';
import { useSay, useTexts } from '../../messages/text.ts';
import { sayTimeLeft } from '../../pace/say-time.ts';
import { useSettings } from '../../store/settings.ts';
import { play } from '../attention/sounds.ts';
import { ClockPicture } from './ClockPicture.tsx';
import { isShort } from './left-now.ts';
import { sayPaused } from './SeatClock.tsx';
import { useLeft } from './use-left.ts';

/** In seconds: screen readers are told when this many are left, and a knock is heard at the last three. */
const SPOKEN = [300, 60, 30, 10];
const HEARD = [60, 30, 10];

interface OwnClockProps {
  readonly pace: Pace;
  readonly clock: SeatClock;
  /** When the clock was received, by this page's `performance.now()`. */
  readonly received: number;
}

/** One's own clock, beside the question: what is left, when it ends, and what follows. */
export function OwnClock({ pace, clock, received }: OwnClockProps) {
  const say = useSay();
  const language = useTexts((store) => store.language);
  const left = useLeft(clock, received);
  const time = sayTimeLeft(say, left, pace.kind);
  const short = clock.runs && isShort(left, pace.bank);
  const step = clock.runs ? SPOKEN.findLast((seconds) => left <= seconds * 1000) : undefined;
  useKnock(step);
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', hour: '2-digit', minute: '2-digit' });
  const why = sayPaused(say, clock, language);
  return (
    <div className="own-clock" data-short={short || undefined}>
      <ClockPicture kind={pace.kind} share={left / (pace.cap * 1000)} runs={clock.runs} />
      <p className="own-clock-time" role="timer">
        <b>{say('clock.time-left', { time })}</b>
        {why !== undefined && <span className="own-clock-more">{why}</span>}
        {why === undefined && short && (
          <span className="own-clock-more">{say('clock.soon', { outcome: pace.timeUp })}</span>
        )}
        {why === undefined && !short && pace.kind === 'days' && clock.ends !== undefined && (
          <span className="own-clock-more">{say('clock.until', { time: format.format(clock.ends) })}</span>
        )}
      </p>
      <p className="sr-only" role="status" aria-live="polite">
        {step !== undefined && say('clock.own-low', { time: sayTimeLeft(say, step * 1000, 'days') })}
      </p>
    </div>
  );
}

/** A knock of wood when the last minute, half minute and ten seconds begin. */
function useKnock(step: number | undefined): void {
  const on = useSettings((settings) => settings.sound === 'on');
  const before = useRef(step);
  useEffect(() => {
    const isNew = before.current !== step;
    before.current = step;
    if (on && isNew && step !== undefined && HEARD.includes(step)) play('wood');
  }, [on, step]);
}
