import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { GroupPage, UsualTable } from '../../protocol/groups.ts';
import { Empty } from '../frame/Empty.tsx';
import { Page } from '../frame/Page.tsx';
import { TableLine } from '../frame/TableLine.tsx';
import { useTask } from '../frame/use-task.ts';
import { titleOf } from '../game-list.ts';
import { Button, buttonClass } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { Paper } from '../look/Paper.tsx';
import { sayPace } from '../pace/say-time.ts';
import { sayUsualDuration, useUsualDuration } from '../pace/usual-duration.ts';
import { useLoaded } from '../people/use-loaded.ts';
import { GroupResults } from './GroupResults.tsx';
import { groupsApi } from './groups-api.ts';
import { Members } from './Members.tsx';
import { useGroupsSay } from './text.ts';

/** A group: play, its tables, its results, its members. */
export function Group({ id }: { id: string }) {
  const say = useGroupsSay();
  const [year, setYear] = useState<number>();
  const { value: group, trouble, change } = useLoaded(`${id} ${year}`, () => groupsApi.page(id, year));
  const [shown, setShown] = useState<GroupPage>();
  // While another year is loaded, the page stays.
  const page = group ?? shown;
  if (group !== undefined && group !== shown) setShown(group);
  if (page === undefined) {
    return (
      <Page title={say('groups.title')}>
        {trouble ? <Empty>{say('group.not-there')}</Empty> : <div className="skeleton" aria-hidden="true" />}
      </Page>
    );
  }
  return (
    <Page
      title={page.name}
      lead={say('groups.members', { count: page.members.length })}
      aside={
        <Link href="/groups" className={buttonClass({ kind: 'plain' })}>
          <Icon name="back" />
          {say('groups.all')}
        </Link>
      }
    >
      {trouble && <p className="error">{trouble}</p>}
      <div className="group">
        <div className="group-main">
          <Play group={page} />
          <Paper as="section" heading={say('group.tables')}>
            {page.tables.length === 0 && <Empty>{say('group.no-tables')}</Empty>}
            <ul className="table-lines">
              {page.tables.map((info) => (
                <TableLine key={info.table} info={info} />
              ))}
            </ul>
          </Paper>
          <GroupResults group={page} onYear={setYear} />
        </div>
        <Members group={page} keep={change} />
      </div>
    </Page>
  );
}

function Play({ group: { id, usual } }: { group: GroupPage }) {
  const say = useGroupsSay();
  const [, navigate] = useLocation();
  const task = useTask();
  return (
    <Paper as="section" className="group-play">
      <p>
        {usual
          ? say('group.usual', { game: titleOf(usual.game), seats: usual.seats, times: usual.times })
          : say('group.no-usual')}
        {usual?.pace && <span className="soft"> · {sayPace(say, usual.pace)}</span>}
        {usual && <UsualLength usual={usual} />}
      </p>
      <div className="cluster">
        {usual && (
          <Button
            kind="primary"
            icon="play"
            busy={task.busy}
            data-tip={say('group.play-tip')}
            onClick={() => task.run(async () => navigate(`/table/${(await groupsApi.play(id)).table}`))}
          >
            {say('group.play')}
          </Button>
        )}
        <Link href="/new" className={buttonClass({ kind: usual ? 'quiet' : 'primary' })}>
          {say('group.new-table')}
        </Link>
      </div>
      {task.trouble && <p className="error">{task.trouble}</p>}
    </Paper>
  );
}

/** How long such a match usually takes, where that is known. */
function UsualLength({ usual: { game, seats, pace } }: { usual: UsualTable }) {
  const say = useGroupsSay();
  const length = useUsualDuration(game, seats)(pace?.kind ?? 'none');
  if (length === undefined) return null;
  return <span className="soft"> · {say('group.about', { time: sayUsualDuration(say, length) })}</span>;
}
