import { expect, test } from 'vitest';
import { CHOICES, settingsFrom } from './settings.ts';

test('what was kept counts where it still makes sense, and the first choice where not', () => {
  expect(settingsFrom({ theme: 'day', motion: 'wild', sound: 7 })).toMatchObject({
    theme: 'day',
    motion: 'system',
    sound: 'off',
  });
  for (const nonsense of [undefined, null, 'day', []]) {
    expect(settingsFrom(nonsense)).toEqual(
      Object.fromEntries(Object.entries(CHOICES).map(([name, [first]]) => [name, first])),
    );
  }
});
