import './players.css';
import type { ReactNode } from 'react';
import type { Score, Seat } from '../../../kernel/game.ts';
import type { SeatInfo, TableInfo } from '../../../protocol/server.ts';
import { HouseMark } from '../../frame/HouseMark.tsx';
import { Badge } from '../../look/Badge.tsx';
import { Icon } from '../../look/Icon.tsx';
import { SeatMark, seatNumber } from '../../look/SeatMark.tsx';
import { useSay } from '../../messages/text.ts';
import type { ReceivedClocks } from '../../store/table.ts';
import { Adjourn } from '../clocks/Adjourn.tsx';
import { PauseButton } from '../clocks/PauseButton.tsx';
import { SeatClock } from '../clocks/SeatClock.tsx';
import type { Since } from '../log/since.ts';
import { presenceOf, type SeatActions, SeatExtras } from './SeatExtras.tsx';

interface PlayersProps {
  readonly info: TableInfo;
  readonly clocks: ReceivedClocks | undefined;
  readonly scores: readonly Score[];
  readonly actions: SeatActions;
  readonly since: Since;
  /** Shows a player's own board, in games where everybody has one. */
  readonly show: ((seat: Seat) => void) | undefined;
  readonly shown: Seat;
}

/** The players: who is present, whose turn it is, and the actions for each seat. */
export function Players({ info, clocks, scores, actions, since, show, shown }: PlayersProps) {
  const say = useSay();
  // Where several people share the screen, 'you' would be ambiguous.
  const alone = info.seats.filter(({ mine }) => mine).length === 1;
  return (
    <div className="players">
      <ul className="players-list">
        {info.seats.map((each) => (
          <PlayerLine
            key={each.seat}
            seat={each}
            you={each.mine && alone}
            asked={info.asked.includes(each.seat)}
            points={scores.find((score) => score.seat === each.seat)?.points}
            gain={since.gains.get(each.seat)}
            changed={since.homes.has(each.seat)}
            show={show && (() => show(each.seat))}
            isShown={show !== undefined && shown === each.seat}
            clock={<SeatClock info={info} clocks={clocks} seat={each.seat} />}
            extras={<SeatExtras info={info} seat={each} actions={actions} />}
          />
        ))}
      </ul>
      <PauseButton info={info} clocks={clocks} />
      <Adjourn info={info} clocks={clocks} />
      {info.spectators > 0 && (
        <p className="players-watching">
          <Icon name="eye" /> {say('players.watching', { count: info.spectators })}
        </p>
      )}
    </div>
  );
}

interface PlayerLineProps {
  readonly seat: SeatInfo;
  readonly you: boolean;
  readonly asked: boolean;
  readonly points: number | undefined;
  /** Points gained since the viewer's last turn. */
  readonly gain: number | undefined;
  /** Whether their own board has changed since then. */
  readonly changed: boolean;
  readonly show: (() => void) | undefined;
  readonly isShown: boolean;
  readonly clock: ReactNode;
  readonly extras: ReactNode;
}

function PlayerLine({ seat, you, asked, points, gain, changed, show, isShown, clock, extras }: PlayerLineProps) {
  const say = useSay();
  const isAway = presenceOf(seat) === 'away';
  return (
    <li className={asked ? 'player player-turn' : isAway ? 'player player-away' : 'player'}>
      <SeatMark seat={seatNumber(seat.seat)} />
      {show === undefined ? (
        <span className="player-name">
          {seat.name}
          {you && <span className="player-you">{say('players.you')}</span>}
        </span>
      ) : (
        <button type="button" className="player-name player-show" aria-pressed={isShown} onClick={show}>
          <span className="player-text">{seat.name}</span>
          {you && <span className="player-you">{say('players.you')}</span>}
          {changed && (
            <span className="player-changed">
              <span className="sr-only">{say('players.board-changed')}</span>
            </span>
          )}
        </button>
      )}
      {seat.mark !== undefined && seat.bot === undefined && !you && <HouseMark mark={seat.mark} />}
      {asked && <Badge kind="gold">{say('players.turn')}</Badge>}
      {clock}
      {extras}
      {gain !== undefined && (
        <span className="changed-tag">
          <span className="sr-only">{say('mark.since')}</span>
          {say('players.gain', { gain })}
        </span>
      )}
      <span className="player-points">{points}</span>
    </li>
  );
}
