import { useState } from 'react';
import type { HostJobs, JobOutcome } from '../../protocol/host-room/jobs.ts';
import { useTask } from '../frame/use-task.ts';
import { Button } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { Paper } from '../look/Paper.tsx';
import { Calls } from './Calls.tsx';
import { hostRequest, part } from './host-api.ts';
import { useHostSay } from './text.ts';
import { useOverview } from './use-overview.ts';
import { type Read, useRead } from './use-read.ts';
import { useWords } from './use-words.ts';

/** What the server does by itself. */
export function Jobs() {
  const say = useHostSay();
  const jobs = useRead<HostJobs>('/jobs');
  return (
    <div className="stack">
      <Paper as="section" heading={say('host.section.jobs')} className="stack">
        {jobs.trouble && <p className="error">{jobs.trouble}</p>}
        <FailedJobs jobs={jobs} />
      </Paper>
      <Paper as="section" heading={say('calls.title')} className="stack">
        <Calls jobs={jobs} />
      </Paper>
    </div>
  );
}

/** Jobs that failed, each with why and a button; then what goes on. */
export function FailedJobs({ jobs: { value, show } }: { jobs: Read<HostJobs> }) {
  const say = useHostSay();
  const words = useWords();
  const overview = useOverview();
  const task = useTask();
  const [outcome, setOutcome] = useState<string>();
  const again = (name: string) =>
    task.run(async () => {
      const { worked, ...now } = await hostRequest<JobOutcome>('POST', `/jobs/${part(name)}/again`);
      setOutcome(say(worked ? 'jobs.worked' : 'jobs.failed-again', { job: name }));
      show(now);
      await overview.again();
    });
  if (value === undefined) return null;
  return (
    <>
      <ul className="host-list host-checks">
        {value.failed.map(({ name, at, times, problem }) => (
          <li key={name} className="host-row">
            <div className="host-row-words">
              <p className="host-stuck">
                <Icon name="alert" /> <b>{name}</b>{' '}
                <span className="small">{say('jobs.failed-at', { when: words.ago(at), times })}</span>
              </p>
              <p className="small host-problem">{problem}</p>
            </div>
            <Button
              size="small"
              icon="refresh"
              busy={task.busy}
              aria-label={say('jobs.again-of', { job: name })}
              onClick={() => again(name)}
            >
              {say('jobs.again')}
            </Button>
          </li>
        ))}
        {value.failed.length === 0 && (
          <li>
            <Icon name="check" /> {say('jobs.fine')}
          </li>
        )}
        <li>
          <Icon name="check" /> {say('jobs.thinking', { count: value.thinking })}
        </li>
        <li>
          <Icon name="check" />{' '}
          {value.nextClock === undefined
            ? say('jobs.no-clock')
            : say('jobs.next-clock', { when: words.moment(value.nextClock) })}
        </li>
      </ul>
      <p role="status">{outcome}</p>
      {task.trouble && <p className="error">{task.trouble}</p>}
    </>
  );
}
