import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { LinkInfo } from '../../protocol/http.ts';
import type { Person } from '../../protocol/server.ts';
import { Follow } from '../account/Follow.tsx';
import { useAccountSay } from '../account/text.ts';
import { ApiError, api } from '../connection/api.ts';
import { Page } from '../frame/Page.tsx';
import { buttonClass } from '../look/Button.tsx';
import { sayRefusal } from '../messages/text.ts';
import { useMe } from '../store/me.ts';

/** The page of a sign-in link. The link works once, so it waits for a click: link previews must not use it up. */
export function CarriedOver({ token }: { token: string }) {
  const say = useAccountSay();
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
