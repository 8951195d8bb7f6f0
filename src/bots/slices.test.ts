import { expect, test } from 'vitest';
import { deal } from '../../test/games/gnome-elf-troll/testing.ts';
import { gnomeElfTroll } from '../games/gnome-elf-troll/index.ts';
import { type Random, randomFrom, seedFrom } from '../kernel/random.ts';
import { botNamed } from './index.ts';
import { levelFrom, STEADY } from './levels.ts';
import { chooseInSlices, ponderSlice } from './slices.ts';

const { position } = deal(2, 'slices');
const seat = position.first;
const view = gnomeElfTroll.view(position, seat);
const stream = (): Random => randomFrom(seedFrom('slices'));
const STANDING_CLOCK = { clock: () => 0 };

test.each(['random', 'greedy', 'troll'])('in slices %s chooses what it would choose in one go', async (name) => {
  const bot = botNamed(name);
  const inOneGo = bot.choose(gnomeElfTroll, view, seat, stream(), STANDING_CLOCK);
  const rest = async () => {};
  expect(await chooseInSlices(bot, gnomeElfTroll, view, seat, stream(), STANDING_CLOCK, rest)).toEqual(inOneGo);
});

test('others have their turn between slices', async () => {
  let rests = 0;
  const rest = async () => {
    rests++;
  };
  const slow = levelFrom({ name: 'slow', noise: STEADY, budget: { iterations: 1e9, milliseconds: 100 } });
  await chooseInSlices(slow, gnomeElfTroll, view, seat, stream(), {}, rest);
  expect(rests).toBeGreaterThan(1);
});

test('after a slice an endless thought can be settled with the best so far', () => {
  const endless = levelFrom({ name: 'endless', noise: STEADY, budget: { iterations: 1e9, milliseconds: 1e9 } });
  const decision = endless.consider(gnomeElfTroll, view, seat, stream());
  expect(ponderSlice(decision)).toBe(true);
  expect(decision.settle().do).toBe('sow');
});
