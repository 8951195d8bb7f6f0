import './calls.css';
import { useEffect, useRef, useState } from 'react';
import type { CallPreferences, CallSettings } from '../../protocol/calls.ts';
import { ApiError } from '../connection/api.ts';
import { Empty } from '../frame/Empty.tsx';
import { Page } from '../frame/Page.tsx';
import { useTask } from '../frame/use-task.ts';
import { useTexts } from '../messages/text.ts';
import { useMe } from '../store/me.ts';
import { callsApi } from './calls-api.ts';
import { HowItLooks } from './HowItLooks.tsx';
import { Quiet } from './Quiet.tsx';
import { useCallsSay } from './text.ts';
import { What } from './What.tsx';
import { Where } from './Where.tsx';

/** Where, for what and when one is called to the table. */
export function CallsPage() {
  const say = useCallsSay();
  const [settings, setSettings] = useState<CallSettings | undefined>(undefined);
  const { server, person, loadPerson } = useMe();
  const id = person?.id;
  const language = useTexts((store) => store.language);
  const task = useTask();
  const changes = useRef({ made: 0, saved: Promise.resolve() });

  useEffect(() => {
    if (server !== 'up' || id === undefined) return;
    callsApi.settings().then(setSettings, (trouble) => {
      if (!(trouble instanceof ApiError)) throw trouble;
    });
  }, [server, id]);

  if (server === 'down') {
    return (
      <Page title={say('calls.title')}>
        <Empty>{say('calls.offline')}</Empty>
      </Page>
    );
  }
  if (settings === undefined) return <Page title={say('calls.title')}>{null}</Page>;
  const keep = (changed: CallSettings) => {
    setSettings(changed);
    // The page of a table tells the server that one is there only if one can be called.
    void loadPerson();
  };
  const change = (changed: Partial<CallPreferences>) => {
    // Calls speak the language that one reads here.
    const preferences = { ...settings.preferences, language, ...changed };
    setSettings({ ...settings, preferences });
    const number = ++changes.current.made;
    // Saved in order. What the server says of an earlier change must not undo a later one on the screen.
    const saving = changes.current.saved.then(async () => {
      const saved = await callsApi.change(preferences);
      if (number === changes.current.made) setSettings(saved);
    });
    changes.current.saved = saving.catch(() => undefined);
    task.run(() => saving);
  };
  return (
    <Page title={say('calls.title')} lead={say('calls.lead')}>
      {task.trouble && <p className="error">{task.trouble}</p>}
      <div className="calls">
        <div className="calls-column">
          <Where settings={settings} keep={keep} change={change} />
          <What settings={settings} change={change} />
        </div>
        <div className="calls-column">
          <Quiet settings={settings} keep={keep} change={change} />
          <HowItLooks />
        </div>
      </div>
    </Page>
  );
}
