import { expect, test } from 'vitest';
import { idsIn, markOf } from './id-mark.ts';

test('a text tells its id, and so does each of several', () => {
  const text = `Zurücknehmen${markOf('table.undo')} oder Aufgeben${markOf('players.resign-sure')}.`;
  expect(idsIn(text)).toEqual(['table.undo', 'players.resign-sure']);
  expect(idsIn('Zurücknehmen')).toEqual([]);
});

test('a mark has no visible character', () => {
  expect(markOf('told.time-up-bot')).toMatch(/^\p{Default_Ignorable_Code_Point}+$/u);
});
