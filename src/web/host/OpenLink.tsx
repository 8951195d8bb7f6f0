import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { HostDoor, HostLinkInfo } from '../../protocol/host-room/door.ts';
import { AddPasskey } from '../account/AddPasskey.tsx';
import { DoorScene } from '../account/DoorScene.tsx';
import { request } from '../connection/api.ts';
import { isGuestName } from '../frame/name.ts';
import { OwnName } from '../frame/OwnName.tsx';
import { Page } from '../frame/Page.tsx';
import { useTask } from '../frame/use-task.ts';
import { Button, buttonClass } from '../look/Button.tsx';
import { Paper } from '../look/Paper.tsx';
import { useMe } from '../store/me.ts';
import { Command } from './Door.tsx';
import { useDoor } from './door-store.ts';
import { part } from './host-api.ts';
import { useHostSay } from './text.ts';
import { useRead } from './use-read.ts';
import { useWords } from './use-words.ts';

/** The page of the link that the command line prints. It works once, so it waits for a click: link previews must not use it up. */
export function OpenLink({ token }: { token: string }) {
  const say = useHostSay();
  const [opened, setOpened] = useState<HostDoor>();
  return (
    <Page title={say('host.title')}>
      <Paper as="section" kind="card" className="host-door" aria-label={say('host.title')}>
        <div className="host-door-words stack">
          {opened === undefined ? <Redeem token={token} opened={setOpened} /> : <KeepKey door={opened} />}
        </div>
        <DoorScene className="host-door-scene" />
      </Paper>
    </Page>
  );
}

function Redeem({ token, opened }: { token: string; opened: (door: HostDoor) => void }) {
  const say = useHostSay();
  const words = useWords();
  const task = useTask();
  const { name, loadPerson } = useMe();
  const link = useRead<HostLinkInfo>(`/door/${part(token)}`);
  if (link.trouble !== undefined) {
    return (
      <>
        <h2>{say('door.link-bad')}</h2>
        <p>{link.trouble}</p>
        <Command />
        <p>
          <Link href="/" className={buttonClass({})}>
            {say('door.home')}
          </Link>
        </p>
      </>
    );
  }
  if (link.value === undefined) return <div className="skeleton" aria-hidden="true" />;
  const become = () =>
    task.run(async () => {
      const door = await request<HostDoor>('POST', `/api/host/door/link/${part(token)}`, {});
      await loadPerson();
      opened(door);
    });
  const who = words.name(name);
  return (
    <>
      <h2>{say('door.link-title')}</h2>
      <p>{say('door.link-text', { who })}</p>
      {isGuestName(name) && (
        <>
          <p>{say('door.guest', { who })}</p>
          <OwnName />
        </>
      )}
      <p>
        <Button kind="primary" size="large" icon="key" busy={task.busy} onClick={become}>
          {say('door.become')}
        </Button>
      </p>
      {task.trouble && <p className="error">{task.trouble}</p>}
    </>
  );
}

/** Without a passkey or codes the door would stay closed after half a day. */
function KeepKey({ door }: { door: HostDoor }) {
  const say = useHostSay();
  const [, go] = useLocation();
  const [passkeys, setPasskeys] = useState(door.passkeys);
  const enter = () => {
    useDoor.setState({ door: { ...door, passkeys } });
    go('/host');
  };
  if (passkeys > 0) {
    return (
      <>
        <h2>{say('door.link-title')}</h2>
        <p>
          <Button kind="primary" size="large" icon="forward" onClick={enter}>
            {say('door.enter')}
          </Button>
        </p>
      </>
    );
  }
  return (
    <>
      <h2>{say('door.key-title')}</h2>
      <p>{say('door.key-text')}</p>
      <AddPasskey kind="first" keep={(account) => setPasskeys(account.passkeys.length)}>
        <Button kind="plain" onClick={enter}>
          {say('door.later')}
        </Button>
      </AddPasskey>
    </>
  );
}
