import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { HostDatabase } from '../../protocol/host-room/database.ts';
import type { HostJobs } from '../../protocol/host-room/jobs.ts';
import type { HostPeople } from '../../protocol/host-room/people.ts';
import type { HostReports } from '../../protocol/host-room/reports.ts';
import type { HostTables } from '../../protocol/host-room/tables.ts';
import { Badge } from '../look/Badge.tsx';
import { Icon } from '../look/Icon.tsx';
import { Paper } from '../look/Paper.tsx';
import { BackUpNow } from './Backups.tsx';
import { FailedJobs } from './Jobs.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { Report } from './Report.tsx';
import { TableRows } from './TableRows.tsx';
import { Tiles } from './Tiles.tsx';
import { useHostSay } from './text.ts';
import { useOverview } from './use-overview.ts';
import { useRead } from './use-read.ts';
import { useWords } from './use-words.ts';

const FEW = 3;

/** The first look: four numbers, then what wants a decision, then the rest in small. */
export function Overview() {
  const { value } = useOverview();
  return (
    <div className="stack">
      {value && <Tiles overview={value} />}
      <div className="host-cards">
        <ReportsCard />
        <BackupsCard />
        <JobsCard />
        <PeopleCard />
        <TablesCard />
      </div>
    </div>
  );
}

interface CardProps {
  readonly section: 'reports' | 'database' | 'jobs' | 'people' | 'tables';
  readonly heading?: string;
  readonly badge?: ReactNode;
  readonly children: ReactNode;
}

function Card({ section, heading, badge, children }: CardProps) {
  const say = useHostSay();
  return (
    <Paper
      as="section"
      className="stack host-card"
      heading={heading ?? say(`host.section.${section}`)}
      aside={
        <>
          {badge}
          <Link href={`/host/${section}`} className="push">
            {say('host.all')}
            <span className="sr-only">: {say(`host.section.${section}`)}</span>
          </Link>
        </>
      }
    >
      {children}
    </Paper>
  );
}

function ReportsCard() {
  const say = useHostSay();
  const { value, again } = useRead<HostReports>('/reports?state=open');
  const overview = useOverview();
  const settled = async () => {
    await again();
    await overview.again();
  };
  const count = value?.reports.length ?? 0;
  return (
    <Card section="reports" badge={count > 0 && <Badge kind="ember">{count}</Badge>}>
      {value && count === 0 && (
        <p>
          <Icon name="check" /> {say('reports.none')}
        </p>
      )}
      <ul className="host-list">
        {value?.reports.slice(0, FEW - 1).map((report) => (
          <Report key={report.id} report={report} settled={settled} />
        ))}
      </ul>
    </Card>
  );
}

function BackupsCard() {
  const say = useHostSay();
  const words = useWords();
  const { value, again } = useRead<HostDatabase>('/database');
  const list = value?.backups?.list ?? [];
  return (
    <Card section="database" heading={say('backups.title')}>
      {value && value.backups === undefined && <p className="paper-note">{say('backups.off')}</p>}
      {value?.backups && (
        <>
          <ul className="host-list host-checks">
            {list.length === 0 && <li>{say('backups.none')}</li>}
            {list.slice(0, FEW).map(({ name, made, reason, bytes }) => (
              <li key={name}>
                <Icon name="check" />{' '}
                <span>
                  <b>{words.moment(made)}</b>
                  <br />
                  <span className="small soft">
                    {say(`backups.reason.${reason}`)}, {words.size(bytes)}
                  </span>
                </span>
              </li>
            ))}
          </ul>
          <BackUpNow made={again} />
        </>
      )}
    </Card>
  );
}

function JobsCard() {
  const jobs = useRead<HostJobs>('/jobs');
  const count = jobs.value?.failed.length ?? 0;
  return (
    <Card section="jobs" badge={count > 0 && <Badge kind="gold">{count}</Badge>}>
      <FailedJobs jobs={jobs} />
    </Card>
  );
}

function PeopleCard() {
  const { value } = useRead<HostPeople>('/people');
  return <Card section="people">{value && <PeopleTable people={value.people.slice(0, 2 * FEW)} />}</Card>;
}

function TablesCard() {
  const say = useHostSay();
  const { value, again } = useRead<HostTables>('/tables?which=running');
  return (
    <Card section="tables">
      {value?.tables.length === 0 && <p>{say('tables.none')}</p>}
      {value && <TableRows tables={value.tables.slice(0, FEW)} done={again} />}
    </Card>
  );
}
