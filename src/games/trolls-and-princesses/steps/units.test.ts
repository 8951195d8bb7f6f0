import { expect } from 'vitest';
import { rule } from '../../../../test/games/kit/rule.ts';
import {
  arrange,
  blocked,
  board,
  network,
  offered,
  offeredAs,
  step,
  take,
  trollsAt,
} from '../../../../test/games/trolls-and-princesses/testing.ts';

rule(['TP-case-72', 'TP-7.6'], 'humans go where there is a cauldron', () => {
  const match = arrange({
    boards: {
      0: {
        trolls: ['building', 'building'],
        humans: { building: 2, power: 1 },
        network: [['king-move-humans', 0, 1, 0]],
      },
    },
  });
  take(match, 'move:camp:mining', 'activate:king-move-humans');
  expect(offered(match)).toEqual(['human:building:mining', 'human:building:power', 'human:power:mining', 'stop']);
  expect(blocked(match, 'human:power:building')).toBe('TP-3.9 blocked.cavern-full');
  take(match, 'human:building:mining');
  expect(offered(match)).toContain('human:power:building');
  take(match, 'human:power:building', 'human:building:power');
  expect([step(match), board(match).humans]).toEqual(['act', [1, 1, 1]]);
});

rule(['TP-case-73', 'TP-7.5'], 'trolls in the camp stay there, and nobody is pushed', () => {
  const match = arrange({
    boards: {
      0: { trolls: ['camp', 'camp', 'camp', 'mining', 'village-1'], network: [['king-move-trolls', 0, 1, 0]] },
      1: { trolls: ['village-3', 'village-3', 'village-3', 'village-3'] },
    },
  });
  take(match, 'move:camp:power', 'activate:king-move-trolls');
  const sources = new Set(offeredAs(match, 'troll').map((words) => words.split(':')[1]));
  expect(sources).toEqual(new Set(['mining', 'village-1']));
  expect(offered(match).filter((words) => words.endsWith(':village-3'))).toEqual([]);
  expect(offeredAs(match, 'troll:mining')).toEqual(
    ['building', 'power', 'village-1'].map((to) => `troll:mining:${to}`),
  );
  expect(blocked(match, 'troll:mining:village-3')).toBe('TP-7.5 blocked.no-pushing');
});

rule(['TP-case-82', 'TP-10.6'], 'the troll that has just moved is a choice of its own, and stays barred', () => {
  const scene = () => {
    const match = arrange({
      boards: { 0: { trolls: ['camp', 'mining', 'camp', 'power', 'camp'], network: [['king-move-trolls', 0, 1, 0]] } },
    });
    take(match, 'move:mining:power', 'activate:king-move-trolls');
    return match;
  };
  const other = scene();
  take(other, 'troll:power:mining');
  expect(trollsAt(other)).toEqual(['camp', 'power', 'camp', 'mining', 'camp']);
  const barred = scene();
  take(barred, 'barred-troll:power:mining');
  expect(trollsAt(barred)).toEqual(['camp', 'mining', 'camp', 'power', 'camp']);
  expect(offeredAs(barred, 'barred-troll')).toEqual([]);
  take(barred, 'stop', 'end');
  expect(offeredAs(barred, 'move:mining')).toEqual([]);
  expect(offeredAs(barred, 'move:power').length).toBeGreaterThan(0);
});

rule('TP-10.6', 'whoever has moved by an effect is not offered again', () => {
  const match = arrange({
    phase: 3,
    barred: 5,
    boards: {
      0: { trolls: ['camp', 'mining', 'mining', 'camp', 'building'], network: [['king-move-trolls', 0, 1, 0]] },
    },
  });
  take(match, 'move:camp:power', 'activate:king-move-trolls', 'troll:mining:village-1');
  expect(trollsAt(match)[1]).toBe('village-1');
  expect(offeredAs(match, 'troll:village-1')).toEqual([]);
  expect(offeredAs(match, 'barred-troll')).toEqual([]);
  expect(offeredAs(match, 'troll:building')).toContain('troll:building:mining');
  take(match, 'troll:mining:village-1');
  expect([step(match), trollsAt(match)[2]]).toEqual(['act', 'village-1']);
});

rule('TP-7.7', 'moves are optional one by one, and one must be possible', () => {
  const match = arrange({
    boards: { 0: { trolls: ['village-1'], humans: { mining: 1 }, network: [['king-move-troll-human', 0, 1, 1]] } },
  });
  take(match, 'move:camp:power', 'activate:king-move-troll-human', 'human:mining:building');
  expect(offeredAs(match, 'human')).toEqual([]);
  expect(offeredAs(match, 'troll:village-1').length).toBeGreaterThan(0);
  take(match, 'stop');
  expect(step(match)).toBe('act');
  const nobody = arrange({ boards: { 0: { network: [['king-move-humans', 0, 1, 0]] } } });
  take(nobody, 'move:camp:power');
  expect(blocked(nobody, 'activate:king-move-humans')).toBe('TP-4.9 blocked.no-effect');
});

rule('TP-7.4', 'a tile or a card free of charge', () => {
  const match = arrange({
    boards: {
      0: {
        trolls: ['mining', 'power', 'power'],
        field: { obsidian: 0 },
        cows: 0,
        power: 0,
        network: [
          ['king-build', 0, 1, 0],
          ['king-troll-card', -1, 2, 0],
        ],
      },
    },
    caveDisplay: ['cave-resource-13'],
    trollDisplay: ['troll-bat-vp-king', 'troll-toad-vp-king'],
  });
  take(match, 'move:camp:mining', 'activate:king-build');
  expect(offered(match)).toEqual(['tile:cave-resource-13']);
  expect(blocked(match, 'stop')).toBe('TP-7.4 blocked.must-build');
  take(match, 'tile:cave-resource-13');
  take(match, offered(match)[0] as string, 'end', 'move:camp:power', 'activate:king-troll-card');
  expect(offeredAs(match, 'card')).toHaveLength(5);
  take(match, offeredAs(match, 'card')[0] as string);
  expect(network(match)).toHaveLength(3);
  expect(board(match).cards).toHaveLength(1);
});
