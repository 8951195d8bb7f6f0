import { expect, test } from 'vitest';
import { botNamed } from '../../bots/index.ts';
import { gameNamed } from '../../games/index.ts';
import { begin, isMatchOver, play } from '../../kernel/match.ts';
import { randomFor, seedFrom } from '../../kernel/random.ts';
import { type MatchRecord, recordOf } from '../../kernel/record.ts';
import { asked } from '../../kernel/steps.ts';
import { tableFor } from '../../kernel/table.ts';
import { checkShuffle, momentsOf } from './replay.ts';

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
