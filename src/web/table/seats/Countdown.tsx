import './countdown.css';
import { useEffect, useState } from 'react';
import { useSay } from '../../messages/text.ts';
import { inMinutes, secondsLeft, untilNextSecond } from './seconds-left.ts';

/** In seconds: whoever listens to the page is told when so many are left. */
const SHORT = 10;

/** How much time is left for what is asked. */
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

/** How much time will be left when the clock goes on. */
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

/** Looks at the clock once a second, and no more when the time is up. */
function useSecondsLeft(ends: number): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    // A new deadline is not seen from the moment of the last look.
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
