import type { FastifyInstance } from 'fastify';
import { deny, isDenial } from '../../../host/denial.ts';
import { newReport } from '../../../protocol/host-room/requests.ts';
import { randomId } from '../../identity.ts';
import { whyBanned } from '../../people/restraints.ts';
import type { Server } from '../../server.ts';
import { addReport } from '../../store/host-room/reports.ts';
import { personById } from '../../store/people/people.ts';
import { chatLine } from '../../store/tables/chat.ts';
import { bodyOf, forPeopleOnly } from '../answer.ts';
import { storedFor, unknownTable } from '../tables/tables.ts';

/** How many reports of one person may wait to be read. */
const MOST_OPEN = 20;

/** The route for reports about a chat line or a name. Nobody but hosts learns who has reported. */
export function addReports(app: FastifyInstance, server: Server): void {
  const reporting = server.limits.limit('reports', server.settings.limits.reports);

  app.post(
    '/api/tables/:id/report',
    forPeopleOnly(server, async ({ id: reporter }, request) => {
      const body = bodyOf(newReport, request);
      if (isDenial(body)) return body;
      const stored = await storedFor(server, request);
      if (stored === undefined) return unknownTable();
      const banned = await whyBanned(server, reporter);
      if (banned !== undefined) return banned;
      const { person: about, line, note } = body;
      if (about === reporter) return deny('not-allowed', 'refused.report-self');
      const { db, now } = server;
      const table_id = stored.row.id;
      const person = await personById(db, about);
      if (person === undefined) return deny('not-found', 'refused.nobody');
      const said = line === undefined ? undefined : await chatLine(db, table_id, line);
      if (line !== undefined && said?.person !== about) return deny('not-found', 'refused.no-line');
      if (!reporting.spend(reporter)) return deny('too-fast', 'refused.too-fast');
      const row = {
        id: randomId(12),
        kind: said === undefined ? ('name' as const) : ('chat' as const),
        about,
        reporter,
        table_id,
        line: line ?? null,
        words: said === undefined ? person.name : said.text,
        note,
        at: now(),
      };
      if (!(await addReport(db, row, MOST_OPEN)))
        return deny('not-allowed', 'refused.reported-enough', { most: MOST_OPEN });
      return { reported: true };
    }),
  );
}
