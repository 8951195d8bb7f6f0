import { expect, test } from 'vitest';
import { en } from './messages.ts';
import { sv } from './messages-sv.ts';

test('Swedish says everything that English says', () => {
  expect(Object.keys(sv).sort()).toEqual(Object.keys(en).sort());
});

test('every Swedish text has the placeholders of the English one', () => {
  const placeholders = (text: unknown) =>
    typeof text === 'string' ? [...text.matchAll(/\{\w+\}/g)].map(String).sort() : undefined;
  for (const id of Object.keys(en)) expect(placeholders(sv[id]), id).toEqual(placeholders(en[id]));
});
