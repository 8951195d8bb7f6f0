import './board.css';
import { ChangedMark } from '../../../../src/web/board-kit/changed/marks.tsx';
import { usePlace } from '../../../../src/web/board-kit/places.tsx';
import type { BoardProps, BoardSeat } from '../../../../src/web/board-kit/tabletop.ts';
import { SeatMark, seatNumber } from '../../../../src/web/look/SeatMark.tsx';
import { HANDFULS, type Handful } from '../box/handfuls.ts';
import type { TakeStones } from '../position.ts';
import { Stones } from './art/Stones.tsx';
import { placeOf } from './places.ts';
import type { BoardWord, Speak } from './words.ts';

/** The heap, what can be taken from it, and what everybody has taken. */
export function Board({ view, seats, speak }: BoardProps<TakeStones, BoardWord>) {
  return (
    <div className="take-stones-board">
      <section className="take-stones-heap" aria-label={speak('board.heap', { heap: view.heap })}>
        <Stones count={view.heap} />
        <p>{speak('board.heap', { heap: view.heap })}</p>
      </section>
      <ul className="take-stones-handfuls">
        {HANDFULS.map((stones) => (
          <HandfulPlace key={stones} stones={stones} speak={speak} />
        ))}
      </ul>
      <ul className="take-stones-players">
        {seats.map((seat) => (
          <Player key={seat.seat} seat={seat} stones={view.taken[seat.seat] ?? 0} speak={speak} />
        ))}
      </ul>
    </div>
  );
}

function HandfulPlace({ stones, speak }: { stones: Handful; speak: Speak }) {
  const place = usePlace(placeOf.handful(stones));
  return (
    <li>
      <div className="take-stones-handful" {...place}>
        <Stones count={stones} />
        <span>{speak(`handful.${stones}`)}</span>
      </div>
    </li>
  );
}

function Player({ seat: { seat, name }, stones, speak }: { seat: BoardSeat; stones: number; speak: Speak }) {
  return (
    <li className="take-stones-player" data-place={placeOf.taken(seat)}>
      <SeatMark seat={seatNumber(seat)} />
      <ChangedMark of={[placeOf.taken(seat)]} />
      <span>{name}</span>
      <strong>{speak('board.taken', { stones })}</strong>
    </li>
  );
}
