import { expect, test } from 'vitest';
import { addressOf, momentIn } from './moment-in-address.ts';

test('a link leads to the moment that was looked at, and to the end where it names none', () => {
  for (const moment of [0, 1, 137, 259]) expect(momentIn(addressOf(moment, 300), 300)).toBe(moment);
  expect(addressOf(300, 300)).toBe('');
  for (const search of ['', '?at=', '?at=-1', '?at=two', '?at=1e3', '?at=9999999', '?other=3']) {
    expect(momentIn(search, 300), search).toBe(300);
  }
  expect(momentIn('?at=400', 300)).toBe(300);
});
