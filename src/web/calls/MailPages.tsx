import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { ApiError } from '../connection/api.ts';
import { Page } from '../frame/Page.tsx';
import { useTask } from '../frame/use-task.ts';
import { Button, buttonClass } from '../look/Button.tsx';
import { sayRefusal } from '../messages/text.ts';
import { callsApi } from './calls-api.ts';
import { useCallsSay } from './text.ts';

/** The page of the link that confirms an address. It waits for a click: programs that look through mail open every link. */
export function ConfirmMail({ token }: { token: string }) {
  const say = useCallsSay();
  const task = useTask();
  const [address, setAddress] = useState<string | undefined>(undefined);
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const [done, setDone] = useState(false);

  useEffect(() => {
    callsApi.mailLink(token).then(
      (link) => setAddress(link.address),
      (failed) => {
        if (!(failed instanceof ApiError)) throw failed;
        setTrouble(sayRefusal(failed.refusal));
      },
    );
  }, [token]);

  const confirm = () =>
    task.run(async () => {
      await callsApi.confirmMail(token);
      setDone(true);
    });
  const lead = address !== undefined && say(done ? 'mail.confirmed' : 'mail.confirm-text', { address });
  return (
    <Page title={say('mail.confirm-title')} lead={lead} reading>
      {address !== undefined && !done && (
        <Button kind="primary" size="large" icon="check" busy={task.busy} onClick={confirm}>
          {say('mail.confirm')}
        </Button>
      )}
      {done && (
        <Link href="/calls" className={buttonClass({})}>
          {say('calls.title')}
        </Link>
      )}
      {(trouble ?? task.trouble) && <p className="paper error">{trouble ?? task.trouble}</p>}
    </Page>
  );
}

/** The page on which somebody stops all mail. */
export function StopMail({ token }: { token: string }) {
  const say = useCallsSay();
  const task = useTask();
  const [done, setDone] = useState(false);
  const stop = () =>
    task.run(async () => {
      await callsApi.stopMail(token);
      setDone(true);
    });
  return (
    <Page title={say('mail.stop-title')} lead={say(done ? 'mail.stopped' : 'mail.stop-text')} reading>
      {!done && (
        <Button kind="primary" size="large" icon="bell-off" busy={task.busy} onClick={stop}>
          {say('mail.stop')}
        </Button>
      )}
      {task.trouble && <p className="paper error">{task.trouble}</p>}
    </Page>
  );
}
