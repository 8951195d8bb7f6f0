import { expect, test } from 'vitest';
import { brief } from './brief.ts';

test('a button does not repeat what is explained above it', () => {
  const lines = [{ text: 'Gain 2 cows. Counts as a bat.' }, { text: 'Your trolls go home.' }];
  expect(brief('Activate the herd (1 point). Gain 2 cows.', lines)).toBe('Activate the herd (1 point)');
  expect(brief('Activate the herd (1 point). Gain 2 cows. 1 cow is lost.', lines)).toBe(
    'Activate the herd (1 point). 1 cow is lost.',
  );
  expect(brief('Steal a cow (1 point)', lines)).toBe('Steal a cow (1 point)');
});
