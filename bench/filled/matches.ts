import { newTableRow } from '../../src/host/match/new-table-row.ts';
import type { Opened } from '../../src/server/store/database/open.ts';
import { add } from './rows.ts';
import { gameOf, MATCHES, MINUTE, personAt, SEATS, START } from './sizes.ts';

/** How many matches whoever asks has played. */
const OWN_MATCHES = 1_000;

/** The people of a match, spread so that everybody has met many. */
function playersOf(match: number, me: string): string[] {
  const others = Array.from({ length: SEATS }, (_, seat) => personAt(match * 7 + seat * (1 + (match % 97))));
  return match % Math.max(1, Math.floor(MATCHES / OWN_MATCHES)) === 0 ? [me, ...others.slice(1)] : others;
}

/** Finished matches that were counted, as lists know them: without their logs. */
export async function fillMatches({ db }: Opened, me: string): Promise<void> {
  const matches = Array.from({ length: MATCHES }, (_, match) => match);
  const idOf = (match: number) => `m${String(match).padStart(9, '0')}`;
  const endOf = (match: number) => START + match * MINUTE;
  await add(
    matches,
    (match) => ({
      ...newTableRow({
        id: idOf(match),
        game: gameOf(match),
        version: 1,
        seats: SEATS,
        options: '{}',
        open: 1,
        state: 'over',
        host: playersOf(match, me)[0] ?? me,
        seed: '00',
        commitment: '00',
        made: endOf(match) - 30 * MINUTE,
        started: endOf(match) - 29 * MINUTE,
        ended: endOf(match),
        places: '[1,2,3]',
        rated: 1,
      }),
      trimmed: 1,
      counted: 1,
    }),
    (rows) => db.insertInto('tables').values(rows).execute(),
  );
  const seated = matches.flatMap((match) => playersOf(match, me).map((person, seat) => ({ match, person, seat })));
  await add(
    seated,
    ({ match, person, seat }) => ({
      table_id: idOf(match),
      seat,
      holder: 'person' as const,
      person,
      bot: null,
      stand_in: null,
    }),
    (rows) => db.insertInto('seats').values(rows).execute(),
  );
  await add(
    seated,
    ({ match, person, seat }) => ({
      table_id: idOf(match),
      seat,
      game: gameOf(match),
      person,
      bot: null,
      place: seat + 1,
      seats: SEATS,
      people: SEATS,
      ended: endOf(match),
      rated: 1,
      listed: 1,
      pace: 'none' as const,
      fate: 'played' as const,
      time_outs: 0,
      replies: 20,
      reply: 5_000,
      network: null,
    }),
    (rows) => db.insertInto('results').values(rows).execute(),
  );
  await add(
    seated,
    ({ match, person, seat }) => ({
      table_id: idOf(match),
      seat,
      game: gameOf(match),
      number: match + 1,
      person,
      place: seat + 1,
      seats: SEATS,
      absent: 0,
      at: endOf(match),
      before: 1500,
      after: 1500 + 8 * (1 - seat),
    }),
    (rows) => db.insertInto('rating_events').values(rows).execute(),
  );
}
