import { useState } from 'react';
import type { HostReports } from '../../protocol/host-room/reports.ts';
import { Choice } from '../frame/Choice.tsx';
import { Empty } from '../frame/Empty.tsx';
import { Paper } from '../look/Paper.tsx';
import { Report } from './Report.tsx';
import { useHostSay } from './text.ts';
import { useOverview } from './use-overview.ts';
import { useRead } from './use-read.ts';

const STATES = ['open', 'closed'] as const;

/** What people have told about each other. */
export function Reports() {
  const say = useHostSay();
  const [state, setState] = useState<(typeof STATES)[number]>('open');
  const { value, trouble, again } = useRead<HostReports>(`/reports?state=${state}`);
  const overview = useOverview();
  const settled = async () => {
    await again();
    await overview.again();
  };
  return (
    <Paper as="section" heading={say('host.section.reports')} className="stack">
      <Choice
        label={say('reports.which')}
        values={STATES}
        value={state}
        say={(each) => say(`reports.${each}`)}
        onChange={setState}
      />
      {trouble && <p className="error">{trouble}</p>}
      {value?.reports.length === 0 && <Empty>{say(state === 'open' ? 'reports.none' : 'reports.none-closed')}</Empty>}
      <ul className="host-list">
        {value?.reports.map((report) => (
          <Report key={report.id} report={report} settled={settled} />
        ))}
      </ul>
    </Paper>
  );
}
