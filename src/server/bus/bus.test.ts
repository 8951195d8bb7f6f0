import { expect, test } from 'vitest';
import { read, write } from './bus.ts';

const WRITTEN = [
  { about: 'here', node: 'n1', table: 'aaaaaaaaaa', spectators: 3, seated: ['p1', 'p2'] },
  { about: 'here', node: 'n1', table: 'aaaaaaaaaa', spectators: 0, seated: [] },
  { about: 'who', node: 'n1', table: 'aaaaaaaaaa' },
  { about: 'alive', node: 'n1', games: [] },
  {
    about: 'alive',
    node: 'n1',
    games: [
      { game: 'cave-troll', version: 3 },
      { game: 'troll-town', version: 5 },
    ],
  },
  { about: 'spent', node: 'n1', spent: [{ limit: 'tables', key: 'person p1', amount: 3.5 }] },
  { about: 'sockets', node: 'n1', counts: [{ address: '2001:db8::/64', sockets: 7 }] },
  { about: 'gone', node: 'n1' },
  { about: 'restore', node: 'n1' },
] as const;

test.each(WRITTEN)('$about is read as it was written', (message) => {
  expect(read(write(message))).toEqual([message]);
});

test('the database’s own messages are understood, and nothing else', () => {
  expect(read('log aaaaaaaaaa 17')).toEqual([{ about: 'log', table: 'aaaaaaaaaa', sequence: 17 }]);
  expect(read('log aaaaaaaaaa 17 aabbbbbbbb 4')).toEqual([
    { about: 'log', table: 'aaaaaaaaaa', sequence: 17 },
    { about: 'log', table: 'aabbbbbbbb', sequence: 4 },
  ]);
  expect(read('chat aaaaaaaaaa')).toEqual([{ about: 'chat', table: 'aaaaaaaaaa' }]);
  expect(read('person p1')).toEqual([{ about: 'person', person: 'p1' }]);
  expect(read('')).toEqual([]);
  expect(read('log')).toEqual([]);
  expect(read('rumour')).toEqual([]);
});
