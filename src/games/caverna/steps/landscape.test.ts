import { expect } from 'vitest';
import {
  arrange,
  cell,
  has,
  home,
  lay,
  loot,
  may,
  offered,
  offers,
  on,
  question,
  skip,
  stop,
  take,
  top,
  use,
  whyNot,
} from '../../../../test/games/caverna/testing.ts';
import { rule } from '../../../../test/games/kit/rule.ts';

rule('CV-4.13', 'a twin tile without a place cannot be laid', () => {
  const rock = Object.fromEntries(['4,1', '5,2', '6,1', '6,3', '5,4'].map((at) => [at, 'tunnel'])) as Record<
    `${number},${number}`,
    'tunnel'
  >;
  const all = { ...rock, '4,2': 'tunnel', '5,1': 'tunnel', '6,2': 'tunnel', '5,3': 'tunnel' } as const;
  const match = arrange({ goods: { 'drift-mining-13': { stone: 1 } }, home: { tops: all } });
  take(match, use('drift-mining-13'));
  expect([has(match), question(match)]).toEqual([{ stone: 1 }, 'place-person']);
  expect(may(arrange({ home: { tops: all } }), use('drift-mining-13'))).toBe(false);
});

rule(
  ['CV-4.14', 'CV-4.15', 'CV-4.17', 'CV-5.11', 'CV-5.14'],
  'a small and a large pasture and a Stable, in any order',
  () => {
    const match = arrange({
      cards: ['sheep-farming'],
      goods: { 'sheep-farming': { sheep: 1 } },
      home: { goods: { wood: 6, stone: 1 }, tops: { '3,4': 'meadow', '3,3': 'meadow', '1,1': 'meadow' } },
    });
    take(match, use('sheep-farming'), on('stable', '1,1'));
    expect(offered(match, 'stable', 'cell')).toEqual([]);
    take(match, { do: 'large-pasture', a: cell('3,3'), b: cell('3,4') });
    expect(offers(match).filter(({ do: verb }) => verb === 'large-pasture')).toEqual([]);
    take(match, on('small-pasture', '1,1'));
    expect(has(match)).toEqual({ sheep: 1 });
    expect([top(match, '3,3'), top(match, '3,4'), top(match, '1,1')]).toEqual([
      'large-pasture',
      'large-pasture',
      'small-pasture',
    ]);
    expect(home(match).stables).toEqual([cell('1,1')]);
    const poor = arrange({
      cards: ['sheep-farming'],
      goods: { 'sheep-farming': { sheep: 1 } },
      home: { goods: { wood: 1, stone: 1 }, tops: { '3,4': 'meadow' } },
    });
    take(poor, use('sheep-farming'));
    expect(whyNot(poor, on('small-pasture', '3,4'))).toMatchObject({
      rule: 'CV-4.14',
      say: 'blocked.lacking',
      wood: 1,
    });
  },
);

rule(['CV-4.16', 'CV-case-49'], 'Carpenter lowers each pasture by 1 wood', () => {
  const match = arrange({
    cards: ['sheep-farming'],
    goods: { 'sheep-farming': { sheep: 1 } },
    home: {
      goods: { wood: 4 },
      tops: { '3,4': 'meadow', '3,3': 'meadow', '1,1': 'meadow' },
      built: ['carpenter', 'builder'],
    },
  });
  take(match, use('sheep-farming'), on('small-pasture', '1,1'), {
    do: 'large-pasture',
    a: cell('3,3'),
    b: cell('3,4'),
  });
  expect(home(match).goods.wood).toBe(0);
  const spoils = arrange({
    seats: 3,
    cards: ['exploration'],
    home: { people: [9], tops: { '3,4': 'meadow' }, built: ['carpenter'] },
  });
  take(spoils, use('exploration'), loot('loot-small-pasture'), on('small-pasture', '3,4'), stop);
  expect(top(spoils, '3,4')).toBe('small-pasture');
});

rule('CV-4.18', 'a Stable costs 1 stone, nothing with Stone Carver, and there are three', () => {
  const build = (goods: object, built: readonly 'stone-carver'[], stables: readonly `${number},${number}`[] = []) => {
    const match = arrange({
      cards: ['sheep-farming'],
      goods: { 'sheep-farming': { sheep: 1 } },
      home: { goods, built, stables },
    });
    take(match, use('sheep-farming'));
    return match;
  };
  const paid = build({ stone: 1 }, []);
  take(paid, on('stable', '2,2'));
  expect(home(paid).goods.stone).toBe(0);
  expect(question(build({}, []))).toBe('place-person');
  const free = build({}, ['stone-carver']);
  take(free, on('stable', '2,2'));
  expect(home(free).stables).toEqual([cell('2,2')]);
  expect(question(build({ stone: 9 }, [], ['1,1', '1,2', '2,1']))).toBe('place-person');
});

rule(['CV-4.19', 'CV-5.12', 'CV-case-24'], 'an ore mine needs two tunnels and brings 3 ore', () => {
  const match = arrange({
    cards: ['ore-mine-construction'],
    home: { tops: { '5,3': 'tunnel', '5,2': 'tunnel', '6,3': 'deep-tunnel' } },
  });
  take(match, use('ore-mine-construction'));
  expect(may(match, lay('ore-mine', '5,3', '6,3'))).toBe(false);
  expect(offers(match)).toEqual([lay('ore-mine', '5,2', '5,3'), lay('ore-mine', '5,3', '5,2')]);
  take(match, lay('ore-mine', '5,3', '5,2'));
  expect([has(match), top(match, '5,3'), top(match, '5,2')]).toEqual([{ ore: 3 }, 'ore-mine', 'deep-tunnel']);
  const later = arrange({
    cards: ['ruby-mine-construction'],
    home: { tops: { '5,3': 'ore-mine', '5,2': 'deep-tunnel' } },
  });
  take(later, use('ruby-mine-construction'));
  expect([has(later), top(later, '5,2'), top(later, '5,3')]).toEqual([{ ruby: 1 }, 'ruby-mine', 'ore-mine']);
  const skipped = arrange({
    cards: ['ore-mine-construction'],
    home: { people: [1], tops: { '5,3': 'tunnel', '5,2': 'tunnel' } },
  });
  take(skipped, use('ore-mine-construction'), skip);
  expect([has(skipped), question(skipped)]).toEqual([{}, 'expedition']);
});

rule(['CV-4.20', 'CV-5.13'], 'a ruby mine lies on a tunnel, or on a deep tunnel with a ruby', () => {
  const match = arrange({
    cards: ['ruby-mine-construction'],
    home: { tops: { '5,3': 'tunnel', '5,2': 'deep-tunnel', '6,2': 'ore-mine' } },
  });
  take(match, use('ruby-mine-construction'));
  expect(offered(match, 'ruby-mine', 'cell')).toEqual([cell('5,3'), cell('5,2')]);
  take(match, on('ruby-mine', '5,3'));
  expect([has(match), top(match, '5,3')]).toEqual([{}, 'ruby-mine']);
});

rule(['CV-4.39', 'CV-case-19'], 'Extension: the good comes with its tile; both with the Guest Room, once', () => {
  const match = arrange({ seats: 7 });
  take(match, use('extension'), { do: 'branch', first: 'mountain' }, lay('cavern-tunnel', '5,3', '5,2'));
  expect(has(match)).toEqual({ stone: 1 });
  const guest = arrange({ seats: 7, home: { built: ['guest-room'], people: [0] } });
  take(guest, use('extension'), { do: 'branch', first: 'forest', second: 'mountain' });
  take(guest, lay('meadow-field', '3,4', '3,3'), lay('cavern-tunnel', '5,3', '5,4'));
  expect(has(guest)).toEqual({ wood: 1, stone: 1, food: 1 });
  expect(home(guest).extended).toBe(true);
  const again = arrange({ seats: 7, home: { built: ['guest-room'] } });
  home(again).extended = true;
  take(again, use('extension'));
  expect(offers(again).filter(({ do: verb }) => verb === 'branch')).toEqual([
    { do: 'branch', first: 'forest' },
    { do: 'branch', first: 'mountain' },
  ]);
});

rule(['CV-4.41', 'CV-case-18'], 'two ruby mines with the Guest Room, one on each kind of tunnel', () => {
  const match = arrange({
    cards: ['ruby-mine-construction'],
    home: { tops: { '5,3': 'tunnel', '5,2': 'deep-tunnel', '6,2': 'tunnel' }, built: ['guest-room'] },
  });
  take(match, use('ruby-mine-construction'), on('ruby-mine', '5,3'));
  expect(offers(match)).toEqual([on('ruby-mine', '5,2'), skip]);
  take(match, on('ruby-mine', '5,2'));
  expect([has(match), top(match, '6,2')]).toEqual([{ ruby: 1 }, 'tunnel']);
});
