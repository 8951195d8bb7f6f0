import { Suspense } from 'react';
import { Link } from 'wouter';
import type { TableInfo } from '../../protocol/server.ts';
import { useShownNames } from '../frame/guest-names.ts';
import { coverOf, titleOf } from '../game-list.ts';
import { Badge } from '../look/Badge.tsx';
import { buttonClass } from '../look/Button.tsx';
import { Paper } from '../look/Paper.tsx';
import { sayLimits } from '../pace/say-time.ts';
import { sayProgress } from './progress.ts';
import { SeatNames } from './SeatNames.tsx';
import { useLobbySay } from './text.ts';

/** Matches under way at which somebody has left, and whoever sits down plays on. */
export function Places({ tables }: { tables: readonly TableInfo[] }) {
  const say = useLobbySay();
  if (tables.length === 0) return null;
  return (
    <Paper as="section" heading={say('lobby.places')}>
      <ul className="open-tables">
        {tables.map((info) => (
          <Place key={info.table} info={info} />
        ))}
      </ul>
    </Paper>
  );
}

function Place({ info: told }: { info: TableInfo }) {
  const say = useLobbySay();
  const info = useShownNames(told);
  const { table, game, seats, asked, progress } = info;
  const offered = seats.filter((seat) => seat.offered);
  const standing = offered.flatMap(({ place }) =>
    place === undefined ? [] : say('lobby.standing', { place, of: seats.length }),
  );
  const Cover = coverOf(game);
  const isMine = seats.some(({ mine }) => mine);
  const words = say(isMine ? 'lobby.open' : 'lobby.sit-down');
  return (
    <li className="open-table">
      <span className="open-table-cover" aria-hidden="true">
        <Suspense fallback={<span className="cover skeleton" />}>
          <Cover />
        </Suspense>
      </span>
      <span className="open-table-words">
        <span className="cluster open-table-title">
          <b>{titleOf(game)}</b>
          <Badge kind="gold">{say('lobby.place', { count: offered.length })}</Badge>
        </span>
        <SeatNames seats={seats} asked={asked} />
        {progress && <span className="small">{[sayProgress(say, progress), ...standing].join(' · ')}</span>}
        <span className="small soft">
          {sayLimits(say, info) ?? say('lobby.pace.none')} · {say('lobby.place-of')}
        </span>
      </span>
      <Link
        href={`/table/${table}`}
        className={buttonClass({ kind: 'quiet' })}
        aria-label={`${titleOf(game)}: ${words}`}
      >
        {words}
      </Link>
    </li>
  );
}
