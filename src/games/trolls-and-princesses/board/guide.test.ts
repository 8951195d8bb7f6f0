import { expect, test } from 'vitest';
import { answer, letRivalsPlay } from '../../../../test/games/kit/guided.ts';
import { begin, type Match } from '../../../kernel/match.ts';
import { asked } from '../../../kernel/steps.ts';
import { tableFor } from '../../../kernel/table.ts';
import { trollsAndPrincesses } from '../index.ts';
import type { TrollsMove } from '../moves.ts';
import { score } from '../score.ts';
import { guide } from './guide.ts';
import { tilesOf } from './layout.ts';
import { pathsOf } from './places.ts';

test('the guided match can be played as written, and tells its story', () => {
  const table = tableFor(trollsAndPrincesses as never, guide.script.length, guide.options);
  const match = begin(trollsAndPrincesses, table, guide.seed).match;
  const plain = match as unknown as Match;
  const done: number[] = [];
  for (const { say, at, answers } of guide.stops) {
    const wanted = answers?.[0];
    if (wanted === undefined) continue;
    expect(asked(match.position), say).toEqual([0]);
    const paths = pathsOf(wanted as TrollsMove, trollsAndPrincesses.view(match.position, 0), 0);
    if (paths.length > 0) expect(paths.flat(), say).toContain(at);
    answer(plain, 0, wanted);
    letRivalsPlay(plain, guide.script, done);
  }
  expect(done[1]).toBe(guide.script[1]?.length);
  const [me] = match.position.players;
  expect(me && tilesOf(me)).toHaveLength(5);
  expect(me).toMatchObject({ princesses: 1, beds: 3, stored: [0, 1, 0], markers: 1, outpostsIn: [1, 0, 0, 0] });
  expect(score(match.position).map(({ points }) => points)).toEqual([17, 0]);
});
