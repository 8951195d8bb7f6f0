import { expect, test } from 'vitest';
import { USUAL_LEVEL } from '../../bots/level-names.ts';
import { BOT_LEVELS, middleLevel } from './levels.ts';

test.each([
  [[], USUAL_LEVEL],
  // Nobody chooses alone, neither a weak one against whoever is away nor a strong one for them.
  [['random'], USUAL_LEVEL],
  [['king'], USUAL_LEVEL],
  [['king', 'random'], USUAL_LEVEL],
  [['king', 'king'], 'king'],
  [['king', 'elder'], 'elder'],
  [['random', 'random'], 'random'],
  [['king', 'random', 'mossling'], 'mossling'],
  [['king', 'king', 'random'], 'king'],
  [['king', 'king', 'random', 'random'], USUAL_LEVEL],
  [['king', 'elder', 'elder', 'random'], 'elder'],
])('of the votes %j the stand-in is %s', (levels, chosen) => {
  expect(middleLevel(levels)).toBe(chosen);
});

test('no single voter moves the level further than the others allow', () => {
  const pairs = BOT_LEVELS.flatMap((one) => BOT_LEVELS.map((other) => [one, other] as const));
  for (const [one, other] of pairs) {
    const strengths = BOT_LEVELS.map((last) => BOT_LEVELS.indexOf(middleLevel([one, other, last])));
    const bounds = [one, other].map((level) => BOT_LEVELS.indexOf(level));
    expect(Math.min(...strengths)).toBeGreaterThanOrEqual(Math.min(...bounds));
    expect(Math.max(...strengths)).toBeLessThanOrEqual(Math.max(...bounds));
  }
});
