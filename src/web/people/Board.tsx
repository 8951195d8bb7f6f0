import { Suspense, useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type Among, type BoardRow, LEADERBOARD_FILTERS, type Leaderboard } from '../../protocol/people.ts';
import { Choice } from '../frame/Choice.tsx';
import { Empty } from '../frame/Empty.tsx';
import { shownName } from '../frame/guest-names.ts';
import { Page } from '../frame/Page.tsx';
import { useTask } from '../frame/use-task.ts';
import { coverOf, GAME_IDS, titleOf } from '../game-list.ts';
import { Badge } from '../look/Badge.tsx';
import { Button, buttonClass } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { Paper } from '../look/Paper.tsx';
import { useTexts } from '../messages/text.ts';
import { NotFound } from '../pages/NotFound.tsx';
import { useMe } from '../store/me.ts';
import { Band } from './Band.tsx';
import { keepPlace, lastPlace } from './last-place.ts';
import { Measured } from './Measured.tsx';
import { peopleApi } from './people-api.ts';
import { usePeopleSay } from './text.ts';
import { useLoaded } from './use-loaded.ts';
import { Who } from './Who.tsx';

/** Who is strongest at a game, and where the reader stands. */
export function Board({ game }: { game: string }) {
  return GAME_IDS.includes(game) ? <BoardOf game={game} /> : <NotFound />;
}

function BoardOf({ game }: { game: string }) {
  const say = usePeopleSay();
  const [, navigate] = useLocation();
  const [among, setAmong] = useState<Among>('everyone');
  const { value, trouble } = useLoaded(`board ${game} ${among}`, () => peopleApi.leaderboard(game, among, 1));
  const Cover = coverOf(game);
  return (
    <Page
      title={say('board.title', { game: titleOf(game) })}
      lead={value && <Lead board={value} />}
      aside={
        <Suspense fallback={<span className="board-cover" />}>
          <Cover className="board-cover" />
        </Suspense>
      }
    >
      <div className="board-choices">
        <Choice
          label={say('people.game')}
          values={GAME_IDS}
          value={game}
          say={titleOf}
          onChange={(chosen) => navigate(`/people/strongest/${chosen}`)}
        />
        <Choice
          label={say('board.among')}
          values={LEADERBOARD_FILTERS}
          value={among}
          say={(each) => say(`board.among.${each}`)}
          onChange={setAmong}
        />
      </div>
      {trouble && <p className="error">{trouble}</p>}
      <div className="board" aria-busy={value === undefined}>
        {value === undefined ? (
          <div className="skeleton" />
        ) : (
          <Rows key={`${game} ${among}`} first={value} among={among} />
        )}
        <div className="stack">
          {value && <You board={value} />}
          <Paper as="section" heading={say('board.how')}>
            <p>{say('board.how-1')}</p>
            <p className="small soft">
              {say('board.how-2')} {say('board.how-3')}
            </p>
          </Paper>
          {value && value.newcomers.all > 0 && <Newcomers newcomers={value.newcomers} />}
          <Paper as="section" heading={say('board.bots')} className="stack">
            <Measured game={game} />
            <p className="small soft">
              {say('board.bots-hint')} {say('board.bots-notch')}
            </p>
          </Paper>
        </div>
      </div>
    </Page>
  );
}

function Lead({ board: { listed, hidden } }: { board: Leaderboard }) {
  const say = usePeopleSay();
  return (
    <>
      {say('board.lead', { count: listed })} {hidden > 0 && say('board.hidden', { count: hidden })}
    </>
  );
}

/** So many of the best are always in sight, and are set off if there are enough players. */
const BEST = 8;
const PODIUM = 3;
const ENOUGH = 10;

function Rows({ first, among }: { first: Leaderboard; among: Among }) {
  const say = usePeopleSay();
  const me = useMe((store) => store.person?.id);
  const task = useTask();
  const [shown, setShown] = useState(first);
  const [all, setAll] = useState(false);
  const own = first.around?.find(({ person }) => person === me);
  const before = useMemo(() => (among === 'everyone' ? lastPlace(first.game) : undefined), [first.game, among]);
  useEffect(() => {
    if (among === 'everyone' && own !== undefined) keepPlace(first.game, own.place);
  }, [first.game, among, own]);
  if (shown.rows.length === 0) {
    return (
      <Paper>
        <Empty>{say(among === 'met' ? 'board.none-met' : 'board.none')}</Empty>
      </Paper>
    );
  }
  const best = all ? shown.rows : shown.rows.slice(0, BEST);
  const apart = (first.around ?? []).filter(({ person }) => !best.some((row) => row.person === person));
  const follows = apart[0]?.place === best.length + 1;
  const isWhole = !shown.more && best.length === shown.rows.length;
  const showMore = async () => {
    if (!all) return setAll(true);
    const next = await peopleApi.leaderboard(first.game, among, shown.rows.length + 1);
    setShown({ ...next, rows: [...shown.rows, ...next.rows] });
  };
  const line = (row: BoardRow) => (
    <Row
      key={row.person}
      row={row}
      isMe={row.person === me}
      podium={first.listed >= ENOUGH && row.place <= PODIUM}
      up={row.person === me && before !== undefined ? before - row.place : 0}
    />
  );
  return (
    <Paper>
      <table className="people-table board-table">
        <thead>
          <tr>
            {(['place', 'player', 'rating', 'sure', 'matches', 'won', 'last'] as const).map((column) => (
              <th key={column} scope="col" data-column={column}>
                {say(`board.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {best.map(line)}
          {apart.length > 0 && !follows && (
            <tr className="board-between">
              <td colSpan={7}>
                <span aria-hidden="true">• • •</span>
                <span className="sr-only">{say('board.between')}</span>
              </td>
            </tr>
          )}
          {apart.map(line)}
        </tbody>
      </table>
      {!isWhole && (
        <Button busy={task.busy} onClick={() => task.run(showMore)}>
          {say('board.more')}
        </Button>
      )}
      {task.trouble && <p className="error">{task.trouble}</p>}
    </Paper>
  );
}

interface RowProps {
  readonly row: BoardRow;
  readonly isMe: boolean;
  readonly podium: boolean;
  /** How many places up since the last visit. */
  readonly up: number;
}

function Row({ row, isMe, podium, up }: RowProps) {
  const say = usePeopleSay();
  const language = useTexts((store) => store.language);
  const { place, rating, band, matches, wins, recent } = row;
  const won = new Intl.NumberFormat(language, { style: 'percent' }).format(wins / matches);
  return (
    <tr data-podium={podium || undefined} data-me={isMe || undefined}>
      <td data-column="place">{place}</td>
      <th scope="row" data-column="player">
        <span className="board-player">
          <Who other={row} />{' '}
          {!isMe && (
            <Link
              href={`/new?invite=${row.person}`}
              className="board-invite"
              aria-label={say('board.invite', { name: shownName(row.name, say) })}
              data-tip={say('board.invite', { name: shownName(row.name, say) })}
            >
              <Icon name="plus" />
            </Link>
          )}{' '}
          {isMe && <span className="small">{say('board.you')}</span>}{' '}
          {up > 0 && (
            <span className="board-up" data-tip={say('board.up-hint', { by: up })}>
              {say('board.up', { by: up })}
            </span>
          )}
        </span>
      </th>
      <td data-column="rating">
        <b>{rating}</b>
      </td>
      <td data-column="sure">
        <Band from={rating - band} to={rating + band} rating={rating} /> {say('ratings.band', { band })}
      </td>
      <td data-column="matches">{matches}</td>
      <td data-column="won">{won}</td>
      <td data-column="last">
        {recent.map((each, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places have nothing else of their own.
          <Badge key={at} kind={each === 1 ? 'gold' : 'plain'}>
            {each}
          </Badge>
        ))}
      </td>
    </tr>
  );
}

/** A difference that says nothing. */
const LEVEL = 10;

function You({ board: { game, around, next, missing } }: { board: Leaderboard }) {
  const say = usePeopleSay();
  const make = (
    <Link href={`/new/${game}`} className={buttonClass({ kind: 'primary' })}>
      {say('board.table')}
    </Link>
  );
  if (missing !== undefined) {
    return (
      <Paper as="section" heading={say('board.missing')} className="stack">
        <ul>
          {missing.matches > 0 && <li>{say('board.missing-matches', { count: missing.matches })}</li>}
          {missing.opponents > 0 && <li>{say('board.missing-opponents', { count: missing.opponents })}</li>}
          {missing.idle && <li>{say('board.missing-idle')}</li>}
          {missing.private && <li>{say('board.missing-private')}</li>}
        </ul>
        {make}
      </Paper>
    );
  }
  if (around === undefined) return null;
  const name = next && 'name' in next.other ? shownName(next.other.name, say) : '';
  return (
    <Paper as="section" heading={say('board.next')}>
      <p>
        {next === undefined && say('board.first')}
        {next &&
          (next.points < 0
            ? say('board.next-less-sure', { name })
            : say(next.points <= LEVEL ? 'board.next-level' : 'board.next-ahead', { name, points: next.points }))}{' '}
        {next && say('board.next-pair', { ahead: next.ahead, of: next.of })}
      </p>
      {make}
    </Paper>
  );
}

function Newcomers({ newcomers: { people, all } }: { newcomers: Leaderboard['newcomers'] }) {
  const say = usePeopleSay();
  return (
    <Paper as="section" heading={say('board.newcomers')}>
      <p className="cluster">
        {people.map((each) => (
          <Who key={each.person} other={each} />
        ))}
        {all > people.length && (
          <span className="soft">{say('board.newcomers-more', { count: all - people.length })}</span>
        )}
      </p>
    </Paper>
  );
}
