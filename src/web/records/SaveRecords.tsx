import './records.css';
import { useState } from 'react';
import type { MatchRecord } from '../../kernel/record.ts';
import type { TableInfo } from '../../protocol/server.ts';
import { api } from '../connection/api.ts';
import { isLocal } from '../connection/connection.ts';
import { localTables } from '../connection/local/local-connection.ts';
import { useTask } from '../frame/use-task.ts';
import { titleOf } from '../game-list.ts';
import { Button } from '../look/Button.tsx';
import { useTexts } from '../messages/text.ts';
import { useRecordsSay } from './text.ts';
import { MOST_RECORDS } from './unzip.ts';

interface Day {
  /** As files are named by it. */
  readonly date: string;
  readonly tables: readonly TableInfo[];
}

/** Matches by the day on which they ended, the newest first. */
function daysOf(tables: readonly TableInfo[]): readonly Day[] {
  const days = new Map<string, TableInfo[]>();
  for (const info of tables) {
    const at = new Date(info.moved);
    const date = [at.getFullYear(), at.getMonth() + 1, at.getDate()]
      .map((part) => `${part}`.padStart(2, '0'))
      .join('-');
    days.set(date, [...(days.get(date) ?? []), info]);
  }
  return [...days]
    .map(([date, each]) => ({ date, tables: each }))
    .sort((one, other) => (one.date < other.date ? 1 : -1));
}

/** Saves the records of some matches, or of all of a day, as one file. */
export function SaveRecords({ tables }: { readonly tables: readonly TableInfo[] }) {
  const say = useRecordsSay();
  const language = useTexts((store) => store.language);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState(0);
  const task = useTask();
  const days = daysOf(tables);

  const choose = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const id of ids)
      if (isChosen) next.add(id);
      else next.delete(id);
    setChosen(next);
  };
  const saveAll = async () => {
    const records: MatchRecord[] = [];
    for (const id of chosen) {
      setDone(records.length);
      const record = isLocal(id) ? await localTables().record(id) : await api.record(id);
      if (record !== undefined) records.push(record);
    }
    const { saveTogether } = await import('./zip.ts');
    const of = days.filter((day) => day.tables.some(({ table }) => chosen.has(table)));
    saveTogether(records, `underbridge-${of.length === 1 ? of[0]?.date : 'records'}`);
  };

  return (
    <div className="records-save stack">
      {days.map(({ date, tables: played }) => {
        const ids = played.map(({ table }) => table);
        return (
          <fieldset key={date} className="records-day">
            <label className="records-whole-day">
              <input
                type="checkbox"
                checked={ids.every((id) => chosen.has(id))}
                onChange={({ target }) => choose(ids, target.checked)}
              />
              {new Date(`${date}T12:00`).toLocaleDateString(language, { dateStyle: 'full' })}
            </label>
            {played.map((info) => (
              <label key={info.table}>
                <input
                  type="checkbox"
                  checked={chosen.has(info.table)}
                  onChange={({ target }) => choose([info.table], target.checked)}
                />
                {titleOf(info.game)}, {info.seats.map(({ name }) => name).join(', ')}
              </label>
            ))}
          </fieldset>
        );
      })}
      <div className="cluster">
        <Button
          kind="primary"
          icon="download"
          disabled={chosen.size === 0 || chosen.size > MOST_RECORDS}
          busy={task.busy}
          onClick={() => task.run(saveAll)}
        >
          {say('records.save', { records: chosen.size })}
        </Button>
        <span role="status" className="hint">
          {task.busy
            ? say('records.saving', { done, of: chosen.size })
            : chosen.size > MOST_RECORDS && say('records.zip-too-many', { most: MOST_RECORDS })}
        </span>
      </div>
      {task.trouble && <p className="error">{task.trouble}</p>}
    </div>
  );
}
