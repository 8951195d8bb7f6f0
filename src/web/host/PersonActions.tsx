import { useState } from 'react';
import type { HostPersonDetails } from '../../protocol/host-room/people.ts';
import { useTask } from '../frame/use-task.ts';
import { Button } from '../look/Button.tsx';
import { Confirm } from './Confirm.tsx';
import { hostRequest, part } from './host-api.ts';
import { LostKey } from './LostKey.tsx';
import { Restrain } from './Restrain.tsx';
import { TakeName } from './TakeName.tsx';
import { useHostSay } from './text.ts';
import { useWords } from './use-words.ts';

interface PersonActionsProps {
  readonly person: HostPersonDetails;
  show(person: HostPersonDetails): void;
}

type Asking = 'mute' | 'ban' | 'name' | 'link' | 'host';

/** What a host can do to somebody. Hosts do nothing to each other but end being one. */
export function PersonActions({ person, show }: PersonActionsProps) {
  const say = useHostSay();
  const words = useWords();
  const task = useTask();
  const [asking, setAsking] = useState<Asking>();
  const close = () => setAsking(undefined);
  const named = { id: person.id, name: words.name(person.name) };
  const release = (kind: 'mute' | 'ban') =>
    task.run(async () => show(await hostRequest<HostPersonDetails>('DELETE', `/people/${part(person.id)}/${kind}`)));
  return (
    <fieldset className="host-actions">
      <legend className="label">{say('person.do')}</legend>
      <div className="cluster">
        {!person.host &&
          (['mute', 'ban'] as const).map((kind) =>
            person.restraints.some((restraint) => restraint.kind === kind) ? (
              <Button key={kind} size="small" icon="undo" busy={task.busy} onClick={() => release(kind)}>
                {say(`person.end-${kind}`)}
              </Button>
            ) : (
              <Button
                key={kind}
                size="small"
                icon={kind === 'mute' ? 'sound-off' : 'hand'}
                onClick={() => setAsking(kind)}
              >
                {say(`person.do-${kind}`)}
              </Button>
            ),
          )}
        {!person.host && (
          <Button size="small" icon="quill" onClick={() => setAsking('name')}>
            {say('person.do-name')}
          </Button>
        )}
        {!person.program && (
          <Button size="small" icon="key" onClick={() => setAsking('link')}>
            {say('person.do-link')}
          </Button>
        )}
        {!person.program && (
          <Button size="small" icon="hut" onClick={() => setAsking('host')}>
            {say(person.host ? 'person.end-host' : 'person.do-host')}
          </Button>
        )}
      </div>
      {task.trouble && <p className="error">{task.trouble}</p>}
      {(asking === 'mute' || asking === 'ban') && <Restrain kind={asking} person={named} done={show} close={close} />}
      {asking === 'name' && <TakeName person={named} done={show} close={close} />}
      {asking === 'link' && <LostKey person={named} close={close} />}
      {asking === 'host' && <ChangeHost person={person} show={show} close={close} />}
    </fieldset>
  );
}

function ChangeHost({ person, show, close }: PersonActionsProps & { close(): void }) {
  const say = useHostSay();
  const who = useWords().name(person.name);
  const change = person.host ? 'end-host' : 'make-host';
  return (
    <Confirm
      title={say(`${change}.title`, { who })}
      label={say(`${change}.do`)}
      close={close}
      act={async () =>
        show(await hostRequest<HostPersonDetails>('PUT', `/people/${part(person.id)}/host`, { host: !person.host }))
      }
    >
      <p>{say(`${change}.text`)}</p>
    </Confirm>
  );
}
