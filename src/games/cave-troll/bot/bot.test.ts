import { expect, test } from 'vitest';
import { arrange, type CaveMatch, draw, play, put } from '../../../../test/games/cave-troll/testing.ts';
import { weightsOf } from '../../../kernel/learning.ts';
import { caveTroll } from '../index.ts';
import { learning } from './bot.ts';

type Board = Parameters<typeof arrange>[0];

/** The hand-made value, without what was learned from play. */
const handMade = learning.botWith(weightsOf(learning, { ...learning.learned, kinds: {} }));

function worth(match: CaveMatch, seat = 0): number {
  return handMade.worth(match.position, seat);
}

function worthOf(board: Board, scene: Parameters<typeof arrange>[1] = {}): number {
  return worth(arrange(board, { hands: {}, ...scene }));
}

test('a won match is worth more than anything, a lost one less', () => {
  const over = (gold: { red: number; blue: number }) => {
    const match = arrange({}, { gold, draws: { red: ['orc'] }, decks: { red: 1 }, hands: { red: '' } });
    draw(match);
    play(match, 'orc');
    put(match, 'pit-north');
    return match;
  };
  const rich = worthOf({ 'vault-n': 'red adventurer x5', 'vault-s': 'red knight' }, { gold: { red: 90 } });
  expect(worth(over({ red: 10, blue: 12 }))).toBeGreaterThan(rich);
  expect(worth(over({ red: 10, blue: 14 }))).toBeLessThan(
    worthOf({ 'vault-n': 'blue adventurer x5' }, { gold: { blue: 90 } }),
  );
  expect(worth(over({ red: 10, blue: 13 }))).toBeGreaterThan(rich);
  expect(worth(over({ red: 10, blue: 20 }))).toBeLessThan(worth(over({ red: 10, blue: 14 })));
});

test('gold is worth having, and others having it is not', () => {
  expect(worthOf({}, { gold: { red: 3 } })).toBeGreaterThan(worthOf({}));
  expect(worthOf({}, { gold: { blue: 3 } })).toBeLessThan(worthOf({}));
});

test('rich rooms are worth more than poor ones, and any room more than the stairs', () => {
  expect(worthOf({ 'vault-n': 'red adventurer' })).toBeGreaterThan(worthOf({ 'hall-nw': 'red adventurer' }));
  expect(worthOf({ 'porch-nw': 'red adventurer' })).toBeGreaterThan(worthOf({ 'stair-nw': 'red adventurer' }));
});

test('a hero on its way to the gold is worth more than one that is far from it', () => {
  expect(worthOf({ 'crossing-nw': 'red adventurer' })).toBeGreaterThan(worthOf({ 'hall-nw': 'red adventurer' }));
  expect(worthOf({ 'stair-nw': 'red adventurer' })).toBeGreaterThan(worthOf({}));
  expect(worthOf({ 'vault-n': 'red orc' })).toBeGreaterThan(worthOf({ 'porch-nw': 'red orc' }));
});

test('controlling a room is worth more than a tie in it, a tie more than being outnumbered', () => {
  const lead = worthOf({ 'vault-n': 'red adventurer x2, blue adventurer' });
  const tie = worthOf({ 'vault-n': 'red adventurer x2, blue adventurer x2' });
  const behind = worthOf({ 'vault-n': 'red adventurer x2, blue adventurer x3' });
  expect(lead).toBeGreaterThan(tie);
  expect(tie).toBeGreaterThan(behind);
});

test('a clear lead is worth more than a narrow one, but a second room more than that', () => {
  const narrow = worthOf({ 'vault-n': 'red adventurer', 'stair-nw': 'red adventurer' });
  const clear = worthOf({ 'vault-n': 'red adventurer x2' });
  const two = worthOf({ 'vault-n': 'red adventurer', 'vault-s': 'red adventurer' });
  expect(clear).toBeGreaterThan(narrow);
  expect(two).toBeGreaterThan(clear);
});

test('chests and dwarves count where one leads', () => {
  const plain = worthOf({ 'vault-n': 'red adventurer', 'porch-nw': 'blue chest' });
  expect(worthOf({ 'vault-n': 'red adventurer, blue chest' })).toBeGreaterThan(plain);
  expect(worthOf({ 'vault-n': 'red dwarf' })).toBeGreaterThan(worthOf({ 'vault-n': 'red adventurer' }));
});

test('figures in a cave troll’s room are as good as lost', () => {
  const doomed = worthOf({ 'vault-n': 'red adventurer x3, blue cave-troll' });
  expect(doomed).toBeLessThan(worthOf({ 'stair-nw': 'red adventurer', 'vault-n': 'blue cave-troll' }));
});

test('an artifact is kept until its use is worth more', () => {
  const kept = worthOf({}, { artifacts: { red: 'orcbane-sword' } });
  expect(kept).toBeGreaterThan(worthOf({}, { gold: { red: 4 } }));
  expect(kept).toBeLessThan(worthOf({}, { gold: { red: 6 } }));
});

test('what is hidden does not matter', () => {
  const board = { 'vault-n': 'red adventurer' };
  const one = arrange(board, { artifacts: { blue: 'orcbane-sword' }, hands: { blue: 'orc' } });
  const other = arrange(board, { artifacts: { blue: 'chalice-of-life' }, hands: { blue: 'knight' } });
  const seen = (match: CaveMatch) => caveTroll.bot.worth(caveTroll.view(match.position, 0), 0);
  expect(seen(one)).toBe(seen(other));
});
