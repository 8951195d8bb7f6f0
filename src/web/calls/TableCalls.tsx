import { useEffect, useId, useState } from 'react';
import type { CallSettings } from '../../protocol/calls.ts';
import { ApiError } from '../connection/api.ts';
import { useTask } from '../frame/use-task.ts';
import { callsApi } from './calls-api.ts';
import { useCallsSay } from './text.ts';

const MODES = ['usual', 'loud', 'silent'] as const;

/** How loud one table may call. Shown to those who can be called at all. */
export function TableCalls({ table }: { readonly table: string }) {
  const say = useCallsSay();
  const [settings, setSettings] = useState<CallSettings | undefined>(undefined);
  const task = useTask();
  const id = useId();

  useEffect(() => {
    callsApi.settings().then(setSettings, (trouble) => {
      if (!(trouble instanceof ApiError)) throw trouble;
    });
  }, []);

  if (settings === undefined) return null;
  const mode = settings.tables[table] ?? 'usual';
  return (
    <div className="stack">
      <label htmlFor={id}>{say('calls.table')}</label>
      <select
        id={id}
        className="select"
        value={mode}
        onChange={({ target }) => {
          const chosen = MODES.find((each) => each === target.value);
          if (chosen === undefined) return;
          setSettings({ ...settings, tables: { ...settings.tables, [table]: chosen } });
          task.run(async () => setSettings(await callsApi.setMode(table, chosen)));
        }}
      >
        {MODES.map((each) => (
          <option key={each} value={each}>
            {say(`calls.table-${each}`)}
          </option>
        ))}
      </select>
      <p className="hint">{say(`calls.table-${mode}-hint`)}</p>
      {task.trouble && <p className="error">{task.trouble}</p>}
    </div>
  );
}
