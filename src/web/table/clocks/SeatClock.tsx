import './clocks.css';
import type { Pace } from '../../../protocol/pace.ts';
import type { SeatClock as Clock, TableInfo } from '../../../protocol/server.ts';
import { type Say, useSay, useTexts } from '../../messages/text.ts';
import { sayTimeLeft } from '../../pace/say-time.ts';
import type { ReceivedClocks } from '../../store/table.ts';
import { ClockPicture } from './ClockPicture.tsx';
import { isShort } from './left-now.ts';
import { useLeft } from './use-left.ts';

interface SeatClockProps {
  readonly info: TableInfo;
  readonly clocks: ReceivedClocks | undefined;
  readonly seat: number;
}

/** How much time a player has, beside their name; nothing where nobody's time is limited. */
export function SeatClock({ info, clocks, seat }: SeatClockProps) {
  const clock = clocks?.seats.find((each) => each.seat === seat);
  if (info.pace === undefined || clocks === undefined || clock === undefined) return null;
  return <ShownClock info={info} pace={info.pace} clock={clock} received={clocks.received} />;
}

interface ShownClockProps {
  readonly info: TableInfo;
  readonly pace: Pace;
  readonly clock: Clock;
  readonly received: number;
}

function ShownClock({ info, pace, clock, received }: ShownClockProps) {
  const say = useSay();
  const language = useTexts((store) => store.language);
  const left = useLeft(clock, received);
  const why = sayPaused(say, clock, info, language);
  return (
    <span className="seat-clock" data-runs={clock.runs || undefined} data-short={isShort(left, pace.bank) || undefined}>
      <ClockPicture kind={pace.kind} share={left / (pace.cap * 1000)} runs={clock.runs} />
      <span role="timer" className="seat-clock-time">
        {clock.up === undefined
          ? say('clock.time-left', { time: sayTimeLeft(say, left, pace.kind) })
          : say('clock.ran-out')}
      </span>
      {why !== undefined && <span className="seat-clock-why">{why}</span>}
    </span>
  );
}

/** Why a clock stands though its seat is asked. */
export function sayPaused(
  say: Say,
  { paused, pausedUntil }: Clock,
  { seats }: Pick<TableInfo, 'seats'>,
  language: string,
): string | undefined {
  const [reason] = paused ?? [];
  if (reason === undefined) return undefined;
  const host = seats.find((seat) => seat.host)?.name;
  if (reason === 'host' && host !== undefined) return say('clock.paused-by', { name: host });
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', hour: '2-digit', minute: '2-digit' });
  const time = pausedUntil === undefined ? '' : format.format(pausedUntil);
  const words = say(`clock.paused.${reason}`, { time });
  return reason === 'holiday' && time !== '' ? `${words} ${say('clock.until', { time })}` : words;
}
