import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FOLDERS } from '../src/games/index.ts';
import { rulesIn } from '../src/games/rulebook.ts';
import { LANGUAGE_IDS } from '../src/kernel/languages.ts';
import type { Catalogue } from '../src/kernel/messages.ts';

const WORDS = import.meta.glob<Catalogue>('../src/games/*/messages/*/achievements.ts', {
  eager: true,
  import: 'achievementWords',
});
const ICONS = import.meta.glob<Readonly<Record<string, { readonly path: string }>>>(
  '../src/games/*/board/achievements/icons.generated.ts',
  { eager: true, import: 'ACHIEVEMENT_ICONS' },
);

const games = FOLDERS.map(({ game }) => game).filter(({ achievements = [] }) => achievements.length > 0);

test('a game that has achievements has three to five', () => {
  expect(games.length).toBeGreaterThanOrEqual(5);
  for (const { id, achievements = [] } of games) {
    expect(achievements.length, id).toBeGreaterThanOrEqual(3);
    expect(achievements.length, id).toBeLessThanOrEqual(5);
  }
});

test.each(games)(
  'each achievement of $id has a rule, a name and what it takes in all languages, and a picture',
  (game) => {
    const ids = (game.achievements ?? []).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const rules = rulesIn(readFileSync(new URL(`../src/games/${game.id}/RULES.md`, import.meta.url), 'utf8'));
    for (const { rule } of game.achievements ?? []) expect(rules).toContain(rule);
    for (const language of LANGUAGE_IDS) {
      const words = WORDS[`../src/games/${game.id}/messages/${language}/achievements.ts`];
      expect(Object.keys(words ?? {}).sort(), language).toEqual(
        ids.flatMap((id) => [`achievement.${id}`, `achievement.${id}.how`]).sort(),
      );
    }
    expect(Object.keys(ICONS[`../src/games/${game.id}/board/achievements/icons.generated.ts`] ?? {}).sort()).toEqual(
      ids.sort(),
    );
  },
);
