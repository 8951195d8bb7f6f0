import { expect, test } from 'vitest';
import { answer, letRivalsPlay } from '../../../../test/games/kit/guided.ts';
import { begin, isMatchOver, type Match } from '../../../kernel/match.ts';
import { sameMove } from '../../../kernel/offers.ts';
import { asked } from '../../../kernel/steps.ts';
import { tableFor } from '../../../kernel/table.ts';
import { gnomeElfTroll } from '../index.ts';
import type { GnomeElfTrollMove } from '../moves.ts';
import type { GnomeElfTroll } from '../position.ts';
import { guide } from './guide.ts';
import { pathsOf } from './places.ts';

function deal(): Match<GnomeElfTroll, GnomeElfTrollMove> {
  const table = tableFor(gnomeElfTroll as never, guide.script.length, guide.options);
  return begin(gnomeElfTroll, table, guide.seed).match;
}

test('the guided match can be played as written, and is won', () => {
  const match = deal();
  const done: number[] = [];
  for (const { say, at, answers } of guide.stops) {
    const wanted = answers?.[0];
    if (wanted === undefined) continue;
    expect(asked(match.position), say).toEqual([0]);
    const view = gnomeElfTroll.view(match.position, 0);
    const places = pathsOf(wanted as GnomeElfTrollMove, view, 0).flat();
    // Answers without a place are buttons of the question.
    if (places.length === 0) expect(at, say).toBe('answers');
    else expect(places, say).toContain(at);
    answer(match as unknown as Match, 0, wanted);
    letRivalsPlay(match as unknown as Match, guide.script, done);
  }
  expect(isMatchOver(match as unknown as Match)).toBe(true);
  expect(match.position.winner).toBe(0);
  expect(done[1]).toBe(guide.script[1]?.length);
});

test('a stop that waits for an answer takes no other', () => {
  for (const { answers = [] } of guide.stops) {
    for (const [index, move] of answers.entries()) {
      expect(answers.findIndex((other) => sameMove(other, move))).toBe(index);
    }
  }
});
