import { type Denial, deny, isDenial } from '../../host/denial.ts';
import type { HostGatherings } from '../../protocol/host-room/gatherings.ts';
import { newGatheringName } from '../../protocol/host-room/requests.ts';
import { bodyOf } from '../http/answer.ts';
import type { Server } from '../server.ts';
import { changeGroup } from '../store/groups/groups.ts';
import { endGroup, groupNamed, listedForHost, listedGroups } from '../store/host-room/gatherings.ts';
import { entryOf } from '../store/tournaments/entries.ts';
import { endTournament, setName, setNotice, tournamentRow } from '../store/tournaments/tournaments.ts';
import { note } from './log.ts';
import { partOf } from './query.ts';
import type { HostAction, HostRequest, HostSection } from './section.ts';

const MOST = 100;

async function listed({ db }: Server): Promise<HostGatherings> {
  const [tournaments, groups] = await Promise.all([listedForHost(db, MOST), listedGroups(db, MOST)]);
  return { tournaments, groups };
}

/** Tournaments and groups with their names and notices, but nothing about running matches. */
export const gatherings: HostSection = { name: 'gatherings', read: ({ server }) => listed(server) };

type Change = (about: HostRequest, id: string) => Promise<Denial | undefined>;

function changing(path: string, change: Change, method: HostAction['method'] = 'POST'): HostAction {
  return {
    method,
    path,
    async run(about) {
      return (await change(about, partOf(about.request, 'id'))) ?? listed(about.server);
    },
  };
}

function unknown(): Denial {
  return deny('not-found', 'refused.unknown-gathering');
}

export const gatheringActions: readonly HostAction[] = [
  changing('/tournaments/:id/rename', async (about, id) => {
    const { db } = about.server;
    const body = bodyOf(newGatheringName, about.request);
    if (isDenial(body)) return body;
    const row = await tournamentRow(db, id);
    if (row === undefined) return unknown();
    await setName(db, id, body.name);
    await note(about, 'renamed-tournament', { from: row.name, to: body.name }, row.host);
    return undefined;
  }),
  changing('/tournaments/:id/end', async (about, id) => {
    const { db, now } = about.server;
    const row = await tournamentRow(db, id);
    if (row === undefined) return unknown();
    // Hosts must not end a tournament in which they play.
    if ((await entryOf(db, id, about.host.id))?.state === 'in') return deny('not-allowed', 'refused.host-plays');
    if (!(await endTournament(db, id, now()))) return unknown();
    await note(about, 'ended-tournament', { tournament: row.name }, row.host);
    return undefined;
  }),
  changing(
    '/tournaments/:id/notice',
    async (about, id) => {
      const { db, now } = about.server;
      const row = await tournamentRow(db, id);
      if (row === undefined || row.notice === null) return unknown();
      await setNotice(db, id, null, now());
      await note(about, 'ended-notice', { tournament: row.name, text: row.notice }, row.host);
      return undefined;
    },
    'DELETE',
  ),
  changing('/groups/:id/rename', async (about, id) => {
    const { db } = about.server;
    const body = bodyOf(newGatheringName, about.request);
    if (isDenial(body)) return body;
    const group = await groupNamed(db, id);
    if (group === undefined) return unknown();
    await changeGroup(db, id, { name: body.name });
    await note(about, 'renamed-group', { from: group.name, to: body.name }, group.owner);
    return undefined;
  }),
  changing('/groups/:id/end', async (about, id) => {
    const { db } = about.server;
    const group = await groupNamed(db, id);
    if (group === undefined) return unknown();
    await endGroup(db, id);
    await note(about, 'ended-group', { group: group.name }, group.owner);
    return undefined;
  }),
];
