import { type FormEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../connection/api.ts';
import { BASE } from '../connection/base.ts';
import { useTask } from '../frame/use-task.ts';
import { Button, buttonClass } from '../look/Button.tsx';
import { Dialog } from '../look/Dialog.tsx';
import { Icon } from '../look/Icon.tsx';
import { Paper } from '../look/Paper.tsx';
import { useMe } from '../store/me.ts';
import { useAccountSay } from './text.ts';

/** Export of all personal data, and deletion of the account. */
export function TakeAlong() {
  const say = useAccountSay();
  const [asking, setAsking] = useState(false);
  return (
    <Paper as="section" heading={say('account.take')} className="stack">
      <p>{say('account.take-text')}</p>
      <div className="cluster">
        <a className={buttonClass({})} href={`${BASE}/api/me/takeout`} download="underbridge.zip">
          <Icon name="download" />
          {say('account.download')}
        </a>
        <Button kind="plain" icon="trash" onClick={() => setAsking(true)}>
          {say('account.delete')}
        </Button>
      </div>
      <Delete open={asking} close={() => setAsking(false)} />
    </Paper>
  );
}

function Delete({ open, close }: { open: boolean; close: () => void }) {
  const say = useAccountSay();
  const task = useTask();
  const { person, loadPerson } = useMe();
  const [typed, setTyped] = useState('');
  const [, go] = useLocation();
  const form = useId();
  const name = person?.name ?? '';
  const remove = (event: FormEvent) => {
    event.preventDefault();
    task.run(async () => {
      await api.deleteMe(typed.trim());
      await loadPerson();
      close();
      go('/');
    });
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={say('account.delete-title')}
      closeLabel={say('close')}
      actions={
        <Button kind="danger" type="submit" form={form} busy={task.busy}>
          {say('account.delete-now')}
        </Button>
      }
    >
      <form id={form} className="stack" onSubmit={remove}>
        <p>{say('account.delete-text', { name })}</p>
        <label className="stack">
          <span>{say('account.delete-type', { name })}</span>
          <input
            className="input"
            value={typed}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        {task.trouble && <p className="error">{task.trouble}</p>}
      </form>
    </Dialog>
  );
}
