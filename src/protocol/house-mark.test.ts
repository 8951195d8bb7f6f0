import { describe, expect, test } from 'vitest';
import { hasHookedCross } from './hooked-cross.ts';
import { cutMark, cutsOf, letterAt, MOST_CUTS, markOf, marksFor, tidyMark } from './house-mark.ts';
import { newMark } from './new-mark.ts';

const NAMES = Array.from({ length: 3000 }, (_, number) => `Guest ${number}`);

describe('a mark that is cut from a name', () => {
  test('is always the same for a name, however it is written', () => {
    expect(cutMark('Astrid')).toBe(cutMark('Astrid'));
    expect(cutMark('Åse')).toBe(cutMark('A\u030ase'));
    expect(cutMark('ASTRID')).toBe(cutMark('Astrid'));
    // The number tells two people of one name apart at a table. It is no part of the name.
    expect(cutMark('Astrid (2)')).toBe(cutMark('Astrid'));
    // Stored nowhere: if this changes, so do the marks of everybody who has not chosen one.
    expect(['Astrid', 'Bert', 'Signe', 'Åse', ''].map((name) => cutMark(name))).toMatchInlineSnapshot(`
      [
        "cwhlhnlrnrrury",
        "aucwjlkwln",
        "cwjllnow",
        "cweyfjftrury",
        "cwfjjllnpt",
      ]
    `);
  });

  test('can be stored, and has two to twelve cuts', () => {
    for (const name of NAMES) {
      const mark = cutMark(name);
      expect(newMark.parse({ mark })).toEqual({ mark });
      expect(cutsOf(mark).length).toBeGreaterThan(2);
      expect(cutsOf(mark).length).toBeLessThanOrEqual(MOST_CUTS);
    }
  });

  test('differs from name to name, and a name has twelve others', () => {
    expect(new Set(NAMES.slice(0, 50).map((name) => cutMark(name))).size).toBeGreaterThan(46);
    expect(new Set(NAMES.map((name) => cutMark(name))).size).toBeGreaterThan(1000);
    for (const name of NAMES.slice(0, 100)) {
      const marks = marksFor(name, 12);
      expect(marks[0]).toBe(cutMark(name));
      expect(new Set(marks).size).toBe(13);
    }
  });

  test('gives way to one that was chosen', () => {
    expect(markOf({ name: 'Astrid', mark: 'ay' })).toBe('ay');
    expect(markOf({ name: 'Astrid', mark: null })).toBe(cutMark('Astrid'));
  });
});

test('a mark is written in one way', () => {
  expect(tidyMark('wcockccw')).toBe('ckcocw');
  expect(letterAt({ x: 0, y: 0 }) + letterAt({ x: 4, y: 4 })).toBe('ay');
  expect(cutsOf('ay')).toEqual([
    [
      { x: 0, y: 0 },
      { x: 4, y: 4 },
    ],
  ]);
});

test.each(['', 'a', 'az', 'aa', 'AB', 'cw cw', 'cw'.repeat(MOST_CUTS + 1), 'c'.repeat(1000), 7])(
  'what is no mark is refused: %j',
  (mark) => {
    expect(newMark.safeParse({ mark }).success).toBe(false);
  },
);

describe('a hooked cross', () => {
  test.each([
    ['upright', 'cw ko ce oy uw ak'],
    ['upright, the other way', 'cw ko ac eo wy ku'],
    ['drawn in single steps', 'ch hm mr rw kl lm mn no ce oy uw ak'],
    ['small, in a corner', 'bl fh bc hm kl af'],
    ['on its point', 'gs iq ci gk os qw'],
  ])('is refused: %s', (_, drawn) => {
    const mark = drawn.replaceAll(' ', '');
    expect(hasHookedCross(mark)).toBe(true);
    expect(newMark.safeParse({ mark }).error?.issues[0]?.message).toBe('mark-hooked');
  });

  test.each([
    ['a window', 'ae ey uy au cw ko'],
    ['a cross', 'cw ko'],
    ['a cross with three hooks', 'cw ko ce oy uw'],
    ['a mill', 'ay eu'],
  ])('is not %s', (_, drawn) => {
    expect(hasHookedCross(drawn.replaceAll(' ', ''))).toBe(false);
  });
});
