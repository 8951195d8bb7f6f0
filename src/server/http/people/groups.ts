import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Denial, deny, isDenial } from '../../../host/denial.ts';
import {
  type GroupList,
  type GroupPage,
  groupQuery,
  joining,
  MOST_GROUPS,
  newGroup,
} from '../../../protocol/groups.ts';
import { markOf } from '../../../protocol/house-mark.ts';
import { playUsual } from '../../groups/play.ts';
import { placesIn, resultsOf, usualOf } from '../../groups/results.ts';
import { randomId } from '../../identity.ts';
import { whyMuted } from '../../people/restraints.ts';
import { problemOf } from '../../problem.ts';
import type { Server } from '../../server.ts';
import {
  changeGroup,
  type GroupRow,
  groupByLink,
  groupOf,
  groupsOf,
  joinGroup,
  leaveGroup,
  makeGroup,
  membersOf,
} from '../../store/groups/groups.ts';
import { finishedAmong, openAmong, spanAmong } from '../../store/groups/matches.ts';
import { isBlockedBy } from '../../store/people/relations.ts';
import { bodyOf, forPerson, forUnbanned } from '../answer.ts';
import { networkOf } from '../request/address.ts';
import { costing } from '../request/cost.ts';
import { COST_OF_LIST, infoOf, listFor } from '../tables/tables.ts';

const LINK_LENGTH = 20;
const MOST_MATCHES_LISTED = 30;
/** In milliseconds: older matches do not count for what is usually played. */
const LATELY = 365 * 24 * 60 * 60_000;

/** Groups of people who play together. Only members see a group; with its link anybody sees its name, and can join. */
export function addGroups(app: FastifyInstance, server: Server): void {
  const { db } = server;
  const making = server.limits.limit('groups', server.settings.limits.newTables);
  const mayMake = (request: FastifyRequest, person: string) =>
    making.spend(networkOf(request.ip)) && making.spend(`person ${person}`);

  app.get(
    '/api/me/groups',
    forPerson(server, async ({ id }) => groupList(server, id)),
  );

  app.post(
    '/api/groups',
    forUnbanned(server, async ({ id }, request, reply) => {
      const body = bodyOf(newGroup, request);
      if (isDenial(body)) return body;
      if (!mayMake(request, id)) return deny('too-fast', 'refused.too-fast');
      const group = { id: randomId(), name: body.name, owner: id, link: randomId(LINK_LENGTH), made: server.now() };
      if (!(await makeGroup(db, group))) return tooManyGroups();
      reply.code(201);
      return groupPage(server, group, id, request);
    }),
  );

  app.get(
    '/api/groups/link/:link',
    forPerson(server, async ({ id }, request) => {
      const { link = '' } = request.params as { link?: string };
      const group = await groupByLink(db, link);
      if (group === undefined) return deny('not-found', 'refused.unknown-group-link');
      const members = await membersOf(db, group.id);
      const owner = members.find(({ person }) => person === group.owner)?.name ?? '';
      const mine = members.some(({ person }) => person === id);
      return { id: group.id, name: group.name, owner, members: members.length, mine };
    }),
  );

  app.post(
    '/api/groups/join',
    forUnbanned(server, async ({ id }, request) => {
      const body = bodyOf(joining, request);
      if (isDenial(body)) return body;
      const group = await groupByLink(db, body.link);
      if (group === undefined) return deny('not-found', 'refused.unknown-group-link');
      const members = (await membersOf(db, group.id)).map(({ person }) => person);
      if (!members.includes(id)) {
        if (await isBlockedBy(db, id, members)) return deny('not-allowed', 'refused.group-blocked');
        const joined = await joinGroup(db, group.id, id, server.now());
        if (joined === 'full') return deny('not-allowed', 'refused.group-full');
        if (joined === 'too-many') return tooManyGroups();
      }
      return groupPage(server, group, id, request);
    }),
  );

  app.get(
    '/api/groups/:id',
    costing(COST_OF_LIST),
    forPerson(
      server,
      inGroup(server, (group, person, request) => groupPage(server, group, person, request)),
    ),
  );

  app.put(
    '/api/groups/:id',
    forPerson(
      server,
      inGroup(server, async (group, person, request) => {
        const body = bodyOf(newGroup, request);
        if (isDenial(body)) return body;
        if (group.owner !== person) return deny('not-allowed', 'refused.group-owner-only');
        const muted = await whyMuted(server, person);
        if (muted !== undefined) return muted;
        await changeGroup(db, group.id, body);
        return groupPage(server, { ...group, ...body }, person, request);
      }),
    ),
  );

  app.post(
    '/api/groups/:id/link',
    forPerson(
      server,
      inGroup(server, async (group, person, request) => {
        if (group.owner !== person) return deny('not-allowed', 'refused.group-owner-only');
        const link = randomId(LINK_LENGTH);
        await changeGroup(db, group.id, { link });
        return groupPage(server, { ...group, link }, person, request);
      }),
    ),
  );

  app.delete(
    '/api/groups/:id/members/:person',
    forPerson(
      server,
      inGroup(server, async (group, person, request) => {
        const { person: other = '' } = request.params as { person?: string };
        if (other !== person && group.owner !== person) return deny('not-allowed', 'refused.group-owner-only');
        await leaveGroup(db, group.id, other);
        // A new link, since the removed member could join again by the old one.
        if (other !== person) await changeGroup(db, group.id, { link: randomId(LINK_LENGTH) });
        return groupList(server, person);
      }),
    ),
  );

  app.post(
    '/api/groups/:id/play',
    forUnbanned(server, async (row, request, reply) => {
      const answer = await inGroup(server, async (group, person) => {
        const members = (await membersOf(db, group.id)).map((member) => member.person);
        const usual = usualOf(await finishedAmong(db, members, server.now() - LATELY, Number.MAX_SAFE_INTEGER));
        if (usual === undefined) return deny('not-allowed', 'refused.group-plays-nothing');
        if (!mayMake(request, person)) return deny('too-fast', 'refused.too-fast');
        const table = await playUsual(server, group.id, person, usual);
        return isDenial(table) ? table : infoOf(server, table, person);
      })(row, request);
      if (!isDenial(answer)) reply.code(201);
      return answer;
    }),
  );
}

/** A route for members of the group in its address. */
function inGroup<T>(
  { db }: Server,
  action: (group: GroupRow, person: string, request: FastifyRequest) => Promise<T | Denial>,
) {
  return async ({ id: person }: { readonly id: string }, request: FastifyRequest): Promise<T | Denial> => {
    const { id = '' } = request.params as { id?: string };
    const group = await groupOf(db, id, person);
    return group === undefined ? deny('not-found', 'refused.unknown-group') : action(group, person, request);
  };
}

function tooManyGroups(): Denial {
  return deny('not-allowed', 'refused.too-many-groups', { most: MOST_GROUPS });
}

async function groupList({ db }: Server, person: string): Promise<GroupList> {
  const groups = await groupsOf(db, person);
  const owners =
    groups.length === 0
      ? []
      : await ownerNames(
          db,
          groups.map(({ owner }) => owner),
        );
  return {
    groups: groups.map(({ id, name, owner, members }) => ({
      id,
      name,
      owner: owners.find((each) => each.id === owner)?.name ?? '',
      members,
      mine: true,
    })),
  };
}

function ownerNames(db: Server['db'], ids: readonly string[]) {
  return db
    .selectFrom('people')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
}

async function groupPage(
  server: Server,
  { id, name, link, owner }: GroupRow,
  person: string,
  request: FastifyRequest,
): Promise<GroupPage | Denial> {
  const { db, now } = server;
  const { success, data, error } = groupQuery.safeParse(request.query ?? {});
  if (!success) return deny('malformed', 'refused.malformed', { problem: problemOf(error) });
  const rows = await membersOf(db, id);
  const members = rows.map((row) => row.person);
  const span = await spanAmong(db, members);
  const years = span === undefined ? [yearOf(now())] : yearsFrom(span.first, span.last);
  const year = data.year ?? years[0] ?? yearOf(now());
  const finished = await finishedAmong(db, members, Date.UTC(year, 0), Date.UTC(year + 1, 0));
  const lately = await finishedAmong(db, members, now() - LATELY, Number.MAX_SAFE_INTEGER);
  const matches = finished.map((match) => placesIn(match, { group: id, person }));
  const usual = usualOf(lately);
  return {
    id,
    name,
    link,
    members: rows.map(({ person: member, joined, name: called, mark }) => ({
      id: member,
      name: called,
      mark: markOf({ name: called, mark }),
      joined,
      ...(member === owner && { owner: true as const }),
      ...(member === person && { me: true as const }),
    })),
    tables: listFor(server, await openAmong(db, id, members, person), person).tables,
    years,
    year,
    results: resultsOf(members, matches),
    matches: matches.slice(0, MOST_MATCHES_LISTED),
    ...(usual && { usual }),
  };
}

function yearOf(at: number): number {
  return new Date(at).getUTCFullYear();
}

function yearsFrom(first: number, last: number): number[] {
  const newest = yearOf(last);
  return Array.from({ length: newest - yearOf(first) + 1 }, (_, back) => newest - back);
}
