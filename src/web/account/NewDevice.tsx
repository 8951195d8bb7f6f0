import { lazy, Suspense, useState } from 'react';
import { api } from '../connection/api.ts';
import { addressOfPage } from '../connection/base.ts';
import { CopyLink } from '../frame/CopyLink.tsx';
import { useTask } from '../frame/use-task.ts';
import { Button } from '../look/Button.tsx';
import { Paper } from '../look/Paper.tsx';
import { useAccountSay } from './text.ts';

const Qr = lazy(async () => ({ default: (await import('../frame/Qr.tsx')).Qr }));

/** Signs in another device, by words to type or by a link. */
export function NewDevice() {
  const say = useAccountSay();
  return (
    <Paper as="section" heading={say('account.new-device')} className="stack">
      <p>{say('account.new-device-text')}</p>
      <Words />
      <CarryLink />
    </Paper>
  );
}

function Words() {
  const say = useAccountSay();
  const task = useTask();
  const [words, setWords] = useState<string | undefined>(undefined);
  const show = () => task.run(async () => setWords((await api.carryWords()).words));
  return (
    <>
      {words !== undefined && (
        <>
          <p className="account-words" role="status" aria-label={say('account.words-label')}>
            {words.replaceAll('-', ' · ')}
          </p>
          <p className="hint">{say('account.words-warning')}</p>
        </>
      )}
      {words === undefined && (
        <p>
          <Button icon="text" busy={task.busy} onClick={show}>
            {say('account.words')}
          </Button>
        </p>
      )}
      {task.trouble && <p className="error">{task.trouble}</p>}
    </>
  );
}

function CarryLink() {
  const say = useAccountSay();
  const [link, setLink] = useState<string | undefined>(undefined);
  const task = useTask();
  const make = () =>
    task.run(async () => {
      const { path } = await api.carryLink();
      setLink(addressOfPage(path));
    });
  if (link !== undefined) {
    return (
      <>
        <p className="hint">{say('account.carry-hint')}</p>
        <CopyLink link={link} title={say('account.carry')} />
        <Suspense fallback={null}>
          <Qr text={link} caption={say('room.qr')} />
        </Suspense>
      </>
    );
  }
  return (
    <>
      <p>
        <Button icon="qr" busy={task.busy} onClick={make}>
          {say('account.link')}
        </Button>
      </p>
      {task.trouble && <p className="error">{task.trouble}</p>}
    </>
  );
}
