import { createColors } from 'picocolors';
import { expect, test } from 'vitest';
import { arrange, deal, playOn, stream } from '../../../../test/games/caverna/testing.ts';
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
  expect(text).toContain('On offer: Dwelling, Simple Dwelling');
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
  expect(text).toContain('·   ·   fg3   #   #   ·');
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
