import './countdown.css';
import { useEffect, useState } from 'react';
import { useSay } from '../../messages/text.ts';
import { inMinutes, secondsLeft, untilNextSecond } from './seconds-left.ts';

/** In seconds: screen readers are told when this many are left. */
const SHORT = 10;

/** The remaining time for the answer. */
export function Countdown({ ends }: { readonly ends: number }) {
  const say = useSay();
  const left = useSecondsLeft(ends);
  const isShort = left <= SHORT;
  return (
    <div className="countdown" data-short={isShort || undefined}>
      <p className="countdown-time" role="timer">
        <span className="countdown-label">{say(left === 0 ? 'clock.up' : 'clock.left')}</span>{' '}
        <span className="countdown-digits">{inMinutes(left)}</span>
      </p>
      <p className="sr-only" role="status" aria-live="polite">
        {isShort && say(left === 0 ? 'clock.up' : 'clock.short', { seconds: SHORT })}
      </p>
    </div>
  );
}

/** The remaining time of a paused clock. */
export function RestingClock({ left }: { readonly left: number }) {
  const say = useSay();
  return (
    <div className="countdown">
      <p className="countdown-time" role="timer">
        <span className="countdown-label">{say('clock.resting')}</span>{' '}
        <span className="countdown-digits">{inMinutes(secondsLeft(left, 0))}</span>
      </p>
    </div>
  );
}

/** Updates once a second until the time is up. */
function useSecondsLeft(ends: number): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    // A new deadline must not be compared with the time of the last update.
    setNow(performance.now());
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const then = performance.now();
      setNow(then);
      if (secondsLeft(ends, then) > 0) timer = setTimeout(look, untilNextSecond(ends, then));
    };
    timer = setTimeout(look, untilNextSecond(ends, performance.now()));
    return () => clearTimeout(timer);
  }, [ends]);
  return secondsLeft(ends, now);
}
