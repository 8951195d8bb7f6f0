import { expect, test } from 'vitest';
import { makeAttempts } from './attempts.mjs';

test('what fails is kept with its reason, and everything else goes on', async () => {
  const { attempt, failures } = makeAttempts();
  const refuse = (reason: unknown) => () => Promise.reject(reason);
  expect(await attempt('home', refuse(new Error('waited 300 s for the fonts\n  of the page\n')))).toBeUndefined();
  expect(await attempt('lobby', async () => 'lobby.png')).toBe('lobby.png');
  expect(await attempt('rules', refuse('\u001b[31mno such page\u001b[39m'))).toBeUndefined();
  expect(failures).toEqual(['- home: waited 300 s for the fonts\n    of the page', '- rules: no such page']);
});
