import { expect, test } from 'vitest';
import type { Move, Seat } from '../../../kernel/game.ts';
import { begin, type Match, play } from '../../../kernel/match.ts';
import { Offers } from '../../../kernel/offers.ts';
import { asked, offersFor } from '../../../kernel/steps.ts';
import { tableFor } from '../../../kernel/table.ts';
import { trollsAndPrincesses } from '../index.ts';
import type { TrollsMove } from '../moves.ts';
import { guide } from './guide.ts';
import { tilesOf } from './layout.ts';
import { boardEn } from './messages.ts';
import { pathsOf } from './places.ts';

function answer(match: Match, seat: Seat, move: Move): void {
  const offers = new Offers();
  offersFor(match.game, match.position, seat, offers);
  expect(offers.find(move), `${JSON.stringify(move)} is on offer`).toBeDefined();
  expect(play(match, seat, move)).not.toHaveProperty('refused');
}

/** Plays what the script says until the newcomer is asked again. */
function letRivalPlay(match: Match, done: { count: number }): void {
  for (;;) {
    const [seat] = asked(match.position);
    if (seat === undefined || seat === 0) return;
    const move = guide.script[seat]?.[done.count++];
    if (move === undefined) throw new Error('the script ends too early');
    answer(match, seat, move);
  }
}

test('the guided match can be played as written, and tells its story', () => {
  const table = tableFor(trollsAndPrincesses as never, guide.script.length, guide.options);
  const match = begin(trollsAndPrincesses, table, guide.seed).match;
  const plain = match as unknown as Match;
  const done = { count: 0 };
  for (const { say, at, answers } of guide.stops) {
    const wanted = answers?.[0];
    if (wanted === undefined) continue;
    expect(asked(match.position), say).toEqual([0]);
    const paths = pathsOf(wanted as TrollsMove, trollsAndPrincesses.view(match.position, 0), 0);
    if (paths.length > 0) expect(paths.flat(), say).toContain(at);
    answer(plain, 0, wanted);
    letRivalPlay(plain, done);
  }
  expect(done.count).toBe(guide.script[1]?.length);
  const [me] = match.position.players;
  expect(me && tilesOf(me)).toHaveLength(2);
  expect(me).toMatchObject({ sites: [6, 1, 1], cows: 2, power: 3, beds: 1 });
  expect([match.position.points, match.position.help]).toEqual([0, 1]);
});

test('every stop has its words', () => {
  for (const { say } of guide.stops) expect(Object.keys(boardEn)).toContain(say);
});
