import { expect, test } from 'vitest';
import { lastSaid } from './said.ts';

const LINES = [
  { id: 1, person: 'a', name: 'Ash', text: 'I will catch Children.', at: 0 },
  { id: 2, person: 'b', name: 'Bo', text: 'Leave me two Minions.', at: 1 },
  { id: 3, person: 'a', name: 'Ash', text: 'Or not.', at: 2 },
];

test('the newest line of a person is what it said last', () => {
  expect(lastSaid(LINES, 'a')).toEqual({ id: '3', text: 'Or not.' });
  expect(lastSaid(LINES, 'b')).toEqual({ id: '2', text: 'Leave me two Minions.' });
});

test('a line that only proposes something is not said in words', () => {
  const proposed = { seat: 0, period: 3, proposal: { do: 'mark' } };
  expect(lastSaid([...LINES, { id: 4, person: 'b', name: 'Bo', text: '', at: 3, proposed }], 'b')).toEqual({
    id: '2',
    text: 'Leave me two Minions.',
  });
});

test('bots and those who have been silent have said nothing', () => {
  expect([lastSaid(LINES, undefined), lastSaid(LINES, 'c')]).toEqual([undefined, undefined]);
});
