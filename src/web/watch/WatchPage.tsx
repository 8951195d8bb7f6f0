import './watch.css';
import '../frame/table-line.css';
import { Link, useLocation, useSearch } from 'wouter';
import { Choice } from '../frame/Choice.tsx';
import { Empty } from '../frame/Empty.tsx';
import { Page } from '../frame/Page.tsx';
import { GAME_IDS, manifestOf, titleOf } from '../game-list.ts';
import { addressOf, filterIn } from '../lobby/filter.ts';
import { useLobbySay } from '../lobby/text.ts';
import { buttonClass } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { Paper } from '../look/Paper.tsx';
import { Offline } from '../pages/Offline.tsx';
import { useMe } from '../store/me.ts';
import { useWatched } from './use-watched.ts';
import { WatchCard } from './WatchCard.tsx';

const ALL = 'all';

/** Matches that go on now, each with its board as spectators see it. */
export function WatchPage() {
  const say = useLobbySay();
  const server = useMe((store) => store.server);
  const { game } = filterIn(useSearch());
  const [, navigate] = useLocation();
  const matches = useWatched(game)?.filter(({ info }) => manifestOf(info.game) !== undefined);
  if (server === 'down') return <Offline />;
  return (
    <Page
      title={say('watch.title')}
      lead={say('watch.lead')}
      aside={
        <Link href="/tables" className={buttonClass()}>
          <Icon name="campfire" />
          {say('nav.tables')}
        </Link>
      }
    >
      <div className="stack">
        <Paper kind="strip">
          <Choice
            label={say('lobby.filter.game')}
            values={[ALL, ...GAME_IDS]}
            value={game ?? ALL}
            say={(each) => (each === ALL ? say('watch.all') : titleOf(each))}
            onChange={(each) => navigate(addressOf('/watch', each === ALL ? {} : { game: each }), { replace: true })}
          />
        </Paper>
        {matches === undefined && <div className="skeleton" aria-hidden="true" />}
        {matches?.length === 0 && (
          <Paper>
            <Empty>{say('watch.none')}</Empty>
          </Paper>
        )}
        <ul className="watch-cards">
          {matches?.map((match) => (
            <WatchCard key={match.info.table} match={match} />
          ))}
        </ul>
      </div>
    </Page>
  );
}
