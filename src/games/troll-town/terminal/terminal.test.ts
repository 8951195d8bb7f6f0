import { createColors } from 'picocolors';
import { expect, test } from 'vitest';
import {
  cage,
  crack,
  filled,
  give,
  hutNumber,
  offersOf,
  plan,
  RED,
  shop,
  take,
  town,
  twoHuts,
} from '../../../../test/games/troll-town/testing.ts';
import { picture } from './terminal.ts';

const scene = {
  colours: createColors(false),
  columns: 100,
  names: ['● Anna', '▲ Bert'],
  marks: ['●', '▲'],
  offers: [],
};

test('shows what stands where, and how everybody is', () => {
  const p = twoHuts();
  cage(p, '4,-1', 2);
  shop(p, '-3,1 -3,2 -4,2', 2, '-4,3');
  crack(p, '3,0~4,0');
  give(p, { communal: 2, own: [1] });
  filled(p, hutNumber(p, RED), 1);
  const text = picture.draw(p, scene).join('\n');
  for (const part of [
    'c2',
    'S2',
    'H●',
    'H▲',
    'HB',
    '#',
    '=',
    '3,0~4,0',
    'Turn 1 of 40',
    '● Anna: muscles 4',
    'Minions 1/2',
  ]) {
    expect(text).toContain(part);
  }
  expect(text.split('\n').every((line) => line.length <= scene.columns)).toBe(true);
});

test('while stats are chosen it says so', () => {
  const p = town();
  p.turn = 0;
  expect(picture.draw(p, scene)[0]).toContain('Trolls choose their stats');
});

test('hexes that may be chosen carry their number in the picture', () => {
  const p = twoHuts();
  p.turn = 31;
  give(p, { own: [1] });
  plan(p);
  take(p, RED, { do: 'fire' });
  const offers = offersOf(p, RED).list();
  const text = picture.draw(p, { ...scene, offers }).join('\n');
  expect(text).toMatch(/\b12\b/);
  expect(offers.filter((move) => picture.shows(move))).toEqual(offers.filter((move) => move.do === 'hex'));
});
