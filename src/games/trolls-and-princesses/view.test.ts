import { expect } from 'vitest';
import { rule } from '../../../test/games/kit/rule.ts';
import {
  deal,
  offered,
  playOn,
  step,
  type TrollsMatch,
  take,
} from '../../../test/games/trolls-and-princesses/testing.ts';
import { isMatchOver } from '../../kernel/match.ts';
import { randomFrom, seedFrom } from '../../kernel/random.ts';
import { BACKS, TURN_CARDS, timeOf } from './box/turn-cards.ts';
import { trollsAndPrincesses } from './index.ts';
import { FACE_DOWN } from './position.ts';
import { imagine, turnCardsToCome, view } from './view.ts';

function started(seed = 'views', options: Record<string, unknown> = {}): TrollsMatch {
  const match = deal(3, seed, { clans: 'random', ...options });
  playOn(match, randomFrom(seedFrom(seed)), () => match.position.turns > 9 && step(match) === 'act');
  return match;
}

rule(
  ['TP-case-76', 'TP-9.1', 'TP-9.2'],
  'of the hand of another only the back is seen, of decks nothing but their size',
  () => {
    const { position: p } = started();
    const seen = view(p, 1);
    expect(seen.players[1]?.hand).toBe(p.players[1]?.hand);
    const other = p.active === 0 ? 2 : 0;
    const hand = p.players[other]?.hand as number;
    expect(seen.players[other]?.hand).toBe(BACKS[timeOf(hand)]);
    for (const deck of ['caveDeck', 'kingDeck', 'trollDeck'] as const) {
      expect(seen[deck]).toEqual(p[deck].map(() => FACE_DOWN));
    }
    for (const { deck } of seen.players) for (const card of deck) expect(BACKS).toContain(card);
    for (const card of seen.undealt) expect(BACKS).toContain(card);
    expect(view(p, 'spectator').players[1]?.hand).toBeLessThan(0);
  },
);

rule('TP-9.3', 'everything else is open', () => {
  const { position: p } = started();
  const seen = view(p, 'spectator');
  for (const open of [
    'villages',
    'supply',
    'caveDisplay',
    'caveDiscard',
    'trollDiscard',
    'revealed',
    'kingCards',
    'king',
  ] as const) {
    expect(seen[open]).toEqual(p[open]);
  }
  p.players.forEach(({ hand: _hand, deck, ...rest }, seat) => {
    expect(seen.players[seat]).toMatchObject(rest);
    expect(seen.players[seat]?.deck.map(timeOf)).toEqual(deck.map(timeOf));
  });
});

rule('TP-9.5', 'which cards are still to come can be worked out', () => {
  const { position: p } = started();
  const toCome = turnCardsToCome(view(p, 'spectator'));
  const hidden = p.players.flatMap(({ hand, deck }) => [...deck, ...(hand >= 0 ? [hand] : [])]);
  expect(toCome).toHaveLength(45 - p.revealed.length);
  for (const card of [...hidden, ...p.undealt]) expect(toCome).toContain(card);
});

rule('TP-11.8', 'hands can lie open', () => {
  const { position: p } = started('open', { openHands: true });
  expect(view(p, 'spectator').players.map(({ hand }) => hand)).toEqual(p.players.map(({ hand }) => hand));
  expect(view(p, 0).caveDeck).not.toEqual(p.caveDeck);
});

rule('TP-9.1', 'what is imagined keeps what is known and deals the rest anew', () => {
  const { position: p } = started();
  const seen = view(p, 2);
  const worlds = Array.from({ length: 8 }, (_, n) => imagine(seen, 2, randomFrom(seedFrom(`world ${n}`))));
  for (const world of worlds) {
    expect(view(world, 2)).toEqual(seen);
    expect(trollsAndPrincesses.census(world)).toEqual(trollsAndPrincesses.census(p));
    for (const { deck } of world.players) for (const card of deck) expect(TURN_CARDS[card]).toBeDefined();
  }
  expect(new Set(worlds.map(({ caveDeck }) => caveDeck.join())).size).toBe(8);
});

rule(['TP-case-77', 'TP-9.4'], 'the same seed and the same answers are the same game', () => {
  const play = () => {
    const match = deal(2, 'again');
    playOn(match, randomFrom(seedFrom('choices')));
    expect(isMatchOver(match)).toBe(true);
    return JSON.stringify(match.position);
  };
  expect(play()).toBe(play());
  const reshuffled = () => {
    const match = deal(2, 'again', { clans: 'teal-yellow', firstPlayer: 0 });
    match.position.caveDiscard = match.position.caveDeck;
    match.position.caveDeck = [];
    match.position.caveDisplay = match.position.caveDisplay.slice(1);
    take(match, 'move:camp:mining', 'end');
    expect(match.position.caveDisplay).toHaveLength(5);
    return JSON.stringify([match.position.caveDisplay, match.position.caveDeck]);
  };
  expect(reshuffled()).toBe(reshuffled());
});

rule(['TP-case-78', 'TP-10.1'], 'whoever acts can end it, and one seat at a time is asked', () => {
  const match = deal(4, 'one at a time');
  let acts = 0;
  playOn(match, randomFrom(seedFrom('asked')), () => {
    expect(offered(match).length).toBeGreaterThan(0);
    if (step(match) === 'act') {
      acts++;
      expect(offered(match)).toContain('end');
    }
    // Questions with a star are not asked where there is one answer only.
    if (
      ['push-target', 'spot', 'refill-type', 'king-tile', 'place', 'return', 'setup-clan'].includes(String(step(match)))
    ) {
      expect(offered(match).length).toBeGreaterThan(1);
    }
    return false;
  });
  expect(acts).toBeGreaterThan(80);
});
