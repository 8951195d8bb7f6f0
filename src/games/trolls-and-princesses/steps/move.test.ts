import { expect } from 'vitest';
import { rule } from '../../../../test/games/kit/rule.ts';
import {
  arrange,
  asking,
  blocked,
  board,
  offered,
  offeredAs,
  pointsLeft,
  step,
  take,
  trollsAt,
} from '../../../../test/games/trolls-and-princesses/testing.ts';
import { NOBODY } from '../position.ts';

rule(['TP-case-7', 'TP-4.1'], 'a lone troll in a cavern has 1 point', () => {
  const match = arrange({ king: 'power' });
  take(match, 'move:camp:mining');
  expect(pointsLeft(match)).toEqual([1, 0]);
});

rule('TP-case-8', 'a move changes the area', () => {
  const match = arrange({ boards: { 0: { trolls: ['building'] } } });
  expect(offered(match)).toContain('move:building:mining');
  expect(offered(match)).not.toContain('move:building:building');
});

rule(['TP-case-9', 'TP-3.6', 'TP-10.2'], 'the first troll stays, another in its area may go', () => {
  const both = arrange({ boards: { 0: { trolls: ['camp', 'mining', 'camp', 'power', 'camp'] } } });
  take(both, 'move:mining:power', 'end');
  expect(both.position.barred).toBe(1);
  take(both, 'move:power:building');
  expect(trollsAt(both)).toEqual(['camp', 'power', 'camp', 'building', 'camp']);
  const alone = arrange({ boards: { 0: { trolls: ['camp', 'mining', 'camp', 'camp', 'camp'] } } });
  take(alone, 'move:mining:power', 'end');
  expect(offeredAs(alone, 'move:power')).toEqual([]);
  expect(blocked(alone, 'move:power:mining')).toBe('TP-3.6 blocked.barred');
});

rule('TP-3.6', 'which troll was first is forgotten at the end of the turn', () => {
  const match = arrange();
  take(match, 'move:camp:mining', 'end', 'move:camp:mining', 'end');
  expect([asking(match), match.position.barred]).toEqual([1, NOBODY]);
  take(match, 'move:camp:mining', 'end');
  expect(offeredAs(match, 'move:mining')).toEqual([]);
});

rule('TP-case-10', 'two trolls and two humans fill a cavern', () => {
  const match = arrange({ boards: { 0: { trolls: ['power', 'power'], humans: { power: 2 } } } });
  expect(offered(match)).not.toContain('move:camp:power');
  expect(blocked(match, 'move:camp:power')).toBe('TP-3.9 blocked.cavern-full');
});

const THREE_AND_ONE = {
  seats: 3,
  boards: {
    0: { trolls: ['village-1', 'village-1', 'village-1', 'camp', 'camp'] },
    1: { trolls: ['village-1'] },
  },
} as const;

rule(['TP-case-11', 'TP-3.7', 'TP-3.8', 'TP-4.3'], 'a pushed troll goes home, and does not help', () => {
  const match = arrange({ ...THREE_AND_ONE, king: 'village-1' });
  expect(offeredAs(match, 'push')).toEqual(['push:camp:village-1:1']);
  take(match, 'push:camp:village-1:1');
  expect([asking(match), step(match)]).toEqual([1, 'push-target']);
  expect(offered(match)).toEqual(['to-cavern:mining', 'to-cavern:building', 'to-cavern:power']);
  take(match, 'to-cavern:power');
  expect(trollsAt(match, 1)[0]).toBe('power');
  expect([asking(match), step(match)]).toEqual([0, 'act']);
  expect(pointsLeft(match)).toEqual([5, 0]);
});

rule(['TP-case-12', 'TP-3.9'], 'nobody pushes own trolls', () => {
  const match = arrange({ boards: { 0: { trolls: ['village-1', 'village-1', 'village-1', 'village-1', 'camp'] } } });
  expect(offered(match).filter((words) => words.includes(':village-1'))).toEqual(offeredAs(match, 'move:village-1'));
  expect(blocked(match, 'move:camp:village-1')).toBe('TP-3.9 blocked.village-full');
});

rule('TP-case-13', 'nobody is pushed without a cauldron to go to', () => {
  const match = arrange({
    seats: 3,
    boards: {
      0: { trolls: ['village-1', 'village-1'] },
      1: { trolls: ['village-1'], humans: { mining: 4, building: 4, power: 4 } },
      2: { trolls: ['village-1'] },
    },
  });
  expect(offeredAs(match, 'push:camp')).toEqual(['push:camp:village-1:2']);
  expect(blocked(match, 'push:camp:village-1:1')).toBe('TP-3.7 blocked.nowhere-to-push');
});

rule('TP-case-14', 'a pushed troll brings no action, but counts at the next own move', () => {
  const match = arrange({
    seats: 3,
    boards: {
      0: { trolls: ['village-1', 'village-1', 'village-1', 'camp', 'camp'] },
      1: { trolls: ['village-1', 'power', 'power'], humans: { power: 1, mining: 4, building: 4 } },
    },
    hands: { 1: 'turn-1-morning-2' },
  });
  take(match, 'push:camp:village-1:1');
  expect([asking(match), step(match)]).toEqual([0, 'act']);
  expect(trollsAt(match, 1)[0]).toBe('power');
  const roomy = arrange({
    seats: 3,
    boards: {
      0: { trolls: ['village-1', 'village-1', 'village-1', 'camp', 'camp'] },
      1: { trolls: ['village-1', 'power'], humans: { power: 1 } },
    },
    hands: { 1: 'turn-1-morning-2' },
  });
  take(roomy, 'push:camp:village-1:1', 'to-cavern:power', 'end', 'move:camp:mining', 'end', 'move:camp:power');
  expect(asking(roomy)).toBe(1);
  expect(pointsLeft(roomy)).toEqual([4, 0]);
});

rule('TP-11.6', 'a pushed troll can find its cavern by itself', () => {
  const options = { pushPlacement: 'automatic' };
  const where = (humans: { building?: number; power?: number }) => {
    const { boards } = THREE_AND_ONE;
    const match = arrange({ ...THREE_AND_ONE, options, boards: { ...boards, 1: { ...boards[1], humans } } });
    take(match, 'push:camp:village-1:1');
    expect(asking(match)).toBe(0);
    return trollsAt(match, 1)[0];
  };
  expect(where({})).toBe('mining');
  expect(where({ power: 1 })).toBe('power');
  expect(where({ power: 2, building: 2 })).toBe('building');
  expect(where({ power: 4, building: 1 })).toBe('building');
});

rule(['TP-case-22', 'TP-4.2'], 'the King counts where he is, and outposts count for their owner', () => {
  const match = arrange({ seats: 4, king: 'village-2', boards: { 0: { outpostsIn: { 'village-1': 2 } } } });
  take(match, 'move:camp:village-1');
  expect(pointsLeft(match)).toEqual([3, 0]);
  take(match, 'end', 'move:camp:village-2');
  expect(pointsLeft(match)).toEqual([2, 0]);
});

rule('TP-case-20', 'outposts of others help nobody', () => {
  const match = arrange({ boards: { 1: { outpostsIn: { 'village-1': 2 } } } });
  take(match, 'move:camp:village-1');
  expect(pointsLeft(match)).toEqual([1, 0]);
});

rule(['TP-case-15', 'TP-4.1'], 'trolls, humans and the King are points in a cavern', () => {
  const match = arrange({
    king: 'building',
    boards: { 0: { trolls: ['building', 'building'], humans: { building: 1 } } },
    caveDisplay: ['cave-resource-13', 'cave-resource-14'],
  });
  take(match, 'move:camp:building');
  expect(pointsLeft(match)).toEqual([5, 0]);
  take(match, 'build-outpost:op-gold:village-1');
  expect(pointsLeft(match)).toEqual([2, 0]);
  take(match, 'build-tiles', 'tile:cave-resource-13', 'place:0:1:0', 'stop');
  expect(pointsLeft(match)).toEqual([0, 0]);
  expect(offered(match)).toEqual(['end']);
});

rule(['TP-case-16', 'TP-4.15'], 'replenishing twice takes 4 points and 2 troll power', () => {
  const match = arrange({
    king: 'power',
    boards: {
      0: { trolls: ['power'], humans: { power: 1 }, power: 3, filled: { obsidian: 1, diamond: 0 } },
    },
  });
  take(match, 'move:camp:power');
  expect(pointsLeft(match)).toEqual([4, 0]);
  expect(offeredAs(match, 'replenish')).toEqual(['replenish:obsidian', 'replenish:diamond']);
  expect(blocked(match, 'replenish:gold')).toBe('TP-4.15 blocked.nothing-to-fill');
  take(match, 'replenish:obsidian', 'replenish:diamond');
  expect(pointsLeft(match)).toEqual([0, 0]);
  expect(board(match)).toMatchObject({ power: 1, filled: [3, 0, 1] });
});

rule(['TP-case-21', 'TP-4.4'], 'trolls that come later bring no points', () => {
  const match = arrange({
    boards: { 0: { trolls: ['village-1', 'village-3'], network: [['king-move-trolls', 0, 1, 0]] } },
  });
  take(match, 'move:camp:mining', 'activate:king-move-trolls', 'troll:village-1:mining', 'troll:village-3:mining');
  expect(pointsLeft(match)).toEqual([0, 0]);
  expect(trollsAt(match).slice(0, 3)).toEqual(['mining', 'mining', 'mining']);
});
