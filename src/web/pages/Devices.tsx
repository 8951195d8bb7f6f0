import { lazy, Suspense, useEffect, useState } from 'react';
import type { DeviceInfo } from '../../protocol/http.ts';
import { api } from '../connection/api.ts';
import { ago } from '../frame/ago.ts';
import { CopyLink } from '../frame/CopyLink.tsx';
import { useTask } from '../frame/use-task.ts';
import { Button } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { Paper } from '../look/Paper.tsx';
import { useSay, useTexts } from '../messages/text.ts';
import { useMe } from '../store/me.ts';

const Qr = lazy(async () => ({ default: (await import('../frame/Qr.tsx')).Qr }));

/** On which devices one is known: a link to another one, and the list of them to sign out. */
export function Devices() {
  const say = useSay();
  const isUp = useMe((store) => store.server === 'up');
  if (!isUp) return null;
  return (
    <Paper as="section" heading={say('settings.device')} className="stack">
      <p>{say('settings.carry')}</p>
      <p className="hint">{say('settings.carry-hint')}</p>
      <CarryLink />
      <DeviceList />
    </Paper>
  );
}

function CarryLink() {
  const say = useSay();
  const [link, setLink] = useState<string | undefined>(undefined);
  const task = useTask();
  const make = () =>
    task.run(async () => {
      const { path } = await api.carryLink();
      setLink(new URL(path, location.origin).href);
    });
  if (link !== undefined) {
    return (
      <>
        <CopyLink link={link} title={say('settings.carry')} />
        <Suspense fallback={null}>
          <Qr text={link} caption={say('room.qr')} />
        </Suspense>
      </>
    );
  }
  return (
    <>
      <p>
        <Button icon="phone" busy={task.busy} onClick={make}>
          {say('settings.carry-make')}
        </Button>
      </p>
      {task.trouble && <p className="error">{task.trouble}</p>}
    </>
  );
}

function DeviceList() {
  const say = useSay();
  const [devices, setDevices] = useState<readonly DeviceInfo[]>([]);
  const task = useTask();

  useEffect(() => {
    api.devices().then(setDevices, () => {});
  }, []);

  const end = (id: string) => task.run(async () => setDevices(await api.endDevice(id)));
  if (devices.length === 0) return null;
  return (
    <>
      <ul className="bot-list" aria-label={say('devices.list')}>
        {devices.map((device) => (
          <Device key={device.id} device={device} busy={task.busy} end={() => end(device.id)} />
        ))}
      </ul>
      {task.trouble && <p className="error">{task.trouble}</p>}
    </>
  );
}

function Device({ device, busy, end }: { device: DeviceInfo; busy: boolean; end: () => void }) {
  const say = useSay();
  const language = useTexts((store) => store.language);
  const name = device.browser || say('devices.unknown');
  const when = ago(device.seen, Date.now(), language) ?? say('devices.now');
  return (
    <li>
      <Icon name="phone" />
      <span className="bot-name">
        {name}
        <span className="hint device-seen">{device.here ? say('devices.here') : say('devices.seen', { when })}</span>
      </span>
      {!device.here && (
        <Button size="small" busy={busy} aria-label={say('devices.end-name', { name })} onClick={end}>
          {say('devices.end')}
        </Button>
      )}
    </li>
  );
}
