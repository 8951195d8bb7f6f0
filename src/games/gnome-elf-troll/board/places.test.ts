import { expect, test } from 'vitest';
import { arrange, type GardenMatch } from '../../../../test/games/gnome-elf-troll/testing.ts';
import type { Move } from '../../../kernel/game.ts';
import { Offers } from '../../../kernel/offers.ts';
import { offersFor } from '../../../kernel/steps.ts';
import { chooseNext, reach } from '../../../web/board-kit/reach.ts';
import type { Path } from '../../../web/board-kit/tabletop.ts';
import { gnomeElfTroll } from '../index.ts';
import type { GnomeElfTrollMove } from '../moves.ts';
import { describeTile, isForSale, nameOf, pathsOf } from './places.ts';

function offered(match: GardenMatch, seat = 0) {
  const offers = new Offers<GnomeElfTrollMove>(true);
  offersFor(gnomeElfTroll as never, match.position, seat, offers);
  const view = gnomeElfTroll.view(match.position, seat);
  const paths = (move: Move) => pathsOf(move as GnomeElfTrollMove, view, seat);
  return { list: offers.list(), blocked: offers.blocked, paths, view };
}

function lit(match: GardenMatch, chosen: Path = []): string[] {
  const { list, blocked, paths } = offered(match);
  return [...reach(list, blocked, paths, chosen).lit.keys()];
}

test('sowing goes from a tile of the hand to an end of the garden', () => {
  const match = arrange({ gardens: ['bean', '', ''], hands: ['apple pumpkin apple'] });
  expect(lit(match).sort()).toEqual(['hand-0', 'hand-1', 'hand-2']);
  expect(lit(match, ['hand-2'])).toEqual(['end-left', 'end-right']);
});

test('a tile that can go to one end only is sown by touching it', () => {
  const match = arrange({ hands: ['apple pumpkin bean'] });
  const { list, blocked, paths } = offered(match);
  expect(chooseNext(reach(list, blocked, paths, []), [], 'hand-1')).toEqual({
    move: { do: 'sow', kind: 'pumpkin', end: 'right' },
  });
});

test('a creature is bought by its price, or by itself when there is one way to pay', () => {
  const match = arrange({ gardens: ['bean'], purse: { bean: 3 } });
  const { list, blocked, paths } = offered(match);
  const reached = reach(list, blocked, paths, []);
  const gnome = { move: { do: 'buy', purchase: 'gnome', pay: 'bean' } };
  expect(chooseNext(reached, [], 'shop-gnome')).toEqual(gnome);
  expect(chooseNext(reached, [], 'price-gnome-bean')).toEqual(gnome);
  expect(reached.loose).toEqual([{ do: 'done' }]);
  expect(reached.blocked.get('shop-elf')?.why.say).toBe('blocked.price-elf');
  expect(reached.blocked.get('price-gnome-apple')?.why.rule).toBe('GET-3.14');
});

test('with two ways to pay the creature lights up its prices', () => {
  const match = arrange({ gardens: ['bean'], purse: { bean: 3, apple: 3 } });
  expect(lit(match, ['shop-gnome'])).toEqual(['price-gnome-apple', 'price-gnome-bean']);
});

test('every offer of a whole shop has a place, and only what is for sale is carried', () => {
  const match = arrange({ gardens: ['bean', 'apple:elf@1'], purse: { bean: 9, apple: 9, pumpkin: 9 } });
  const { list, paths } = offered(match);
  for (const move of list.filter((each) => each.do === 'buy')) {
    const [first] = paths(move);
    expect(first, JSON.stringify(move)).toHaveLength(1);
    expect(isForSale(first?.[0] ?? '')).toBe(true);
  }
  expect(isForSale('tile-1')).toBe(false);
});

test('tiles keep their place when the row grows to the left, and are named by where they lie', () => {
  const match = arrange({ gardens: ['bean apple:troll@1', 'pumpkin'], purse: { bean: 3 } });
  const view = gnomeElfTroll.view(match.position, 0);
  const say = (id: string, params: object = {}) => `${id} ${JSON.stringify(params)}`;
  expect(describeTile(view, 0, 1, say)).toBe(
    'place.tile-with-figure {"kind":"apple","number":2,"seat":0,"creature":"troll","owner":1}',
  );
  const place = pathsOf({ do: 'place', garden: 1, tile: 0 }, view, 0)[0]?.[0] ?? '';
  expect(place).toBe(`tile-${view.gardens[1]?.[0]?.id}`);
  expect(nameOf(place, view, 0, say)).toBe('place.tile {"kind":"pumpkin","number":1,"seat":1}');
  expect(nameOf('hand-0', view, 0, say)).toContain('place.hand');
  expect(nameOf('end-left', view, 0, say)).toBeUndefined();
});
