import './settings.css';
import { type FormEvent, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { LANGUAGES } from '../../kernel/languages.ts';
import { CallsLink } from '../calls/CallsLink.tsx';
import { Choice } from '../frame/Choice.tsx';
import { shownName } from '../frame/guest-names.ts';
import { isGuestName, LONGEST_NAME } from '../frame/name.ts';
import { Page } from '../frame/Page.tsx';
import { useTask } from '../frame/use-task.ts';
import { Button, buttonClass } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { Paper } from '../look/Paper.tsx';
import { Switch } from '../look/Switch.tsx';
import { OwnMark } from '../mark/OwnMark.tsx';
import { ownName } from '../play.ts';
import { useMe } from '../store/me.ts';
import { CHOICES, useSettings } from '../store/settings.ts';
import { play } from '../table/attention/sounds.ts';
import { Holiday } from './Holiday.tsx';
import { OwnBots } from './OwnBots.tsx';
import { useSettingsSay } from './settings-text.ts';

export function Settings() {
  const say = useSettingsSay();
  const { theme, motion, colours, text, language, change } = useSettings();
  return (
    <Page title={say('settings.title')}>
      <div className="settings">
        <Name />
        <OwnMark />
        <Paper as="section" heading={say('settings.look')} className="stack">
          <Choice
            label={say('setting.theme')}
            values={CHOICES.theme}
            value={theme}
            say={(value) => say(`setting.theme.${value}`)}
            onChange={(value) => change({ theme: value })}
          />
          <Choice
            label={say('setting.text')}
            values={CHOICES.text}
            value={text}
            say={(value) => say(`setting.text.${value}`)}
            onChange={(value) => change({ text: value })}
          />
          <Choice
            label={say('setting.colours')}
            values={CHOICES.colours}
            value={colours}
            say={(value) => say(`setting.colours.${value}`)}
            onChange={(value) => change({ colours: value })}
          />
          <Choice
            label={say('setting.motion')}
            values={CHOICES.motion}
            value={motion}
            say={(value) => say(`setting.motion.${value}`)}
            onChange={(value) => change({ motion: value })}
          />
          <Choice
            label={say('setting.language')}
            values={CHOICES.language}
            value={language}
            say={(value) => (value === 'system' ? say('setting.language.system') : LANGUAGES[value])}
            onChange={(value) => change({ language: value })}
          />
        </Paper>
        <Playing />
        <Holiday />
        <NameAndMatches />
        <CallsLink />
        <OwnBots />
        <HostRoomLink />
      </div>
    </Page>
  );
}

function Name() {
  const say = useSettingsSay();
  const { name: known, rename } = useMe();
  // The name of a guest stands in the field as an example, in the reader's language.
  const shown = isGuestName(known) ? '' : known;
  const [name, setName] = useState(shown);
  const [saved, setSaved] = useState(false);
  const task = useTask();

  useEffect(() => setName(shown), [shown]);

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === shown) return;
    task.run(async () => {
      await rename(name.trim());
      setSaved(true);
    });
  };

  return (
    <Paper as="section" heading={say('settings.name')}>
      <form className="settings-name" onSubmit={save}>
        <input
          className="input"
          aria-label={say('settings.name')}
          aria-describedby="name-hint"
          maxLength={LONGEST_NAME}
          placeholder={shownName(ownName(), say)}
          autoComplete="nickname"
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            setSaved(false);
          }}
        />
        <Button type="submit" kind="primary" busy={task.busy} icon={saved ? 'check' : 'quill'}>
          <span aria-live="polite">{say(saved ? 'settings.saved' : 'settings.save')}</span>
        </Button>
      </form>
      <p className="hint" id="name-hint">
        {say('settings.name-hint')}
      </p>
      {task.trouble && <p className="error">{task.trouble}</p>}
    </Paper>
  );
}

/** A link to the account page. */
function NameAndMatches() {
  const say = useSettingsSay();
  const isUp = useMe((store) => store.server === 'up');
  const person = useMe((store) => store.person);
  if (!isUp) return null;
  return (
    <Paper as="section" heading={say('account.settings')} className="stack">
      <p>{say('settings.account-text')}</p>
      <div className="cluster">
        <Link href="/account" className={buttonClass({ kind: 'primary' })}>
          <Icon name="key" />
          {say('settings.account-open')}
        </Link>
        {person !== undefined && (
          <Link href={`/people/${person.id}`} className={buttonClass({})}>
            {say('settings.profile')}
          </Link>
        )}
        <Link href="/people/strongest" className={buttonClass({})}>
          {say('settings.leaderboards')}
        </Link>
        <Link href="/sign-in" className={buttonClass({})}>
          <Icon name="sign-in" />
          {say('sign-in.link')}
        </Link>
      </div>
    </Paper>
  );
}

function Playing() {
  const say = useSettingsSay();
  const { pace, lastLook, sound, notify, letters, change } = useSettings();
  const [denied, setDenied] = useState(false);

  const setNotify = async (wanted: boolean) => {
    const allowed = wanted && 'Notification' in window && (await Notification.requestPermission()) === 'granted';
    setDenied(wanted && !allowed);
    change({ notify: allowed ? 'on' : 'off' });
  };

  return (
    <Paper as="section" heading={say('settings.play')} className="stack">
      <Choice
        label={say('setting.pace')}
        values={['slow', 'normal', 'instant'] as const}
        value={pace}
        say={(value) => say(`setting.pace.${value}`)}
        onChange={(value) => change({ pace: value })}
      />
      <Switch
        label={say('setting.last-look')}
        hint={say('setting.last-look-hint')}
        checked={lastLook === 'on'}
        onChange={(on) => change({ lastLook: on ? 'on' : 'off' })}
      />
      <Switch
        label={say('setting.sound')}
        hint={say('setting.sound-hint')}
        checked={sound === 'on'}
        onChange={(on) => {
          change({ sound: on ? 'on' : 'off' });
          if (on) play('chime');
        }}
      />
      <Switch
        label={say('setting.notify')}
        hint={say('setting.notify-hint')}
        checked={notify === 'on'}
        onChange={setNotify}
      />
      {denied && <p className="error">{say('setting.notify-denied')}</p>}
      <Switch
        label={say('setting.letters')}
        hint={say('setting.letters-hint')}
        checked={letters === 'on'}
        onChange={(on) => change({ letters: on ? 'on' : 'off' })}
      />
    </Paper>
  );
}

/** For hosts alone. */
function HostRoomLink() {
  const say = useSettingsSay();
  const isHost = useMe(({ person }) => person?.host === true);
  if (!isHost) return null;
  return (
    <Paper as="section" heading={say('settings.host-room')} className="stack">
      <p>{say('settings.host-room-text')}</p>
      <p>
        <Link href="/host" className={buttonClass({})}>
          <Icon name="hut" />
          {say('settings.host-room-open')}
        </Link>
      </p>
    </Paper>
  );
}
