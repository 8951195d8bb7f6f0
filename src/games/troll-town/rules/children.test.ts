import { expect } from 'vitest';
import { rule } from '../../../../test/games/kit/rule.ts';
import {
  add,
  BLUE,
  build,
  cage,
  childrenIn,
  filled,
  hutNumber,
  luck,
  only,
  RED,
  road,
  told,
  town,
  twoHuts,
} from '../../../../test/games/troll-town/testing.ts';
import type { GameEvent } from '../../../kernel/tell.ts';
import type { Pattern, Trait } from '../box/fights.ts';
import { hexesNamed, hexNamed } from '../box/hexes.ts';
import type { Building, TrollTown } from '../position.ts';
import { WAIT } from '../position.ts';
import { bringHome, housePostTurn, roomIn } from './children.ts';
import { breakBuilding, removeHex } from './damage.ts';
import { capacityOf } from './levels.ts';
import { breakOut, releaseSquare, runOn } from './runs.ts';

const NO_HELP = 'brave';

function release(p: TrollTown, hex: string): number | undefined {
  return releaseSquare(p, hexesNamed(hex));
}

/** Lets a store break out with this luck; how each group ran. */
function bolt(p: TrollTown, store: number, ...groups: (readonly [Pattern, ...Trait[]])[]): GameEvent[] {
  luck(p, ...groups);
  return told(() => breakOut(p, store)).filter(({ say }) => say.startsWith('told.run-'));
}

rule(['TT-12.8', 'TT-12.12', 'TT-12.14', 'TT-12.10', 'TT-case-81'], 'a pair breaks out and parts', () => {
  const p = twoHuts();
  const store = cage(p, '4,-1', 2);
  expect(release(p, '4,-1')).toBe(hexNamed('3,0'));
  const runs = bolt(p, store, ['R', NO_HELP], ['L', 'self-preservation']);
  expect(runs[0]).toMatchObject({ say: 'told.run-escaped', children: 1, route: '3,0 2,0 2,-1 2,-2 1,-2 0,-2' });
  expect(String(runs[1]?.route).startsWith('3,0 4,0')).toBe(true);
});

rule(['TT-12.15', 'TT-12.21', 'TT-12.17', 'TT-case-82'], 'at a Hut they are eaten, unless they are wary of it', () => {
  const p = twoHuts();
  const runs = bolt(p, cage(p, '4,-1', 1), ['L', NO_HELP]);
  expect(runs).toMatchObject([{ say: 'told.run-eaten', route: '3,0 4,0 5,0 6,0 7,0 7,1' }]);
  expect([p.gobbled, p.escaped, p.served]).toEqual([1, 0, 0]);
  const wary = twoHuts();
  const store = cage(wary, '4,-1', 1);
  expect(bolt(wary, store, ['L', 'self-preservation'])).toMatchObject([{ say: 'told.run-recaptured' }]);
  expect(childrenIn(wary, store)).toBe(1);
});

rule(
  ['TT-12.13', 'TT-12.16', 'TT-case-83', 'TT-case-84', 'TT-case-91'],
  'letters are used at forks; at a dead end half escape',
  () => {
    const ends = (pattern: Pattern, hex: string) => {
      const p = twoHuts();
      return bolt(p, cage(p, hex, 1), [pattern, 'considerate'])[0];
    };
    expect(ends('RL', '4,-1')).toMatchObject({ say: 'told.run-dead-end', away: 1 });
    expect(String(ends('RL', '4,-1')?.route).endsWith('-4,4')).toBe(true);
    expect(ends('L', '-2,3')).toMatchObject({ say: 'told.run-dead-end', away: 1, route: '-2,2 -3,3 -4,4' });
    expect(String(ends('LRR', '-4,-1')?.route).endsWith('-4,4')).toBe(true);
  },
);

rule(['TT-12.16', 'TT-12.20', 'TT-3.11', 'TT-case-85'], 'of three at a dead end two escape, of brave ones all', () => {
  const three = (trait: Trait) => {
    const p = twoHuts();
    const pit = filled(p, build(p, 'pit', '-1,7 -1,6 0,6 0,7 -1,8 -2,8 -2,7'), 0);
    expect(pit).toBeGreaterThan(0);
    const store = cage(p, '-2,3', 0);
    filled(p, store, 3);
    p.hiding = [
      {
        children: 3,
        pattern: 'L',
        letters: 1,
        traits: [trait],
        store,
        release: hexNamed('-2,2'),
        hex: hexNamed('-3,3'),
        heading: 4,
        entered: 1,
      },
    ];
    filled(p, store, 0);
    return told(() => runOn(p)).find(({ say }) => say === 'told.run-dead-end');
  };
  expect(three('considerate')).toMatchObject({ away: 2, back: 1 });
  expect(three('brave')).toMatchObject({ away: 3, back: 0 });
});

rule(['TT-12.15', 'TT-case-86', 'TT-case-90'], 'an end that touches the own cage turns them round', () => {
  const p = town();
  const store = cage(p, '4,-1', 1);
  expect(bolt(p, store, ['L', NO_HELP])).toMatchObject([{ say: 'told.run-recaptured', route: '3,0 4,0 3,0' }]);
  const bridge = town();
  const upper = cage(bridge, '-1,-3', 2);
  expect(release(bridge, '-1,-3')).toBe(hexNamed('0,-3'));
  const runs = bolt(bridge, upper, ['R', NO_HELP], ['L', NO_HELP]);
  expect(runs.map(({ say }) => say)).toEqual(['told.run-escaped', 'told.run-recaptured']);
  expect(runs.map(({ route }) => route)).toEqual(['0,-3 0,-2', '0,-3 0,-4 0,-3']);
});

rule(
  ['TT-12.23', 'TT-12.24', 'TT-case-87', 'TT-case-118'],
  'hiders stay at the end of a road and run on in Pre-turn',
  () => {
    const scene = () => {
      const p = town();
      const store = cage(p, '4,-1', 1);
      build(p, 'hovel', '5,-1');
      expect(bolt(p, store, ['L', 'hider'])).toMatchObject([{ say: 'told.run-hid', route: '3,0 4,0' }]);
      expect([p.hiding.length, childrenIn(p, store)]).toEqual([1, 0]);
      return { p, store };
    };
    const back = scene();
    runOn(back.p);
    expect([back.p.hiding, childrenIn(back.p, back.store)]).toEqual([[], 1]);
    const on = scene();
    road(on.p, '5,0 6,0');
    expect(told(() => runOn(on.p))).toMatchObject([{ say: 'told.run-dead-end', route: '4,0 5,0 6,0' }]);
    const gone = scene();
    removeHex(gone.p, hexNamed('4,0'));
    runOn(gone.p);
    expect(gone.p.escaped).toBe(1);
  },
);

rule(['TT-12.22', 'TT-case-88'], 'the considerate take others along, and draw one more trait', () => {
  const p = town();
  const store = cage(p, '4,-1', 2);
  const other = cage(p, '3,1', 2);
  luck(p, ['L', 'considerate']);
  const events = told(() => breakOut(p, store));
  expect(only(events, 'told.joined')).toMatchObject([{ children: 2, building: other }]);
  const [first] = events.filter(({ say }) => say.startsWith('told.run-'));
  expect(first?.children).toBe(3);
  expect(String(first?.trait).split(' ')).toHaveLength(2);
  const scared = town();
  const home = cage(scared, '4,-1', 1);
  scared.scared = [cage(scared, '3,1', 2)];
  luck(scared, ['L', 'considerate']);
  expect(
    only(
      told(() => breakOut(scared, home)),
      'told.joined',
    ),
  ).toEqual([]);
});

rule(
  ['TT-12.10', 'TT-12.11', 'TT-case-89', 'TT-case-113'],
  'five run as three and two, the second group the other way',
  () => {
    const p = twoHuts();
    const pit = filled(p, build(p, 'pit', '8,-2 8,-3 9,-3 9,-2 8,-1 7,-1 7,-2'), 5);
    for (let turn = 0; turn < 30; turn++) {
      const copy = { ...p, buildings: [...p.buildings], random: { ...p.random, drawn: turn }, hiding: [] };
      const runs = told(() => breakOut(copy, pit)).filter(({ say }) => say.startsWith('told.run-'));
      expect(runs.map(({ children }) => children)).toEqual([3, 2]);
      expect(String(runs[0]?.pattern)[0]).not.toBe(String(runs[1]?.pattern)[0]);
    }
  },
);

rule(['TT-12.13', 'TT-case-114'], 'after the last letter comes the first again', () => {
  const p = town();
  const store = cage(p, '4,-1');
  p.caught = 1;
  // At the north-west corner with a road beyond it: a fork where L leads outward.
  road(p, '-3,0 -4,0');
  const turnsLeft = (letters: number) => {
    p.hiding = [
      {
        children: 1,
        pattern: 'LRR',
        letters,
        traits: ['brave'],
        store,
        release: hexNamed('3,0'),
        hex: hexNamed('-2,1'),
        heading: 0,
        entered: 1,
      },
    ];
    const [run] = told(() => runOn(p)).filter(({ say }) => say.startsWith('told.run-'));
    return String(run?.route).includes('-3,0') ? 'L' : 'R';
  };
  expect([1, 2, 3, 4].map(turnsLeft)).toEqual(['R', 'R', 'L', 'R']);
});

rule('TT-12.9', 'from a store whose release square is the foot they have escaped at once', () => {
  const p = town();
  removeHex(p, hexNamed('1,-2'));
  const store = cage(p, '1,-3', 2);
  const at = release(p, '1,-3');
  expect(at).toBe(hexNamed('0,-2'));
  expect(told(() => breakOut(p, store)).map(({ say }) => say)).toContain('told.got-away');
  expect(p.escaped).toBe(2);
});

rule('TT-12.8', 'without a doorstep all are gone; without a walk the nearest to the foot counts', () => {
  const p = town();
  const lost = cage(p, '8,-8', 2);
  breakOut(p, lost);
  expect(p.escaped).toBe(2);
  const cut = twoHuts();
  removeHex(cut, hexNamed('3,0'));
  expect(release(cut, '5,-1')).toBe(hexNamed('4,0'));
});

rule('TT-12.12', 'with no way out they are recaptured', () => {
  const p = town();
  for (const hex of ['4,0']) removeHex(p, hexNamed(hex));
  removeHex(p, hexNamed('2,0'));
  const store = cage(p, '4,-1', 1);
  expect(bolt(p, store, ['L', NO_HELP])).toMatchObject([{ say: 'told.run-recaptured', route: '3,0' }]);
  expect(childrenIn(p, store)).toBe(1);
});

rule('TT-12.19', 'after sixty hexes they are worn out', () => {
  const p = town();
  const store = cage(p, '4,-1', 0);
  p.caught = 1;
  p.hiding = [
    {
      children: 1,
      pattern: 'L',
      letters: 1,
      traits: ['brave'],
      store,
      release: hexNamed('3,0'),
      hex: hexNamed('-2,1'),
      heading: 3,
      entered: 59,
    },
  ];
  expect(told(() => runOn(p))).toMatchObject([{ say: 'told.run-worn-out', back: 1 }]);
});

rule('TT-12.18', 'recaptured without a store they go to the nearest with room, or away', () => {
  const p = town();
  const store = cage(p, '4,-1', 1);
  const other = cage(p, '3,1', 1);
  luck(p, ['L', NO_HELP]);
  build(p, 'hovel', '5,-1');
  breakBuilding(p, store);
  expect(childrenIn(p, other) + p.escaped).toBe(2);
  expect(childrenIn(p, other)).toBe(2);
  const alone = town();
  build(alone, 'hovel', '5,-1');
  const only = cage(alone, '4,-1', 1);
  luck(alone, ['L', NO_HELP]);
  breakBuilding(alone, only);
  expect(alone.escaped).toBe(1);
});

rule(
  ['TT-12.1', 'TT-12.2', 'TT-case-31'],
  'stores hold 2, or 9 a level; a pit takes none in without the Bridge',
  () => {
    const p = twoHuts();
    const pit = build(p, 'pit', '8,-2 8,-3 9,-3 9,-2 8,-1 7,-1 7,-2');
    const get = (number: number) => p.buildings[number] as Building;
    expect([capacityOf(get(cage(p, '4,-1'))), capacityOf(get(pit)), capacityOf(get(hutNumber(p, RED)))]).toEqual([
      2, 9, 2,
    ]);
    add(p, pit, 'addon', '6,-1', 2);
    expect([capacityOf(get(pit)), roomIn(p, get(pit))]).toEqual([18, 18]);
    filled(p, pit, 3);
    removeHex(p, hexNamed('3,0'));
    expect([roomIn(p, get(pit)), childrenIn(p, pit)]).toEqual([0, 3]);
  },
);

rule(['TT-12.3', 'TT-12.4', 'TT-12.7'], 'the planned store first, then the nearest, then the own larder', () => {
  const p = twoHuts();
  const first = cage(p, '4,-1');
  const near = cage(p, '3,1');
  const far = cage(p, '-4,3');
  bringHome(p, BLUE, first, 8);
  expect([first, near, far, hutNumber(p, BLUE), hutNumber(p, RED)].map((store) => childrenIn(p, store))).toEqual([
    2, 2, 2, 2, 0,
  ]);
});

rule(
  ['TT-12.3', 'TT-12.5', 'TT-12.6'],
  'those who wait are in no store until Post-turn, then go to the Hub’s nearest',
  () => {
    const p = twoHuts();
    const near = cage(p, '3,1');
    cage(p, '8,-1');
    bringHome(p, RED, WAIT, 2);
    expect([p.waiting, childrenIn(p, near)]).toEqual([[{ troll: RED, store: WAIT, children: 2 }], 0]);
    housePostTurn(p);
    expect([p.waiting, childrenIn(p, near)]).toEqual([[], 2]);
  },
);
