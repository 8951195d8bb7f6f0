import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { LinkInfo, PersonSummary } from '../../protocol/http.ts';
import type { Person } from '../../protocol/server.ts';
import { ApiError, api } from '../connection/api.ts';
import { Page } from '../frame/Page.tsx';
import { useTask } from '../frame/use-task.ts';
import { Button, buttonClass } from '../look/Button.tsx';
import { Paper } from '../look/Paper.tsx';
import { sayRefusal, useSay } from '../messages/text.ts';
import { useMe } from '../store/me.ts';

/** Where a link from another device leads. It works once, so it waits for a press: previews of links must not use it up. */
export function CarriedOver({ token }: { token: string }) {
  const say = useSay();
  const { link, trouble } = useLink(token);
  const me = useMe((store) => store.person);
  const [person, setPerson] = useState<Person | undefined>(undefined);
  const same = link !== undefined && link.person.id === me?.id;
  const lead = () => {
    if (person) return say('carried.done', { name: person.name });
    if (link && same) return say('carried.same', { name: link.person.name });
    return say('carried.text');
  };
  return (
    <Page title={say('carried.title')} lead={lead()} reading>
      {person || same ? (
        <Link href="/matches" className={buttonClass({ kind: 'primary' })}>
          {say('nav.matches')}
        </Link>
      ) : (
        link && <Follow token={token} link={link} done={setPerson} />
      )}
      {trouble && (
        <div className="paper">
          <p className="error">{trouble}</p>
        </div>
      )}
    </Page>
  );
}

function useLink(token: string): { link?: LinkInfo; trouble?: string } {
  const [state, setState] = useState<{ link?: LinkInfo; trouble?: string }>({});
  useEffect(() => {
    api.link(token).then(
      (link) => setState({ link }),
      (trouble) => {
        if (!(trouble instanceof ApiError)) throw trouble;
        setState({ trouble: sayRefusal(trouble.refusal) });
      },
    );
  }, [token]);
  return state;
}

function Follow({ token, link, done }: { token: string; link: LinkInfo; done: (person: Person) => void }) {
  const say = useSay();
  const task = useTask();
  const meet = useMe((store) => store.meet);
  const { instead } = link;
  const { name } = link.person;
  const follow = () =>
    task.run(async () => {
      const person = await api.followLink(token, instead !== undefined);
      done(person);
      await meet();
    });
  return (
    <>
      {instead === undefined ? (
        <Button kind="primary" size="large" icon="phone" busy={task.busy} onClick={follow}>
          {say('carried.be', { name })}
        </Button>
      ) : (
        <Paper as="section" heading={say('carried.give-up-title', { name: instead.name })} className="stack">
          <GivenUp instead={instead} />
          <div className="cluster">
            <Link href="/" className={buttonClass({ kind: 'primary' })}>
              {say('carried.stay', { name: instead.name })}
            </Link>
            <Button kind="danger" icon="phone" busy={task.busy} onClick={follow}>
              {say('carried.give-up', { name })}
            </Button>
          </div>
        </Paper>
      )}
      {task.trouble && <p className="error trouble">{task.trouble}</p>}
    </>
  );
}

/** What is lost by becoming somebody else. */
function GivenUp({ instead: { name, matches, bots, devices } }: { instead: PersonSummary }) {
  const say = useSay();
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
