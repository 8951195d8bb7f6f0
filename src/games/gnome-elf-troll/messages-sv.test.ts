import { expect, test } from 'vitest';
import { en } from './messages/en/index.ts';
import { sv } from './messages/sv/index.ts';

test('Swedish says everything that English says', () => {
  expect(Object.keys(sv).sort()).toEqual(Object.keys(en).sort());
});

test('every Swedish text has the placeholders of the English one, where both are plain texts', () => {
  const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  for (const [id, english] of Object.entries(en)) {
    const swedish = sv[id];
    if (typeof english !== 'string' || typeof swedish !== 'string') continue;
    expect(placeholders(swedish), id).toEqual(placeholders(english));
  }
});
