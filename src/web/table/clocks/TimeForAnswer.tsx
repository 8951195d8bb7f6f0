import type { Viewer } from '../../../kernel/game.ts';
import type { TableInfo } from '../../../protocol/server.ts';
import type { TableSession } from '../../store/table.ts';
import { Countdown, RestingClock } from '../seats/Countdown.tsx';
import { OwnClock } from './OwnClock.tsx';
import { SeatClock } from './SeatClock.tsx';

interface TimeForAnswerProps extends Pick<TableSession, 'clock' | 'clocks'> {
  readonly info: TableInfo;
  readonly viewer: Viewer;
  /** Whether the players are in sight with their clocks. */
  readonly isListed: boolean;
}

/**
 * How long one may still think: the time for planning, or one's own clock while one is asked. Where the players are out of sight, also
 * how long the one has that all wait for.
 */
export function TimeForAnswer({ info, clock, clocks, viewer, isListed }: TimeForAnswerProps) {
  if (clock !== undefined) {
    return clock.resting || clock.paused ? <RestingClock left={clock.left} /> : <Countdown ends={clock.ends} />;
  }
  const { pace, asked } = info;
  const own = clocks?.seats.find(({ seat }) => seat === viewer && asked.includes(seat));
  if (pace === undefined || clocks === undefined) return null;
  if (own === undefined) {
    const [waitedFor, ...others] = asked;
    if (isListed || waitedFor === undefined || others.length > 0) return null;
    return <SeatClock info={info} clocks={clocks} seat={waitedFor} />;
  }
  return <OwnClock info={info} pace={pace} clock={own} received={clocks.received} />;
}
