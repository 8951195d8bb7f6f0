import { Link } from 'wouter';
import type { TableInfo } from '../../protocol/server.ts';
import type { TournamentInfo } from '../../protocol/tournaments.ts';
import { useShownNames } from '../frame/guest-names.ts';
import { titleOf } from '../game-list.ts';
import { Paper } from '../look/Paper.tsx';
import { TournamentNews } from './OwnTournaments.tsx';
import { useMatchesSay } from './text.ts';

const SHOWN = 3;
/** In milliseconds: so long is the end of a match news. */
const NEWS = 7 * 24 * 60 * 60_000;

/** Tables one sits at that wait for players, and matches that have ended lately. */
export function newsOf(tables: readonly TableInfo[], now: number): TableInfo[] {
  const gathering = tables.filter(({ state }) => state === 'gathering');
  const ended = tables.filter(({ state, moved, places }) => state === 'over' && places && now - moved < NEWS);
  return [...gathering, ...ended].slice(0, SHOWN);
}

interface NewsProps {
  readonly tables: readonly TableInfo[];
  readonly tournaments: readonly TournamentInfo[];
}

export function News({ tables, tournaments }: NewsProps) {
  const say = useMatchesSay();
  return (
    <Paper as="section" heading={say('mine.news')}>
      <ul className="news-lines">
        {tournaments.map((tournament) => (
          <TournamentNews key={tournament.id} tournament={tournament} />
        ))}
        {tables.map((info) =>
          info.state === 'over' ? <Ended key={info.table} info={info} /> : <Gathering key={info.table} info={info} />,
        )}
      </ul>
    </Paper>
  );
}

function Gathering({ info: { table, game, seats } }: { info: TableInfo }) {
  const say = useMatchesSay();
  const free = seats.filter(({ holder }) => holder === 'nobody').length;
  return (
    <li>
      <strong>{say('mine.gathering', { game: titleOf(game) })}</strong>
      <span className="small soft">
        {free > 0 ? say('mine.seats-free', { count: free }) : say('mine.ready')}{' '}
        <Link href={`/table/${table}`}>{say('mine.to-table')}</Link>
      </span>
    </li>
  );
}

function Ended({ info: told }: { info: TableInfo }) {
  const say = useMatchesSay();
  const { table, game, seats, places = [] } = useShownNames(told);
  const winners = seats.filter(({ seat }) => places[seat] === 1);
  const [winner] = winners;
  const own = seats.find(({ mine }) => mine)?.seat;
  const place = own === undefined ? undefined : places[own];
  const isMine = winners.length === 1 && winner?.mine === true;
  const headline =
    winner === undefined || winners.length > 1
      ? say('mine.shared', { game: titleOf(game) })
      : isMine
        ? say('mine.you-won', { game: titleOf(game) })
        : say('mine.won', { name: winner.name, game: titleOf(game) });
  return (
    <li>
      <strong>{headline}</strong>
      <span className="small soft">
        {place !== undefined && !isMine && `${say('mine.your-place', { place: say('score.place', { place }) })} `}
        <Link href={`/match/${table}`}>{say('mine.see')}</Link>
      </span>
    </li>
  );
}
