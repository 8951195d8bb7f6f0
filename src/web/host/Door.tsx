import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import type { HostDoor } from '../../protocol/host-room/door.ts';
import { DoorScene } from '../account/DoorScene.tsx';
import { hasPasskeys, proveByPasskey } from '../account/passkeys.ts';
import { useAccountSay } from '../account/text.ts';
import { request } from '../connection/api.ts';
import { Page } from '../frame/Page.tsx';
import { useTask } from '../frame/use-task.ts';
import { Button, buttonClass } from '../look/Button.tsx';
import { Paper } from '../look/Paper.tsx';
import { useDoor } from './door-store.ts';
import { useHostSay } from './text.ts';

/** For whoever may not enter here and now: why, and what would help. */
export function Door({ door }: { door: HostDoor }) {
  const say = useHostSay();
  const { state } = door;
  return (
    <Page title={say('host.title')}>
      <Paper as="section" kind="card" className="host-door" aria-label={say('host.title')}>
        <div className="host-door-words stack">
          {state === 'closed' ? <Closed door={door} /> : <NoHost isFirst={state === 'no-host'} />}
        </div>
        <DoorScene className="host-door-scene" />
      </Paper>
    </Page>
  );
}

/** What is typed on the machine of the server. */
export function Command() {
  return (
    <p>
      <code className="host-command">underbridge admin</code>
    </p>
  );
}

function NoHost({ isFirst }: { isFirst: boolean }) {
  const say = useHostSay();
  return (
    <>
      <h2>{say(isFirst ? 'door.no-host' : 'door.not-host')}</h2>
      <p>{say(isFirst ? 'door.no-host-text' : 'door.not-host-text')}</p>
      <Command />
      <p>
        <Link href="/" className={buttonClass({})}>
          {say('door.home')}
        </Link>
      </p>
    </>
  );
}

function Closed({ door: { passkeys, codes } }: { door: HostDoor }) {
  const say = useHostSay();
  const canSign = passkeys > 0 && hasPasskeys();
  return (
    <>
      <h2>{say('door.closed')}</h2>
      <p>{say('door.closed-text')}</p>
      {canSign && <ByPasskey />}
      {codes > 0 && <ByCode />}
      {!canSign && codes === 0 && (
        <>
          <p>{say('door.no-way')}</p>
          <Command />
        </>
      )}
    </>
  );
}

function ByPasskey() {
  const say = useHostSay();
  const accountSay = useAccountSay();
  const task = useTask();
  const [cancelled, setCancelled] = useState(false);
  const open = () =>
    task.run(async () => {
      const proof = await proveByPasskey();
      setCancelled(typeof proof === 'string');
      if (typeof proof === 'string') return;
      useDoor.setState({ door: await request<HostDoor>('POST', '/api/host/door/passkey', proof) });
    });
  return (
    <>
      <p>
        <Button kind="primary" size="large" icon="key" busy={task.busy} onClick={open}>
          {say('door.passkey')}
        </Button>
      </p>
      <p role="status">{cancelled && accountSay('account.cancelled')}</p>
      {task.trouble && <p className="error">{task.trouble}</p>}
    </>
  );
}

function ByCode() {
  const say = useHostSay();
  const task = useTask();
  const [code, setCode] = useState('');
  const open = (event: FormEvent) => {
    event.preventDefault();
    task.run(async () => {
      useDoor.setState({ door: await request<HostDoor>('POST', '/api/host/door/code', { code: code.trim() }) });
    });
  };
  return (
    <form className="stack" onSubmit={open}>
      <label className="field">
        <span className="label">{say('door.code')}</span>
        <input
          className="input"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      </label>
      <p>
        <Button type="submit" icon="scroll" busy={task.busy}>
          {say('door.code-open')}
        </Button>
      </p>
      {task.trouble && <p className="error">{task.trouble}</p>}
    </form>
  );
}
