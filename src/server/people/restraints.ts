import { type Denial, deny } from '../../host/denial.ts';
import type { Person } from '../../protocol/server.ts';
import type { Server } from '../server.ts';
import { announcementsAt } from '../store/host-room/announcements.ts';
import { isHost } from '../store/host-room/hosts.ts';
import { restraintsAmong, restraintsOn } from '../store/host-room/restraints.ts';

/** Mutes and bans. */

/** Why the person may not sit down or make anything here now. */
export async function whyBanned({ db, now }: Server, person: string): Promise<Denial | undefined> {
  const ban = (await restraintsOn(db, person, now())).find(({ kind }) => kind === 'ban');
  return ban && deny('not-allowed', 'refused.banned-until', { until: ban.until, why: ban.why });
}

/** Why the person may not chat anywhere now. */
export async function whyMuted({ db, now }: Server, person: string): Promise<Denial | undefined> {
  const restraints = await restraintsOn(db, person, now());
  const [first] = [...restraints].sort((one, other) => one.kind.localeCompare(other.kind));
  if (first === undefined) return undefined;
  const { kind, until, why } = first;
  return deny('not-allowed', kind === 'ban' ? 'refused.banned-until' : 'refused.muted-until', { until, why });
}

/** Those among these people who may not sit down now. */
export async function bannedAmong({ db, now }: Server, people: readonly string[]): Promise<string[]> {
  const restraints = await restraintsAmong(db, people, now());
  return restraints.filter(({ kind }) => kind === 'ban').map(({ person }) => person);
}

/** Announcements, mutes and bans for the person, and whether they are a host. */
export async function hostNotices(
  { db, now }: Server,
  person: string,
): Promise<Pick<Person, 'announcements' | 'restraints' | 'host'>> {
  const [announcements, restraints, host] = await Promise.all([
    announcementsAt(db, now()),
    restraintsOn(db, person, now()),
    isHost(db, person),
  ]);
  return {
    ...(announcements.length > 0 && { announcements }),
    ...(restraints.length > 0 && { restraints: restraints.map(({ kind, until, why }) => ({ kind, until, why })) }),
    ...(host && { host }),
  };
}
