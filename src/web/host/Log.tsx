import { useState } from 'react';
import type { HostLog, HostLogEntry } from '../../protocol/host-room/log.ts';
import { useTask } from '../frame/use-task.ts';
import { Button } from '../look/Button.tsx';
import { Paper } from '../look/Paper.tsx';
import { Actions } from './Actions.tsx';
import { hostRequest, part } from './host-api.ts';
import { useHostSay } from './text.ts';
import { useRead } from './use-read.ts';

/** Everything that hosts did, the newest first. */
export function Log() {
  const say = useHostSay();
  const { value, trouble, show } = useRead<HostLog>('/log');
  const task = useTask();
  const [older, setOlder] = useState<readonly HostLogEntry[]>([]);
  const more = value?.more;
  const read = () =>
    task.run(async () => {
      const page = await hostRequest<HostLog>('GET', `/log?before=${part(more ?? '')}`);
      setOlder([...older, ...page.actions]);
      show({ actions: value?.actions ?? [], ...(page.more !== undefined && { more: page.more }) });
    });
  const actions = [...(value?.actions ?? []), ...older];
  return (
    <Paper as="section" heading={say('host.section.log')} className="stack">
      <p>{say('log.lead')}</p>
      {(trouble ?? task.trouble) && <p className="error">{trouble ?? task.trouble}</p>}
      {value && actions.length === 0 && <p>{say('log.none')}</p>}
      <Actions actions={actions} />
      {more !== undefined && (
        <p>
          <Button size="small" busy={task.busy} onClick={read}>
            {say('log.older')}
          </Button>
        </p>
      )}
    </Paper>
  );
}
