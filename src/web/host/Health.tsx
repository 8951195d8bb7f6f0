import { Link } from 'wouter';
import type { HostConcern, HostOverview } from '../../protocol/host-room/overview.ts';
import { Icon } from '../look/Icon.tsx';
import { useHostSay } from './text.ts';

const WHERE: Readonly<Record<HostConcern, string>> = {
  'no-backups': '/host/database',
  'backup-failed': '/host/jobs',
  'backup-late': '/host/database',
  'disk-low': '/host/database',
  unreadable: '/host/tables?which=stuck',
  'job-failed': '/host/jobs',
  'calls-failed': '/host/jobs',
  reports: '/host/reports',
  'no-mail': '/host/settings',
};

/** What may cost somebody their match. */
const GRAVE: readonly HostConcern[] = ['no-backups', 'backup-failed', 'backup-late', 'disk-low'];
/** Only told: a server without mail works. */
const MILD: readonly HostConcern[] = ['no-mail'];

/** How everything is, in a sentence; then what wants an eye, each leading where it is looked after. */
export function Health({ concerns }: Pick<HostOverview, 'concerns'>) {
  const say = useHostSay();
  const isGrave = concerns.some(({ what }) => GRAVE.includes(what));
  const isQuiet = concerns.every(({ what }) => MILD.includes(what));
  return (
    <div className="host-health">
      <p>{say(isGrave ? 'health.trouble' : isQuiet ? 'health.fine' : 'health.waits')}</p>
      {concerns.length > 0 && (
        <div className="host-concerns">
          {concerns.map(({ what, count }) => (
            <Link key={what} href={WHERE[what]} data-grave={GRAVE.includes(what) || undefined}>
              <Icon name={MILD.includes(what) ? 'bell-off' : 'alert'} />
              {say(`concern.${what}`, { count })}
            </Link>
          ))}
        </div>
      )}
    </div>
  );
}
