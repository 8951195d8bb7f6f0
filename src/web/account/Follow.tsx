import { Link } from 'wouter';
import type { LinkInfo, PersonSummary } from '../../protocol/http.ts';
import type { Person } from '../../protocol/server.ts';
import { api } from '../connection/api.ts';
import { useTask } from '../frame/use-task.ts';
import { Button, buttonClass } from '../look/Button.tsx';
import { Paper } from '../look/Paper.tsx';
import { useMe } from '../store/me.ts';
import { useAccountSay } from './text.ts';

/** Signs in by a link. If this browser already plays as somebody else, it first asks what to do with that person. */
export function Follow({ token, link, done }: { token: string; link: LinkInfo; done: (person: Person) => void }) {
  const say = useAccountSay();
  const task = useTask();
  const loadPerson = useMe((store) => store.loadPerson);
  const { instead } = link;
  const { name } = link.person;
  const follow = (before: { giveUp?: boolean; join?: boolean }) =>
    task.run(async () => {
      const person = await api.followLink(token, before);
      done(person);
      await loadPerson();
    });
  return (
    <>
      {instead === undefined ? (
        <Button kind="primary" size="large" icon="phone" busy={task.busy} onClick={() => follow({})}>
          {say('carried.be', { name })}
        </Button>
      ) : (
        <Paper as="section" heading={say('join.title', { name: instead.name })} className="stack">
          <p>{say('join.text', { name: instead.name, other: name })}</p>
          <ul>
            {instead.matches > 0 && <li>{say('carried.matches', { count: instead.matches })}</li>}
            {instead.bots > 0 && <li>{say('carried.bots', { count: instead.bots })}</li>}
          </ul>
          <div className="cluster">
            <Button kind="primary" icon="users" busy={task.busy} onClick={() => follow({ join: true })}>
              {say('join.do', { name })}
            </Button>
            <Link href="/" className={buttonClass({})}>
              {say('carried.stay', { name: instead.name })}
            </Link>
          </div>
          <details className="stack">
            <summary>{say('join.leave')}</summary>
            <GivenUp instead={instead} />
            <p>
              <Button kind="danger" icon="phone" busy={task.busy} onClick={() => follow({ giveUp: true })}>
                {say('carried.give-up', { name })}
              </Button>
            </p>
          </details>
        </Paper>
      )}
      {task.trouble && <p className="error trouble">{task.trouble}</p>}
    </>
  );
}

/** What would be lost by switching to the other person. */
function GivenUp({ instead: { name, matches, bots, devices } }: { instead: PersonSummary }) {
  const say = useAccountSay();
  return (
    <>
      <p>{say('carried.is-now', { name })}</p>
      {matches + bots > 0 && (
        <>
          <p>{say('carried.leave')}</p>
          <ul>
            {matches > 0 && <li>{say('carried.matches', { count: matches })}</li>}
            {bots > 0 && <li>{say('carried.bots', { count: bots })}</li>}
          </ul>
        </>
      )}
      <p>{devices > 0 ? say('carried.elsewhere', { name }) : say('carried.lost', { name })}</p>
    </>
  );
}
