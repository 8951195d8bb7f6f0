import './invitations.css';
import { Link, useLocation } from 'wouter';
import type { TableInfo } from '../../protocol/server.ts';
import { api } from '../connection/api.ts';
import { useShownNames } from '../frame/guest-names.ts';
import { HouseMark } from '../frame/HouseMark.tsx';
import { useTask } from '../frame/use-task.ts';
import { titleOf } from '../game-list.ts';
import { Button, buttonClass } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { sayLimits } from '../pace/say-time.ts';
import { sayUsualDuration, useUsualDuration } from '../pace/usual-duration.ts';
import { useTables } from '../store/tables.ts';
import { useMatchesSay } from './text.ts';

interface InvitationsProps {
  /** Tables at which a seat is kept for the reader. */
  readonly invited: readonly TableInfo[];
  /** Tables at which somebody waits whom the reader follows. */
  readonly followed: readonly TableInfo[];
}

const SHOWN = 3;

/** Who wants to play with the reader, and whom the reader would like to play with. */
export function Invitations({ invited, followed }: InvitationsProps) {
  const say = useMatchesSay();
  return (
    <section className="home-invitations" aria-label={say('mine.invitations')}>
      {invited.map((info) => (
        <Invited key={info.table} info={info} />
      ))}
      {followed.slice(0, SHOWN).map((info) => (
        <Followed key={info.table} info={info} />
      ))}
    </section>
  );
}

function Invited({ info: told }: { info: TableInfo }) {
  const say = useMatchesSay();
  const info = useShownNames(told);
  const task = useTask();
  const [, navigate] = useLocation();
  const { table, game, seats, rated, pace } = info;
  const usual = useUsualDuration(game, seats.length)(pace?.kind ?? 'none');
  const facts = [
    sayLimits(say, info) ?? say('mine.no-clock'),
    usual !== undefined && say('mine.about', { time: sayUsualDuration(say, usual) }),
    rated && say('rated'),
  ];
  const host = seats.find(({ host: isHost }) => isHost) ?? seats.find(({ person }) => person !== undefined);
  const accept = async () => {
    await api.join(table);
    navigate(`/table/${table}`);
  };
  const decline = async () => {
    await api.decline(table);
    await useTables.getState().refreshMine();
  };
  return (
    <div className="paper paper-strip home-invitation">
      {host?.mark === undefined ? <Icon name="raven" /> : <HouseMark mark={host.mark} />}
      <span className="home-invitation-words">
        <b>{say('mine.invites', { name: host?.name ?? '', game: titleOf(game) })}</b>
        <span className="small soft">{facts.filter(Boolean).join(' · ')}</span>
        {task.trouble && <span className="error">{task.trouble}</span>}
      </span>
      <span className="cluster">
        <Button kind="primary" busy={task.busy} onClick={() => task.run(accept)}>
          {say('mine.accept')}
        </Button>
        <Button busy={task.busy} onClick={() => task.run(decline)}>
          {say('mine.decline')}
        </Button>
      </span>
    </div>
  );
}

function Followed({ info: told }: { info: TableInfo }) {
  const say = useMatchesSay();
  const { table, game, seats } = useShownNames(told);
  const [first] = seats.filter(({ followed }) => followed);
  return (
    <div className="paper paper-strip home-invitation">
      {first?.mark === undefined ? <Icon name="campfire" /> : <HouseMark mark={first.mark} />}
      <span className="home-invitation-words">
        <b>{say('mine.waits', { name: first?.name ?? '', game: titleOf(game) })}</b>
      </span>
      <Link href={`/table/${table}`} className={buttonClass()}>
        {say('mine.to-table')}
      </Link>
    </div>
  );
}
