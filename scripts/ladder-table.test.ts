import { expect, test } from 'vitest';
import { MEASURED } from '../src/web/people/measured.generated.ts';
import { measured } from './ladder-table.mjs';

test('the bots’ ladder that people are shown is the one of docs/ladder', () => {
  expect(MEASURED).toEqual(measured());
  expect(Object.values(measured()).every((rows) => rows.length > 0)).toBe(true);
});
