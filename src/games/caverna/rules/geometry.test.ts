import { expect } from 'vitest';
import {
  arrange,
  cell,
  has,
  home,
  lay,
  line,
  loot,
  may,
  offered,
  offers,
  on,
  stop,
  take,
  top,
  use,
} from '../../../../test/games/caverna/testing.ts';
import { rule } from '../../../../test/games/kit/rule.ts';
import { BOARD_CELLS, cellOf } from '../box/cells.ts';

const clearing = { 'clearing-13': { wood: 1 } } as const;

/** Ways to lay the tile of a space. */
function layings(match: ReturnType<typeof arrange>) {
  return offers(match).filter(({ do: verb }) => verb === 'place');
}

rule(['CV-5.5', 'CV-5.9', 'CV-case-20'], 'the first forest tile covers (3,4); bonuses come at once', () => {
  const match = arrange({ goods: clearing });
  take(match, use('clearing-13'));
  expect(layings(match)).toHaveLength(4);
  expect(may(match, lay('meadow-field', '1,1', '1,2'))).toBe(false);
  take(match, lay('meadow-field', '3,4', '2,4'));
  expect(has(match)).toEqual({ wood: 1, food: 1 });
  const later = arrange({ goods: clearing, home: { tops: { '3,4': 'meadow', '3,3': 'field' } } });
  take(later, use('clearing-13'), lay('meadow-field', '3,2', '3,1'));
  expect(has(later)).toEqual({ wood: 1, boar: 1 });
  const stable = arrange({ goods: clearing, home: { stables: ['1,1'] } });
  take(stable, use('clearing-13'));
  expect(layings(stable)).toHaveLength(4);
});

rule(['CV-5.4', 'CV-5.6'], 'later tiles touch what is covered, and stay in the forest', () => {
  const match = arrange({ goods: clearing, home: { tops: { '3,4': 'meadow' } } });
  take(match, use('clearing-13'));
  expect(may(match, lay('meadow-field', '3,3', '3,2'))).toBe(true);
  expect(may(match, lay('meadow-field', '3,2', '3,3'))).toBe(true);
  expect(may(match, lay('meadow-field', '2,2', '2,1'))).toBe(false);
  const cells = layings(match).flatMap((move) => (move.do === 'place' ? [move.a, move.b] : []));
  expect(cells.every((each) => cellOf(each).ground === 'forest')).toBe(true);
});

rule(['CV-5.7', 'CV-case-21'], 'mountain tiles touch what is occupied', () => {
  const match = arrange({});
  take(match, use('drift-mining-13'));
  expect(may(match, lay('cavern-tunnel', '5,4', '5,3'))).toBe(true);
  expect(may(match, lay('cavern-tunnel', '6,1', '6,2'))).toBe(false);
  take(match, lay('cavern-tunnel', '5,4', '5,3'));
  expect([has(match), top(match, '5,4'), top(match, '5,3')]).toEqual([{ food: 1 }, 'cavern', 'tunnel']);
});

rule('CV-5.8', 'a tile of two caverns has no order', () => {
  const match = arrange({});
  take(match, use('excavation-13'));
  const moves = layings(match);
  const pairs = moves.filter((move) => move.do === 'place' && move.tile === 'cavern-cavern');
  expect(pairs.length * 3).toBe(moves.length);
});

rule(['CV-5.15', 'CV-9.3', 'CV-case-22'], 'a single tunnel for a ruby brings the printed bonus', () => {
  const match = arrange({ home: { goods: { ruby: 1 }, tops: { '6,2': 'cavern' } } });
  take(match, { do: 'ruby-tile', tile: 'tunnel' }, on('tile', '6,1'));
  expect([has(match), top(match, '6,1')]).toEqual([{ food: 2 }, 'tunnel']);
  const first = arrange({ home: { goods: { ruby: 1 } } });
  take(first, { do: 'ruby-tile', tile: 'meadow' });
  expect(offered(first, 'tile', 'cell')).toEqual([cell('3,4')]);
});

rule(['CV-5.10', 'CV-case-23'], 'no field below a Stable; a meadow keeps it', () => {
  const match = arrange({ goods: clearing, home: { stables: ['3,4'] } });
  take(match, use('clearing-13'));
  expect(may(match, lay('meadow-field', '3,3', '3,4'))).toBe(false);
  take(match, lay('meadow-field', '3,4', '3,3'));
  expect([top(match, '3,4'), home(match).stables]).toEqual(['meadow', [cell('3,4')]]);
  const ruby = arrange({ home: { goods: { ruby: 1 }, stables: ['3,4'] } });
  expect([may(ruby, { do: 'ruby-tile', tile: 'field' }), may(ruby, { do: 'ruby-tile', tile: 'meadow' })]).toEqual([
    false,
    true,
  ]);
});

rule('CV-5.14', 'a Stable stands on forest, meadow or pasture, one to a cell', () => {
  const match = arrange({
    cards: ['sheep-farming'],
    goods: { 'sheep-farming': { sheep: 1 } },
    home: {
      goods: { stone: 1 },
      tops: { '1,1': 'field', '2,1': 'meadow', '3,1': 'small-pasture' },
      large: [['1,2', '2,2']],
      stables: ['1,2'],
    },
  });
  take(match, use('sheep-farming'));
  const cells = offered(match, 'stable', 'cell');
  expect(cells).toHaveLength(12 - 2);
  expect(cells).not.toContain(cell('1,1'));
  expect(cells).not.toContain(cell('1,2'));
  expect(cells).toContain(cell('2,2'));
});

rule(['CV-5.16', 'CV-5.17', 'CV-11.8', 'CV-case-25'], 'with the Office Room a tile may overhang', () => {
  const tops = {
    '3,4': 'meadow',
    '2,3': 'meadow',
    '2,4': 'field',
    '1,3': 'meadow',
    '1,4': 'field',
    '3,3': 'meadow',
  } as const;
  const without = arrange({ goods: clearing, home: { tops } });
  take(without, use('clearing-13'));
  expect(may(without, lay('meadow-field', '1,2', '0,2'))).toBe(false);
  const match = arrange({ goods: clearing, home: { tops, built: ['office-room'] } });
  const unused = line(match, 'score.unused');
  take(match, use('clearing-13'), lay('meadow-field', '0,2', '1,2'));
  expect(has(match)).toEqual({ wood: 1, gold: 2 });
  expect(line(match, 'score.unused')).toBe(unused + 1);
  const fence = arrange({
    cards: ['sheep-farming'],
    goods: { 'sheep-farming': { sheep: 1 } },
    home: { goods: { wood: 2, stone: 1 }, tops: { ...tops, '0,2': 'meadow', '1,2': 'field' }, built: ['office-room'] },
  });
  take(fence, use('sheep-farming'));
  expect([may(fence, on('small-pasture', '0,2')), may(fence, on('stable', '0,2'))]).toEqual([true, true]);
  expect(may(fence, on('stable', '0,3'))).toBe(false);
});

rule('CV-case-26', 'no tile lies beside the board altogether, and single tiles never do', () => {
  const match = arrange({
    goods: clearing,
    home: { tops: { '3,4': 'meadow', '1,2': 'field', '0,2': 'meadow' }, goods: { ruby: 2 }, built: ['office-room'] },
  });
  take(match, { do: 'ruby-tile', tile: 'meadow' });
  expect(offered(match, 'tile', 'cell').every((each) => Number(each) < BOARD_CELLS)).toBe(true);
  take(match, on('tile', '3,3'), use('clearing-13'));
  expect(may(match, lay('meadow-field', '0,3', '0,4'))).toBe(false);
  expect(may(match, lay('meadow-field', '1,1', '0,1'))).toBe(true);
});

rule('CV-5.18', 'mines and pastures may lie on overhanging cells, without gold', () => {
  const match = arrange({
    cards: ['ore-mine-construction'],
    home: { tops: { '6,2': 'tunnel', '7,2': 'tunnel' }, built: ['office-room'] },
  });
  take(match, use('ore-mine-construction'), lay('ore-mine', '7,2', '6,2'));
  expect(has(match)).toEqual({ ore: 3 });
  const large = arrange({
    seats: 3,
    cards: ['exploration'],
    home: { people: [10], goods: { wood: 2 }, tops: { '0,2': 'meadow', '1,2': 'meadow' } },
  });
  take(
    large,
    use('exploration'),
    loot('loot-large-pasture'),
    { do: 'large-pasture', a: cell('1,2'), b: cell('0,2') },
    stop,
  );
  expect([top(large, '0,2'), home(large).goods.gold]).toEqual(['large-pasture', 0]);
});

rule('CV-5.11', 'small pastures are not joined, and nothing covers a pasture', () => {
  const match = arrange({
    seats: 3,
    cards: ['exploration'],
    home: { people: [10], goods: { wood: 9 }, tops: { '3,4': 'small-pasture', '3,3': 'small-pasture' } },
  });
  take(match, use('exploration'));
  expect([may(match, loot('loot-large-pasture')), may(match, loot('loot-small-pasture'))]).toEqual([false, false]);
});
