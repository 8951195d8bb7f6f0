import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { type Denial, deny, isDenial } from '../../../host/denial.ts';
import {
  type CompanionList,
  companionsQuery,
  namesQuery,
  newRelation,
  type PeopleFound,
} from '../../../protocol/companions.ts';
import { markOf } from '../../../protocol/house-mark.ts';
import { problemOf } from '../../problem.ts';
import type { Server } from '../../server.ts';
import { peopleToInvite } from '../../store/host-room/find-people.ts';
import { personById } from '../../store/people/people.ts';
import { companionsOf, countBlocked, lastMatches, setRelation } from '../../store/people/relations.ts';
import { bodyOf, forPerson } from '../answer.ts';
import { costing } from '../request/cost.ts';
import { COST_OF_LIST } from '../tables/tables.ts';

const A_PAGE = 50;
const MOST_FOUND = 8;

/** People one has played with, follows or has blocked; and those one may invite, by name. */
export function addCompanions(app: FastifyInstance, server: Server): void {
  app.get(
    '/api/me/people',
    costing(COST_OF_LIST),
    forPerson(server, async ({ id }, request) => {
      const { success, data, error } = companionsQuery.safeParse(request.query);
      return success
        ? companionList(server, id, data)
        : deny('malformed', 'refused.malformed', { problem: problemOf(error) });
    }),
  );

  app.put(
    '/api/me/people/:id',
    forPerson(server, async ({ id }, request) => {
      const body = bodyOf(newRelation, request);
      if (isDenial(body)) return body;
      const { id: other = '' } = request.params as { id?: string };
      if (other === id || (await personById(server.db, other)) === undefined)
        return deny('not-found', 'refused.unknown-person-id');
      await setRelation(server.db, id, other, body.relation, server.now());
      return companionList(server, id, { show: 'met', from: 0 });
    }),
  );

  app.get(
    '/api/people',
    costing(COST_OF_LIST),
    forPerson(server, async ({ id }, request): Promise<PeopleFound | Denial> => {
      const { success, data, error } = namesQuery.safeParse(request.query);
      if (!success) return deny('malformed', 'refused.malformed', { problem: problemOf(error) });
      const found = await peopleToInvite(server.db, id, data.name, MOST_FOUND);
      return { people: found.map(({ mark, ...each }) => ({ ...each, mark: markOf({ name: each.name, mark }) })) };
    }),
  );
}

async function companionList(
  { db }: Server,
  person: string,
  { show, from }: z.output<typeof companionsQuery>,
): Promise<CompanionList> {
  const page = await companionsOf(db, person, { show, from, most: A_PAGE + 1 });
  const rows = page.slice(0, A_PAGE);
  const last = new Map(
    (
      await lastMatches(
        db,
        person,
        rows.map(({ id }) => id),
      )
    ).map((each) => [each.other, each]),
  );
  return {
    people: rows.map(({ id, name, mark, program, relation, matches }) => {
      const match = last.get(id);
      return {
        id,
        name,
        mark: markOf({ name, mark }),
        ...(program !== null && { program: true as const }),
        ...(relation !== null && { relation }),
        matches,
        ...(match && { last: { table: match.table, game: match.game, ended: match.ended } }),
      };
    }),
    ...(page.length > A_PAGE && { more: from + A_PAGE }),
    blocked: await countBlocked(db, person),
  };
}
