import { expect } from 'vitest';
import { rule } from '../../../../../test/games/kit/rule.ts';
import {
  arrange,
  blocked,
  board,
  inField,
  offered,
  offeredAs,
  pointsLeft,
  sitesOf,
  step,
  take,
} from '../../../../../test/games/trolls-and-princesses/testing.ts';

rule(['TP-case-48', 'TP-4.16'], 'better gathering, up to the limit', () => {
  const match = arrange({ boards: { 0: { trolls: ['power'], left: ['ch-power-a', 'ch-power-b'], power: 4 } } });
  take(match, 'move:camp:power', 'get-power');
  expect(board(match).power).toBe(6);
  const gathered = (left: readonly ('ch-power-a' | 'ch-power-b')[]) => {
    const other = arrange({ boards: { 0: { trolls: ['power'], left, power: 0 } } });
    take(other, 'move:camp:power', 'get-power');
    return board(other).power;
  };
  expect([gathered([]), gathered(['ch-power-b']), gathered(['ch-power-a', 'ch-power-b'])]).toEqual([2, 3, 4]);
  const full = arrange({ boards: { 0: { trolls: ['power'], power: 6 } } });
  take(full, 'move:camp:power');
  expect(blocked(full, 'get-power')).toBe('TP-4.16 blocked.power-full');
});

const BUYER = { trolls: ['power', 'power', 'power'], power: 2, cows: 2, covers: 0, field: { obsidian: 1 } } as const;

rule(['TP-case-49', 'TP-4.17', 'TP-4.18'], 'buy, lay out new cards, and buy again', () => {
  const match = arrange({ boards: { 0: BUYER }, trollDisplay: ['troll-bat-vp-king', 'troll-toad-vp-king'] });
  take(match, 'move:camp:power', 'buy-card:troll-bat-vp-king', 'refresh-cards');
  const [next = ''] = offeredAs(match, 'buy-card').filter((words) => !words.endsWith('gain-refill'));
  take(match, next);
  expect(pointsLeft(match)).toEqual([0, 0]);
  expect(board(match).cards).toHaveLength(2);
  expect(match.position.trollDiscard).toHaveLength(1);
});

rule('TP-11.4', 'new cards can be had for one point', () => {
  const match = arrange({
    options: { refreshCards: 'cheap' },
    boards: { 0: { ...BUYER, trolls: ['power', 'power'], field: { obsidian: 0 } } },
    trollDisplay: ['troll-bat-vp-king', 'troll-toad-vp-king'],
  });
  take(match, 'move:camp:power', 'buy-card:troll-bat-vp-king', 'refresh-cards');
  expect(pointsLeft(match)).toEqual([1, 0]);
  const dear = arrange({ boards: { 0: { ...BUYER, field: { obsidian: 0 } } } });
  take(dear, 'move:camp:power');
  expect(blocked(dear, 'refresh-cards')).toBe('TP-4.6 blocked.obsidian');
});

rule('TP-case-50', 'a card gives what it gives when taken, if the supply has it', () => {
  const gained = (gold: number) => {
    const match = arrange({ boards: { 0: BUYER }, trollDisplay: ['troll-toad-gain-gold'], supply: { gold } });
    take(match, 'move:camp:power', 'buy-card:troll-toad-gain-gold');
    return inField(match, 'gold');
  };
  expect([gained(3), gained(0)]).toEqual([1, 0]);
});

rule(['TP-case-69', 'TP-6.5'], 'refilling goes as far as the supply', () => {
  const match = arrange({
    boards: { 0: { trolls: ['power'], power: 1, sites: { diamond: 3 }, filled: { diamond: 0 } } },
    supply: { diamond: 2 },
  });
  take(match, 'move:camp:power', 'replenish:diamond');
  expect(sitesOf(match, 'diamond')).toEqual([3, 2]);
});

rule('TP-4.15', 'replenishing needs an empty site and a piece in the supply', () => {
  const match = arrange({
    boards: { 0: { trolls: ['power'], power: 1, filled: { obsidian: 2, diamond: 0 } } },
    supply: { obsidian: 0 },
  });
  take(match, 'move:camp:power');
  expect(offeredAs(match, 'replenish')).toEqual(['replenish:diamond']);
  expect(blocked(match, 'replenish:obsidian')).toBe('TP-4.15 blocked.nothing-to-fill');
});

rule('TP-6.5', 'what to refill is asked only where there is a choice', () => {
  const scene = (gold: number) =>
    arrange({
      clans: ['yellow', 'red'],
      boards: { 0: { ...BUYER, filled: { obsidian: 0, gold } } },
      trollDisplay: ['troll-bat-gain-refill'],
    });
  const one = scene(2);
  take(one, 'move:camp:power', 'buy-card:troll-bat-gain-refill');
  expect([step(one), sitesOf(one, 'obsidian')]).toEqual(['act', [3, 3]]);
  const two = scene(1);
  take(two, 'move:camp:power', 'buy-card:troll-bat-gain-refill');
  expect(offered(two)).toEqual(['refill:obsidian', 'refill:gold']);
});

rule('TP-4.18', 'new cards need cards', () => {
  const match = arrange({ boards: { 0: BUYER } });
  match.position.trollDeck = [];
  take(match, 'move:camp:power');
  expect(blocked(match, 'refresh-cards')).toBe('TP-4.18 blocked.no-cards');
});

rule('TP-6.4', 'a field has no limit', () => {
  const match = arrange({ boards: { 0: { trolls: ['mining'], field: { obsidian: 25 }, filled: { obsidian: 4 } } } });
  take(match, 'move:camp:mining', 'mine-obsidian');
  expect(inField(match, 'obsidian')).toBe(26);
});
