import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { insert, playedMatches } from '../../balance/outcomes.ts';
import { type SimulationPlan, settingOf } from '../../balance/plan.ts';
import { emptyOutcomes, runMatches } from '../../balance/run.ts';
import { tallyOf } from '../../balance/tally.ts';
import { gameNamed } from '../../games/index.ts';
import { keep, takeUp } from './keep.ts';

const folder = mkdtempSync(join(tmpdir(), 'underbridge-kept-'));
afterAll(() => rmSync(folder, { recursive: true }));

const game = gameNamed('gnome-elf-troll');
const PLAN: SimulationPlan = {
  game: game.id,
  seats: 2,
  options: {},
  bots: ['greedy', 'random'],
  seed: 'kept',
  matches: 10,
  hurry: 1,
};

test('what was kept is taken up, and the rest comes to the same as all in one go', () => {
  const file = join(folder, 'half.json');
  const setting = settingOf(PLAN);
  const half = emptyOutcomes(PLAN, game);
  insert(half, 3, runMatches(setting, 3, 4));
  keep(file, PLAN, game, half);
  const whole = takeUp(file, PLAN, game);
  expect(playedMatches(whole)).toEqual([3, 4, 5, 6]);
  insert(whole, 0, runMatches(setting, 0, 3));
  insert(whole, 7, runMatches(setting, 7, 3));
  expect(tallyOf(PLAN, whole, game)).toEqual(tallyOf(PLAN, runMatches(setting, 0, 10), game));
});

test('more matches may be wanted than before, but nothing else may differ', () => {
  const file = join(folder, 'ten.json');
  keep(file, PLAN, game, runMatches(settingOf(PLAN), 0, 10));
  expect(playedMatches(takeUp(file, { ...PLAN, matches: 25 }, game))).toHaveLength(10);
  for (const other of [{ seed: 'other' }, { matches: 9 }, { bots: ['random', 'greedy'] }, { options: { goal: 8 } }]) {
    expect(() => takeUp(file, { ...PLAN, ...other }, game)).toThrow(/ten\.json: it holds matches of another plan/);
  }
  const older = { ...JSON.parse(readFileSync(file, 'utf8')), version: 0 };
  writeFileSync(file, JSON.stringify(older));
  expect(() => takeUp(file, PLAN, game)).toThrow(/another version of the game/);
});

test('a file that is something else is refused, one that is not there is a beginning', () => {
  const file = join(folder, 'other.json');
  for (const content of ['not JSON', '{}', '[1, 2]']) {
    writeFileSync(file, content);
    expect(() => takeUp(file, PLAN, game)).toThrow(/other\.json: this is not what --keep writes/);
  }
  expect(playedMatches(takeUp(join(folder, 'none.json'), PLAN, game))).toEqual([]);
});
