import { expect, test } from 'vitest';
import { holdPictures } from '../../test/look/hold-pictures.tsx';
import { FOLDERS } from '../games/index.ts';
import { rulesIn } from '../games/rulebook.ts';
import { LANGUAGE_IDS } from '../kernel/languages.ts';
import { begin } from '../kernel/match.ts';
import { speak } from '../kernel/messages.ts';
import { seedFrom } from '../kernel/random.ts';
import { tableFor } from '../kernel/table.ts';
import { coverOf, GAMES, guideMinutesOf, summaryOf, titleOf } from './game-list.ts';
import { loadCatalogue, loadTabletop } from './game-parts.ts';
import { loadGame } from './games.ts';
import { loadRules } from './rule-books.ts';

const COVERS = import.meta.glob<Parameters<typeof holdPictures>[0][string]>('../games/*/board/Cover.tsx', {
  import: 'Cover',
  eager: true,
});

holdPictures(COVERS);

test('the shelf has every game once, the shortest first', () => {
  expect(GAMES.map(({ id }) => id).sort()).toEqual(FOLDERS.map(({ manifest }) => manifest.id).sort());
  const minutes = GAMES.map((game) => game.minutes);
  expect(minutes).toEqual([...minutes].sort((one, other) => one - other));
  expect(() => coverOf('chess')).toThrow('chess has no cover');
});

test.each(FOLDERS)(
  '$manifest.id comes with its rules, its board, its cover and, if it has one, its guide',
  async ({ game, manifest }) => {
    const { id, title } = manifest;
    expect((await loadGame(id)).version).toBe(game.version);
    const { Board, guide, guides = {} } = await loadTabletop(id);
    expect(Board).toBeTypeOf('function');
    expect(guide !== undefined).toBe(guideMinutesOf(id) !== undefined);
    for (const option of Object.keys(guides)) expect(guideMinutesOf(id, option), option).toBeGreaterThan(0);
    expect(coverOf(id)).toBeDefined();
    expect(titleOf(id)).toBe(title);
  },
);

test.each(LANGUAGE_IDS)('every game says what it is about in %s', (language) => {
  const summaries = GAMES.map(({ id }) => summaryOf(id, language));
  expect(new Set(summaries).size).toBe(GAMES.length);
  expect(summaries).not.toContain('');
});

test.each(FOLDERS)('$manifest.id says how one wins, in every language', async ({ game, manifest }) => {
  const { wins } = await loadTabletop(manifest.id);
  const { match } = begin(game, tableFor(game, game.seats.at(-1) ?? 2), seedFrom(manifest.id));
  for (const language of LANGUAGE_IDS) {
    const catalogue = await loadCatalogue(manifest.id, language);
    const said = wins?.(match.position, (id, params = {}) => speak(catalogue, id, params, { name: () => 'Ada' }));
    expect(said, language).toMatch(/\.$/);
  }
});

test('what a language lacks is said in English', async () => {
  for (const { id } of GAMES) {
    const english = await loadCatalogue(id, 'en');
    for (const language of LANGUAGE_IDS) {
      expect(Object.keys(await loadCatalogue(id, language)).sort()).toEqual(Object.keys(english).sort());
    }
  }
});

test('a rule book that nobody has translated comes in English and says so', async () => {
  for (const { id } of GAMES) {
    for (const language of LANGUAGE_IDS) {
      const rules = await loadRules(id, language);
      expect(rulesIn(rules.source).length).toBeGreaterThan(0);
      if (rules.language !== language) expect(rules).toEqual(await loadRules(id, 'en'));
    }
  }
});

test('a game that is not there is refused with its name', async () => {
  await expect(loadGame('chess')).rejects.toThrow('There is no game "chess".');
  await expect(loadRules('chess', 'en')).rejects.toThrow('there is no rule book of chess');
  expect(() => loadTabletop('chess')).toThrow('there is no board of chess');
});
