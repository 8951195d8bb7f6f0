import { expect, test } from 'vitest';
import { botNamed } from '../../bots/index.ts';
import { gameNamed } from '../../games/index.ts';
import type { Viewer } from '../../kernel/game.ts';
import { begin, isMatchOver, play } from '../../kernel/match.ts';
import { randomFor, seedFrom } from '../../kernel/random.ts';
import { type MatchRecord, recordOf } from '../../kernel/record.ts';
import { asked } from '../../kernel/steps.ts';
import { tableFor } from '../../kernel/table.ts';
import { seenBy } from './eyes/eyes.ts';
import { checkShuffle, linesSeen, momentsOf } from './replay.ts';

const game = gameNamed('gnome-elf-troll');

function playedRecord(): MatchRecord {
  const { match } = begin(game, tableFor(game, 2), seedFrom('a replayed match'));
  const stream = randomFor(match.seed, 'bots');
  while (!isMatchOver(match)) {
    const seat = asked(match.position)[0] ?? 0;
    play(match, seat, botNamed('random').choose(game, game.view(match.position, seat), seat, stream));
  }
  return recordOf(match);
}

test('a replay has a moment for the setup and one for every move, and shows no secrets', () => {
  const record = playedRecord();
  const { moments, lines } = momentsOf(game, record);
  expect(moments).toHaveLength(record.moves.length + 1);
  expect(Math.max(...lines.map(({ moment }) => moment))).toBe(record.moves.length);
  expect(JSON.stringify(moments[0]?.view)).toContain('hidden');
  const places = moments.at(-1)?.scores.map(({ place }) => place);
  expect(places).toEqual(record.places);
});

test('an honest record passes the check', () => {
  const record = playedRecord();
  expect(checkShuffle(game, record, record.commitment)).toEqual({ moves: record.moves.length });
});

test('another hash, another seed and another result do not', () => {
  const record = playedRecord();
  expect(checkShuffle(game, record, '0'.repeat(64)).problem).toContain('≠');
  expect(
    checkShuffle(game, { ...record, places: [...(record.places ?? [])].reverse() }, record.commitment).problem,
  ).toBeDefined();
});

test('at any step the board is seen through the eyes of a seat, or with all hands open', () => {
  const record = playedRecord();
  const replayed = momentsOf(game, record);
  for (const step of [0, 5, 16, 17, record.moves.length - 1]) {
    const { position } = replayed.played.standingAt(step);
    expect(game.view(position, 'spectator')).toEqual(replayed.moments[step]?.view);
    const seen = JSON.stringify(seenBy(game, position, { viewer: 1, open: false }));
    expect(seen).toBe(JSON.stringify(game.view(position, 1)));
    expect(JSON.stringify(seenBy(game, position, { viewer: 1, open: true }))).not.toContain('hidden');
  }
});

test('what one seat alone was told is in the log for its eyes, and for nobody else', () => {
  const record = playedRecord();
  const replayed = momentsOf(game, record);
  const told = (viewer: Viewer, open = false) => linesSeen(replayed, { viewer, open }).length;
  expect(told('spectator')).toBe(replayed.lines.length);
  expect(told(0)).toBeGreaterThan(0);
  expect(told('spectator', true)).toBe(replayed.log.flat().length);
  expect(told(0)).toBeLessThanOrEqual(told(0, true));
});

test('a copy that is changed changes no other', () => {
  const { played } = momentsOf(game, playedRecord());
  played.standingAt(16).position.stack.length = 0;
  expect(played.standingAt(16).position.stack.length).toBeGreaterThan(0);
});
