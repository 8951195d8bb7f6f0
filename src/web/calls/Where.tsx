import { type FormEvent, type ReactNode, useState } from 'react';
import type { CallChannelName, CallPreferences, CallSettings } from '../../protocol/calls.ts';
import { ApiError } from '../connection/api.ts';
import { CopyField } from '../frame/CopyField.tsx';
import { useTask } from '../frame/use-task.ts';
import { Button } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import type { IconName } from '../look/icons.ts';
import { Paper } from '../look/Paper.tsx';
import { useTexts } from '../messages/text.ts';
import { callsApi } from './calls-api.ts';
import { turnOff, turnOn, whyNoPush } from './push.ts';
import { useCallsSay } from './text.ts';

interface WhereProps {
  readonly settings: CallSettings;
  readonly keep: (settings: CallSettings) => void;
  readonly change: (changed: Partial<CallPreferences>) => void;
}

/** The ways to reach one. */
export function Where(props: WhereProps) {
  const say = useCallsSay();
  const { devices, mail, webhook, canMail } = props.settings;
  const isNowhere = devices.length === 0 && !mail?.confirmed && webhook === undefined;
  return (
    <Paper as="section" heading={say('calls.where')} className="stack">
      {isNowhere && <p className="calls-nowhere">{say('calls.nowhere')}</p>}
      <ul className="calls-where">
        <ThisDevice {...props} />
        {devices
          .filter(({ here }) => !here)
          .map((device) => (
            <OtherDevice key={device.id} device={device} keep={props.keep} />
          ))}
        {canMail && <ByMail {...props} />}
        <ByWebhook {...props} />
      </ul>
    </Paper>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly name: string;
  readonly hint: ReactNode;
  readonly actions: ReactNode;
  readonly children?: ReactNode;
}

function Way({ icon, name, hint, actions, children }: WayProps) {
  return (
    <li className="calls-way">
      <Icon name={icon} />
      <div className="calls-way-words">
        <p className="calls-way-name">{name}</p>
        <p className="hint">{hint}</p>
      </div>
      <div className="cluster">{actions}</div>
      {children && <div className="calls-way-more stack">{children}</div>}
    </li>
  );
}

/** When something happened, in the reader's words. */
function useWhen(): (at: number) => string {
  const language = useTexts((store) => store.language);
  return (at) => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/** A button that sends a trial call and tells what really came of it. */
function Try({ channel, label }: { channel: CallChannelName; label: string }) {
  const say = useCallsSay();
  const task = useTask();
  const [outcome, setOutcome] = useState<string | undefined>(undefined);
  const tryIt = () =>
    task.run(async () => {
      setOutcome(undefined);
      const { sent, reached, problem = '' } = await callsApi.test(channel);
      setOutcome(sent ? say('calls.tried', { reached }) : say('calls.tried-failed', { problem }));
    });
  return (
    <>
      <Button size="small" icon="bell" busy={task.busy} onClick={tryIt}>
        {label}
      </Button>
      <span role="status" className="calls-outcome">
        {task.trouble ?? outcome}
      </span>
    </>
  );
}

function ThisDevice({ settings, keep }: WhereProps) {
  const say = useCallsSay();
  const when = useWhen();
  const task = useTask();
  const [outcome, setOutcome] = useState<'blocked' | 'dismissed' | 'failed' | undefined>(undefined);
  const device = settings.devices.find(({ here }) => here);
  const hindrance = whyNoPush(settings);
  const start = () =>
    task.run(async () => {
      const turned = await turnOn(settings);
      if (typeof turned === 'string') setOutcome(turned);
      else {
        setOutcome(undefined);
        keep(turned);
      }
    });
  const hint = () => {
    if (hindrance !== undefined) return say(`calls.push-${hindrance}`);
    if (device === undefined) return say('calls.push-off');
    if (device.problem !== undefined) return say('calls.push-problem', { problem: device.problem });
    return device.reached === undefined
      ? say('calls.push-on')
      : say('calls.push-reached', { when: when(device.reached) });
  };
  return (
    <Way
      icon="bell"
      name={say('calls.here')}
      hint={hint()}
      actions={
        hindrance === undefined &&
        (device === undefined ? (
          <Button kind="primary" busy={task.busy} onClick={start}>
            {say('calls.turn-on')}
          </Button>
        ) : (
          <>
            <Try channel="push" label={say('calls.try')} />
            <Button size="small" busy={task.busy} onClick={() => task.run(async () => keep(await turnOff(device.id)))}>
              {say('calls.remove')}
            </Button>
          </>
        ))
      }
    >
      {(outcome ?? task.trouble) && (
        <p className="error" role="status">
          {outcome === undefined ? task.trouble : say(`calls.push-${outcome}`)}
        </p>
      )}
    </Way>
  );
}

function OtherDevice({
  device,
  keep,
}: {
  device: CallSettings['devices'][number];
  keep: (settings: CallSettings) => void;
}) {
  const say = useCallsSay();
  const when = useWhen();
  const task = useTask();
  const { id, browser, reached, problem } = device;
  const name = browser === '' ? say('calls.device') : browser;
  return (
    <Way
      icon="phone"
      name={name}
      hint={
        problem !== undefined
          ? say('calls.push-problem', { problem })
          : reached === undefined
            ? say('calls.push-on')
            : say('calls.push-reached', { when: when(reached) })
      }
      actions={
        <Button
          size="small"
          busy={task.busy}
          aria-label={say('calls.remove-device', { name })}
          onClick={() => task.run(async () => keep(await callsApi.removePush(id)))}
        >
          {say('calls.remove')}
        </Button>
      }
    />
  );
}

function ByMail({ settings, keep, change }: WhereProps) {
  const say = useCallsSay();
  const task = useTask();
  const [address, setAddress] = useState('');
  const { mail, preferences } = settings;
  const set = (wanted: string) => task.run(async () => keep(await callsApi.setMail(wanted)));
  if (mail === undefined) {
    return (
      <Way icon="send" name={say('calls.mail')} hint={say('calls.mail-text')} actions={null}>
        <AddForm
          type="email"
          label={say('calls.mail-address')}
          value={address}
          setValue={setAddress}
          busy={task.busy}
          add={() => set(address)}
        />
        {task.trouble && <p className="error">{task.trouble}</p>}
      </Way>
    );
  }
  return (
    <Way
      icon="send"
      name={mail.address}
      hint={mail.problem ?? say(mail.confirmed ? 'calls.mail-ok' : 'calls.mail-open')}
      actions={
        <>
          {mail.confirmed ? (
            <Try channel="mail" label={say('calls.try-mail')} />
          ) : (
            <Button size="small" busy={task.busy} onClick={() => set(mail.address)}>
              {say('calls.mail-again')}
            </Button>
          )}
          <Button size="small" onClick={() => task.run(async () => keep(await callsApi.removeMail()))}>
            {say('calls.remove')}
          </Button>
        </>
      }
    >
      <fieldset className="calls-mail">
        <legend className="sr-only">{say('calls.mail')}</legend>
        <label>
          <input type="radio" checked={preferences.mail === 'digest'} onChange={() => change({ mail: 'digest' })} />{' '}
          {say('calls.mail-hour')}{' '}
          <select
            className="input"
            aria-label={say('calls.mail-hour')}
            value={preferences.digestHour}
            onChange={({ target }) => change({ mail: 'digest', digestHour: Number(target.value) })}
          >
            {Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`).map((hour, value) => (
              <option key={hour} value={value}>
                {hour}
              </option>
            ))}
          </select>
        </label>
        <label>
          <input type="radio" checked={preferences.mail === 'each'} onChange={() => change({ mail: 'each' })} />{' '}
          {say('calls.mail-each')}
        </label>
      </fieldset>
      {task.trouble && <p className="error">{task.trouble}</p>}
    </Way>
  );
}

function ByWebhook({ settings, keep }: WhereProps) {
  const say = useCallsSay();
  const when = useWhen();
  const task = useTask();
  const [url, setUrl] = useState('');
  const [unfit, setUnfit] = useState<string | undefined>(undefined);
  const { webhook } = settings;
  const add = () =>
    task.run(async () => {
      setUnfit(undefined);
      try {
        keep(await callsApi.setWebhook(url));
      } catch (trouble) {
        const reason = trouble instanceof ApiError ? trouble.refusal.unfit : undefined;
        if (typeof reason !== 'string') throw trouble;
        setUnfit(say('calls.unfit', { unfit: reason }));
      }
    });
  if (webhook === undefined) {
    return (
      <Way icon="link" name={say('calls.webhook')} hint={say('calls.webhook-text')} actions={null}>
        <AddForm
          type="url"
          label={say('calls.webhook-address')}
          value={url}
          setValue={setUrl}
          busy={task.busy}
          add={add}
        />
        {(unfit ?? task.trouble) && <p className="error">{unfit ?? task.trouble}</p>}
      </Way>
    );
  }
  const { problem, failingSince, reached, secret } = webhook;
  const hint = () => {
    if (problem !== undefined) return say('calls.webhook-problem', { problem, when: when(failingSince ?? 0) });
    return reached === undefined ? webhook.url : say('calls.webhook-reached', { when: when(reached) });
  };
  return (
    <Way
      icon="link"
      name={new URL(webhook.url).host}
      hint={hint()}
      actions={
        <>
          <Try channel="webhook" label={say('calls.try-webhook')} />
          <Button size="small" onClick={() => task.run(async () => keep(await callsApi.removeWebhook()))}>
            {say('calls.remove')}
          </Button>
        </>
      }
    >
      {secret !== undefined && (
        <>
          <p>{say('calls.webhook-secret')}</p>
          <CopyField label={say('calls.webhook-secret')} copyLabel={say('calls.copy')} value={secret} />
        </>
      )}
    </Way>
  );
}

interface AddFormProps {
  readonly type: 'email' | 'url';
  readonly label: string;
  readonly value: string;
  readonly setValue: (value: string) => void;
  readonly busy: boolean;
  readonly add: () => void;
}

function AddForm({ type, label, value, setValue, busy, add }: AddFormProps) {
  const say = useCallsSay();
  const send = (event: FormEvent) => {
    event.preventDefault();
    add();
  };
  return (
    <form className="calls-add" onSubmit={send}>
      <input
        type={type}
        className="input"
        aria-label={label}
        placeholder={type === 'email' ? 'astrid@example.org' : 'https://'}
        required
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
      <Button type="submit" icon="plus" busy={busy}>
        {say('calls.add')}
      </Button>
    </form>
  );
}
