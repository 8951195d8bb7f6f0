import { useState } from 'react';
import type { HostPeople } from '../../protocol/host-room/people.ts';
import { Icon } from '../look/Icon.tsx';
import { Paper } from '../look/Paper.tsx';
import { part } from './host-api.ts';
import { PeopleTable } from './PeopleTable.tsx';
import { useHostSay } from './text.ts';
import { useRead } from './use-read.ts';

/** Everybody, those who were seen last first; or those of a name. */
export function People() {
  const say = useHostSay();
  const [name, setName] = useState('');
  const { value, trouble } = useRead<HostPeople>(`/people?name=${part(name.trim())}`);
  const count = value?.people.length ?? 0;
  return (
    <Paper as="section" heading={say('host.section.people')} className="stack">
      <label className="field host-search">
        <span className="label">
          <Icon name="search" /> {say('person.find')}
        </span>
        <input
          className="input"
          type="search"
          maxLength={60}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <p role="status" className="hint">
        {value && say('person.found', { count, all: value.all })}
      </p>
      {trouble && <p className="error">{trouble}</p>}
      {value && count === 0 && <p>{say('person.none')}</p>}
      {value && count > 0 && <PeopleTable people={value.people} />}
      {value?.more && <p className="hint">{say('host.more')}</p>}
    </Paper>
  );
}
