import { expect, test } from 'vitest';
import { LANGUAGE_IDS, LANGUAGES, languageFor } from './languages.ts';

test.each([
  ['system', ['de-DE', 'sv-SE', 'en'], 'sv'],
  ['system', ['fr'], 'en'],
  ['sv', ['en'], 'sv'],
  ['en', ['sv-SE'], 'en'],
])('a wish for %s of somebody who reads %s is met by %s', (wish, preferred, language) => {
  expect(languageFor(wish, preferred)).toBe(language);
});

test('every language says what the kernel and the server say', async () => {
  const english = Object.keys(await LANGUAGES.en.loadCommon()).sort();
  for (const id of LANGUAGE_IDS) expect(Object.keys(await LANGUAGES[id].loadCommon()).sort(), id).toEqual(english);
});

test('every text of every language has the placeholders of the English one', async () => {
  const placeholders = (text: unknown) =>
    typeof text === 'string' ? [...text.matchAll(/\{\w+\}/g)].map(String).sort() : [];
  const english = await LANGUAGES.en.load();
  for (const id of LANGUAGE_IDS) {
    for (const [name, text] of Object.entries(await LANGUAGES[id].load())) {
      const original = english[name as keyof typeof english];
      if (typeof text !== 'string' || typeof original !== 'string') continue;
      expect(placeholders(text), `${id}: ${name}`).toEqual(placeholders(original));
    }
  }
});
