import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Denial, deny, isDenial } from '../../host/denial.ts';
import {
  decision,
  newBots,
  newNotice,
  newTournament,
  type TournamentList,
  type TournamentPage,
  tournamentsWish,
} from '../../protocol/tournaments.ts';
import { problemOf } from '../problem.ts';
import type { Server } from '../server.ts';
import { personById } from '../store/people.ts';
import {
  changeState,
  listTournaments,
  type Mark,
  type StoredTournament,
  setNotice,
  tournamentNamed,
} from '../store/tournaments.ts';
import { advanceTournament, startTournament } from '../tournaments/advance.ts';
import { standingsAsCsv } from '../tournaments/csv.ts';
import { decide } from '../tournaments/decide.ts';
import { enter, withdraw } from '../tournaments/entries.ts';
import { addBots, makeTournament } from '../tournaments/make.ts';
import { listedInfo, pageOf } from '../tournaments/page.ts';
import { networkOf } from './address.ts';
import { bodyOf, forPerson, personOf, sendDenial } from './answer.ts';
import { costing } from './cost.ts';
import { rateLimit } from './rate-limit.ts';
import { COST_OF_LIST } from './tables.ts';

const TOURNAMENT = /^[a-z0-9]{10}$/;

export function addTournaments(app: FastifyInstance, server: Server): void {
  const making = rateLimit(server.settings.limits.newTables);

  app.get('/api/tournaments', costing(COST_OF_LIST), async (request, reply): Promise<TournamentList | FastifyReply> => {
    const person = await personOf(server, request);
    const { success, data, error } = tournamentsWish.safeParse(request.query);
    if (!success)
      return sendDenial(server, reply, deny('malformed', 'refused.malformed', { problem: problemOf(error) }));
    const before = data.before === undefined ? undefined : markIn(data.before);
    const { tournaments, more } = await listTournaments(server.db, person?.id ?? '', { state: data.state, before });
    const last = tournaments.at(-1);
    return {
      tournaments: tournaments.map(listedInfo),
      ...(more && last !== undefined && { more: `${last.made}.${last.id}` }),
    };
  });

  app.post(
    '/api/tournaments',
    forPerson(server, async ({ id }, request, reply) => {
      const wish = bodyOf(newTournament, request);
      if (isDenial(wish)) return wish;
      if (!(making.spend(networkOf(request.ip)) && making.spend(`person ${id}`)))
        return deny('too-fast', 'refused.too-fast');
      const tournament = await makeTournament(server, id, wish);
      if (isDenial(tournament)) return tournament;
      reply.code(201);
      return pageFor(server, tournament, id);
    }),
  );

  app.get('/api/tournaments/:id', costing(COST_OF_LIST), async (request, reply) => {
    const person = await personOf(server, request);
    const page = await pageFor(server, idIn(request), person?.id ?? '');
    return isDenial(page) ? sendDenial(server, reply, page) : page;
  });

  app.get('/api/tournaments/:id/standings.csv', costing(COST_OF_LIST), async (request, reply) => {
    const page = await pageFor(server, idIn(request), '');
    if (isDenial(page)) return sendDenial(server, reply, page);
    return reply.type('text/csv; charset=utf-8').send(standingsAsCsv(page));
  });

  const change = (path: string, action: Action) => app.post(`/api/tournaments/:id/${path}`, changing(server, action));

  change('enter', (stored, person) => enter(server, stored, person));
  change('withdraw', (stored, person) => withdraw(server, stored, person));
  change(
    'bots',
    asHost(async (stored, request) => {
      const wish = bodyOf(newBots, request);
      return isDenial(wish) ? wish : addBots(server, stored, wish);
    }),
  );
  change(
    'start',
    asHost(async (stored) => {
      if (stored.row.state !== 'entry') return deny('not-allowed', 'refused.tournament-begun');
      if (!(await startTournament(server, stored))) return deny('not-allowed', 'refused.tournament-too-few');
      await advanceTournament(server, stored.row.id);
      return undefined;
    }),
  );
  change(
    'call-off',
    asHost(async ({ row }) => {
      const { db } = server;
      const end = { state: 'called-off', ended: server.now() } as const;
      const done = (await changeState(db, row.id, 'entry', end)) || (await changeState(db, row.id, 'running', end));
      return done ? undefined : deny('not-allowed', 'refused.tournament-over');
    }),
  );
  change(
    'notice',
    asHost(async ({ row }, request) => {
      const wish = bodyOf(newNotice, request);
      if (isDenial(wish)) return wish;
      await setNotice(server.db, row.id, wish.text === '' ? null : wish.text);
      return undefined;
    }),
  );
  change(
    'decide',
    asHost(async (stored, request) => {
      const wish = bodyOf(decision, request);
      return isDenial(wish) ? wish : decide(server, stored, wish);
    }),
  );
}

type Action = (stored: StoredTournament, person: string, request: FastifyRequest) => Promise<Denial | undefined>;

/** A route that changes a tournament, and answers with its new page. */
function changing(server: Server, action: Action) {
  return forPerson(server, async ({ id }, request) => {
    const stored = await storedFor(server, idIn(request));
    if (stored === undefined) return unknownTournament();
    return (await action(stored, id, request)) ?? pageFor(server, stored.row.id, id);
  });
}

/** Something that only the host of the tournament may do. */
function asHost(action: (stored: StoredTournament, request: FastifyRequest) => Promise<Denial | undefined>): Action {
  return async (stored, person, request) =>
    stored.row.host === person ? action(stored, request) : deny('not-allowed', 'refused.tournament-host-only');
}

function unknownTournament(): Denial {
  return deny('not-found', 'refused.unknown-tournament');
}

function idIn(request: FastifyRequest): string {
  return (request.params as { id?: string }).id ?? '';
}

async function storedFor({ db }: Server, id: string): Promise<StoredTournament | undefined> {
  return TOURNAMENT.test(id) ? tournamentNamed(db, id) : undefined;
}

async function pageFor(server: Server, id: string, person: string): Promise<TournamentPage | Denial> {
  const stored = await storedFor(server, id);
  if (stored === undefined) return unknownTournament();
  const host = await personById(server.db, stored.row.host);
  return pageOf(stored, host?.name ?? '', person, server.now());
}

function markIn(text: string): Mark {
  const [made, id = ''] = text.split('.');
  return { made: Number(made), id };
}
