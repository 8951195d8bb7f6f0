import { expect, test } from 'vitest';
import type { Speaker } from '../../kernel/messages.ts';
import { does, has, is, toWhom, whom, whose } from './german.ts';

const NAMES = ['Du', 'Anna', 'Max', 'Maurice'];
const speaker: Speaker = { name: (seat) => NAMES[seat] ?? '', own: (seat) => seat === 0 };

test.each([
  [0, 'deinem', 'dich', 'dir', 'Du hast', 'Du bist', 'Du ziehst'],
  [1, 'Annas', 'Anna', 'Anna', 'Anna hat', 'Anna ist', 'Anna zieht'],
  [2, 'Max’', 'Max', 'Max', 'Max hat', 'Max ist', 'Max zieht'],
  [3, 'Maurice’', 'Maurice', 'Maurice', 'Maurice hat', 'Maurice ist', 'Maurice zieht'],
] as const)('what is said of seat %i', (seat, owned, accusative, dative, perfect, being, doing) => {
  expect(whose(seat, speaker, 'deinem')).toBe(owned);
  expect(whom(seat, speaker)).toBe(accusative);
  expect(toWhom(seat, speaker)).toBe(dative);
  expect(has(seat, speaker)).toBe(perfect);
  expect(is(seat, speaker)).toBe(being);
  expect(does(seat, speaker, 'ziehst', 'zieht')).toBe(doing);
});

test('a mark that stands for a name gets the ending of the name', () => {
  const marked: Speaker = { ...speaker, name: (seat) => `<${seat}>`, spelled: (seat) => NAMES[seat] ?? '' };
  expect(whose(1, marked, 'dein')).toBe('<1>s');
  expect(whose(2, marked, 'dein')).toBe('<2>’');
});
