import './table-line.css';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { TableInfo } from '../../protocol/server.ts';
import { isLocal } from '../connection/connection.ts';
import { titleOf } from '../game-list.ts';
import { Badge } from '../look/Badge.tsx';
import { useSay, useTexts } from '../messages/text.ts';
import { sayGoesOn, sayLeastLeft, sayPace, sayPlanningTime } from '../pace/say-time.ts';
import { waitsForMe } from '../store/tables.ts';
import { ago } from './ago.ts';
import { isFreeSeat } from './free-seat.ts';
import { useShownNames } from './guest-names.ts';
import { PersonMark } from './PersonMark.tsx';
import { seatName } from './seat-name.ts';

interface TableLineProps {
  readonly info: TableInfo;
  /** A button beside the line. */
  readonly aside?: ReactNode;
}

/** A table in a list: its game, its players and its state. */
export function TableLine({ info: told, aside }: TableLineProps) {
  const say = useSay();
  const info = useShownNames(told);
  const language = useTexts((store) => store.language);
  const { table, game, seats, state, moved, asked, places, pace } = info;
  const timeLeft = sayLeastLeft(say, info);
  const goesOn = sayGoesOn(say, info, language);
  const planningTime = sayPlanningTime(say, info);
  const free = seats.filter(isFreeSeat).length;
  const own = seats.find(({ mine }) => mine)?.seat;
  const place = own === undefined ? undefined : places?.[own];
  return (
    <li className="table-line" data-waiting={waitsForMe(info) || undefined}>
      <Link href={state === 'over' ? `/match/${table}` : `/table/${table}`} className="table-line-link">
        <span className="table-line-title">{titleOf(game)}</span>
        <span className="table-line-seats">
          {seats.map((seat) => (
            <span
              key={seat.seat}
              className="table-line-seat"
              data-free={seat.holder === 'nobody' || undefined}
              data-asked={asked.includes(seat.seat) || undefined}
            >
              <PersonMark seat={seat.kept ?? seat} />
              {seatName(seat, say)}
            </span>
          ))}
        </span>
        <span className="table-line-state">
          {info.unreadable && <Badge kind="plain">{say('matches.unreadable')}</Badge>}
          {waitsForMe(info) && <Badge kind="gold">{say('table.your-turn')}</Badge>}
          {info.rated && <Badge kind="frost">{say('rated')}</Badge>}
          {pace !== undefined && state !== 'over' && (
            <span className="tiny" data-tip={sayPace(say, pace)}>
              {goesOn ?? timeLeft ?? say(`pace.${pace.kind}-short`)}
            </span>
          )}
          {planningTime !== undefined && state !== 'over' && <span className="tiny">{planningTime}</span>}
          {state === 'gathering' && free > 0 && <Badge kind="moss">{say('lobby.free', { count: free })}</Badge>}
          {place !== undefined && (
            <Badge kind={place === 1 ? 'gold' : 'plain'}>{say('matches.place', { place })}</Badge>
          )}
          {isLocal(table) && <span className="tiny">{say('matches.here')}</span>}
          <time className="tiny soft" dateTime={new Date(moved).toISOString()}>
            {ago(moved, Date.now(), language) ?? say('matches.ago.now')}
          </time>
        </span>
        {info.unreadable && <span className="table-line-hint tiny soft">{say('matches.unreadable-hint')}</span>}
      </Link>
      {aside}
    </li>
  );
}
