import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Denial, deny, isDenial } from '../../../host/denial.ts';
import { studyFrom } from '../../../protocol/study/read-study.ts';
import {
  changedSharedStudy,
  editingLink,
  MOST_SHARED_CHARACTERS,
  MOST_SHARED_STUDIES,
  newSharedStudy,
  type SharedStudyAnswer,
} from '../../../protocol/study/shared.ts';
import type { Study } from '../../../protocol/study/study.ts';
import { randomId } from '../../identity.ts';
import { whyMuted } from '../../people/restraints.ts';
import type { Server } from '../../server.ts';
import {
  addStudy,
  changeStudy,
  isRunningHere,
  removeStudy,
  type StudyRow,
  setEditKey,
  studiesOf,
  studyById,
} from '../../store/studies/studies.ts';
import { bodyOf, forPeopleOnly, forPerson, personOf, sendDenial } from '../answer.ts';
import { networkOf } from '../request/address.ts';
import { costing } from '../request/cost.ts';
import { addStudyChanges } from './study-changes.ts';

const KEY_LENGTH = 24;
const ID_LENGTH = 14;
/** In bytes: letters of other scripts take several. */
const MOST_BYTES = 3 * MOST_SHARED_CHARACTERS;
/** A study is read and checked as a whole. */
const COST_OF_STUDY = 5;

const withStudy = { ...costing(COST_OF_STUDY), bodyLimit: MOST_BYTES } as const;

/** Studies that people share. Whoever knows the id of one may read it; its owner, and whoever has the editing link, may change it. */
export function addStudies(app: FastifyInstance, server: Server): void {
  const { db } = server;
  const changes = addStudyChanges(app, server);
  const making = server.limits.limit('studies', server.settings.limits.newTables);
  const mayMake = (request: FastifyRequest, person: string) =>
    making.spend(networkOf(request.ip)) && making.spend(`person ${person}`);

  app.get(
    '/api/me/studies',
    forPerson(server, async ({ id }) => ({ studies: await studiesOf(db, id) })),
  );

  app.post(
    '/api/studies',
    withStudy,
    forPeopleOnly(server, async ({ id: owner }, request, reply) => {
      const body = bodyOf(newSharedStudy, request);
      if (isDenial(body)) return body;
      const written = await readOwn(server, owner, body.study);
      if (isDenial(written)) return written;
      if (!mayMake(request, owner)) return deny('too-fast', 'refused.too-fast');
      const now = server.now();
      const id = randomId(ID_LENGTH);
      const row = { id, owner, ...written, revision: 1, edit_key_hash: null, made: now, changed: now };
      if ((await addStudy(db, row, MOST_SHARED_STUDIES)) === 'full') {
        return deny('not-allowed', 'refused.most-studies', { most: MOST_SHARED_STUDIES });
      }
      reply.code(201);
      return { id, revision: 1 };
    }),
  );

  app.get('/api/studies/:id', costing(COST_OF_STUDY), async (request, reply) => {
    const row = await studyById(db, idOf(request));
    if (row === undefined) return sendDenial(server, reply, deny('not-found', 'refused.unknown-study'));
    const reader = await personOf(server, request);
    const { id, revision, study, by, owner, edit_key_hash } = row;
    const mine = owner === reader?.id;
    const together = mine && { together: edit_key_hash !== null };
    return { id, revision, study: JSON.parse(study), by, mine, ...together } satisfies SharedStudyAnswer;
  });

  app.put(
    '/api/studies/:id',
    withStudy,
    forPeopleOnly(server, async ({ id: person }, request) => {
      const body = bodyOf(changedSharedStudy, request);
      if (isDenial(body)) return body;
      const row = await studyById(db, idOf(request));
      if (row === undefined) return deny('not-found', 'refused.unknown-study');
      if (row.owner !== person && !opens(body.key, row)) return deny('not-allowed', 'refused.study-owner-only');
      const written = await readOwn(server, person, body.study);
      if (isDenial(written)) return written;
      const change = { ...written, changed: server.now() };
      if ((await changeStudy(db, row.id, body.revision, change)) === 'behind') {
        return deny('behind', 'refused.study-changed');
      }
      const revision = body.revision + 1;
      changes.changed(row.id, revision);
      return { id: row.id, revision };
    }),
  );

  app.post(
    '/api/studies/:id/key',
    forPeopleOnly(
      server,
      ofOwner(server, async (row, request) => {
        const body = bodyOf(editingLink, request);
        if (isDenial(body)) return body;
        const key = body.open ? randomId(KEY_LENGTH) : undefined;
        await setEditKey(db, row.id, key === undefined ? null : hash(key));
        return { ...(key !== undefined && { key }) };
      }),
    ),
  );

  app.delete(
    '/api/studies/:id',
    forPeopleOnly(
      server,
      ofOwner(server, async ({ id, revision }) => {
        await removeStudy(db, id);
        changes.changed(id, undefined);
        return { id, revision };
      }),
    ),
  );
}

function idOf(request: FastifyRequest): string {
  return (request.params as { id?: string }).id ?? '';
}

function hash(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

function opens(key: string | undefined, { edit_key_hash }: StudyRow): boolean {
  return key !== undefined && edit_key_hash !== null && hash(key) === edit_key_hash;
}

/** An action that only the owner of a study may take. */
function ofOwner<Answer>(server: Server, act: (row: StudyRow, request: FastifyRequest) => Promise<Answer>) {
  return async ({ id }: { readonly id: string }, request: FastifyRequest): Promise<Answer | Denial> => {
    const row = await studyById(server.db, idOf(request));
    if (row === undefined) return deny('not-found', 'refused.unknown-study');
    return row.owner === id ? act(row, request) : deny('not-allowed', 'refused.study-owner-only');
  };
}

/** What is stored of a study that somebody gives, or why it is not: nobody writes for others what a host has forbidden them. */
async function readOwn(
  server: Server,
  person: string,
  given: unknown,
): Promise<Pick<StudyRow, 'title' | 'game' | 'study'> | Denial> {
  const muted = await whyMuted(server, person);
  if (muted !== undefined) return muted;
  const read = studyFrom(given);
  if ('fault' in read) return deny('malformed', 'refused.bad-study', { problem: problemWith(read.fault) });
  const study = JSON.stringify(read satisfies Study);
  if (study.length > MOST_SHARED_CHARACTERS) {
    return deny('malformed', 'refused.study-too-large', { size: study.length, most: MOST_SHARED_CHARACTERS });
  }
  if (await isRunningHere(server.db, read.record.commitment)) return deny('not-allowed', 'refused.study-running');
  return { title: read.title, game: read.record.game, study };
}

function problemWith(fault: Extract<ReturnType<typeof studyFrom>, { fault: unknown }>['fault']): string {
  switch (fault.is) {
    case 'damaged':
      return `'${fault.field}' is not what it should be`;
    case 'too-many':
      return `'${fault.field}' has more than ${fault.most} entries`;
    case 'format':
      return `its format is ${fault.format}`;
    case 'record':
      return 'its record is damaged or forged';
    default:
      return "it has no field 'underbridgeStudy'";
  }
}
