import { expect, test } from 'vitest';
import { GAMES } from '../src/games/index.ts';
import { rulesIn } from '../src/games/rulebook.ts';
import { LANGUAGE_IDS } from '../src/kernel/languages.ts';
import type { Catalogue } from '../src/kernel/messages.ts';

type Module = Readonly<Record<string, unknown>>;

/** Every file of words there is, in every language: of the app, and of each game. */
const FILES = import.meta.glob<Module>(
  [
    '../src/games/*/messages/*/{index,board,achievements,summary,puzzles}.ts',
    '../src/web/messages/*/*.ts',
    '../src/server/calls/messages/*.ts',
    '!../src/server/calls/messages/index.ts',
  ],
  { eager: true },
);
const RULES = import.meta.glob<string>('../src/games/*/RULES*.md', { query: '?raw', import: 'default', eager: true });

const others = LANGUAGE_IDS.filter((language) => language !== 'en');

const PATH = /^\.\.\/src\/(?:games\/)?([\w-]+)\/(?:calls\/)?messages\/(\w+)(?:\/([\w-]+))?\.ts$/;

/** What is said in the file: a catalogue, or one sentence. */
function wordsIn(file: Module): Catalogue {
  const [words] = Object.values(file);
  return typeof words === 'string' ? { summary: words } : (words as Catalogue);
}

/** All words of a language by where they are said and their id: 'cave-troll board title.orc'. */
function textsIn(language: string): Map<string, Catalogue[string]> {
  const all = new Map<string, Catalogue[string]>();
  for (const [path, file] of Object.entries(FILES)) {
    const [, place, folder, part = 'calls'] = PATH.exec(path) ?? [];
    if (folder !== language) continue;
    for (const [id, text] of Object.entries(wordsIn(file))) all.set(`${place} ${part} ${id}`, text);
  }
  return all;
}

const english = textsIn('en');

function placeholders(text: unknown): string[] {
  return typeof text === 'string' ? [...text.matchAll(/\{\w+\}/g)].map(String).sort() : [];
}

test('English is said in the app and in every game', () => {
  const places = new Set([...english.keys()].map((name) => name.split(' ').slice(0, 2).join(' ')));
  const wanted = GAMES.flatMap(({ id, achievements }) => [
    `${id} index`,
    `${id} board`,
    `${id} summary`,
    ...(achievements === undefined ? [] : [`${id} achievements`]),
  ]);
  expect([...places]).toEqual(
    expect.arrayContaining(['server calls', 'web app', 'web common', 'web table', ...wanted]),
  );
});

test('every folder of words is one of a language that people can choose', () => {
  const folders = Object.keys(FILES).map((path) => PATH.exec(path)?.[2]);
  expect([...new Set(folders)].sort()).toEqual([...LANGUAGE_IDS].sort());
});

test.each(others)('%s says everything that English says, and nothing else', (language) => {
  const words = textsIn(language);
  expect([...english.keys()].filter((name) => !words.has(name))).toEqual([]);
  expect([...words.keys()].filter((name) => !english.has(name))).toEqual([]);
});

test.each(LANGUAGE_IDS)('no text in %s is empty, and each has the placeholders of the English one', (language) => {
  for (const [name, text] of textsIn(language)) {
    if (typeof text === 'string') expect(text.trim(), name).not.toBe('');
    const original = english.get(name);
    if (typeof text === 'string' && typeof original === 'string') {
      expect(placeholders(text), name).toEqual(placeholders(original));
    }
  }
});

test('a translated rule book has every rule of the English one', () => {
  for (const [path, source] of Object.entries(RULES)) {
    const original = RULES[path.replace(/RULES\.\w+\.md$/, 'RULES.md')] ?? '';
    expect(rulesIn(source), path).toEqual(rulesIn(original));
    const [, language = 'en'] = /RULES\.(\w+)\.md$/.exec(path) ?? [];
    expect(LANGUAGE_IDS, path).toContain(language);
  }
});

test('a game whose rule book has been translated has it in every language', () => {
  for (const { id } of GAMES) {
    const has = LANGUAGE_IDS.filter((language) => {
      const name = language === 'en' ? 'RULES.md' : `RULES.${language}.md`;
      return RULES[`../src/games/${id}/${name}`] !== undefined;
    });
    expect([['en'], [...LANGUAGE_IDS]], id).toContainEqual(has);
  }
});
