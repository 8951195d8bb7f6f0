import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gameNamed } from '../../../games/index.ts';
import type { Move, Seat } from '../../../kernel/game.ts';
import { Offers, sameMove } from '../../../kernel/offers.ts';
import { seedFrom } from '../../../kernel/random.ts';
import type { MatchRecord } from '../../../kernel/record.ts';
import { offersFor } from '../../../kernel/steps.ts';
import { type Study, type StudySpot, studyOf } from '../../../protocol/study/study.ts';
import { dealAt, moveAt, type Reached } from '../tree/tree.ts';
import { type Desk, openDesk } from './desk.ts';

const game = gameNamed('gnome-elf-troll');
const RECORD: MatchRecord = JSON.parse(
  readFileSync(new URL('../../../../test/records/gnome-elf-troll/1.underbridge.json', import.meta.url), 'utf8'),
);
const STUDY = studyOf(RECORD, 'A study');
const ASKED = { viewer: 'asked', open: false } as const;

/** An answer that was not given in the match at this step. */
function otherAt(desk: Desk, step: number): readonly [Seat, Move] {
  const { position } = desk.standingAt({ step });
  const [seat, played] = RECORD.moves[step] ?? [0, 'resign'];
  const offers = new Offers();
  offersFor(game, position, seat, offers);
  const other = offers.list().find((move) => played === 'resign' || !sameMove(move, played));
  if (other === undefined) throw new Error('there is no other answer');
  return [seat, other];
}

function tried(step: number): { desk: Desk; reached: Reached } {
  const desk = openDesk(game, STUDY);
  const reached = moveAt(STUDY, { step }, otherAt(desk, step), 'line');
  if (reached === undefined) throw new Error('the study is full');
  desk.follow(reached.study);
  return { desk, reached };
}

test('a line begins at any step of a match, and leaves the match as it is', () => {
  const { desk, reached } = tried(4);
  expect(reached.spot).toEqual({ line: 'line', step: 1 });
  const seen = desk.see(reached.spot, ASKED);
  expect(seen.deadEnd).toBeUndefined();
  expect(seen.news.length).toBeGreaterThan(0);
  expect(desk.see({ step: 5 }, ASKED)).toEqual(openDesk(game, STUDY).see({ step: 5 }, ASKED));
});

test('whoever is asked sees their own cards alone, unless all hands lie open', () => {
  const { desk } = tried(4);
  const shut = desk.see({ step: 4 }, ASKED);
  expect(JSON.stringify(shut.perspective.view)).toContain('hidden');
  expect(shut.open).toBeUndefined();
  expect(JSON.stringify(desk.see({ step: 4 }, { ...ASKED, open: true }).open)).not.toContain('hidden');
  expect(shut.perspective.offers.length).toBeGreaterThan(1);
  expect(desk.see({ step: 4 }, { viewer: 'spectator', open: false }).perspective.offers).toEqual([]);
});

describe('what is hidden', () => {
  const deal = (seed: string): { desk: Desk; spot: StudySpot } => {
    const seat = RECORD.moves[4]?.[0] ?? 0;
    const reached = dealAt(STUDY, { step: 4 }, { seat, seed: seedFrom(seed) }, 'dealt');
    if (reached === undefined) throw new Error('the study is full');
    const desk = openDesk(game, reached.study);
    return { desk, spot: reached.spot };
  };

  test('is dealt anew from what the seat knew, which sees the same as before', () => {
    const { desk, spot } = deal('anew');
    const seat = RECORD.moves[4]?.[0] ?? 0;
    const now = desk.standingAt(spot).position;
    const then = desk.standingAt({ step: 4 }).position;
    expect(game.view(now, seat)).toEqual(game.view(then, seat));
    expect(now).not.toEqual(then);
  });

  test('is the same for one seed and another for another', () => {
    const at = (seed: string) => {
      const { desk, spot } = deal(seed);
      return JSON.stringify(desk.standingAt(spot).position);
    };
    expect(at('one')).toBe(at('one'));
    expect(at('one')).not.toBe(at('other'));
  });
});

test('a line is followed as far as its answers are on offer, and it is said where it ends', () => {
  const { reached } = tried(4);
  const study: Study = {
    ...reached.study,
    lines: reached.study.lines.map((line) => ({ ...line, moves: [...line.moves, [0, { do: 'fly' }]] })),
  };
  const desk = openDesk(game, study);
  const seen = desk.see({ line: 'line', step: 2 }, ASKED);
  expect(seen.deadEnd).toEqual({ line: 'line', step: 1 });
  expect(seen.spot).toEqual({ line: 'line', step: 1 });
});

test('a line that was changed elsewhere is worked out anew, and so is what leaves it', () => {
  const { desk, reached } = tried(4);
  const before = JSON.stringify(desk.see(reached.spot, ASKED));
  const [line] = reached.study.lines;
  if (line === undefined) throw new Error('no line');
  desk.follow({ ...reached.study, lines: [{ ...line, from: { step: 3 }, moves: [otherAt(desk, 3)] }] });
  expect(JSON.stringify(desk.see(reached.spot, ASKED))).not.toBe(before);
});
