import type { FastifyInstance } from 'fastify';
import { type Denial, deny, isDenial } from '../../../host/denial.ts';
import type { StoredTable } from '../../../host/store.ts';
import { newNotePage } from '../../../protocol/new-notes.ts';
import type { NotePage, Notes } from '../../../protocol/notes.ts';
import type { Server } from '../../server.ts';
import { keepPage, notesOf } from '../../store/tables/notes.ts';
import { bodyOf, forPeopleOnly } from '../answer.ts';
import { storedFor, unknownTable } from './tables.ts';

/** Notes for oneself in a match. They go to the person who wrote them, and into nothing that anybody else is sent. */
export function addNotes(app: FastifyInstance, server: Server): void {
  const { db } = server;

  app.get(
    '/api/tables/:id/notes',
    forPeopleOnly(server, async ({ id }, request): Promise<Notes | Denial> => {
      const stored = await storedFor(server, request);
      return stored === undefined ? unknownTable() : { pages: await notesOf(db, id, stored.row.id) };
    }),
  );

  app.put(
    '/api/tables/:id/notes',
    forPeopleOnly(server, async ({ id }, request): Promise<Notes | Denial> => {
      const page = bodyOf(newNotePage, request);
      if (isDenial(page)) return page;
      const stored = await storedFor(server, request);
      if (stored === undefined) return unknownTable();
      const refused = whyNotWritten(stored, id, page.seat);
      if (refused !== undefined) return refused;
      const place = { person: id, table: stored.row.id, now: server.now() };
      const pages = await keepPage(db, place, page as NotePage);
      return pages === undefined ? deny('not-allowed', 'refused.notes-full') : { pages };
    }),
  );
}

function whyNotWritten({ row, seats }: StoredTable, person: string, seat: number): Denial | undefined {
  if (row.state === 'over') return deny('match-over', 'refused.notes-over');
  if (row.state !== 'running') return deny('not-running', 'refused.not-running');
  return seats[seat]?.person === person ? undefined : deny('not-your-seat', 'refused.not-your-seat');
}
