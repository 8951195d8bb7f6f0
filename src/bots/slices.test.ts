import { expect, test } from 'vitest';
import { gnomeElfTroll } from '../games/gnome-elf-troll/index.ts';
import { deal } from '../games/gnome-elf-troll/testing.ts';
import { type Random, randomFrom, seedFrom } from '../kernel/random.ts';
import type { Bot } from './bot.ts';
import { botNamed } from './index.ts';
import { levelFrom } from './levels.ts';
import { type Breaks, chooseInSlices } from './slices.ts';

const { position } = deal(2, 'slices');
const seat = position.first;
const view = gnomeElfTroll.view(position, seat);
const stream = (): Random => randomFrom(seedFrom('slices'));
const STANDING_CLOCK = { clock: () => 0 };

function choose(bot: Bot, breaks: Breaks) {
  return chooseInSlices(bot, gnomeElfTroll, view, seat, stream(), STANDING_CLOCK, breaks);
}

const patient: Breaks = { rest: async () => {}, enough: () => false };

test.each(['random', 'greedy', 'troll'])('in slices %s chooses what it would choose in one go', async (name) => {
  const bot = botNamed(name);
  const inOneGo = bot.choose(gnomeElfTroll, view, seat, stream(), STANDING_CLOCK);
  expect(await choose(bot, patient)).toEqual(inOneGo);
});

test('between slices others have their turn, and may say that it is enough', async () => {
  const endless = levelFrom({ name: 'endless', noise: 0, budget: { iterations: 1e9, milliseconds: 1e9 } });
  let rests = 0;
  const move = await choose(endless, {
    rest: async () => {
      rests++;
    },
    enough: () => rests === 3,
  });
  expect(rests).toBe(3);
  expect(move.do).toBe('sow');
});
