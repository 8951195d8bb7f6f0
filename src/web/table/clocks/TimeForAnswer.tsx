import type { Viewer } from '../../../kernel/game.ts';
import type { TableInfo } from '../../../protocol/server.ts';
import type { TableSession } from '../../store/table.ts';
import { Countdown, RestingClock } from '../seats/Countdown.tsx';
import { OwnClock } from './OwnClock.tsx';

interface TimeForAnswerProps extends Pick<TableSession, 'clock' | 'clocks'> {
  readonly info: TableInfo;
  readonly viewer: Viewer;
}

/** How long one may still think: the time for planning, or one's own clock while one is asked. */
export function TimeForAnswer({ info, clock, clocks, viewer }: TimeForAnswerProps) {
  if (clock !== undefined) {
    return clock.resting || clock.paused ? <RestingClock left={clock.left} /> : <Countdown ends={clock.ends} />;
  }
  const { pace, asked } = info;
  const own = clocks?.seats.find(({ seat }) => seat === viewer && asked.includes(seat));
  if (pace === undefined || clocks === undefined || own === undefined) return null;
  return <OwnClock info={info} pace={pace} clock={own} received={clocks.received} />;
}
