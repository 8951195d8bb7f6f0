import { expect, test } from 'vitest';
import type { SeatInfo } from '../protocol/server.ts';
import { markEqualNames, nameInChat } from './names.ts';

function named(name: string, person?: string): SeatInfo {
  const holder = person === undefined ? 'bot' : 'person';
  const some = { seat: 0, holder, present: true, mine: false, resigned: false, votes: 0 } as const;
  return { ...some, name, ...(person !== undefined && { person }) };
}

function shown(...seats: SeatInfo[]): string[] {
  return markEqualNames(seats.map((seat, number) => ({ ...seat, seat: number }))).map(({ name }) => name);
}

test('people who are called alike are told apart by a number', () => {
  expect(shown(named('Anna', 'a'), named('anna', 'b'), named('Ánna', 'c'), named('Bert', 'd'))).toEqual([
    'Anna',
    'anna (2)',
    'Ánna (3)',
    'Bert',
  ]);
});

test('one person on several seats is one person', () => {
  expect(shown(named('Anna', 'a'), named('Anna', 'a'), named('Anna', 'b'))).toEqual(['Anna', 'Anna', 'Anna (2)']);
});

test('nobody passes for a bot', () => {
  expect(shown(named('Pebble', 'a'), named('Pebble'))).toEqual(['Pebble (2)', 'Pebble']);
});

test('in the chat nobody is called like somebody who sits at the table', () => {
  const seats = markEqualNames([
    named('Anna', 'a'),
    { ...named('Anna', 'b'), seat: 1 },
    { ...named('Pebble'), seat: 2 },
  ]);
  const called = (id: string, name: string) => nameInChat(seats, { id, name });
  expect(called('a', 'Anna')).toBe('Anna');
  expect(called('b', 'Anna')).toBe('Anna (2)');
  expect(called('c', 'anna')).toBe('anna (3)');
  expect(called('c', 'Pebble')).toBe('Pebble (2)');
  expect(called('c', 'Cleo')).toBe('Cleo');
});
