import { expect } from 'vitest';
import {
  arrange,
  asking,
  type CaveMatch,
  draw,
  endTurn,
  gold,
  play,
  put,
  take,
  told,
} from '../../../../test/games/cave-troll/testing.ts';
import { rule } from '../../../../test/games/kit/rule.ts';
import { isMatchOver } from '../../../kernel/match.ts';

function cardsOf(match: CaveMatch, seat = 0) {
  const { hands, decks, discards } = match.position;
  return { hand: hands[seat], deck: decks[seat]?.length, discards: discards[seat] };
}

rule('CT-9.12', 'the game ends with the action in which the last card was drawn', () => {
  const match = arrange({}, { hands: { red: 'orc' }, draws: { red: ['knight'] }, decks: { red: 1 } });
  draw(match);
  expect(isMatchOver(match)).toBe(false);
  play(match, 'orc');
  expect(isMatchOver(match)).toBe(false);
  const ended = put(match, 'pit-north');
  expect(isMatchOver(match)).toBe(true);
  expect(told(ended)).toContainEqual({ say: 'told.last-card', seat: 0 });
});

rule('CT-9.12', 'an action that draws nothing does not end it', () => {
  const match = arrange({ 'stair-nw': 'red adventurer' }, { decks: { red: 1 } });
  take(match, { do: 'move', figure: 'red-adventurer-1' }, { do: 'go', area: 'porch-nw' });
  expect(isMatchOver(match)).toBe(false);
  endTurn(match);
  expect(asking(match)).toBe('blue');
});

rule('CT-9.14', 'the player who ended the game gets 3 gold, or what the option says', () => {
  for (const [options, bonus] of [
    [{}, 3],
    [{ endBonus: 0 }, 0],
    [{ endBonus: 5 }, 5],
  ] as const) {
    const match = arrange({}, { options, hands: { red: 'orc' }, draws: { red: ['knight'] }, decks: { red: 1 } });
    draw(match);
    play(match, 'orc');
    put(match, 'pit-north');
    expect(gold(match)).toEqual([bonus, 0, 0, 0]);
  }
});

rule('CT-12.7', 'the bonus is the one of the option', () => {
  const match = arrange(
    {},
    { options: { endBonus: 1 }, draws: { red: ['knight'] }, decks: { red: 1 }, hands: { red: '' } },
  );
  draw(match);
  play(match, 'knight');
  put(match, 'stair-nw');
  expect(gold(match)).toEqual([1, 0, 0, 0]);
});

rule('CT-case-42', 'the last card is drawn: the game ends at once, and 3 gold for it', () => {
  const match = arrange(
    { 'vault-s': 'blue adventurer' },
    { hands: { red: 'dwarf' }, draws: { red: ['adventurer-1'] }, decks: { red: 1 } },
  );
  draw(match);
  play(match, 'adventurer-1');
  put(match, 'stair-nw');
  expect(isMatchOver(match)).toBe(true);
  expect(match.position.actions).toBe(3);
  expect(cardsOf(match).hand).toEqual(['dwarf']);
  expect(gold(match)).toEqual([3, 5, 0, 0]);
});

rule('CT-case-43', 'playing from hand with one card in the deck goes on', () => {
  const match = arrange({}, { hands: { red: 'dwarf' }, decks: { red: 1 } });
  play(match, 'dwarf');
  put(match, 'stair-nw');
  expect(isMatchOver(match)).toBe(false);
  expect([cardsOf(match).deck, cardsOf(match).hand]).toEqual([1, []]);
});

rule(
  ['CT-case-44', 'CT-9.13'],
  'the last action fills the pile too: scored by the pile and once more at the end',
  () => {
    const match = arrange(
      { 'vault-s': 'red adventurer' },
      { draws: { red: ['adventurer-8'] }, decks: { red: 1 }, pile: 'blue adventurer-9, green adventurer-9' },
    );
    draw(match);
    play(match, 'adventurer-8');
    put(match, 'stair-nw');
    expect(isMatchOver(match)).toBe(true);
    expect(match.position.ledger.map(({ say, points, occasion }) => [say, points, occasion])).toEqual([
      ['score.room', 5, 'pile'],
      ['score.room', 5, 'final'],
      ['score.end-bonus', 3, undefined],
    ]);
    expect(gold(match)).toEqual([13, 0, 0, 0]);
  },
);
