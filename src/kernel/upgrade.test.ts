import { expect, test } from 'vitest';
import { gameNamed } from '../games/index.ts';
import { begin } from './match.ts';
import { seedFrom } from './random.ts';
import { storedTable, tableFor } from './table.ts';
import { changeFrames, NewerRules, upgradePosition } from './upgrade.ts';

const game = gameNamed('gnome-elf-troll');
const stored = JSON.parse(JSON.stringify(begin(game, tableFor(game), seedFrom('upgrades')).match.position));

test('a position goes through every version after its own, in order', () => {
  const note = (version: number) => (old: object) => ({
    ...old,
    learned: Number(Reflect.get(old, 'learned')) * 10 + version,
  });
  const later = { ...game, version: 4, upgrades: { 2: note(2), 3: note(3), 4: note(4) } };
  expect(upgradePosition(later, 1, stored).learned).toBe(234);
  expect(upgradePosition(later, 3, stored).learned).toBe(4);
  expect(upgradePosition(later, 4, stored).learned).toBe(0);
  expect(stored.learned).toBe(0);
});

test('newer rules are refused by name', () => {
  expect(() => upgradePosition(game, game.version + 1, stored)).toThrow(NewerRules);
  expect(() => upgradePosition(game, game.version + 1, stored)).toThrow('played by newer rules');
});

test.each([
  ['nothing', undefined],
  ['a list', []],
  ['no randomness', { ...stored, random: undefined }],
  ['no stack', { ...stored, stack: 'none' }],
  ['a step that there is not', { ...stored, stack: [{ step: 'dance' }] }],
  [
    'a step that there is not, among those asked at once',
    { ...stored, stack: [{ step: 'together', opening: [], branches: [[{ step: 'dance' }]] }] },
  ],
])('%s is no position', (_, data) => {
  expect(() => upgradePosition(game, 1, data)).toThrow();
});

test('frames are changed wherever they lie', () => {
  const together = { step: 'together', opening: [[{ step: 'old' }]], branches: [[{ step: 'old' }], []] };
  const changed = changeFrames({ stack: [{ step: 'old' }, together] }, () => ({ step: 'new' }));
  expect(changed.stack).toEqual([
    { step: 'new' },
    { step: 'together', opening: [[{ step: 'new' }]], branches: [[{ step: 'new' }], []] },
  ]);
});

test('what a table agreed on stays as far as it is known, and the rest is as it comes', () => {
  expect(storedTable(game, 2, { goal: 12, moon: true, firstPlayer: 9 })).toEqual({
    seats: 2,
    options: { goal: 12, firstPlayer: 'random' },
  });
});
