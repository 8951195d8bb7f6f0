import { expect, test } from 'vitest';
import { answer, letRivalsPlay } from '../../../../test/games/kit/guided.ts';
import { begin, type Match } from '../../../kernel/match.ts';
import { asked } from '../../../kernel/steps.ts';
import { tableFor } from '../../../kernel/table.ts';
import { figureOf } from '../box/figures.ts';
import { areaNumber, LOST } from '../box/map.ts';
import { caveTroll } from '../index.ts';
import type { CaveTrollMove } from '../moves.ts';
import { guide } from './guide.ts';
import { pathsOf } from './places.ts';

test('the guided match can be played as written, and tells its story', () => {
  const table = tableFor(caveTroll as never, guide.script.length, guide.options);
  const match = begin(caveTroll, table, guide.seed).match;
  const plain = match as unknown as Match;
  const done: number[] = [];
  for (const { say, at, answers } of guide.stops) {
    const wanted = answers?.[0];
    if (wanted === undefined) continue;
    expect(asked(match.position), say).toEqual([0]);
    const view = caveTroll.view(match.position, 0);
    expect(pathsOf(wanted as CaveTrollMove, view, 0).flat(), say).toContain(at);
    answer(plain, 0, wanted);
    letRivalsPlay(plain, guide.script, done);
  }
  expect(done[1]).toBe(guide.script[1]?.length);
  expect(match.position.gold).toEqual([3, 0]);
  expect(match.position.where[figureOf(0, 'troll')]).toBe(areaNumber('hall-sw'));
  expect(match.position.where[figureOf(1, 'spectre')]).toBe(LOST);
});
