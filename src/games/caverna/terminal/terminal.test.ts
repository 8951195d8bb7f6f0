import { createColors } from 'picocolors';
import { expect, test } from 'vitest';
import { arrange, deal, playOn, stream, take, use } from '../../../../test/games/caverna/testing.ts';
import { widthOf } from '../../../cli/picture-kit/columns.ts';
import type { Caverna } from '../position.ts';
import { picture } from './terminal.ts';

const NAMES = ['● You', '▲ Ember', '■ Dusk', '◆ Frost'];

function draw(p: Caverna, columns = 80): string {
  const scene = { colours: createColors(false), columns, names: NAMES, marks: ['●', '▲', '■', '◆'], offers: [] };
  const lines = picture.draw(p, scene);
  for (const line of lines) expect(widthOf(line), line).toBeLessThanOrEqual(columns);
  return lines.join('\n');
}

test('spaces show what lies there and who stands there, and the rounds to come their cards', () => {
  const match = arrange({ seats: 3, round: 3, goods: { 'logging-13': { wood: 4 } }, taken: { housework: 1 } });
  const text = draw(match.position);
  expect(text).toContain('round 3 of 12');
  expect(text).toContain('This round ends with a Harvest.');
  expect(text).toContain('Logging: 4 wood');
  expect(text).toContain('Housework ▲');
  expect(text).toContain('4 Wish for Children');
  expect(text).not.toContain('On offer');
});

test('what can be built is listed with its price when that is the question', () => {
  const match = arrange({ home: { goods: { wood: 9, stone: 9 } } });
  take(match, use('housework'), { do: 'branch', first: 'furnish' });
  const text = draw(match.position).replace(/\s+/g, ' ');
  expect(text).toContain('On offer: Dwelling (4 wood and 3 stone), Simple Dwelling (4 wood, 2 stone), Simple');
  expect(text).toContain('Dog School (free)');
});

test('homes show tiles, crops, Stables, People and goods', () => {
  const match = arrange({
    home: {
      goods: { ruby: 2, dog: 1 },
      people: [0, 5, 'newborn'],
      tops: { '3,4': 'field', '3,3': 'meadow', '5,3': 'tunnel', '0,2': 'meadow' },
      stables: ['3,3'],
      sown: { '3,4': ['grain', 3] },
      built: [['carpenter', '5,4']],
    },
  });
  const text = draw(match.position);
  expect(text).toContain('A   B   C     D   E   F');
  expect(text).toContain('4     ·   ·   fg3   #   #   ·');
  const [letters = '', row = ''] = ['A   B', '4     ·'].map((part) =>
    text.split('\n').find((line) => line.includes(part)),
  );
  expect(row.indexOf('fg3')).toBe(letters.indexOf('C'));
  expect(row.lastIndexOf('·')).toBe(letters.indexOf('F'));
  expect(text).toContain('m~');
  expect(text).toContain('People: unarmed, strength 5, newborn');
  expect(text).toContain('has 2 rubies and 1 dog');
  expect(text).toContain('Furnishings: Carpenter');
});

test('every position of a match can be drawn, in narrow terminals too', () => {
  const match = deal(4, 'drawn');
  playOn(match, stream('drawn'), () => {
    expect(draw(match.position)).not.toMatch(/undefined|NaN|\[object/);
    draw(match.position, 60);
  });
});
