import type { z } from 'zod';
import { type Denial, deny, isDenial } from '../../host/denial.ts';
import type { HostPeople, HostPerson, HostPersonDetails } from '../../protocol/host-room/people.ts';
import { hostChange, newRestraint, peopleQuery, takenName } from '../../protocol/host-room/requests.ts';
import { bodyOf } from '../http/answer.ts';
import { createLink, guestName } from '../identity.ts';
import { HERE } from '../measuring.ts';
import { showChanged } from '../people/changed.ts';
import { publicly } from '../people/publicly.ts';
import { renameHere } from '../room/rename.ts';
import type { Server } from '../server.ts';
import {
  findPeople,
  gatheringTablesOf,
  hostsAmong,
  matchesAmong,
  programsAmong,
} from '../store/host-room/find-people.ts';
import { addHost, countHosts, isHost, removeHost } from '../store/host-room/hosts.ts';
import { actions } from '../store/host-room/log.ts';
import { reportById, reportedAmong, reportsAbout } from '../store/host-room/reports.ts';
import { endRestraint, restrain, restraintsAmong } from '../store/host-room/restraints.ts';
import type { RestraintKind } from '../store/host-room/schema.ts';
import { codesOf } from '../store/people/codes.ts';
import { countDevices } from '../store/people/devices.ts';
import { passkeysOf } from '../store/people/passkeys.ts';
import { personById, renamePerson } from '../store/people/people.ts';
import type { PersonRow } from '../store/people/schema.ts';
import { leaveSeats, tablesSharedBy } from '../store/tables/seats.ts';
import { tablesOf } from '../store/tables/tables.ts';
import { logEntryOf, note } from './log.ts';
import { partOf, queryOf } from './query.ts';
import { answerReport, reportOf } from './reports.ts';
import type { HostAction, HostRequest, HostSection } from './section.ts';
import { hostTables, stuckTables } from './tables.ts';

const MOST = 30;
const HOUR = 60 * 60_000;

/** Everybody, those who were seen last first; or those of a name. */
export const people: HostSection = {
  name: 'people',
  async read({ server, request }) {
    const query = queryOf(peopleQuery, request);
    if (isDenial(query)) return query;
    const { found, all, more } = await findPeople(server.db, query.name?.trim() || undefined, MOST);
    return { people: await hostPeople(server, found), all, more } satisfies HostPeople;
  },
};

async function hostPeople({ db, now }: Server, rows: readonly PersonRow[]): Promise<HostPerson[]> {
  const ids = rows.map(({ id }) => id);
  const [matches, hosts, programs, reported, restraints] = await Promise.all([
    matchesAmong(db, ids),
    hostsAmong(db, ids),
    programsAmong(db, ids),
    reportedAmong(db, ids),
    restraintsAmong(db, ids, now()),
  ]);
  return rows.map(({ id, name, mark, made, seen }) => ({
    ...publicly({ id, name, ...(mark && { mark }) }),
    made,
    seen,
    here: seen > now() - HERE,
    matches: matches.get(id) ?? 0,
    host: hosts.includes(id),
    program: programs.includes(id),
    reported: reported.includes(id),
    restraints: restraints.filter(({ person }) => person === id).map(({ kind, until, why }) => ({ kind, until, why })),
  }));
}

async function detailsOf({ server, host }: HostRequest, row: PersonRow): Promise<HostPersonDetails> {
  const { db } = server;
  const { id } = row;
  const [person] = await hostPeople(server, [row]);
  if (person === undefined) throw new Error(`nothing is known of ${id}`);
  const [tables, stuck, about, log, passkeys, codes, devices] = await Promise.all([
    tablesOf(db, id),
    stuckTables(server),
    reportsAbout(db, id, MOST),
    actions(db, MOST, { about: id }),
    passkeysOf(db, id),
    codesOf(db, id),
    countDevices(db, id),
  ]);
  return {
    ...person,
    tables: await hostTables(server, host.id, tables, stuck),
    reports: await Promise.all(about.map((report) => reportOf(server, report))),
    log: log.map(logEntryOf),
    passkeys: passkeys.length,
    codes: codes.filter(({ used }) => used === null).length,
    devices,
  };
}

type ToPerson = (about: HostRequest, person: PersonRow) => Promise<Denial | undefined>;

/** An action done to somebody; answered with what is known of them afterwards. */
function toPerson(method: HostAction['method'], path: string, action: ToPerson): HostAction {
  return {
    method,
    path: `/people/:id${path}`,
    async run(about) {
      const { db } = about.server;
      const person = await personById(db, partOf(about.request, 'id'));
      if (person === undefined) return deny('not-found', 'refused.nobody');
      const denied = await action(about, person);
      return denied ?? detailsOf(about, (await personById(db, person.id)) ?? person);
    },
  };
}

export const peopleActions: readonly HostAction[] = [
  toPerson('GET', '', async () => undefined),
  restraining('mute'),
  restraining('ban'),
  releasing('mute'),
  releasing('ban'),
  toPerson('POST', '/name', takeName),
  toPerson('PUT', '/host', changeHost),
  {
    method: 'POST',
    path: '/people/:id/link',
    async run(about) {
      const { server, host, request } = about;
      const person = await personById(server.db, partOf(request, 'id'));
      if (person === undefined) return deny('not-found', 'refused.nobody');
      // A link to sign in as an opponent would show their hidden cards.
      const shared = await tablesSharedBy(server.db, host.id, person.id);
      if (host.id !== person.id && shared.some(({ state }) => state === 'running'))
        return deny('not-allowed', 'refused.host-plays');
      const { token, expires } = await createLink(server, person.id);
      await note(about, 'made-link', { name: person.name }, person.id);
      return { path: `/link/${token}`, expires };
    },
  },
];

function restraining(kind: RestraintKind): HostAction {
  return toPerson('PUT', `/${kind}`, async (about, person) => {
    const { server, request } = about;
    const body = bodyOf(newRestraint, request);
    if (isDenial(body)) return body;
    const denied = await whyUntouchable(about, person);
    if (denied !== undefined) return denied;
    await begin(server, person, kind, body);
    const days = Math.round(body.hours / 24);
    const lasting = days > 0 ? { days } : { hours: body.hours };
    const action = kind === 'mute' ? 'muted' : 'banned';
    await note(about, action, { name: person.name, why: body.why, ...lasting }, person.id);
    await answer(about, body.report, person, kind, body.why);
    return undefined;
  });
}

async function begin(
  server: Server,
  { id }: PersonRow,
  kind: RestraintKind,
  { hours, why }: z.infer<typeof newRestraint>,
): Promise<void> {
  const { db, now } = server;
  await restrain(db, { person: id, kind, since: now(), until: now() + hours * HOUR, why });
  if (kind === 'mute') return;
  // Matches that run go on, for the sake of the others; where none has begun, the seat is free again.
  const tables = await gatheringTablesOf(db, id);
  for (const table of tables) await leaveSeats(db, table, id);
  await showChanged(server, tables);
}

function releasing(kind: RestraintKind): HostAction {
  return toPerson('DELETE', `/${kind}`, async (about, { id, name }) => {
    if (await endRestraint(about.server.db, id, kind))
      await note(about, kind === 'mute' ? 'unmuted' : 'unbanned', { name }, id);
    return undefined;
  });
}

/** Removes the name. Every table then asks the person for a new one. */
async function takeName(about: HostRequest, person: PersonRow): Promise<Denial | undefined> {
  const { server, request } = about;
  const body = bodyOf(takenName, request);
  if (isDenial(body)) return body;
  const denied = await whyUntouchable(about, person);
  if (denied !== undefined) return denied;
  const name = guestName(person.id);
  await renamePerson(server.db, person.id, name);
  // Other processes are notified by the database.
  renameHere(server, { ...person, name });
  await note(about, 'took-name', { name: person.name }, person.id);
  await answer(about, body.report, person, 'name', body.note);
  return undefined;
}

async function changeHost(about: HostRequest, { id, name }: PersonRow): Promise<Denial | undefined> {
  const { server, request } = about;
  const { db, now } = server;
  const body = bodyOf(hostChange, request);
  if (isDenial(body)) return body;
  if (body.host === (await isHost(db, id))) return undefined;
  if (!body.host && (await countHosts(db)) === 1) return deny('not-allowed', 'refused.only-host');
  if (body.host) await addHost(db, id, now());
  else await removeHost(db, id);
  await note(about, body.host ? 'made-host' : 'ended-host', { name }, id);
  return undefined;
}

/** Hosts do not do this to themselves or to each other. */
async function whyUntouchable({ server }: HostRequest, { id }: PersonRow): Promise<Denial | undefined> {
  return (await isHost(server.db, id)) ? deny('not-allowed', 'refused.about-host') : undefined;
}

/** The report is dealt with by this, if it is about that person. */
async function answer(
  about: HostRequest,
  id: string | undefined,
  person: PersonRow,
  outcome: RestraintKind | 'name',
  words: string,
): Promise<void> {
  const report = id === undefined ? undefined : await reportById(about.server.db, id);
  if (report?.about === person.id) await answerReport(about, report, outcome, words);
}
