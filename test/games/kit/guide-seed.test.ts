import { expect, test } from 'vitest';
import { guide } from '../../../src/games/gnome-elf-troll/board/guide.ts';
import { gameNamed } from '../../../src/games/index.ts';
import { begin } from '../../../src/kernel/match.ts';
import { seedFrom } from '../../../src/kernel/random.ts';
import { tableFor } from '../../../src/kernel/table.ts';
import { findGuideSeed } from './guide-seed.ts';
import { answer, letRivalsPlay } from './guided.ts';

const game = gameNamed('gnome-elf-troll');

test('finds a seed with which a guide can be played as written', () => {
  const { name = '' } = findGuideSeed(game, guide, 100);
  const { match } = begin(game, tableFor(game, guide.script.length, guide.options), seedFrom(name));
  const done: number[] = [];
  for (const [wanted] of guide.stops.flatMap(({ answers }) => (answers === undefined ? [] : [answers]))) {
    if (wanted === undefined) throw new Error('a stop without an answer');
    answer(match, 0, wanted);
    letRivalsPlay(match, guide.script, done);
  }
  expect(done[1]).toBe(guide.script[1]?.length);
});

test('says how far the best came where there is none', () => {
  const impossible = { ...guide, stops: [...guide.stops, { say: 'guide.won', answers: [{ do: 'fly' }] }] };
  const { name, furthest } = findGuideSeed(game, impossible, 20);
  expect(name).toBeUndefined();
  expect(furthest).toBeGreaterThan(10);
});
