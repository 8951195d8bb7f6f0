import './player-chips.css';
import type { Score, Seat } from '../../../kernel/game.ts';
import type { TableInfo } from '../../../protocol/server.ts';
import { SeatMark, seatNumber } from '../../look/SeatMark.tsx';
import { useSay } from '../../messages/text.ts';
import type { ReceivedClocks } from '../../store/table.ts';
import { SeatClock } from '../clocks/SeatClock.tsx';
import type { Since } from '../log/since.ts';

interface PlayerChipsProps {
  readonly info: TableInfo;
  readonly clocks: ReceivedClocks | undefined;
  readonly scores: readonly Score[];
  readonly since: Since;
  /** Shows a player's own board. */
  readonly show: (seat: Seat) => void;
  readonly shown: Seat;
}

/** The players and their points in one row, where they have no room beside the board and the board does not show them. */
export function PlayerChips({ info, clocks, scores, since, show, shown }: PlayerChipsProps) {
  const say = useSay();
  return (
    <ul className="player-chips" aria-label={say('panel.players')}>
      {info.seats.map(({ seat, name }) => {
        const gain = since.gains.get(seat);
        return (
          <li key={seat}>
            <button
              type="button"
              className="player-chip"
              data-turn={info.asked.includes(seat) || undefined}
              aria-pressed={shown === seat}
              onClick={() => show(seat)}
            >
              <SeatMark seat={seatNumber(seat)} />
              <span className="player-chip-name">{name}</span>
              <SeatClock info={info} clocks={clocks} seat={seat} />
              <b>{scores.find((score) => score.seat === seat)?.points}</b>
              {gain !== undefined && (
                <span className="changed-tag">
                  <span className="sr-only">{say('mark.since')}</span>
                  {say('players.gain', { gain })}
                </span>
              )}
              {gain === undefined && since.homes.has(seat) && (
                <span className="player-changed">
                  <span className="sr-only">{say('players.board-changed')}</span>
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
