import type { SeatInfo } from '../../protocol/server.ts';
import { PersonMark } from '../frame/PersonMark.tsx';
import { seatName } from '../frame/seat-name.ts';
import { useLobbySay } from './text.ts';

interface SeatNamesProps {
  readonly seats: readonly SeatInfo[];
  readonly asked?: readonly number[];
}

/** Who sits there, with their strength in this game. */
export function SeatNames({ seats, asked = [] }: SeatNamesProps) {
  const say = useLobbySay();
  return (
    <span className="table-line-seats">
      {seats.map(({ rating, ...seat }) => (
        <span
          key={seat.seat}
          className="table-line-seat"
          data-free={seat.holder === 'nobody' || undefined}
          data-asked={asked.includes(seat.seat) || undefined}
        >
          <PersonMark seat={seat.kept ?? seat} />
          {seatName(seat, say)}
          {rating && (
            <span
              className="seat-rating tiny"
              data-tip={say(rating.unsure ? 'lobby.rating-unsure' : 'lobby.rating', { rating: rating.value })}
            >
              {rating.value}
              {rating.unsure && '?'}
            </span>
          )}
          {asked.includes(seat.seat) && <span className="sr-only">{say('watch.turn')}</span>}
        </span>
      ))}
    </span>
  );
}
