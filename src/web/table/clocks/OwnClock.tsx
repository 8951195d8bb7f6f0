import './clocks.css';
import { useEffect, useRef } from 'react';
import type { Pace } from '../../../protocol/pace.ts';
import type { SeatClock, TableInfo } from '../../../protocol/server.ts';
import { useSay, useTexts } from '../../messages/text.ts';
import { sayTimeLeft } from '../../pace/say-time.ts';
import { SilenceButton } from '../attention/SilenceButton.tsx';
import { useSoundsAt } from '../attention/silenced.ts';
import { play } from '../attention/sounds.ts';
import { ClockPicture } from './ClockPicture.tsx';
import { isShort } from './left-now.ts';
import { sayPaused } from './SeatClock.tsx';
import { useLeft } from './use-left.ts';

/** In seconds: screen readers are told when this many are left. */
const SPOKEN = [300, 60, 30, 10];
/** A knock is heard at the last three, each louder than the one before. */
const LOUDNESS: Readonly<Record<number, number>> = { 60: 0.6, 30: 1, 10: 1.5 };

interface OwnClockProps {
  readonly info: TableInfo;
  readonly pace: Pace;
  readonly clock: SeatClock;
  /** When the clock was received, by this page's `performance.now()`. */
  readonly received: number;
}

/** One's own clock, beside the question: what is left, when it ends, and what follows. */
export function OwnClock({ info, pace, clock, received }: OwnClockProps) {
  const say = useSay();
  const language = useTexts((store) => store.language);
  const left = useLeft(clock, received);
  const time = sayTimeLeft(say, left, pace.kind);
  const short = clock.runs && isShort(left, pace.bank);
  const step = clock.runs ? SPOKEN.findLast((seconds) => left <= seconds * 1000) : undefined;
  useKnock(step, info.table);
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', hour: '2-digit', minute: '2-digit' });
  const why = sayPaused(say, clock, info, language);
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
      {short && <SilenceButton table={info.table} />}
      <p className="sr-only" role="status" aria-live="polite">
        {step !== undefined && say('clock.own-low', { time: sayTimeLeft(say, step * 1000, 'days') })}
      </p>
    </div>
  );
}

/** A knock of wood when the last minute, half minute and ten seconds begin. */
function useKnock(step: number | undefined, table: string): void {
  const on = useSoundsAt(table);
  const before = useRef(step);
  useEffect(() => {
    const isNew = before.current !== step;
    before.current = step;
    const loudness = LOUDNESS[step ?? 0];
    if (on && isNew && loudness !== undefined) play('wood', loudness);
  }, [on, step]);
}
