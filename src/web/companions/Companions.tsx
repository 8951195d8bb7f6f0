import './companions.css';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Companion, CompanionList, Relation } from '../../protocol/companions.ts';
import { ApiError, api } from '../connection/api.ts';
import { ago } from '../frame/ago.ts';
import { Choice } from '../frame/Choice.tsx';
import { Empty } from '../frame/Empty.tsx';
import { shownName } from '../frame/guest-names.ts';
import { Page } from '../frame/Page.tsx';
import { PersonMark } from '../frame/PersonMark.tsx';
import { useTask } from '../frame/use-task.ts';
import { titleOf } from '../game-list.ts';
import { Badge } from '../look/Badge.tsx';
import { Button, buttonClass } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { Paper } from '../look/Paper.tsx';
import { useTexts } from '../messages/text.ts';
import { Offline } from '../pages/Offline.tsx';
import { useMe } from '../store/me.ts';
import { useBlocked } from './blocked.ts';
import { companionsApi, type Shown } from './companions-api.ts';
import { useCompanionsSay } from './text.ts';

const SHOWN = ['met', 'blocked'] as const;

/** Everybody one has played with: to play again, to follow, to block. */
export function Companions() {
  const say = useCompanionsSay();
  const server = useMe((store) => store.server);
  const [show, setShow] = useState<Shown>('met');
  const [list, setList] = useState<CompanionList>();
  const task = useTask();
  const [, navigate] = useLocation();
  useEffect(() => {
    let isShown = true;
    setList(undefined);
    companionsApi.list(show).then(
      (loaded) => isShown && setList(loaded),
      (error) => {
        if (!(error instanceof ApiError)) throw error;
      },
    );
    return () => {
      isShown = false;
    };
  }, [show]);
  if (server === 'down') return <Offline />;
  const relate = (id: string, relation: Relation | null) =>
    task.run(async () => {
      await useBlocked.getState().relate(id, relation);
      setList(await companionsApi.list(show));
    });
  const more = (from: number) =>
    task.run(async () => {
      const next = await companionsApi.list(show, from);
      setList((before) => ({ ...next, people: [...(before?.people ?? []), ...next.people] }));
    });
  const playAgain = (table: string) => task.run(async () => navigate(`/table/${(await api.rematch(table)).table}`));
  const blocked = list?.blocked ?? 0;
  return (
    <Page title={say('companions.title')} lead={say('companions.lead')} aside={<Ways />}>
      {(blocked > 0 || show === 'blocked') && (
        <Choice
          label={say('companions.show')}
          values={SHOWN}
          value={show}
          say={(each) => say(`companions.show.${each}`, { count: blocked })}
          onChange={setShow}
        />
      )}
      {list === undefined && <div className="skeleton" aria-hidden="true" />}
      {list !== undefined && (
        <Paper>
          {list.people.length === 0 && show === 'met' && (
            <div className="companions-none">
              <Empty>{say('companions.none')}</Empty>
              <Link href="/new" className={buttonClass({ kind: 'primary' })}>
                <Icon name="plus" />
                {say('companions.new-table')}
              </Link>
            </div>
          )}
          {list.people.length === 0 && show === 'blocked' && <Empty>{say('companions.none-blocked')}</Empty>}
          <ul className="companions">
            {list.people.map((companion) => (
              <CompanionLine
                key={companion.id}
                companion={companion}
                busy={task.busy}
                relate={(relation) => relate(companion.id, relation)}
                playAgain={playAgain}
              />
            ))}
          </ul>
          {list.more !== undefined && (
            <Button busy={task.busy} onClick={() => more(list.more ?? 0)}>
              {say('companions.more')}
            </Button>
          )}
          {list.people.length > 0 && <p className="hint">{say('companions.block-why')}</p>}
          {task.trouble && <p className="error">{task.trouble}</p>}
        </Paper>
      )}
    </Page>
  );
}

/** Where else people are met. */
function Ways() {
  const say = useCompanionsSay();
  const person = useMe((store) => store.person);
  return (
    <div className="cluster">
      <Link href="/people/strongest" className={buttonClass({ size: 'small' })}>
        {say('companions.strongest')}
      </Link>
      <Link href="/groups" className={buttonClass({ size: 'small' })}>
        {say('companions.groups')}
      </Link>
      <Link href="/tournaments" className={buttonClass({ size: 'small' })}>
        {say('companions.tournaments')}
      </Link>
      {person !== undefined && (
        <Link href={`/people/${person.id}`} className={buttonClass({ size: 'small' })}>
          {say('companions.profile')}
        </Link>
      )}
    </div>
  );
}

interface CompanionLineProps {
  readonly companion: Companion;
  readonly busy: boolean;
  relate(relation: Relation | null): void;
  playAgain(table: string): void;
}

function CompanionLine({ companion, busy, relate, playAgain }: CompanionLineProps) {
  const say = useCompanionsSay();
  const language = useTexts((store) => store.language);
  const { name, relation, matches, last } = companion;
  return (
    <li className="companion" data-relation={relation}>
      <span className="companion-name">
        <Link href={`/people/${companion.id}`} className="companion-profile">
          <PersonMark seat={companion} /> <b>{shownName(name, say)}</b>
        </Link>
        {relation === 'follow' && <Badge kind="moss">{say('companions.followed')}</Badge>}
        {relation === 'block' && <Badge kind="plain">{say('companions.blocked')}</Badge>}
      </span>
      <span className="soft tiny">
        {matches > 0 && say('companions.matches', { count: matches })}
        {last &&
          ` · ${say('companions.last', { game: titleOf(last.game), time: ago(last.ended, Date.now(), language) ?? say('companions.now') })}`}
      </span>
      <span className="cluster companion-actions">
        {last && relation !== 'block' && (
          <Button
            size="small"
            icon="play"
            busy={busy}
            data-tip={say('companions.again-tip')}
            onClick={() => playAgain(last.table)}
          >
            {say('companions.again')}
          </Button>
        )}
        {relation !== 'block' && (
          <Link href={`/new?invite=${companion.id}`} className={buttonClass({ kind: 'plain', size: 'small' })}>
            <Icon name="plus" />
            {say('relate.invite')}
          </Link>
        )}
        {last && (
          <Link href={`/match/${last.table}`} className={buttonClass({ kind: 'plain', size: 'small' })}>
            <Icon name="history" />
            {say('companions.look')}
          </Link>
        )}
        {relation !== 'block' && (
          <Button kind="plain" size="small" busy={busy} onClick={() => relate(relation === 'follow' ? null : 'follow')}>
            {say(relation === 'follow' ? 'companions.unfollow' : 'companions.follow')}
          </Button>
        )}
        <Button kind="plain" size="small" busy={busy} onClick={() => relate(relation === 'block' ? null : 'block')}>
          {say(relation === 'block' ? 'companions.unblock' : 'companions.block')}
        </Button>
      </span>
    </li>
  );
}
