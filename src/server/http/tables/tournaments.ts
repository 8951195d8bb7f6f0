import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Denial, deny, isDenial } from '../../../host/denial.ts';
import {
  decision,
  newBots,
  newEntry,
  newNotice,
  newTournament,
  sittingOut,
  type TournamentInfo,
  type TournamentList,
  type TournamentPage,
  tournamentQuery,
  tournamentsQuery,
} from '../../../protocol/tournaments.ts';
import { whyBanned, whyMuted } from '../../people/restraints.ts';
import { problemOf } from '../../problem.ts';
import type { Server } from '../../server.ts';
import type { Database } from '../../store/database/schema.ts';
import { entryOf } from '../../store/tournaments/entries.ts';
import { listTournaments, type Mark } from '../../store/tournaments/list.ts';
import { tableInRound } from '../../store/tournaments/rounds.ts';
import type { TournamentRow } from '../../store/tournaments/schema.ts';
import { endTournament, setNotice, tournamentNamed, tournamentRow } from '../../store/tournaments/tournaments.ts';
import { advanceTournament } from '../../tournaments/advance.ts';
import { startTournament } from '../../tournaments/begin.ts';
import { standingsAsCsv } from '../../tournaments/csv.ts';
import { decide } from '../../tournaments/decide.ts';
import { addBots, enter } from '../../tournaments/entries.ts';
import { fewestFor } from '../../tournaments/knock-out.ts';
import { scoreReader } from '../../tournaments/live-scores.ts';
import { makeTournament } from '../../tournaments/make.ts';
import { listedInfo, type PageOf, pageReader } from '../../tournaments/page.ts';
import { planFor } from '../../tournaments/plan.ts';
import { sitOut } from '../../tournaments/sit-out.ts';
import { withdraw } from '../../tournaments/withdraw.ts';
import { bodyOf, forPerson, personOf, sendDenial } from '../answer.ts';
import { networkOf } from '../request/address.ts';
import { costing } from '../request/cost.ts';
import { COST_OF_LIST } from './tables.ts';

/** Dozens of matches may have to be read. */
const COST_OF_SCORES = 6;
const TOURNAMENT = /^[a-z0-9]{10}$/;

export function addTournaments(app: FastifyInstance, server: Server): void {
  const making = server.limits.limit('tournaments', server.settings.limits.newTables);
  const read = pageReader(server);
  const readScores = scoreReader(server);

  app.get('/api/tournaments', costing(COST_OF_LIST), async (request, reply): Promise<TournamentList | FastifyReply> => {
    const person = await personOf(server, request);
    const { success, data, error } = tournamentsQuery.safeParse(request.query);
    if (!success)
      return sendDenial(server, reply, deny('malformed', 'refused.malformed', { problem: problemOf(error) }));
    const before = data.before === undefined ? undefined : markIn(data.before);
    const mine = data.mine === '1';
    const { state } = data;
    const { tournaments, more } = await listTournaments(server.db, person?.id ?? '', { state, before, mine });
    const last = tournaments.at(-1);
    return {
      tournaments: await Promise.all(
        tournaments.map(async (row) => ({
          ...listedInfo(row),
          ...(mine && person !== undefined && (await ownTable(server.db, row.id, person.id))),
        })),
      ),
      ...(more && last !== undefined && { more: `${last.made}.${last.id}` }),
    };
  });

  app.post(
    '/api/tournaments',
    forPerson(server, async ({ id }, request, reply) => {
      const body = bodyOf(newTournament, request);
      if (isDenial(body)) return body;
      if (!(making.spend(networkOf(request.ip)) && making.spend(`person ${id}`)))
        return deny('too-fast', 'refused.too-fast');
      const tournament = await makeTournament(server, id, body);
      if (isDenial(tournament)) return tournament;
      reply.code(201);
      return pageFor(read, tournament, id);
    }),
  );

  app.get('/api/tournaments/:id', costing(COST_OF_LIST), async (request, reply) => {
    const person = await personOf(server, request);
    const query = tournamentQuery.safeParse(request.query);
    if (!query.success)
      return sendDenial(server, reply, deny('malformed', 'refused.malformed', { problem: problemOf(query.error) }));
    const page = await pageFor(read, idIn(request), person?.id ?? '', query.data.round);
    return isDenial(page) ? sendDenial(server, reply, page) : page;
  });

  app.get('/api/tournaments/:id/scores', costing(COST_OF_SCORES), async (request, reply) => {
    const id = idIn(request);
    const row = TOURNAMENT.test(id) ? await tournamentRow(server.db, id) : undefined;
    return row === undefined ? sendDenial(server, reply, unknownTournament()) : readScores(row.id);
  });

  app.get('/api/tournaments/:id/standings.csv', costing(COST_OF_LIST), async (request, reply) => {
    const page = await pageFor(read, idIn(request), '');
    if (isDenial(page)) return sendDenial(server, reply, page);
    return reply.type('text/csv; charset=utf-8').send(standingsAsCsv(page));
  });

  const change = (path: string, action: Action) =>
    app.post(`/api/tournaments/:id/${path}`, changing(server, read, action));

  change('enter', async (row, person, request) => {
    const body = bodyOf(newEntry, request);
    return isDenial(body) ? body : enter(server, row, person, body.looksAlone);
  });
  change('withdraw', (row, person) => withdraw(server, row, person));
  change('sit-out', async (row, person, request) => {
    const body = bodyOf(sittingOut, request);
    return isDenial(body) ? body : sitOut(server, row, person, body.sitOut);
  });
  const asHost = (action: Action): Action => forHost(server, action);
  change(
    'bots',
    asHost(async (row, _, request) => {
      const body = bodyOf(newBots, request);
      return isDenial(body) ? body : addBots(server, row, body);
    }),
  );
  change(
    'start',
    asHost(async (row) => {
      const started = await startTournament(server, row);
      if (started === 'begun') return deny('not-allowed', 'refused.tournament-begun');
      if (started === 'too-few')
        return deny('not-allowed', 'refused.tournament-too-few', { fewest: fewestFor(await planFor(server, row)) });
      await advanceTournament(server, row.id);
      return undefined;
    }),
  );
  change(
    'call-off',
    asHost(async ({ id }) =>
      (await endTournament(server.db, id, server.now())) ? undefined : deny('not-allowed', 'refused.tournament-over'),
    ),
  );
  change(
    'notice',
    asHost(async ({ id }, person, request) => {
      const body = bodyOf(newNotice, request);
      if (isDenial(body)) return body;
      const muted = await whyMuted(server, person);
      if (muted !== undefined) return muted;
      await setNotice(server.db, id, body.text === '' ? null : body.text, server.now());
      return undefined;
    }),
  );
  change(
    'decide',
    asHost(async ({ id }, person, request) => {
      const body = bodyOf(decision, request);
      if (isDenial(body)) return body;
      const muted = await whyMuted(server, person);
      if (muted !== undefined) return muted;
      const stored = await tournamentNamed(server.db, id);
      return stored === undefined ? unknownTournament() : decide(server, stored, body);
    }),
  );
}

type Action = (row: TournamentRow, person: string, request: FastifyRequest) => Promise<Denial | undefined>;

/** A route that changes a tournament, and answers with its new page. */
function changing(server: Server, read: PageOf, action: Action) {
  return forPerson(server, async ({ id }, request) => {
    const tournament = idIn(request);
    const row = TOURNAMENT.test(tournament) ? await tournamentRow(server.db, tournament) : undefined;
    if (row === undefined) return unknownTournament();
    return (await action(row, id, request)) ?? pageFor(read, row.id, id);
  });
}

/** Something that only the host of the tournament may do, unless they are banned. */
function forHost(server: Server, action: Action): Action {
  return async (row, person, request) => {
    if (row.host !== person) return deny('not-allowed', 'refused.tournament-host-only');
    return (await whyBanned(server, person)) ?? action(row, person, request);
  };
}

function unknownTournament(): Denial {
  return deny('not-found', 'refused.unknown-tournament');
}

function idIn(request: FastifyRequest): string {
  return (request.params as { id?: string }).id ?? '';
}

async function pageFor(
  read: PageOf,
  id: string,
  person: string,
  round?: 'newest' | number,
): Promise<TournamentPage | Denial> {
  return (TOURNAMENT.test(id) ? await read(id, person, round) : undefined) ?? unknownTournament();
}

async function ownTable(db: Database, tournament: string, person: string): Promise<Pick<TournamentInfo, 'table'>> {
  const own = await entryOf(db, tournament, person);
  const table = own && (await tableInRound(db, tournament, own.entrant));
  return table === undefined ? {} : { table };
}

function markIn(text: string): Mark {
  const [made, id = ''] = text.split('.');
  return { made: Number(made), id };
}
