import { useEffect, useState } from 'react';
import type { DeviceInfo } from '../../protocol/http.ts';
import { api } from '../connection/api.ts';
import { ago } from '../frame/ago.ts';
import { useTask } from '../frame/use-task.ts';
import { Button } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { Paper } from '../look/Paper.tsx';
import { useTexts } from '../messages/text.ts';
import { useAccountSay } from './text.ts';

/** One other device has a button of its own. */
const FEW = 2;

/** The devices on which the person is signed in, each with a button to sign it out. */
export function SignedIn() {
  const say = useAccountSay();
  const [devices, setDevices] = useState<readonly DeviceInfo[]>([]);
  const task = useTask();

  useEffect(() => {
    api.devices().then(setDevices, () => {});
  }, []);

  const end = (id: string) => task.run(async () => setDevices(await api.endDevice(id)));
  const endOthers = () => task.run(async () => setDevices(await api.endOtherDevices()));
  if (devices.length === 0) return null;
  return (
    <Paper as="section" heading={say('account.signed-in')} className="stack">
      <ul className="bot-list" aria-label={say('devices.list')}>
        {devices.map((device) => (
          <Device key={device.id} device={device} busy={task.busy} end={() => end(device.id)} />
        ))}
      </ul>
      {devices.length > FEW && (
        <p>
          <Button kind="plain" busy={task.busy} onClick={endOthers}>
            {say('devices.end-others')}
          </Button>
        </p>
      )}
      {task.trouble && <p className="error">{task.trouble}</p>}
    </Paper>
  );
}

function Device({ device, busy, end }: { device: DeviceInfo; busy: boolean; end: () => void }) {
  const say = useAccountSay();
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
