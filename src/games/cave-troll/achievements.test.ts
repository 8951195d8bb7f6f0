import { expect } from 'vitest';
import { arrange, type CaveMatch, draw, none, play, put, step, told } from '../../../test/games/cave-troll/testing.ts';
import { achievementsDone } from '../../../test/games/kit/achievements.ts';
import { rule } from '../../../test/games/kit/rule.ts';
import { standings } from '../../kernel/match.ts';
import type { AddressedEvent, GameEvent } from '../../kernel/tell.ts';
import { achievements } from './achievements.ts';
import type { Word } from './words.ts';

function done(match: CaveMatch, events: readonly AddressedEvent[], seat = 0): string[] {
  const places: number[] = [];
  for (const each of standings(match)) places[each.seat] = each.place;
  return achievementsDone(
    achievements,
    { position: match.position, told: told(events) as GameEvent<Word>[], places },
    seat,
  );
}

/** Red puts the cave troll into the vault, and nobody flees. */
function trollInto(figures: string, lost = ''): string[] {
  const match = arrange({ 'vault-n': figures }, { hands: { red: 'cave-troll' }, lost, gold: { blue: 9 } });
  const events = [...play(match, 'cave-troll'), ...put(match, 'vault-n')];
  while (step(match) === 'flight-figure') events.push(...none(match));
  return done(match, events);
}

rule('CT-6.24', 'achievement "full-room": a cave troll drives out or crushes four figures of others', () => {
  expect(trollInto('blue adventurer x2, green knight, green orc')).toEqual(['full-room']);
  expect(trollInto('blue adventurer x2, green knight, red adventurer, blue chest')).toEqual([]);
});

/** Red draws its last card: the board is scored for the last time, and twice if the pile was nearly full. */
function lastScoring(board: Parameters<typeof arrange>[0], pile = ''): string[] {
  const match = arrange(board, { draws: { red: ['adventurer-8'] }, decks: { red: 1 }, pile, lost: 'red orc' });
  const events = [...draw(match), ...play(match, 'adventurer-8'), ...put(match, 'stair-nw')];
  return done(match, events);
}

rule('CT-9.5', 'achievement "vaults": three vaults in one scoring of the board', () => {
  const three = { 'vault-n': 'red adventurer', 'vault-e': 'red knight', 'vault-s': 'red thief' } as const;
  expect(lastScoring(three)).toEqual(['vaults']);
  expect(lastScoring({ ...three, 'vault-s': 'red thief, blue thief' })).toEqual([]);
  // Two and two make no three, though they are four.
  expect(
    lastScoring({ 'vault-n': 'red adventurer', 'vault-e': 'red knight' }, 'blue adventurer-9, green adventurer-9'),
  ).toEqual([]);
});

rule('CT-9.1', 'achievement "throne": the Troll’s Throne taken in three scorings', () => {
  const taken = { say: 'told.room-taken', seat: 0, area: 'throne-ring' } as const;
  const scored = { say: 'told.board-scored' } as const;
  const { position } = arrange({}, { lost: 'red orc' });
  const of = (...events: GameEvent<Word>[]) => achievementsDone(achievements, { position, told: events });
  expect(of(scored, taken, scored, taken, { say: 'told.final-scoring' }, taken)).toEqual(['throne']);
  // A room scored by a card counts for nothing here.
  expect(of(scored, taken, scored, taken, { say: 'told.played', seat: 0 }, taken)).toEqual([]);
  const real = arrange({ 'throne-ring': 'red knight' }, { draws: { red: ['adventurer-8'] }, decks: { red: 1 } });
  draw(real);
  play(real, 'adventurer-8');
  expect(told(put(real, 'stair-nw'))).toContainEqual(expect.objectContaining(taken));
});

rule('CT-2.7', 'achievement "nobody-lost": to win with an empty lost pile', () => {
  const ended = (scene: Parameters<typeof arrange>[1]) => {
    const match = arrange({}, { draws: { red: ['adventurer-8'] }, decks: { red: 1 }, ...scene });
    return done(match, [...draw(match), ...play(match, 'adventurer-8'), ...put(match, 'stair-nw')]);
  };
  expect(ended({})).toEqual(['nobody-lost']);
  expect(ended({ lost: 'red thief' })).toEqual([]);
  expect(ended({ lost: 'blue thief' })).toEqual(['nobody-lost']);
  expect(ended({ gold: { blue: 40 } })).toEqual([]);
});
