import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { TABLE_GROUPS } from '../../protocol/host-room/requests.ts';
import type { HostTables } from '../../protocol/host-room/tables.ts';
import { Choice } from '../frame/Choice.tsx';
import { Empty } from '../frame/Empty.tsx';
import { useTask } from '../frame/use-task.ts';
import { GAMES } from '../game-list.ts';
import { Button } from '../look/Button.tsx';
import { Paper } from '../look/Paper.tsx';
import { AllClocks } from './AllClocks.tsx';
import { hostRequest } from './host-api.ts';
import { TableRows } from './TableRows.tsx';
import { useHostSay } from './text.ts';
import { useOverview } from './use-overview.ts';
import { useRead } from './use-read.ts';

/** Tables, by what is going on there, by their game and by who plays. */
export function Tables() {
  const say = useHostSay();
  const [query, setQuery] = useSearchParams();
  const which = TABLE_GROUPS.find((group) => group === query.get('which')) ?? 'running';
  const [game, setGame] = useState('');
  const [name, setName] = useState('');
  const wish = new URLSearchParams({ which, ...(game && { game }), ...(name.trim() && { name: name.trim() }) });
  const tables = useRead<HostTables>(`/tables?${wish}`);
  const overview = useOverview();
  const task = useTask();
  const again = async () => {
    await tables.again();
    await overview.again();
  };
  const readAll = () =>
    task.run(async () => {
      const found = await hostRequest<HostTables>('POST', '/tables/read');
      if (which === 'stuck') tables.show(found);
      setQuery({ which: 'stuck' });
      await overview.again();
    });
  const list = tables.value?.tables;
  return (
    <Paper as="section" heading={say('host.section.tables')} className="stack">
      <Choice
        label={say('tables.which')}
        values={TABLE_GROUPS}
        value={which}
        say={(group) => say(`tables.which.${group}`)}
        onChange={(group) => setQuery({ which: group })}
      />
      <div className="host-filters">
        <label className="field">
          <span className="label">{say('tables.game')}</span>
          <select className="select" value={game} onChange={({ target }) => setGame(target.value)}>
            <option value="">{say('tables.every-game')}</option>
            {GAMES.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span className="label">{say('tables.name')}</span>
          <input
            className="input"
            type="search"
            maxLength={60}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
      </div>
      {tables.trouble && <p className="error">{tables.trouble}</p>}
      {list?.length === 0 && <Empty>{say(which === 'stuck' ? 'tables.none-stuck' : 'tables.none')}</Empty>}
      {list && list.length > 0 && <TableRows tables={list} done={again} />}
      {tables.value?.more && <p className="hint">{say('host.more')}</p>}
      <AllClocks done={again} />
      <div className="cluster">
        <Button size="small" icon="search" busy={task.busy} onClick={readAll}>
          {say('tables.read')}
        </Button>
        <span className="hint">{say('tables.read-hint')}</span>
      </div>
      {task.trouble && <p className="error">{task.trouble}</p>}
    </Paper>
  );
}
