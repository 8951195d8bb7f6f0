import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FOLDERS } from '../src/games/index.ts';
import { rulesIn } from '../src/games/rulebook.ts';
import { LANGUAGE_IDS } from '../src/kernel/languages.ts';
import type { Catalogue } from '../src/kernel/messages.ts';

const WORDS = import.meta.glob<Catalogue>('../src/games/*/messages/*/deeds.ts', { eager: true, import: 'deedWords' });
const ICONS = import.meta.glob<Readonly<Record<string, { readonly path: string }>>>(
  '../src/games/*/board/deeds/icons.generated.ts',
  { eager: true, import: 'DEED_ICONS' },
);

const games = FOLDERS.map(({ game }) => game).filter(({ deeds = [] }) => deeds.length > 0);

test('a game that has deeds has three to five', () => {
  expect(games.length).toBeGreaterThanOrEqual(5);
  for (const { id, deeds = [] } of games) {
    expect(deeds.length, id).toBeGreaterThanOrEqual(3);
    expect(deeds.length, id).toBeLessThanOrEqual(5);
  }
});

test.each(games)('each deed of $id has a rule, a name and what it takes in all languages, and a picture', (game) => {
  const ids = (game.deeds ?? []).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const rules = rulesIn(readFileSync(new URL(`../src/games/${game.id}/RULES.md`, import.meta.url), 'utf8'));
  for (const { rule } of game.deeds ?? []) expect(rules).toContain(rule);
  for (const language of LANGUAGE_IDS) {
    const words = WORDS[`../src/games/${game.id}/messages/${language}/deeds.ts`];
    expect(Object.keys(words ?? {}).sort(), language).toEqual(
      ids.flatMap((id) => [`deed.${id}`, `deed.${id}.how`]).sort(),
    );
  }
  expect(Object.keys(ICONS[`../src/games/${game.id}/board/deeds/icons.generated.ts`] ?? {}).sort()).toEqual(ids.sort());
});
