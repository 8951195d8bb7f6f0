import { expect, test } from 'vitest';
import { answer } from '../../../../test/games/kit/guided.ts';
import { begin, type Match } from '../../../kernel/match.ts';
import { asked } from '../../../kernel/steps.ts';
import { tableFor } from '../../../kernel/table.ts';
import type { Guide } from '../../../web/board-kit/tabletop.ts';
import { cellAt } from '../box/cells.ts';
import { caverna } from '../index.ts';
import type { CavernaMove } from '../moves.ts';
import { folkGuide } from './folk-guide.ts';
import { guide } from './guide.ts';
import { pathsOf } from './places.ts';

/** Plays the guided match as it is written, each answer where its stop points. */
function playGuided(lesson: Guide) {
  const table = tableFor(caverna as never, lesson.script.length, lesson.options);
  const { match } = begin(caverna, table, lesson.seed);
  for (const { say, at, answers, before = [] } of lesson.stops) {
    const wanted = answers?.[0];
    if (wanted === undefined) continue;
    for (const first of before) answer(match as unknown as Match, 0, first);
    expect(asked(match.position), say).toEqual([0]);
    const paths = pathsOf(wanted as CavernaMove, caverna.view(match.position, 0), 0);
    expect(paths.flat(), say).toContain(at);
    answer(match as unknown as Match, 0, wanted);
  }
  return match;
}

test('the guided match can be played as written, and tells its story', () => {
  const match = playGuided(guide);
  const [me] = match.position.players;
  expect(me?.people.map(({ strength }) => strength)).toEqual([4, 0]);
  expect(me?.tops).toContain('dwelling');
  expect(me?.goods).toMatchObject({ sheep: 1, begging: 0, wood: 0 });
  expect(match.position.round).toBe(4);
});

test('the guided match with a folk can be played as written', () => {
  const match = playGuided(folkGuide);
  const [me] = match.position.players;
  expect(me?.folk).toBe('pale-ones');
  expect(me?.goods).toMatchObject({ gold: 1, mushroom: 0 });
  expect(me?.sown).toEqual([{ cell: cellAt(4, 3), crop: 'mushroom', count: 2 }]);
});
