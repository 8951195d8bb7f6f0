import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Denial, deny, isDenial } from '../../../host/denial.ts';
import { InputError, tableFor } from '../../../kernel/table.ts';
import { newStay, newWaiting } from '../../../protocol/new-waiting.ts';
import { LONGEST_STAY, type WaitingPace, type WaitingRoom } from '../../../protocol/waiting.ts';
import { randomId } from '../../identity.ts';
import { keptFor } from '../../kept.ts';
import { usualWaits, waitingRoom } from '../../matching/room.ts';
import { PAGE_GONE } from '../../matching/seat-waiting.ts';
import { whyBanned } from '../../people/restraints.ts';
import { whyNotSeated } from '../../ratings/fit.ts';
import type { Server } from '../../server.ts';
import { beginWaiting, endWaiting, setStay, stillWaiting, waitingOf } from '../../store/tables/waiting.ts';
import { bodyOf, forPeopleOnly, personOf } from '../answer.ts';
import { networkOf } from '../request/address.ts';
import { costing } from '../request/cost.ts';

const SECOND = 1_000;
/** In milliseconds: how long the usual times are kept before they are counted again. */
const USUAL_KEPT = 30 * SECOND;
/** In milliseconds: how long a person stays in the queue after a page was closed: it may be reloaded, or another may be open. */
const CLOSED = 10 * SECOND;
/** In milliseconds: how often it is stored that a page is open. */
const NOTED_EVERY = 15 * SECOND;

/** 'Play somebody': waiting for others to play with. */
export function addWaiting(app: FastifyInstance, server: Server): void {
  const making = server.limits.limit('waiting', server.settings.limits.newTables);
  const usual = keptFor(server, USUAL_KEPT, () => usualWaits(server));
  const room = async (person: string | undefined): Promise<WaitingRoom> => waitingRoom(server, person, await usual());

  app.get('/api/waiting', costing(1), async (request): Promise<WaitingRoom> => {
    const person = await personOf(server, request);
    if (person !== undefined) await noteHere(server, person.id);
    return room(person?.id);
  });

  app.post(
    '/api/me/waiting',
    forPeopleOnly(server, async ({ id }, request) => {
      const body = bodyOf(newWaiting, request);
      if (isDenial(body)) return body;
      const unfit = (await whyBanned(server, id)) ?? (await whyNotWaiting(server, id, body));
      if (unfit !== undefined) return unfit;
      if (!mayWait(request, id)) return deny('too-fast', 'refused.too-fast');
      await wait(server, id, body);
      // Waits for a look that is in progress: its people are locked, and would be missing here.
      await server.runChore('seat-waiting');
      return room(id);
    }),
  );

  app.put(
    '/api/me/waiting',
    forPeopleOnly(server, async ({ id }, request) => {
      const body = bodyOf(newStay, request);
      if (isDenial(body)) return body;
      const own = await waitingOf(server.db, id);
      if (own === undefined) return deny('not-allowed', 'refused.not-waiting');
      await setStay(server.db, own.id, body.stay, server.now() + longestFor(own.pace, body.stay));
      return room(id);
    }),
  );

  // Sent by a page that is being closed, which cannot wait for the answer.
  app.post(
    '/api/me/waiting/away',
    forPeopleOnly(server, async ({ id }) => {
      const own = await waitingOf(server.db, id);
      if (own?.stay === 0) await stillWaiting(server.db, own.id, server.now() + CLOSED);
      return room(id);
    }),
  );

  app.delete(
    '/api/me/waiting',
    forPeopleOnly(server, async ({ id }) => {
      await endWaiting(server.db, id, server.now());
      return room(id);
    }),
  );

  function mayWait(request: FastifyRequest, person: string): boolean {
    return making.spend(networkOf(request.ip)) && making.spend(`person ${person}`);
  }
}

type Wish = z.output<typeof newWaiting>;

/** Why nobody can wait for that. */
async function whyNotWaiting(server: Server, person: string, body: Wish): Promise<Denial | undefined> {
  const game = await server.gameNamed(body.game);
  if (game === undefined) return deny('not-found', 'refused.unknown-game', { game: body.game });
  try {
    tableFor(game, body.seats, {});
  } catch (error) {
    if (error instanceof InputError) return deny('malformed', 'refused.bad-table', { problem: error.message });
    throw error;
  }
  if (!body.rated) return undefined;
  if (body.pace === 'none') return deny('not-allowed', 'refused.rated-pace');
  if (body.botAfter !== null) return deny('not-allowed', 'refused.rated-bots');
  return whyNotSeated(server.db, person, false);
}

/** In milliseconds. */
function longestFor(pace: WaitingPace, stay: boolean): number {
  if (!stay) return PAGE_GONE;
  return pace.startsWith('live') ? LONGEST_STAY.live : LONGEST_STAY.days;
}

async function wait({ db, now }: Server, person: string, body: Wish): Promise<void> {
  const { game, seats, pace, rated, botAfter, stay } = body;
  await beginWaiting(db, {
    id: randomId(),
    person,
    game,
    seats,
    pace,
    rated: rated ? 1 : 0,
    bot_after: botAfter === null ? null : botAfter * SECOND,
    stay: stay ? 1 : 0,
    since: now(),
    until: now() + longestFor(pace, stay),
    ended: null,
    outcome: null,
    table_id: null,
    bots: 0,
    opened: 0,
  });
}

async function noteHere({ db, now }: Server, person: string): Promise<void> {
  const own = await waitingOf(db, person);
  if (own === undefined || own.stay === 1 || own.until > now() + PAGE_GONE - NOTED_EVERY) return;
  await stillWaiting(db, own.id, now() + PAGE_GONE);
}
