import { expect, test } from 'vitest';
import { answer, follow, GAME, sitDown, startHost, TOGETHER } from '../../../../test/host/local-host.ts';
import type { GnomeElfTroll } from '../../../games/gnome-elf-troll/position.ts';
import { gameNamed } from '../../../games/index.ts';
import type { Game, Move } from '../../../kernel/game.ts';
import { begin } from '../../../kernel/match.ts';
import { tableFor } from '../../../kernel/table.ts';
import type { EarlierTable } from './earlier-table.ts';
import { memoryDatabase } from './local-database.ts';

test('a list brings no rules and plays nothing again', async () => {
  const database = memoryDatabase();
  const tested = startHost(database);
  const session = await sitDown(tested, TOGETHER);
  await answer(tested, session);
  const later = startHost(database);
  const [info] = await later.tables.list();
  expect(info).toMatchObject({ asked: session.now().match.asked, state: 'running', moved: 1000 });
  expect(later.loaded).toEqual([]);
});

/** A match as the first version of the database stored it. */
function earlier(id: string, some: Partial<EarlierTable> = {}): EarlierTable {
  const seats = [{ name: 'Ada' }, { name: 'Bo' }];
  const { options } = tableFor(gameNamed(GAME), 2, { firstPlayer: 0 });
  const common = { game: GAME, options, seats, seed: 'ab'.repeat(32), created: 500, moved: 700 };
  return { id, version: gameNamed(GAME).version, entries: [], standIns: {}, ...common, ...some };
}

test('matches from before are taken over; one that cannot be read is listed as such, and hides no other', async () => {
  const [kind = 'bean'] = firstHand();
  const sown = [{ seat: 0, move: { do: 'sow', kind, end: 'right' } as Move }];
  const database = memoryDatabase([
    earlier('here-good', { entries: sown }),
    earlier('here-refused', { entries: [{ seat: 0, move: { do: 'fly' } }] }),
    earlier('here-older', { version: 0 }),
    earlier('here-unknown', { game: 'chess' }),
  ]);
  const tested = startHost(database);
  const infos = await tested.tables.list();
  expect(infos.map(({ table, unreadable = false }) => [table, unreadable])).toEqual([
    ['here-good', false],
    ['here-refused', true],
    ['here-older', true],
    ['here-unknown', true],
  ]);
  const session = await follow(tested, 'here-good');
  expect(session.now().match).toMatchObject({ moments: 1, perspectives: [{ seatEntry: 1 }, { seatEntry: 0 }] });
  expect(await answer(tested, session)).toBe('accepted');
  expect(await tested.tables.ask({ type: 'past', table: 'here-refused', moment: 0 })).toMatchObject({
    type: 'refused',
  });
  expect(await tested.tables.ask({ type: 'past', table: 'here-unknown', moment: 0 })).toMatchObject({
    code: 'not-shown',
  });
  await tested.tables.forget('here-older');
  expect((await tested.tables.list()).map(({ table }) => table)).toEqual(['here-good', 'here-refused', 'here-unknown']);
});

function firstHand(): string[] {
  const table = tableFor(gameNamed(GAME), 2, { firstPlayer: 0 });
  return (begin(gameNamed(GAME), table, 'ab'.repeat(32)).match.position as unknown as GnomeElfTroll).hands[0] ?? [];
}

test('a match whose rules have changed goes on, and one that cannot is listed as unreadable from then on', async () => {
  const database = memoryDatabase();
  const before = startHost(database);
  const session = await sitDown(before, TOGETHER);
  await answer(before, session);
  const broken: Game = {
    ...gameNamed(GAME),
    view() {
      throw new Error('these rules cannot show anything');
    },
    clone() {
      throw new Error('these rules cannot play anything');
    },
  };
  const after = startHost(database, [broken]);
  await after.tables.ask({ type: 'past', table: session.table, moment: 0 });
  expect(await after.tables.list()).toMatchObject([{ table: session.table, unreadable: true }]);
  expect(after.noted).toContain('a message made trouble');
  const mended = startHost(database);
  expect(await mended.tables.list()).toMatchObject([{ unreadable: true }]);
  await follow(mended, session.table);
  expect(await mended.tables.list()).toMatchObject([{ table: session.table }]);
  expect((await mended.tables.list())[0]).not.toHaveProperty('unreadable');
});
