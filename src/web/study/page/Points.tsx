import type { Score, Seat } from '../../../kernel/game.ts';
import { SeatMark, seatNumber } from '../../look/SeatMark.tsx';

/** How the seats stand there, to compare two boards. */
export function Points({ scores, nameOf }: { scores: readonly Score[]; nameOf: (seat: Seat) => string }) {
  return (
    <ul className="study-points">
      {scores.map(({ seat, points }) => (
        <li key={seat} className="study-point">
          <SeatMark seat={seatNumber(seat)} /> {nameOf(seat)} <b>{points}</b>
        </li>
      ))}
    </ul>
  );
}
