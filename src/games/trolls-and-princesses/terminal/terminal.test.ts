import { createColors } from 'picocolors';
import { expect, test } from 'vitest';
import { walk } from '../../../../test/games/kit/walk.ts';
import { arrange } from '../../../../test/games/trolls-and-princesses/testing.ts';
import { widthOf } from '../../../cli/picture-kit/columns.ts';
import { trollsAndPrincesses } from '../index.ts';
import type { TrollsAndPrincesses } from '../position.ts';
import { picture } from './terminal.ts';

const NAMES = ['● You', '▲ Ember, greedy bot', '■ Dusk, greedy bot', '◆ Frost, greedy bot'];
const MARKS = ['●', '▲', '■', '◆'];

function draw(p: TrollsAndPrincesses, columns = 80): string[] {
  const scene = { colours: createColors(false), columns, names: NAMES, marks: MARKS, offers: [] };
  return picture.draw(p, scene);
}

test('villages show who stands there and what there is to be had', () => {
  const { position } = arrange({
    king: 'village-3',
    boards: {
      0: { trolls: ['village-1', 'village-1'], outpostsIn: { 'village-3': 1 } },
      1: { trolls: ['village-1'] },
    },
    villages: { 'village-1': { castle: 'castle-gold', princesses: 1, bells: 1 } },
  });
  const picture = draw(position).join('\n');
  expect(picture).toContain(' village I ●●▲\n');
  expect(picture).toContain('Castle of the Purse · a princess · 1 bell, 3 outposts, 1 changeling,');
  expect(picture).toContain(' village III  ⌂●\n');
  expect(picture).not.toContain('village II ');
  expect(picture).toContain('the King is in village III');
});

test('boards show figures, goods, sites, stores and spots', () => {
  const { position } = arrange({
    boards: {
      0: {
        trolls: ['mining', 'mining', 'power'],
        humans: { mining: 1 },
        power: 4,
        stored: { bell: 2 },
        cards: ['troll-bat-vp-king'],
      },
    },
  });
  const picture = draw(position).join(' ').replaceAll(/\s+/g, ' ');
  expect(picture).toContain('mining 2+1 · building 0 · power 1 · camp 2');
  expect(picture).toContain('troll power 4/6 · cows 1/2');
  expect(picture).toContain('obsidian 2 (sites 3/3)');
  expect(picture).toContain('stored: 2 bells, 0 changelings, 0 outposts, 0 princesses');
  expect(picture).toContain('free spots: bell 1, changeling 2, outpost 1, bed 0');
  expect(picture).toContain('cards: Royal Guest of the Bats');
});

test('the network of the active player is a map with edges and free places', () => {
  const { position } = arrange({
    boards: {
      0: {
        network: [
          ['cave-princess-02', 0, 1, 3],
          ['king-power', -1, 0, 2],
        ],
      },
    },
  });
  const picture = draw(position);
  const at = picture.findIndex((line) => line.includes('network of ●:'));
  expect(picture.slice(at + 1)).toEqual([
    '     -2   -1   0    1',
    '  -1 ·         ·',
    '   0      K:##g..   ·',
    '   1 ·         P:g##do',
    '   2      ·         ·',
  ]);
});

test('a hidden score is not drawn, and a claimed card shows who claimed it', () => {
  const { position } = arrange({ options: { runningScore: false }, boards: { 0: { claimed: ['kc-bells'] } } });
  const picture = draw(position).join('\n');
  expect(picture).not.toMatch(/\d+ points?/);
  expect(picture).toContain('Three Bells ●');
  expect(draw(arrange().position).join('\n')).toContain('0 points');
});

test('every position of a match fits the columns', () => {
  for (const columns of [60, 80, 100]) {
    let step = 0;
    for (const { p } of walk(trollsAndPrincesses, 4, 'drawn')) {
      if (step++ % 10 !== 0) continue;
      for (const line of draw(p, columns)) expect(widthOf(line), line).toBeLessThanOrEqual(columns);
    }
  }
});
