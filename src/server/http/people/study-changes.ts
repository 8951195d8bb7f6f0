import type { FastifyInstance } from 'fastify';
import { deny } from '../../../host/denial.ts';
import { studyChanges } from '../../../protocol/study/shared.ts';
import { problemOf } from '../../problem.ts';
import type { Server } from '../../server.ts';
import { revisionsOf } from '../../store/studies/studies.ts';
import { sendDenial } from '../answer.ts';

/** In milliseconds: how long a request waits for a change; proxies end those that take a minute. */
const PATIENCE = 25_000;
/** In milliseconds: how often the database is asked for changes that other processes have made, while anybody waits. */
const LOOK = 600;
/** So many requests may wait in one process; more are answered at once. */
const MOST_WAITING = 2_000;

interface Waiting {
  readonly study: string;
  /** The revision that whoever waits has. */
  readonly known: number;
  readonly answer: (revision: number | undefined) => void;
}

/** Tells whoever waits for it when a study has changed. */
interface StudyChanges {
  /** To be called after a change of this process; without a revision the study is gone. */
  changed(study: string, revision: number | undefined): void;
}

/** GET /api/studies/:id/changes is answered when there is a newer revision, or after a while without one. */
export function addStudyChanges(app: FastifyInstance, server: Server): StudyChanges {
  const { db } = server;
  const waiting = new Set<Waiting>();
  let isLooking = false;

  function changed(study: string, revision: number | undefined): void {
    for (const each of waiting) {
      if (each.study === study && (revision === undefined || revision > each.known)) each.answer(revision);
    }
  }

  async function look(): Promise<void> {
    try {
      const studies = [...new Set([...waiting].map(({ study }) => study))];
      const revisions = await revisionsOf(db, studies);
      for (const study of studies) changed(study, revisions.get(study));
    } catch (err) {
      server.log.warn({ err }, 'changes of studies could not be looked up');
    }
    isLooking = false;
    lookSoon();
  }

  function lookSoon(): void {
    if (isLooking || waiting.size === 0) return;
    isLooking = true;
    server.after(LOOK, () => void look());
  }

  /** The revision after the next change; the known one if there is none for long. */
  function nextRevision(study: string, known: number, onGone: (leave: () => void) => void) {
    return new Promise<number | undefined>((resolve) => {
      const answer = (revision: number | undefined) => {
        waiting.delete(each);
        cancel();
        resolve(revision);
      };
      const each: Waiting = { study, known, answer };
      const cancel = server.after(PATIENCE, () => answer(known));
      waiting.add(each);
      onGone(() => answer(known));
      lookSoon();
    });
  }

  app.get('/api/studies/:id/changes', async (request, reply) => {
    const { success, data, error } = studyChanges.safeParse(request.query);
    if (!success) {
      return sendDenial(server, reply, deny('malformed', 'refused.malformed', { problem: problemOf(error) }));
    }
    const { id = '' } = request.params as { id?: string };
    const known = (await revisionsOf(db, [id])).get(id);
    const isOld = known !== undefined && (known > data.after || waiting.size >= MOST_WAITING || server.isStopping());
    const revision =
      known === undefined || isOld
        ? known
        : await nextRevision(id, data.after, (leave) => reply.raw.once('close', leave));
    if (revision === undefined) return sendDenial(server, reply, deny('not-found', 'refused.unknown-study'));
    return { id, revision };
  });

  // A server that stops answers all, so that nobody keeps it.
  app.addHook('preClose', async () => {
    for (const each of waiting) each.answer(each.known);
  });

  return { changed };
}
