import { expect, test } from 'vitest';
import { arrange, type use } from '../../../../../test/games/caverna/testing.ts';
import { speak } from '../../../../kernel/messages.ts';
import type { AboutPart } from '../../../../web/board-kit/tabletop.ts';
import { spaceNumber } from '../../box/spaces.ts';
import { boardWords } from '../../messages/en/board.ts';
import { words } from '../../messages/en/index.ts';
import { actingNext } from '../../parts/parts.ts';
import { askedAt } from '../going.ts';
import { partsAt as explain } from './parts.ts';

const CATALOGUE = { ...words, ...boardWords };
const SPEAKER = { name: String, own: () => false };

/** What is said about a space to the one who goes next, who has ticked some of it already. */
function partsAt(
  space: Parameters<typeof use>[0],
  scene: Parameters<typeof arrange>[0] = {},
  ...ticked: string[]
): readonly AboutPart[] {
  const { position } = arrange(scene);
  const say = (id: string, params = {}) => speak<string>(CATALOGUE, id, params, SPEAKER);
  const goods = position.spaces.find((state) => state.space === spaceNumber(space))?.goods ?? {};
  return explain(
    spaceNumber(space),
    position,
    actingNext(position, 0, goods),
    say,
    askedAt(space, position, 0),
    ticked,
  );
}

/** How each part can be settled before anybody goes there. */
function settledAt(...where: Parameters<typeof partsAt>): (string | undefined)[] {
  return partsAt(...where).map(({ settles }) => settles && `${settles.by} ${settles.at}`);
}

test('a discount is said with what gives it, before anybody is sent', () => {
  const home = { goods: { wood: 9, stone: 9 }, tops: { '3,4': 'meadow' }, built: ['carpenter'] } as const;
  const [small, large] = partsAt('sheep-farming', { home });
  expect(small).toMatchObject({ title: 'Small pasture', price: '1 wood', printed: '2 wood' });
  expect(small?.reasons).toEqual([{ text: 'Carpenter: 1 wood less.', rule: 'CV-11.5' }]);
  expect(small?.closed).toBeUndefined();
  expect(large?.closed).toEqual({ text: 'No two of your meadows touch.', rule: 'CV-4.15' });
});

test('what is missing of a price is named', () => {
  const home = { goods: { wood: 1, stone: 0 }, tops: { '3,4': 'meadow' } } as const;
  const parts = partsAt('sheep-farming', { home });
  expect(parts.map(({ closed }) => closed?.text)).toEqual([
    'You lack 1 wood.',
    'No two of your meadows touch.',
    'You lack 1 stone.',
  ]);
});

test('the strongest weapon that can be paid, and the expedition it would go on', () => {
  const [forge, expedition] = partsAt('blacksmithing', { home: { goods: { ore: 3 } } });
  expect(forge).toMatchObject({ price: '3 ore', lines: [{ text: 'Up to strength 3 with what you have.' }] });
  expect(expedition).toMatchObject({ title: 'Expedition for 3 loot' });
  expect(expedition?.closed).toBeUndefined();
});

test('Cave Goblins read how much ore a weapon takes, and how much they have', () => {
  const [forge] = partsAt('blacksmithing', { home: { folk: 'cave-goblins', goods: { ore: 1 } } });
  expect(forge?.closed).toEqual({ text: 'The weapon needs 3 ore, you have 1.', rule: 'FF-6.13' });
});

test('without ore nobody unarmed goes on an expedition', () => {
  const parts = partsAt('blacksmithing');
  expect(parts.map(({ closed }) => closed?.rule)).toEqual(['CV-7.2', 'CV-7.6']);
});

test('a child needs a bed, or a dwelling that is furnished for it', () => {
  expect(partsAt('wish-for-children').map(({ closed }) => closed?.rule)).toEqual(['CV-8.4', 'CV-4.6']);
});

test('where the ordinary dwelling is too dear, it is said which ones can be paid, and not its price', () => {
  const [, dwelling] = partsAt('wish-for-children', {
    home: { goods: { wood: 4, stone: 2 }, tops: { '4,3': 'cavern' } },
  });
  expect(dwelling).toMatchObject({ lines: [{ text: 'You can pay: Simple Dwelling (4 wood, 2 stone).' }] });
  expect(dwelling?.price).toBeUndefined();
});

const FARM = { goods: { wood: 4, stone: 1 }, tops: { '2,3': 'meadow', '2,4': 'meadow', '3,4': 'meadow' } } as const;

test('which fences are built can be ticked before anybody is sent', () => {
  const scene = { cards: ['sheep-farming'], home: { ...FARM, goods: { wood: 6, stone: 1 } } } as const;
  expect(settledAt('sheep-farming', scene)).toEqual(['tick fence-small', 'tick fence-large', 'tick fence-stable']);
  expect(partsAt('sheep-farming', scene, 'fence-large').map(({ closed }) => closed)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('what is ticked is paid first, and takes its meadows', () => {
  const closed = (...ticked: string[]) =>
    partsAt('sheep-farming', { home: FARM }, ...ticked).map((part) => part.closed?.text);
  expect(closed()).toEqual([undefined, undefined, undefined]);
  expect(closed('fence-large')).toEqual(['You lack 2 wood.', undefined, undefined]);
  expect(closed('fence-small', 'fence-stable')).toEqual([undefined, 'You lack 2 wood.', undefined]);
  const twoMeadows = { goods: { wood: 9 }, tops: { '2,4': 'meadow', '3,4': 'meadow' } } as const;
  expect(partsAt('sheep-farming', { home: twoMeadows }, 'fence-small')[1]?.closed?.text).toBe(
    'You have too few meadows for this besides what is ticked.',
  );
});

test('wood that is taken first pays for the fences', () => {
  const [small] = partsAt('fence-building-5', {
    seats: 5,
    home: { tops: { '3,4': 'meadow' } },
    goods: { 'fence-building-5': { wood: 2 } },
  });
  expect(small?.closed).toBeUndefined();
});

test('either way is chosen by a click on its part, and so are both where that is offered', () => {
  const home = { goods: { wood: 9, stone: 9 }, tops: { '5,3': 'cavern' } } as const;
  expect(settledAt('housework', { home })).toEqual([
    'click branch-dog',
    'click branch-furnish',
    'click branch-dog-furnish',
    'click branch-furnish-dog',
  ]);
  expect(settledAt('excavation-13')).toEqual(['click tile-cavern-tunnel', 'click tile-cavern-cavern']);
});

test('where one way is left, or nobody may go, there is nothing to settle', () => {
  expect(settledAt('wish-for-children', { home: { goods: { wood: 9, stone: 9 }, tops: { '5,3': 'cavern' } } })).toEqual(
    [undefined, undefined],
  );
  expect(settledAt('excavation-13', { taken: { 'excavation-13': 1 } })).toEqual([undefined, undefined]);
});

test('an elf reads what digging costs, and may lay single tiles instead', () => {
  const scene = { home: { folk: 'elves', goods: { ruby: 1 } } } as const;
  expect(partsAt('excavation-13', scene).map(({ title, price, closed }) => [title, price, closed?.rule])).toEqual([
    ['cavern and tunnel', '2 rubies', 'FF-7.3.12'],
    ['two caverns', '2 rubies', 'FF-7.3.12'],
    ['cavern', '1 ruby', undefined],
    ['tunnel', '1 ruby', undefined],
  ]);
  expect(settledAt('excavation-13', scene).slice(2)).toEqual(['click single-cavern', 'click single-tunnel']);
});
