import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TEXTS, text } from './messages.ts';

test('no placeholder is mistaken for a family of texts', () => {
  // `speak` reads {kind} as the text 'kind.bean' where there is one: a value typed by somebody must never hit a text.
  const families = Object.keys(TEXTS).map((id) => id.split('.')[0]);
  for (const [id, words] of Object.entries(TEXTS)) {
    if (typeof words !== 'string') continue;
    for (const [, name] of words.matchAll(/\{(\w+)\}/g)) expect(families, `{${name}} in ${id}`).not.toContain(name);
  }
});

test('counts and places are put into words', () => {
  expect(text('input.too-many-bots', { bots: 1, chairs: 0 })).toMatch(/^1 bot doesn’t fit on 0 chairs/);
  expect([1, 2, 3, 4, 11, 21].map((place) => text('result.place', { place }))).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '21st',
  ]);
});

/** Put together from a part that is known and one that is looked up. */
const FAMILIES = ['report.head-', 'ladder.', 'bench.'];

test('every text is said somewhere', () => {
  const sources = readSources(['src/cli', 'src/balance', 'bench']);
  const unsaid = Object.keys(TEXTS).filter((id) => {
    const family = FAMILIES.find((prefix) => id.startsWith(prefix));
    return !sources.includes(`'${id}'`) && !(family !== undefined && sources.includes(`\`${family}\${`));
  });
  expect(unsaid).toEqual([]);
});

function readSources(folders: readonly string[]): string {
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
    .filter((path) => /(?<!messages|\.test)\.ts$/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
}
