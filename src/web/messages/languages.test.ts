import { expect, test } from 'vitest';
import { languageFor } from './languages.ts';

test.each([
  ['system', ['fr-FR', 'sv-SE', 'en'], 'sv'],
  ['system', ['de-AT', 'sv-SE', 'en'], 'de'],
  ['system', ['fr'], 'en'],
  ['sv', ['en'], 'sv'],
  ['en', ['sv-SE'], 'en'],
])('a wish for %s of somebody who reads %s is met by %s', (wish, preferred, language) => {
  expect(languageFor(wish, preferred)).toBe(language);
});
