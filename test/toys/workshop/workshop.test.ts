import { expect, test } from 'vitest';
import type { Seat } from '../../../src/kernel/game.ts';
import { hold } from '../../../src/kernel/hooks.ts';
import { standings } from '../../../src/kernel/match.ts';
import { Offers } from '../../../src/kernel/offers.ts';
import { randomFrom, seedFrom } from '../../../src/kernel/random.ts';
import { advance, answer, offersFor } from '../../../src/kernel/steps.ts';
import { tableFor } from '../../../src/kernel/table.ts';
import { faultsOfHooks } from '../../games/kit/hooks.ts';
import { dealsOf } from '../../laws/deals.ts';
import { walk } from '../../laws/walk.ts';
import { type Goods, type GuildId, HOOK_SET, THINGS, type TileId, thingNumber } from './box.ts';
import { HOOKS } from './hooks.ts';
import { workshop } from './index.ts';
import { playerAt, type Workshop, type WorkshopMove } from './position.ts';
import { priceOf } from './steps.ts';

test('every hook has its line, a thing that has it and a rule that calls it', () => {
  const play = () => {
    for (const deal of dealsOf(workshop)) standings(walk(deal, () => {}));
  };
  expect(faultsOfHooks({ lines: HOOKS, things: THINGS, set: HOOK_SET, play })).toEqual([]);
});

/** Seat 0 is to work, with no guild but the one given, and has these tiles and goods. */
function begun(tiles: readonly TileId[], goods: Partial<Goods> = {}, guild?: GuildId): Workshop {
  const p = workshop.setup(tableFor(workshop), randomFrom(seedFrom('workshop')));
  for (const player of p.players) {
    player.goods = { wood: 0, stone: 0, coin: 0 };
    player.held = { things: [], hooks: player.held.hooks.map(() => 0) };
  }
  const first = playerAt(p, 0);
  Object.assign(first.goods, goods);
  if (guild !== undefined) hold(HOOK_SET, first.held, thingNumber(guild));
  for (const tile of tiles) {
    hold(HOOK_SET, first.held, thingNumber(tile));
    first.built.push(tile);
  }
  advance(workshop, p);
  return p;
}

function take(p: Workshop, seat: Seat, move: WorkshopMove): void {
  answer(workshop, p, seat, move);
}

function may(p: Workshop, move: WorkshopMove, seat: Seat = 0): boolean {
  const offers = new Offers();
  offersFor(workshop, p, seat, offers);
  return offers.find(move) !== undefined;
}

const work = (bench: 'forest' | 'quarry' | 'fair' | 'yard' | 'road'): WorkshopMove => ({ do: 'work', bench });

test('prices are lowered by all that lower them', () => {
  expect(priceOf(begun([]), 0, 'trophy-wall')).toEqual({ wood: 0, stone: 2, coin: 1 });
  expect(priceOf(begun(['mason'], {}, 'hagglers'), 0, 'trophy-wall')).toEqual({ wood: 0, stone: 1, coin: 0 });
  expect(priceOf(begun(['mason']), 1, 'trophy-wall')).toEqual({ wood: 0, stone: 2, coin: 1 });
});

test('work brings more, or something else besides', () => {
  const p = begun(['saw-pit', 'cart']);
  take(p, 0, work('forest'));
  expect(playerAt(p, 0).goods).toEqual({ wood: 3, stone: 0, coin: 0 });
  take(p, 1, work('quarry'));
  expect(playerAt(p, 1).goods).toEqual({ wood: 0, stone: 2, coin: 0 });
  const quarrying = begun(['saw-pit', 'cart']);
  take(quarrying, 0, work('quarry'));
  expect(playerAt(quarrying, 0).goods).toEqual({ wood: 0, stone: 2, coin: 1 });
});

test('a bench where somebody works is open only to those who have a way in', () => {
  for (const [tiles, open] of [
    [[], false],
    [['back-door'], true],
  ] as const) {
    const p = begun(tiles);
    take(p, 0, work('forest'));
    take(p, 1, work('road'));
    take(p, 1, { do: 'home' });
    expect(may(p, work('forest'))).toBe(open);
    expect(may(p, work('road'))).toBe(false);
  }
});

test('a round begins with what tiles give', () => {
  expect(playerAt(begun(['savings-box']), 0).goods.coin).toBe(1);
});

test('an exchange is there once a round, and before any answer', () => {
  const p = begun(['barter-stall'], { wood: 2 });
  const exchange = { do: 'exchange', tile: 'barter-stall' } as const;
  take(p, 0, exchange);
  expect(playerAt(p, 0).goods).toEqual({ wood: 1, stone: 1, coin: 0 });
  expect(may(p, exchange)).toBe(false);
  for (const seat of [0, 1, 0, 1]) take(p, seat, { do: 'rest' });
  expect([p.round, may(p, exchange)]).toEqual([2, true]);
});

test('a tile acts when it is built, and only then', () => {
  const p = begun([], { wood: 2, stone: 2 });
  take(p, 0, work('yard'));
  take(p, 0, { do: 'build', tile: 'festival' });
  expect(playerAt(p, 0).goods).toEqual({ wood: 1, stone: 1, coin: 3 });
  take(p, 1, { do: 'rest' });
  p.benches.yard = 'free';
  take(p, 0, work('yard'));
  take(p, 0, { do: 'build', tile: 'carpenter' });
  expect(playerAt(p, 0).goods.coin).toBe(3);
});

test('a tile that is idle for a guild has its points and nothing else', () => {
  for (const [guild, things] of [
    ['hagglers', ['hagglers']],
    ['wanderers', ['wanderers', 'changer']],
  ] as const) {
    const p = begun([], { stone: 1 }, guild);
    take(p, 0, work('yard'));
    take(p, 0, { do: 'build', tile: 'changer' });
    expect(playerAt(p, 0).held.things.map((thing) => THINGS[thing]?.id)).toEqual(things);
    expect(workshop.score(p)[0]?.points).toBe(1);
  }
});

test('errands grow, and tiles score what their owner has', () => {
  const p = begun(['lamp', 'trophy-wall', 'treasury'], { coin: 5 }, 'joiners');
  expect(workshop.score(p)[0]?.points).toBe(1 + 3 + 2);
  take(p, 0, work('road'));
  expect(p.stack.at(-1)).toEqual({ step: 'fetch', seat: 0, left: 3 });
  expect(playerAt(begun([], {}, 'wanderers'), 0).goods.coin).toBe(1);
});

test('guilds begin with what is theirs', () => {
  const p = workshop.setup(tableFor(workshop, 3), randomFrom(seedFrom('guilds')));
  const joiners = p.players.find(({ guild }) => guild === 'joiners');
  expect(joiners?.goods).toEqual({ wood: 2, stone: 0, coin: 0 });
});
