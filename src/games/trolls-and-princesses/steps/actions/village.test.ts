import { expect } from 'vitest';
import { rule } from '../../../../../test/games/kit/rule.ts';
import {
  arrange,
  blocked,
  board,
  inField,
  inSupply,
  offered,
  offeredAs,
  pointsLeft,
  sitesOf,
  step,
  take,
  village,
} from '../../../../../test/games/trolls-and-princesses/testing.ts';
import { mostPower } from '../../rules/goods.ts';

rule(['TP-case-17', 'TP-4.3', 'TP-4.20'], 'others help to carry off a princess', () => {
  const match = arrange({
    seats: 4,
    boards: {
      0: { trolls: ['village-4'], outpostsIn: { 'village-4': 1 }, power: 2, field: { diamond: 1 }, beds: 1 },
      1: { trolls: ['village-4', 'village-4'] },
    },
    villages: { 'village-4': { princesses: 1 } },
    kingDisplay: ['king-power'],
  });
  take(match, 'move:camp:village-4');
  expect(pointsLeft(match)).toEqual([3, 2]);
  take(match, 'princess');
  expect(pointsLeft(match)).toEqual([0, 0]);
  expect(board(match)).toMatchObject({ princesses: 1, power: 0, field: [2, 0, 0] });
  expect(village(match, 4).princesses).toBe(0);
  expect(step(match)).toBe('place');
});

const TWO_AND_THREE = {
  seats: 2,
  boards: {
    0: { trolls: ['camp'], outpostsIn: { 'village-1': 1 }, power: 1, field: { obsidian: 3, gold: 1 } },
    1: { trolls: ['village-1', 'village-1', 'village-1'] },
  },
} as const;

rule('TP-case-18', 'help pays for bells, not for the castle', () => {
  const match = arrange(TWO_AND_THREE);
  take(match, 'move:camp:village-1');
  expect(pointsLeft(match)).toEqual([2, 3]);
  const list = offered(match);
  expect(list).toContain('bell');
  expect(list).toContain('hire:mining');
  expect(list).not.toContain('castle');
  expect(blocked(match, 'castle')).toBe('TP-4.6 blocked.own-points');
  take(match, 'bell');
  expect(pointsLeft(match)).toEqual([1, 0]);
  expect(blocked(match, 'castle')).toBe('TP-4.6 blocked.points');
});

rule('TP-case-19', 'what is left after a princess can pay for a swap', () => {
  const match = arrange({
    king: 'village-1',
    boards: {
      0: { trolls: ['village-1'], outpostsIn: { 'village-1': 2 }, power: 4, field: { diamond: 2 }, beds: 1 },
      1: { trolls: ['village-1', 'village-1'] },
    },
    villages: { 'village-1': { princesses: 1 } },
    kingDisplay: [],
  });
  take(match, 'move:camp:village-1');
  expect(pointsLeft(match)).toEqual([5, 2]);
  take(match, 'princess');
  expect(pointsLeft(match)).toEqual([2, 0]);
  expect(offeredAs(match, 'swap')).toHaveLength(4);
});

rule(['TP-case-75', 'TP-11.5'], 'help can be for everything in villages', () => {
  const scene = (sharedActions: string) => {
    const match = arrange({
      options: { sharedActions },
      boards: { 0: { power: 1, field: { gold: 1 } }, 1: { trolls: ['village-1'] } },
    });
    take(match, 'move:camp:village-1');
    expect(pointsLeft(match)).toEqual([1, 1]);
    return match;
  };
  expect(offeredAs(scene('dearest'), 'hire')).toEqual([]);
  const match = scene('all');
  take(match, 'hire:power');
  expect(pointsLeft(match)).toEqual([0, 0]);
  expect(board(match).humans).toEqual([0, 0, 1]);
});

rule(['TP-case-51', 'TP-4.19'], 'a princess needs a bed', () => {
  const scene = (cards: readonly 'troll-bat-spot-bed'[]) => {
    const match = arrange({
      king: 'village-1',
      boards: {
        0: { trolls: ['village-1', 'village-1', 'village-1'], power: 2, field: { diamond: 1 }, cards },
      },
      villages: { 'village-1': { princesses: 1 } },
    });
    take(match, 'move:camp:village-1');
    return match;
  };
  expect(blocked(scene([]), 'princess')).toBe('TP-4.20 blocked.no-bed');
  expect(offered(scene(['troll-bat-spot-bed']))).toContain('princess');
});

rule(['TP-case-53', 'TP-4.21'], 'a bell on a spot that takes all diamonds', () => {
  const match = arrange({
    king: 'village-1',
    boards: {
      0: {
        trolls: ['village-1', 'village-1'],
        field: { obsidian: 3 },
        filled: { diamond: 2 },
        network: [['cave-bell-01', 0, 1, 0]],
      },
    },
  });
  take(match, 'move:camp:village-1', 'bell');
  expect(offered(match)).toEqual(['spot:none', 'spot:take-all-diamond']);
  take(match, 'spot:take-all-diamond');
  expect([inField(match, 'diamond'), sitesOf(match, 'diamond')[1]]).toEqual([2, 0]);
  expect(village(match, 1).bells).toBe(2);
  expect(board(match).stored).toEqual([0, 0, 1]);
});

rule(['TP-case-54', 'TP-4.25'], 'a swap in gold or with a diamond, for any changeling that is left', () => {
  const match = arrange({
    boards: { 0: { trolls: ['village-1'], power: 2, field: { gold: 2, diamond: 1 }, left: ['ch-cow'] } },
  });
  take(match, 'move:camp:village-1');
  expect(offeredAs(match, 'swap')).toEqual(
    ['ch-track', 'ch-power-a', 'ch-power-b'].flatMap((place) => [`swap:gold:${place}`, `swap:diamond:${place}`]),
  );
  const gold = arrange({
    boards: { 0: { trolls: ['village-1'], power: 3, field: { gold: 3, diamond: 1 } } },
    supply: { gold: 5 },
  });
  take(gold, 'move:camp:village-1', 'swap:gold:ch-power-a');
  expect(board(gold)).toMatchObject({ field: [2, 1, 1], power: 1 });
  expect(inSupply(gold, 'gold')).toBe(7);
  expect(mostPower(board(match))).toBe(6);
  take(match, 'swap:diamond:ch-track');
  expect(board(match)).toMatchObject({ field: [2, 2, 0], changelingsIn: [1, 0, 0, 0], stored: [1, 0, 0], power: 0 });
  expect(village(match, 1).changelings).toBe(0);
  expect(mostPower(board(match))).toBe(7);
});

rule(['TP-4.19', 'TP-4.25'], 'a swap needs a changeling in the town, a spot, and an own changeling', () => {
  type Scene = NonNullable<Parameters<typeof arrange>[0]>;
  const scene = (own: NonNullable<Scene['boards']>[number], changelings: number) => {
    const match = arrange({
      boards: { 0: { trolls: ['village-1'], power: 2, field: { diamond: 1 }, ...own } },
      villages: { 'village-1': { changelings } },
    });
    take(match, 'move:camp:village-1');
    return match;
  };
  expect(offeredAs(scene({}, 1), 'swap')).toHaveLength(4);
  expect(blocked(scene({}, 0), 'swap:diamond:ch-cow')).toBe('TP-4.25 blocked.no-changeling');
  expect(blocked(scene({ spots: { changeling: [] } }, 1), 'swap:diamond:ch-cow')).toBe(
    'TP-4.25 blocked.no-changeling-spot',
  );
  expect(offeredAs(scene({ left: ['ch-cow', 'ch-track', 'ch-power-a', 'ch-power-b'] }, 1), 'swap')).toEqual([]);
});

rule(['TP-4.19', 'TP-4.20', 'TP-4.21', 'TP-4.26'], 'what is not in this village cannot be taken there', () => {
  const match = arrange({
    king: 'village-1',
    boards: {
      0: {
        trolls: ['village-1', 'village-1', 'village-1'],
        power: 6,
        field: { obsidian: 3, gold: 1, diamond: 1 },
        beds: 1,
      },
    },
    villages: {
      'village-1': { princesses: 0, bells: 0, humans: 0 },
      'village-3': { princesses: 1, bells: 3, humans: 3 },
    },
  });
  take(match, 'move:camp:village-1');
  expect(blocked(match, 'princess')).toBe('TP-4.20 blocked.no-princess');
  expect(blocked(match, 'bell')).toBe('TP-4.21 blocked.no-bell');
  expect(blocked(match, 'hire:power')).toBe('TP-4.26 blocked.no-human');
});

rule(['TP-case-83', 'TP-10.4'], 'cost, bonus, place: from 6 of 6 to 6 of 7', () => {
  const match = arrange({
    boards: { 0: { trolls: ['village-1'], power: 6, field: { gold: 2 }, spots: { changeling: ['power-2'] } } },
  });
  take(match, 'move:camp:village-1', 'swap:gold:ch-track');
  expect(board(match).power).toBe(6);
  const later = arrange({ boards: { 0: { trolls: ['power'], power: 6, left: ['ch-track'] } } });
  take(later, 'move:camp:power', 'get-power');
  expect(board(later).power).toBe(7);
});

rule(['TP-case-57', 'TP-4.26'], 'a human needs a cauldron', () => {
  const scene = (power: number) => {
    const match = arrange({
      boards: {
        0: { trolls: ['village-1'], humans: { mining: 4, building: 4, power }, power: 1, field: { gold: 1 } },
      },
    });
    take(match, 'move:camp:village-1');
    return match;
  };
  expect(offeredAs(scene(4), 'hire')).toEqual([]);
  expect(blocked(scene(4), 'hire:power')).toBe('TP-4.26 blocked.cavern-full');
  const match = scene(3);
  take(match, 'hire:power');
  expect(board(match).humans).toEqual([4, 4, 4]);
  expect(village(match, 1).humans).toBe(0);
});

rule('TP-4.27', 'humans stay in their cavern', () => {
  const match = arrange({ boards: { 0: { humans: { mining: 2 } } } });
  take(match, 'move:camp:mining', 'mine-obsidian', 'end', 'move:camp:building', 'end');
  expect(board(match).humans).toEqual([2, 0, 0]);
});

rule('TP-4.28', 'a cow comes from the supply', () => {
  const match = arrange({ supply: { cows: 1 } });
  take(match, 'move:camp:village-1', 'cow');
  expect([board(match).cows, match.position.supply.cows]).toEqual([2, 0]);
  const none = arrange({ supply: { cows: 0 } });
  take(none, 'move:camp:village-1');
  expect(blocked(none, 'cow')).toBe('TP-4.28 blocked.no-cow');
});

rule('TP-case-71', 'a cow without a barn is lost', () => {
  const match = arrange({ boards: { 0: { trolls: ['village-1'], cows: 2, power: 2, field: { gold: 2 } } } });
  take(match, 'move:camp:village-1', 'swap:gold:ch-cow');
  expect([board(match).cows, board(match).stored]).toEqual([2, [1, 0, 0]]);
});
