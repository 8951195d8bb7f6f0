import type { HostJobs } from '../../protocol/host-room/jobs.ts';
import { useTask } from '../frame/use-task.ts';
import { Badge } from '../look/Badge.tsx';
import { Button } from '../look/Button.tsx';
import { hostRequest } from './host-api.ts';
import { useHostSay } from './text.ts';
import { useOverview } from './use-overview.ts';
import type { Read } from './use-read.ts';

const STATES = ['waiting', 'sent', 'dropped', 'failed'] as const;

/** Calls to people by their way and what became of them. */
export function Calls({ jobs: { value, show } }: { jobs: Read<HostJobs> }) {
  const say = useHostSay();
  const task = useTask();
  const overview = useOverview();
  const again = (channel: string) =>
    task.run(async () => {
      show(await hostRequest<HostJobs>('POST', `/calls/${channel}/again`));
      await overview.again();
    });
  const calls = value?.calls ?? [];
  return (
    <>
      <table className="host-table host-calls">
        <thead>
          <tr>
            <th scope="col">{say('calls.channel')}</th>
            {STATES.map((state) => (
              <th key={state} scope="col" className="number">
                {say(`calls.${state}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calls.map((call) => (
            <tr key={call.channel}>
              <th scope="row">
                {say(`calls.${call.channel}`)} {!call.set && <Badge>{say('calls.not-set')}</Badge>}
              </th>
              {STATES.map((state) => (
                <td key={state} className="number" data-label={say(`calls.${state}`)}>
                  {call[state]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {calls
        .filter(({ failed }) => failed > 0)
        .map(({ channel, problem = '' }) => (
          <div key={channel} className="host-row">
            <p className="small host-row-words host-problem">
              {say('calls.problem', { channel: say(`calls.${channel}`), problem })}
            </p>
            <Button
              size="small"
              icon="refresh"
              busy={task.busy}
              aria-label={say('calls.again-of', { channel: say(`calls.${channel}`) })}
              onClick={() => again(channel)}
            >
              {say('calls.again')}
            </Button>
          </div>
        ))}
      {task.trouble && <p className="error">{task.trouble}</p>}
    </>
  );
}
