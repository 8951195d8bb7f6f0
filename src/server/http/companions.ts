import type { FastifyInstance } from 'fastify';
import { deny, isDenial } from '../../host/denial.ts';
import { type CompanionList, newRelation } from '../../protocol/companions.ts';
import { markOf } from '../../protocol/house-mark.ts';
import type { Server } from '../server.ts';
import { personById } from '../store/people.ts';
import { companionsOf, lastMatches, setRelation } from '../store/relations.ts';
import { bodyOf, forPerson } from './answer.ts';
import { costing } from './cost.ts';
import { COST_OF_LIST } from './tables.ts';

/** People one has played with, follows or has blocked. */
export function addCompanions(app: FastifyInstance, server: Server): void {
  app.get(
    '/api/me/people',
    costing(COST_OF_LIST),
    forPerson(server, async ({ id }) => companionList(server, id)),
  );

  app.put(
    '/api/me/people/:id',
    forPerson(server, async ({ id }, request) => {
      const wish = bodyOf(newRelation, request);
      if (isDenial(wish)) return wish;
      const { id: other = '' } = request.params as { id?: string };
      if (other === id || (await personById(server.db, other)) === undefined)
        return deny('not-found', 'refused.unknown-person-id');
      await setRelation(server.db, id, other, wish.relation, server.now());
      return companionList(server, id);
    }),
  );
}

async function companionList({ db }: Server, person: string): Promise<CompanionList> {
  const rows = await companionsOf(db, person);
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
  };
}
