import { useState } from 'react';
import { Link } from 'wouter';
import type { HostGatherings, HostGroup, HostTournament } from '../../protocol/host-room/gatherings.ts';
import { Empty } from '../frame/Empty.tsx';
import { useTask } from '../frame/use-task.ts';
import { titleOf } from '../game-list.ts';
import { Badge } from '../look/Badge.tsx';
import { Button } from '../look/Button.tsx';
import { Paper } from '../look/Paper.tsx';
import { Confirm } from './Confirm.tsx';
import { hostRequest, part } from './host-api.ts';
import { useHostSay } from './text.ts';
import { useRead } from './use-read.ts';
import { useWords } from './use-words.ts';

interface RowProps<T> {
  readonly about: T;
  show(now: HostGatherings): void;
}

/** Tournaments and groups: what they are called and what was written for everybody, to rename and to end. */
export function Gatherings() {
  const say = useHostSay();
  const { value, trouble, show } = useRead<HostGatherings>('/gatherings');
  return (
    <div className="stack">
      {trouble && <p className="error">{trouble}</p>}
      <Paper as="section" heading={say('gatherings.tournaments')}>
        {value?.tournaments.length === 0 && <Empty>{say('gatherings.no-tournaments')}</Empty>}
        <ul className="host-list">
          {value?.tournaments.map((each) => (
            <TournamentRow key={each.id} about={each} show={show} />
          ))}
        </ul>
      </Paper>
      <Paper as="section" heading={say('gatherings.groups')}>
        {value?.groups.length === 0 && <Empty>{say('gatherings.no-groups')}</Empty>}
        <ul className="host-list">
          {value?.groups.map((each) => (
            <GroupRow key={each.id} about={each} show={show} />
          ))}
        </ul>
      </Paper>
    </div>
  );
}

function TournamentRow({ about, show }: RowProps<HostTournament>) {
  const say = useHostSay();
  const words = useWords();
  const task = useTask();
  const { id, name, game, state, host, notice, said, open } = about;
  const path = `/tournaments/${part(id)}`;
  const earlier = said.filter(({ text }) => text !== notice);
  const takeDown = () => task.run(async () => show(await hostRequest<HostGatherings>('DELETE', `${path}/notice`)));
  return (
    <li className="host-row">
      <div className="host-row-words">
        <p>
          <b>{open ? <Link href={`/tournaments/${id}`}>{name}</Link> : name}</b>{' '}
          <Badge kind={state === 'running' ? 'moss' : 'plain'}>{say(`gatherings.state.${state}`)}</Badge>
        </p>
        <p className="small soft">
          {titleOf(game)}, {say('gatherings.by', { name: words.name(host.name) })}
        </p>
        {notice !== undefined && (
          <p className="cluster">
            <span>{say('gatherings.notice', { text: notice })}</span>
            <Button size="small" busy={task.busy} onClick={takeDown}>
              {say('gatherings.notice-down')}
            </Button>
          </p>
        )}
        {earlier.map(({ at, text }) => (
          <p key={`${at} ${text}`} className="small soft">
            {say('gatherings.notice-earlier', { at: words.moment(at), text })}
          </p>
        ))}
        {task.trouble && <p className="error">{task.trouble}</p>}
      </div>
      <Changes
        name={name}
        path={path}
        mayEnd={state === 'entry' || state === 'running'}
        what="tournament"
        show={show}
      />
    </li>
  );
}

function GroupRow({ about: { id, name, owner, members }, show }: RowProps<HostGroup>) {
  const say = useHostSay();
  const words = useWords();
  return (
    <li className="host-row">
      <div className="host-row-words">
        <p>
          <b>{name}</b>
        </p>
        <p className="small soft">
          {say('gatherings.members', { count: members })}, {say('gatherings.by', { name: words.name(owner.name) })}
        </p>
      </div>
      <Changes name={name} path={`/groups/${part(id)}`} mayEnd what="group" show={show} />
    </li>
  );
}

interface ChangesProps {
  readonly name: string;
  readonly path: string;
  readonly mayEnd: boolean;
  readonly what: 'tournament' | 'group';
  show(now: HostGatherings): void;
}

function Changes({ name, path, mayEnd, what, show }: ChangesProps) {
  const say = useHostSay();
  const [asked, setAsked] = useState<'rename' | 'end'>();
  const [text, setText] = useState(name);
  const close = () => setAsked(undefined);
  const post = async (action: string, body?: unknown) =>
    show(await hostRequest<HostGatherings>('POST', `${path}/${action}`, body));
  return (
    <div className="cluster">
      <Button size="small" aria-label={say('gatherings.rename-of', { name })} onClick={() => setAsked('rename')}>
        {say('gatherings.rename')}
      </Button>
      {mayEnd && (
        <Button size="small" aria-label={say('gatherings.end-of', { name })} onClick={() => setAsked('end')}>
          {say('gatherings.end')}
        </Button>
      )}
      {asked === 'rename' && (
        <Confirm
          title={say('gatherings.rename-of', { name })}
          label={say('gatherings.rename')}
          kind="primary"
          isUnready={text.trim().length < 3 || text === name}
          act={() => post('rename', { name: text })}
          close={close}
        >
          <label className="field">
            {say('gatherings.new-name')}
            <input className="input" maxLength={40} value={text} onChange={({ target }) => setText(target.value)} />
          </label>
        </Confirm>
      )}
      {asked === 'end' && (
        <Confirm
          title={say('gatherings.end-of', { name })}
          label={say('gatherings.end')}
          act={() => post('end')}
          close={close}
        >
          <p>{say(`gatherings.end-${what}`)}</p>
        </Confirm>
      )}
    </div>
  );
}
