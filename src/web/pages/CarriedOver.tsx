import { useState } from 'react';
import { Link } from 'wouter';
import type { Person } from '../../protocol/server.ts';
import { api } from '../connection/api.ts';
import { Page } from '../frame/Page.tsx';
import { useTask } from '../frame/use-task.ts';
import { Button, buttonClass } from '../look/Button.tsx';
import { useSay } from '../messages/text.ts';
import { useMe } from '../store/me.ts';

/** Where a link from another device leads. It works once, so it waits for a press: previews of links must not use it up. */
export function CarriedOver({ token }: { token: string }) {
  const say = useSay();
  const task = useTask();
  const meet = useMe((store) => store.meet);
  const [person, setPerson] = useState<Person | undefined>(undefined);
  return (
    <Page
      title={say('carried.title')}
      lead={person ? say('carried.done', { name: person.name }) : say('carried.text')}
      reading
    >
      {person ? (
        <Link href="/matches" className={buttonClass({ kind: 'primary' })}>
          {say('nav.matches')}
        </Link>
      ) : (
        <Button
          kind="primary"
          size="large"
          icon="phone"
          busy={task.busy}
          onClick={() =>
            task.run(async () => {
              setPerson(await api.followLink(token));
              await meet();
            })
          }
        >
          {say('carried.be')}
        </Button>
      )}
      {task.trouble && <p className="error trouble">{task.trouble}</p>}
    </Page>
  );
}
