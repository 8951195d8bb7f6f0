import './lobby.css';
import '../frame/table-line.css';
import { Link, useLocation, useSearch } from 'wouter';
import { Empty } from '../frame/Empty.tsx';
import { Page } from '../frame/Page.tsx';
import { TableLine } from '../frame/TableLine.tsx';
import { useRefreshedTables } from '../frame/use-refreshed-tables.ts';
import { manifestOf } from '../game-list.ts';
import { buttonClass } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { Paper } from '../look/Paper.tsx';
import { Offline } from '../pages/Offline.tsx';
import { useMe } from '../store/me.ts';
import { useTables } from '../store/tables.ts';
import { PlayStrip } from '../waiting/PlayStrip.tsx';
import { addressOf, filterIn, fits, soonFullFirst } from './filter.ts';
import { OpenTable } from './OpenTable.tsx';
import { Places } from './Places.tsx';
import { TableFilter } from './TableFilter.tsx';
import { useLobbySay } from './text.ts';

const PATH = '/tables';

/** Open tables: those that wait for players, the ones that will soon be full first, and those being played. */
export function Lobby() {
  const say = useLobbySay();
  const server = useMe((store) => store.server);
  const { gathering, running, offered = [] } = useTables();
  const [, navigate] = useLocation();
  const filter = filterIn(useSearch());
  useRefreshedTables();
  if (server === 'down') return <Offline />;
  // A server of a newer version may have games that this page does not know.
  const known = gathering?.filter(({ game }) => manifestOf(game) !== undefined);
  const shown = known && soonFullFirst(known.filter((info) => fits(info, filter)));
  /** Nobody searches in a list of one. */
  const isLong = Object.keys(filter).length > 0 || [known, running, offered].some((list = []) => list.length > 1);
  const played = running?.filter((info) => fits(info, filter));
  return (
    <Page
      title={say('lobby.title')}
      lead={say('lobby.lead')}
      aside={
        <div className="cluster">
          <Link href="/new" className={buttonClass({ kind: 'primary' })}>
            <Icon name="plus" />
            {say('lobby.new')}
          </Link>
          <Link href="/tournaments" className={buttonClass()}>
            <Icon name="cup" />
            {say('lobby.tournaments')}
          </Link>
          <Link href="/watch" className={buttonClass()}>
            <Icon name="eye" />
            {say('lobby.to-watch')}
          </Link>
        </div>
      }
    >
      <div className="stack lobby">
        <PlayStrip />
        {isLong && (
          <TableFilter filter={filter} change={(next) => navigate(addressOf(PATH, next), { replace: true })} />
        )}
        <Paper as="section" heading={say('lobby.gathering')}>
          {shown === undefined && <div className="skeleton" aria-hidden="true" />}
          {known?.length === 0 && <Empty>{say('lobby.nobody')}</Empty>}
          {known !== undefined && known.length > 0 && shown?.length === 0 && (
            <Empty>{say('lobby.none-fit', { count: known.length })}</Empty>
          )}
          <ul className="open-tables">
            {shown?.map((info) => (
              <OpenTable key={info.table} info={info} />
            ))}
          </ul>
        </Paper>
        <Places tables={offered.filter((info) => manifestOf(info.game) !== undefined && fits(info, filter))} />
        <Paper as="section" heading={say('lobby.running')}>
          {played === undefined && <div className="skeleton" aria-hidden="true" />}
          {played?.length === 0 && <Empty>{say('lobby.nothing-running')}</Empty>}
          {played !== undefined && played.length > 0 && (
            <ul className="table-lines">
              {played.map((info) => (
                <TableLine key={info.table} info={info} />
              ))}
            </ul>
          )}
        </Paper>
      </div>
    </Page>
  );
}
