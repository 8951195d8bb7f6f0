import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import type { HostDoor } from '../../protocol/host-room/door.ts';
import type { HostConcern, HostOverview } from '../../protocol/host-room/overview.ts';
import { request } from '../connection/api.ts';
import { useTitle } from '../frame/Page.tsx';
import { useTask } from '../frame/use-task.ts';
import { Badge } from '../look/Badge.tsx';
import { Button } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import type { IconName } from '../look/icons.ts';
import { useDoor } from './door-store.ts';
import { Health } from './Health.tsx';
import { useHostSay } from './text.ts';
import { OverviewContext } from './use-overview.ts';
import { useRead } from './use-read.ts';

interface SectionLink {
  readonly id:
    | 'overview'
    | 'people'
    | 'tables'
    | 'gatherings'
    | 'reports'
    | 'fair-play'
    | 'database'
    | 'jobs'
    | 'announcements'
    | 'settings'
    | 'log';
  readonly icon: IconName;
  /** What is counted beside it. */
  readonly counts: readonly HostConcern[];
}

/** The sections; the server has a list of the same kind in `src/server/host-room/sections.ts`. */
const SECTIONS: readonly SectionLink[] = [
  { id: 'overview', icon: 'hut', counts: [] },
  { id: 'people', icon: 'users', counts: [] },
  { id: 'tables', icon: 'campfire', counts: ['unreadable'] },
  { id: 'gatherings', icon: 'cup', counts: [] },
  { id: 'reports', icon: 'flag', counts: ['reports'] },
  { id: 'fair-play', icon: 'eye', counts: [] },
  { id: 'database', icon: 'chart', counts: ['no-backups', 'backup-failed', 'backup-late', 'disk-low'] },
  { id: 'jobs', icon: 'hourglass', counts: ['job-failed', 'calls-failed'] },
  { id: 'announcements', icon: 'raven', counts: [] },
  { id: 'settings', icon: 'settings', counts: [] },
  { id: 'log', icon: 'scroll', counts: [] },
];

/** In milliseconds: how often the page asks how everything is, while it is seen. */
const EVERY = 30_000;

/** The frame of the host's room: how everything is, and the way to each section. */
export function Room({ children }: { children: ReactNode }) {
  const say = useHostSay();
  useTitle(say('host.title'));
  const [here] = useLocation();
  const overview = useRead<HostOverview>('/overview');
  const { again } = overview;
  useEffect(() => {
    if (here !== '') void again();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void again();
    }, EVERY);
    return () => clearInterval(timer);
  }, [again, here]);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the sections are a row that scrolls.
    if (here !== '')
      nav.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [here]);
  const count = (counts: readonly HostConcern[]) =>
    (overview.value?.concerns ?? []).reduce((sum, each) => sum + (counts.includes(each.what) ? each.count : 0), 0);
  return (
    <div className="page">
      <div className="host-head" data-overview={here === '/host' || undefined}>
        <h1>{say('host.title')}</h1>
        {overview.value && <Health concerns={overview.value.concerns} />}
        <CloseHere />
      </div>
      <div className="host-room">
        <nav ref={nav} className="host-nav" aria-label={say('host.sections')}>
          {SECTIONS.map(({ id, icon, counts }) => {
            const path = id === 'overview' ? '/host' : `/host/${id}`;
            const isHere = here === path || (id !== 'overview' && here.startsWith(`${path}/`));
            const waiting = count(counts);
            return (
              <Link key={id} href={path} aria-current={isHere ? 'page' : undefined}>
                <Icon name={icon} />
                {say(`host.section.${id}`)}
                {waiting > 0 && <Badge kind={id === 'reports' ? 'ember' : 'gold'}>{waiting}</Badge>}
              </Link>
            );
          })}
        </nav>
        <div className="host-section">
          {overview.trouble && <p className="error">{overview.trouble}</p>}
          <OverviewContext value={overview}>{children}</OverviewContext>
        </div>
      </div>
    </div>
  );
}

function CloseHere() {
  const say = useHostSay();
  const task = useTask();
  const close = () =>
    task.run(async () => useDoor.setState({ door: await request<HostDoor>('DELETE', '/api/host/door', {}) }));
  return (
    <Button kind="plain" size="small" icon="leave" busy={task.busy} onClick={close}>
      {say('door.close')}
    </Button>
  );
}
