import type { Opened } from '../../src/server/store/database/open.ts';
import { add } from './rows.ts';
import { GAMES, HOUR, PEOPLE, personAt, START } from './sizes.ts';

/** People, and their ratings in every game. */
export async function fillPeople({ db }: Opened, me: string): Promise<void> {
  const people = Array.from({ length: PEOPLE }, (_, index) => personAt(index));
  await add(
    people,
    (id, index) => ({ id, name: `Person ${index}`, folded: `person ${index}`, made: START, seen: START + index }),
    (rows) => db.insertInto('people').values(rows).execute(),
  );
  const rated = [me, ...people].flatMap((person) => GAMES.map((game) => ({ person, game })));
  await add(
    rated,
    ({ person, game }, index) => ({
      person,
      game,
      rating: 1300 + (index % 401),
      safe: 1200 + (index % 401),
      matches: 6 + (index % 40),
      wins: 2,
      opponents: 12,
      last: Date.now() - HOUR,
      recent: '[1,2,3,1,2]',
      trend: 4,
    }),
    (rows) => db.insertInto('ratings').values(rows).execute(),
  );
}
