import type { FastifyInstance } from 'fastify';
import { isDenial } from '../../../host/denial.ts';
import type { PuzzleTries } from '../../../protocol/puzzle-try.ts';
import { newTries } from '../../../protocol/puzzles.ts';
import type { Server } from '../../server.ts';
import { addPuzzleTries, puzzleTriesOf } from '../../store/people/puzzle-tries.ts';
import { bodyOf, forPeopleOnly } from '../answer.ts';

/** Routes for one's own tries at puzzles, so that they are known on every device. */
export function addPuzzles(app: FastifyInstance, server: Server): void {
  const { db } = server;
  const triesOf = async (person: string): Promise<PuzzleTries> => ({ tries: await puzzleTriesOf(db, person) });

  app.get(
    '/api/me/puzzles',
    forPeopleOnly(server, ({ id }) => triesOf(id)),
  );

  app.post(
    '/api/me/puzzles',
    forPeopleOnly(server, async ({ id }, request) => {
      const body = bodyOf(newTries, request);
      if (isDenial(body)) return body;
      const tries = body.tries.map(({ day, ...each }) => (day === undefined ? each : { ...each, day }));
      await addPuzzleTries(db, id, tries);
      return triesOf(id);
    }),
  );
}
