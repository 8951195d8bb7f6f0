import { useState } from 'react';
import type { HostPersonLink } from '../../protocol/host-room/people.ts';
import { addressOfPage } from '../connection/base.ts';
import { CopyField } from '../frame/CopyField.tsx';
import { useTask } from '../frame/use-task.ts';
import { Button } from '../look/Button.tsx';
import { Dialog } from '../look/Dialog.tsx';
import { useSay } from '../messages/text.ts';
import { hostRequest, part } from './host-api.ts';
import { useHostSay } from './text.ts';
import { useWords } from './use-words.ts';

interface LostKeyProps {
  readonly person: { readonly id: string; readonly name: string };
  close(): void;
}

/** A link by which somebody who has lost every key comes back to their name. */
export function LostKey({ person, close }: LostKeyProps) {
  const say = useHostSay();
  const appSay = useSay();
  const words = useWords();
  const task = useTask();
  const [link, setLink] = useState<HostPersonLink>();
  const who = person.name;
  const make = () =>
    task.run(async () => setLink(await hostRequest<HostPersonLink>('POST', `/people/${part(person.id)}/link`)));
  return (
    <Dialog open onClose={close} title={say('link.title', { who })} closeLabel={appSay('close')}>
      <div className="stack">
        <p>{say('link.text', { who })}</p>
        {link === undefined ? (
          <p>
            <Button kind="primary" icon="link" busy={task.busy} onClick={make}>
              {say('link.make')}
            </Button>
          </p>
        ) : (
          <CopyField
            value={addressOfPage(link.path)}
            label={say('link.label', { who })}
            copyLabel={say('link.copy')}
            hint={<p className="hint">{say('link.until', { until: words.moment(link.expires) })}</p>}
          />
        )}
        {task.trouble && <p className="error">{task.trouble}</p>}
      </div>
    </Dialog>
  );
}
