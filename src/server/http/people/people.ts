import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BOT_LEVELS } from '../../../host/bots/levels.ts';
import { type Denial, deny, isDenial } from '../../../host/denial.ts';
import { markOf } from '../../../protocol/house-mark.ts';
import { boardQuery, privacy, resultsQuery } from '../../../protocol/http.ts';
import type { BotProfile, Leaderboard, Profile, ResultList, TableRatings } from '../../../protocol/people.ts';
import { problemOf } from '../../problem.ts';
import { leaderboard } from '../../ratings/board.ts';
import { profileOf, RESULTS_A_PAGE, resultList } from '../../ratings/profile.ts';
import { ratingsAt } from '../../ratings/table.ts';
import type { Server } from '../../server.ts';
import { personById, setPrivate } from '../../store/people/people.ts';
import { type PageEnd, recordOfBot } from '../../store/ratings/results.ts';
import { bodyOf, forPeopleOnly, personOf, sendDenial } from '../answer.ts';
import { costing } from '../request/cost.ts';
import { COST_OF_LIST, storedFor, unknownTable } from '../tables/tables.ts';

const PERSON = /^[a-z0-9]{12}$/;

/** Profiles, leaderboards, and the ratings at a table. Without a cookie one sees public information only. */
export function addPeople(app: FastifyInstance, server: Server): void {
  const { db, settings } = server;

  const show = <Answer extends object>(
    path: string,
    answer: (request: FastifyRequest, reader: string | undefined) => Promise<Answer | Denial>,
  ) =>
    app.get(path, costing(COST_OF_LIST), async (request, reply) => {
      const reader = await personOf(server, request);
      const given = await answer(request, reader?.id);
      return isDenial(given) ? sendDenial(server, reply, given) : given;
    });

  show<Profile>('/api/people/:id', async (request, reader) => {
    const id = personIn(request);
    return (id && (await profileOf(server, id, reader))) || unknownPerson();
  });

  show<ResultList>('/api/people/:id/results', async (request, reader) => {
    const id = personIn(request);
    const { success, data, error } = resultsQuery.safeParse(request.query);
    if (!success) return deny('malformed', 'refused.malformed', { problem: problemOf(error) });
    const person = id && (await personById(db, id));
    if (!person || (person.gone ?? null) !== null) return unknownPerson();
    if (person.private === 1 && reader !== person.id) return { results: [] };
    const before = data.before === undefined ? undefined : pageEnd(data.before);
    return resultList(
      db,
      person.id,
      { is: reader === person.id ? 'self' : 'other', id: reader },
      RESULTS_A_PAGE,
      before,
    );
  });

  app.put(
    '/api/me/profile',
    forPeopleOnly(server, async ({ id, name, mark = null }, request) => {
      const body = bodyOf(privacy, request);
      if (isDenial(body)) return body;
      await setPrivate(db, id, body.private);
      return (await profileOf(server, id, id)) ?? { person: id, name, mark: markOf({ name, mark }) };
    }),
  );

  show<BotProfile>('/api/bots/:level', async (request) => {
    const { level = '' } = request.params as { level?: string };
    if (!BOT_LEVELS.includes(level)) return deny('unknown-bot', 'refused.unknown-bot', { bot: level });
    return { bot: level, games: await recordOfBot(db, level) };
  });

  show<Leaderboard>('/api/leaderboards/:game', async (request, reader) => {
    const { game = '' } = request.params as { game?: string };
    const { success, data, error } = boardQuery.safeParse(request.query);
    if (!success) return deny('malformed', 'refused.malformed', { problem: problemOf(error) });
    if (!settings.games.some(({ id }) => id === game)) return deny('not-found', 'refused.unknown-game', { game });
    return leaderboard(server, game, { among: data.among, skipped: data.from - 1, reader });
  });

  show<TableRatings>('/api/tables/:id/ratings', async (request, reader) => {
    const stored = await storedFor(server, request);
    return stored === undefined ? unknownTable() : ratingsAt(db, stored, reader);
  });
}

function personIn(request: FastifyRequest): string | undefined {
  const { id = '' } = request.params as { id?: string };
  return PERSON.test(id) ? id : undefined;
}

function unknownPerson(): Denial {
  return deny('not-found', 'refused.unknown-profile');
}

function pageEnd(mark: string): PageEnd {
  const [ended, id = ''] = mark.split('.');
  return { ended: Number(ended), id };
}
