import { useState } from 'react';
import { Link } from 'wouter';
import type { HostTable, HostTables } from '../../protocol/host-room/tables.ts';
import { titleOf } from '../game-list.ts';
import { Badge } from '../look/Badge.tsx';
import { Button, buttonClass } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { Confirm } from './Confirm.tsx';
import { hostRequest, part } from './host-api.ts';
import { useHostSay } from './text.ts';
import { useWords } from './use-words.ts';

interface TableRowsProps {
  readonly tables: readonly HostTable[];
  done(): Promise<void>;
}

/** Tables with who plays and what can be done. Nothing is known of what anybody holds. */
export function TableRows({ tables, done }: TableRowsProps) {
  return (
    <ul className="host-list">
      {tables.map((table) => (
        <TableRow key={table.handle} table={table} done={done} />
      ))}
    </ul>
  );
}

type Asked = 'end' | 'put-away' | 'clocks/stop' | 'clocks/go-on';

function TableRow({ table, done }: { table: HostTable; done(): Promise<void> }) {
  const say = useHostSay();
  const words = useWords();
  const [asking, setAsking] = useState<Asked>();
  const { state, mine, stuck, putAway } = table;
  const isStopped = table.clocks === 'stopped';
  const players = table.players.map(words.name).join(', ') || say('tables.nobody');
  return (
    <li className="host-row">
      <div className="host-row-words">
        <p>
          <b>{titleOf(table.game)}</b>{' '}
          <span className="small soft">
            {state === 'gathering'
              ? say('tables.made', { when: words.ago(table.created) })
              : say('tables.moved', { when: words.ago(table.moved) })}
          </span>{' '}
          {table.table === undefined && <Badge>{say('tables.private')}</Badge>}{' '}
          {isStopped && state === 'running' && <Badge>{say('tables.clocks-stand')}</Badge>}{' '}
          {state === 'over' && <Badge>{say('tables.over')}</Badge>} {putAway && <Badge>{say('tables.away')}</Badge>}
        </p>
        <p className="small">{players}</p>
        {stuck && (
          <p className="small host-stuck">
            <Icon name="alert" /> {say(`stuck.${stuck}`)}
          </p>
        )}
      </div>
      <div className="cluster host-answers">
        {table.table !== undefined && state !== 'over' && (
          <Link href={`/table/${part(table.table)}`} className={buttonClass({ kind: 'quiet', size: 'small' })}>
            <Icon name="eye" />
            {say('tables.watch')}
          </Link>
        )}
        {mine && state !== 'over' && <span className="hint">{say('tables.mine')}</span>}
        {!mine && state === 'running' && !putAway && table.clocks && (
          <Button kind="plain" size="small" onClick={() => setAsking(isStopped ? 'clocks/go-on' : 'clocks/stop')}>
            {say(isStopped ? 'tables.clocks/go-on' : 'tables.clocks/stop')}
          </Button>
        )}
        {!mine && state === 'running' && !putAway && (
          <Button kind="plain" size="small" onClick={() => setAsking('put-away')}>
            {say('tables.put-away')}
          </Button>
        )}
        {!mine && state !== 'over' && (
          <Button kind="plain" size="small" onClick={() => setAsking('end')}>
            {say('tables.end')}
          </Button>
        )}
      </div>
      {asking !== undefined && (
        <Confirm
          title={say(`${asking}.title`)}
          label={say(`${asking}.do`)}
          kind={asking === 'end' ? 'danger' : 'primary'}
          close={() => setAsking(undefined)}
          act={async () => {
            await hostRequest<HostTables>('POST', `/tables/${part(table.handle)}/${asking}`);
            await done();
          }}
        >
          <p>
            <b>{say('end.text', { game: titleOf(table.game), players })}</b>
          </p>
          <p>{say(asking === 'end' ? (state === 'running' ? 'end.running' : 'end.gathering') : `${asking}.text`)}</p>
        </Confirm>
      )}
    </li>
  );
}
