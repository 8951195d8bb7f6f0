import { expect } from 'vitest';
import {
  arrange,
  at,
  blocked,
  type CaveMatch,
  deal,
  draw,
  gold,
  offered,
  play,
  playArtifact,
  put,
  score,
  step,
  told,
  whyNot,
} from '../../../../test/games/cave-troll/testing.ts';
import { rule } from '../../../../test/games/kit/rule.ts';
import { eventsFor } from '../../../kernel/tell.ts';
import { iconsOn } from '../box/cards.ts';

function cardsOf(match: CaveMatch, seat = 0) {
  const { hands, decks, discards } = match.position;
  return { hand: hands[seat], deck: decks[seat]?.length, discards: discards[seat] };
}

/** Red plays this card from hand. */
function playing(card: Parameters<typeof play>[1], board = {}, scene = {}): CaveMatch {
  const match = arrange(board, { ...scene, hands: { red: card } });
  play(match, card);
  return match;
}

rule('CT-4.2', 'a draw takes the top card, and then one of the cards held is played', () => {
  const match = arrange({}, { hands: { red: 'orc' }, draws: { red: ['knight', 'thief'] } });
  draw(match);
  expect(match.position.hands[0]).toEqual(['orc', 'knight']);
  expect(match.position.decks[0]?.at(-1)).toBe('thief');
  expect(offered(match)).toEqual(['play knight', 'play orc']);
});

rule('CT-4.2', 'from hand a card is played without a draw', () => {
  const match = arrange({}, { hands: { red: 'orc' }, decks: { red: 10 } });
  play(match, 'orc');
  expect([step(match), cardsOf(match).deck]).toEqual(['place-monster', 10]);
});

rule(['CT-4.3', 'CT-12.9'], 'from hand needs a card and the option', () => {
  expect(offered(arrange({}, { hands: { red: 'orc' } }))).toContain('from-hand');
  const empty = arrange({}, { hands: { red: '' } });
  expect(offered(empty)).not.toContain('from-hand');
  expect(blocked(empty)).toMatchObject({ 'from-hand': 'CT-4.3 blocked.no-card' });
  const strict = arrange({}, { hands: { red: 'orc' }, options: { playFromHand: false } });
  expect(offered(strict)).not.toContain('from-hand');
  expect(blocked(strict)).toMatchObject({ 'from-hand': 'CT-4.2 blocked.must-draw' });
  for (const match of [empty, strict]) expect(offered(match)).toContain('draw');
  const usual = deal(2, 'without an option');
  expect(offered(usual)).toContain('draw');
  expect(offered(usual)).not.toContain('from-hand');
});

rule('CT-4.4', 'after a draw nothing but playing a card is possible', () => {
  const board = { 'hall-ne': 'red orc, blue adventurer', 'stair-nw': 'red thief' };
  const match = arrange(board, {
    artifacts: { red: 'boots-of-haste' },
    hands: { red: 'dwarf' },
    draws: { red: ['knight'] },
  });
  draw(match);
  expect(offered(match)).toEqual(['play dwarf', 'play knight']);
  for (const move of [{ do: 'draw' }, { do: 'artifact' }, { do: 'end-turn' }] as const) {
    expect(whyNot(match, move)).toEqual({ rule: 'CT-4.4', say: 'refused.not-on-offer' });
  }
});

rule('CT-4.5', 'an emptied hand stays empty: what is drawn has to be played', () => {
  const match = arrange({}, { hands: { red: 'orc' }, draws: { red: ['knight', 'thief'] } });
  play(match, 'orc');
  put(match, 'pit-north');
  draw(match);
  expect(offered(match)).toEqual(['play knight']);
  play(match, 'knight');
  put(match, 'stair-nw');
  draw(match);
  expect(offered(match)).toEqual(['play thief']);
  play(match, 'thief');
  put(match, 'stair-nw');
  expect(cardsOf(match).hand).toEqual([]);
});

rule('CT-4.5', 'after a draw with a card in hand one card is kept', () => {
  const match = arrange({}, { hands: { red: 'orc' }, draws: { red: ['knight'] } });
  draw(match);
  play(match, 'orc');
  put(match, 'pit-north');
  expect(cardsOf(match).hand).toEqual(['knight']);
});

rule(
  'CT-4.6',
  'first the effect, then the card is laid down, then the pile is checked, then the action is over',
  () => {
    const match = arrange(
      { 'vault-n': 'red adventurer' },
      { hands: { red: 'adventurer-6' }, pile: 'blue adventurer-9, green adventurer-9' },
    );
    const begun = play(match, 'adventurer-6');
    expect(match.position.played).toBe('adventurer-6');
    expect([match.position.pile.length, match.position.actions]).toEqual([2, 4]);
    const said = told([...begun, ...put(match, 'stair-nw')]).map(({ say }) => say);
    expect(said).toEqual(['told.played-from-hand', 'told.placed', 'told.pile', 'told.board-scored', 'told.room-taken']);
    expect([match.position.played, match.position.actions]).toEqual(['none', 3]);
  },
);

rule('CT-4.6', 'a card with icons goes to the scoring pile, any other to the discard pile of its owner', () => {
  const withIcon = playing('adventurer-7');
  put(withIcon, 'stair-nw');
  expect(withIcon.position.pile).toEqual([{ seat: 0, card: 'adventurer-7' }]);
  expect(cardsOf(withIcon).discards).toEqual([]);
  const without = playing('adventurer-1');
  put(without, 'stair-nw');
  expect(without.position.pile).toEqual([]);
  expect(cardsOf(without).discards).toEqual(['adventurer-1']);
});

rule('CT-4.7', 'the effect cannot be declined', () => {
  for (const card of ['adventurer-1', 'orc', 'cave-troll', 'treasure', 'score-room'] as const) {
    const match = playing(card);
    expect(offered(match)).not.toContain('none');
    expect(whyNot(match, { do: 'end-turn' }).say).toBe('refused.not-on-offer');
  }
});

rule('CT-4.12', 'find-artifact takes the top artifact, seen by its finder alone, and it is not used at once', () => {
  const match = arrange({ 'stair-nw': 'red adventurer' }, { hands: { red: 'find-artifact' } });
  match.position.artifactDeck = ['orcbane-sword', 'boots-of-haste'];
  const found = play(match, 'find-artifact');
  expect(match.position.artifacts).toEqual([['boots-of-haste'], [], [], []]);
  expect(match.position.artifactDeck).toEqual(['orcbane-sword']);
  expect([step(match), match.position.actions]).toEqual(['action', 3]);
  expect(eventsFor(found, 0)).toContainEqual({ say: 'told.found', seat: 0, artifact: 'boots-of-haste' });
  expect(eventsFor(found, 1)).toContainEqual({ say: 'told.found-something', seat: 0 });
  expect(JSON.stringify(eventsFor(found, 1))).not.toContain('boots');
});

rule('CT-9.7', 'icons of all players are added up, and the board is scored at the fifth', () => {
  const board = { 'vault-n': 'red adventurer', 'hoard-e': 'blue adventurer' };
  const four = arrange(board, { hands: { red: 'adventurer-6' }, pile: 'blue adventurer-9, green adventurer-7' });
  play(four, 'adventurer-6');
  put(four, 'stair-nw');
  expect([iconsOn(four.position.pile), ...gold(four)]).toEqual([4, 0, 0, 0, 0]);
  const five = arrange(board, { hands: { red: 'adventurer-6' }, pile: 'blue adventurer-9, green adventurer-9' });
  play(five, 'adventurer-6');
  put(five, 'stair-nw');
  expect([iconsOn(five.position.pile), ...gold(five)]).toEqual([0, 5, 4, 0, 0]);
});

rule(['CT-9.7', 'CT-12.6'], 'the threshold is the one of the option', () => {
  for (const [iconThreshold, scored] of [
    [4, 1],
    [5, 0],
    [7, 0],
  ] as const) {
    const match = arrange(
      {},
      { options: { iconThreshold }, hands: { red: 'adventurer-6' }, pile: 'blue adventurer-9, green adventurer-7' },
    );
    play(match, 'adventurer-6');
    put(match, 'stair-nw');
    expect(match.position.scorings, `${iconThreshold}`).toBe(scored);
  }
});

rule('CT-9.8', 'the cards of a scored pile leave the game, and the count begins at 0', () => {
  const match = arrange({}, { hands: { red: 'adventurer-9' }, pile: 'blue adventurer-9, green adventurer-9' });
  play(match, 'adventurer-9');
  put(match, 'stair-nw');
  expect(match.position.pile).toEqual([]);
  expect(match.position.removed.slice(-3)).toEqual([
    { seat: 1, card: 'adventurer-9' },
    { seat: 2, card: 'adventurer-9' },
    { seat: 0, card: 'adventurer-9' },
  ]);
});

rule('CT-9.10', 'score-room leaves the pile as it is', () => {
  const match = playing('score-room', {}, { pile: 'blue adventurer-9, green adventurer-9' });
  score(match, 'vault-n');
  expect(iconsOn(match.position.pile)).toBe(4);
  expect(match.position.scorings).toBe(0);
});

rule('CT-case-5', 'orc in hand, knight drawn and played', () => {
  const match = arrange({}, { hands: { red: 'orc' }, draws: { red: ['knight'] }, decks: { red: 12 } });
  draw(match);
  expect(offered(match)).toEqual(['play knight', 'play orc']);
  play(match, 'knight');
  put(match, 'stair-sw');
  expect(at(match, 'stair-sw')).toBe('red knight');
  const { hand, deck, discards } = cardsOf(match);
  expect([hand, deck]).toEqual([['orc'], 11]);
  expect(discards?.at(-1)).toBe('knight');
});

rule('CT-case-6', 'from hand: deck 10, hand 0, and from-hand is gone; with the option off it never was', () => {
  const match = arrange({}, { hands: { red: 'dwarf' }, decks: { red: 10 } });
  play(match, 'dwarf');
  put(match, 'stair-nw');
  expect([cardsOf(match).deck, cardsOf(match).hand]).toEqual([10, []]);
  expect(offered(match)).not.toContain('from-hand');
  const off = arrange({}, { hands: { red: 'dwarf' }, options: { playFromHand: false } });
  expect(offered(off)).not.toContain('from-hand');
});

rule('CT-case-7', 'with an empty hand the drawn card must be played', () => {
  const match = arrange({}, { hands: { red: '' }, draws: { red: ['dwarf'] }, decks: { red: 10 } });
  draw(match);
  expect(offered(match)).toEqual(['play dwarf']);
  play(match, 'dwarf');
  put(match, 'stair-nw');
  expect([cardsOf(match).hand, cardsOf(match).deck]).toEqual([[], 9]);
});

rule('CT-case-9', 'pile 3 and one icon: 4, no scoring, the card stays', () => {
  const match = arrange(
    { 'vault-n': 'red adventurer' },
    { hands: { red: 'adventurer-6' }, pile: 'blue adventurer-9, green adventurer-6' },
  );
  play(match, 'adventurer-6');
  put(match, 'stair-nw');
  expect(iconsOn(match.position.pile)).toBe(4);
  expect(gold(match)).toEqual([0, 0, 0, 0]);
  expect(match.position.pile.at(-1)).toEqual({ seat: 0, card: 'adventurer-6' });
});

rule('CT-case-10', 'pile 4 and two icons: the board is scored, the pile is emptied', () => {
  const match = arrange(
    { 'vault-e': 'red adventurer' },
    { hands: { red: 'adventurer-9' }, pile: 'blue adventurer-9, green adventurer-6, green adventurer-7' },
  );
  play(match, 'adventurer-9');
  put(match, 'stair-se');
  expect(gold(match)).toEqual([5, 0, 0, 0]);
  expect([iconsOn(match.position.pile), match.position.pile.length]).toEqual([0, 0]);
  expect(match.position.removed.slice(-4).map(({ card }) => card)).toEqual([
    'adventurer-9',
    'adventurer-6',
    'adventurer-7',
    'adventurer-9',
  ]);
});

rule('CT-case-11', 'pile 4 and find-artifact: an artifact first, then the scoring', () => {
  const match = arrange(
    { 'vault-e': 'red adventurer' },
    { hands: { red: 'find-artifact' }, pile: 'blue adventurer-9, green adventurer-9' },
  );
  const said = told(play(match, 'find-artifact')).map(({ say }) => say);
  expect(said.indexOf('told.found')).toBeLessThan(said.indexOf('told.board-scored'));
  expect(match.position.artifacts[0]).toHaveLength(1);
  expect(gold(match)).toEqual([5, 0, 0, 0]);
  expect(iconsOn(match.position.pile)).toBe(0);
});

rule('CT-8.3', 'an artifact may be used later in the turn in which it was found', () => {
  const match = arrange({ 'stair-nw': 'red adventurer' }, { hands: { red: 'find-artifact' } });
  match.position.artifactDeck = ['boots-of-haste'];
  play(match, 'find-artifact');
  expect(offered(match)).toContain('artifact');
  playArtifact(match);
  expect(step(match)).toBe('boots-hero');
});
