import type { Opened } from '../../src/server/store/database/open.ts';
import { add } from './rows.ts';
import { gameOf, HOUR, MINUTE, personAt, SEATS, START, TOURNAMENTS } from './sizes.ts';

const ROUNDS = 5;
const ENTRANTS = 24;

/** Tournaments with their entrants, and one with all its rounds. */
export async function fillTournaments({ db }: Opened): Promise<void> {
  const tournaments = Array.from({ length: TOURNAMENTS }, (_, index) => index);
  const named = (index: number) => `t${String(index).padStart(9, '0')}`;
  await add(
    tournaments,
    (index) => ({
      id: named(index),
      name: `Cup ${index}`,
      host: personAt(index),
      game: gameOf(index),
      options: '{}',
      pace: null,
      rated: 0,
      format: 'swiss' as const,
      seats: SEATS,
      rounds: 5,
      every: null,
      open: 1,
      state: index % 10 === 0 ? ('running' as const) : ('over' as const),
      seed: '00',
      notice: null,
      made: START + index * MINUTE,
      starts: null,
      started: START + index * MINUTE,
      ended: index % 10 === 0 ? null : START + (index + 60) * MINUTE,
    }),
    (rows) => db.insertInto('tournaments').values(rows).execute(),
  );
  const entries = tournaments.flatMap((index) =>
    Array.from({ length: ENTRANTS }, (_, entrant) => ({
      tournament: named(index),
      person: personAt(index * 31 + entrant),
    })),
  );
  await add(
    entries,
    ({ tournament, person }) => ({
      tournament,
      entrant: person,
      person,
      bot: null,
      seed: 0,
      state: 'in' as const,
      made: START,
    }),
    (rows) => db.insertInto('tournament_entries').values(rows).execute(),
  );
  await fillRounds(db, named(0));
}

/** A tournament with all its rounds played. */
async function fillRounds(db: Opened['db'], tournament: string): Promise<void> {
  const rounds = Array.from({ length: ROUNDS }, (_, index) => index + 1);
  await add(
    rounds,
    (round) => ({ tournament, round, seed: '00', byes: '[]', made: START, ended: START + round * HOUR }),
    (rows) => db.insertInto('tournament_rounds').values(rows).execute(),
  );
  const tables = rounds.flatMap((round) =>
    Array.from({ length: ENTRANTS / SEATS }, (_, number) => ({ round, number })),
  );
  await add(
    tables,
    ({ round, number }) => ({
      tournament,
      round,
      number: number + 1,
      table_id: `m${String(round * 100 + number).padStart(9, '0')}`,
      players: JSON.stringify(Array.from({ length: SEATS }, (_, seat) => personAt(number * SEATS + seat))),
      places: '[1,2,3]',
      scores: '[30,20,10]',
      absent: '[]',
      note: null,
    }),
    (rows) => db.insertInto('tournament_tables').values(rows).execute(),
  );
}
