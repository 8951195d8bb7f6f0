import { expect } from 'vitest';
import { rule } from '../../../test/games/kit/rule.ts';
import {
  asking,
  board,
  deal,
  offered,
  step,
  type TrollsMatch,
  take,
  trollsAt,
} from '../../../test/games/trolls-and-princesses/testing.ts';
import { below, randomFrom, seedFrom, shuffle } from '../../kernel/random.ts';
import { NOWHERE } from './box/areas.ts';
import { CLAN_IDS, CLANS } from './box/clans.ts';
import { KING_CARDS } from './box/king-cards.ts';
import { TURN_CARDS, timeOf } from './box/turn-cards.ts';

/** A match in which everybody has chosen, in the order of seats. */
function chosen(clans: readonly string[], options: Record<string, unknown> = {}): TrollsMatch {
  const match = deal(clans.length, 'chosen', { firstPlayer: 0, ...options });
  for (const clan of clans.slice(0, 3)) take(match, `clan:${clan}`);
  return match;
}

function withHuman(match: TrollsMatch): TrollsMatch {
  take(match, 'to-cavern:mining');
  return match;
}

const ALL = ['teal', 'yellow', 'red', 'purple'];

rule(['TP-case-1', 'TP-2.3'], 'the supply of a game of four', () => {
  const match = withHuman(chosen(ALL));
  const { supply, villages, revealed } = match.position;
  const [card] = revealed;
  const item = TURN_CARDS[card as number]?.item;
  expect(supply.resources).toEqual([13, 15, 10]);
  expect(supply.cows).toBe(12);
  expect(supply.princesses).toBe(item === 'princess' ? 11 : 12);
  expect(supply.changelings).toBe(item === 'changeling' ? 11 : 12);
  expect(supply.humans).toBe(item === 'human' ? 7 : 8);
  expect(villages.map(({ bells }) => bells)).toEqual([3, 3, 3, 3]);
});

function decks(match: TrollsMatch): string[] {
  return match.position.players.map(({ deck, hand }) => [...deck, hand].map((card) => 'men'[timeOf(card)]).join(''));
}

rule('TP-case-2', 'teal and red at a table of two', () => {
  const match = chosen(['teal', 'red']);
  const { villages, supply } = match.position;
  expect(villages.map(({ castle }) => castle >= 0)).toEqual([true, false, true, false]);
  expect(villages.reduce((sum, { bells }) => sum + bells, 0)).toBe(6);
  expect(villages.reduce((sum, { outposts }) => sum + outposts, 0)).toBe(6);
  expect([supply.changelings, supply.humans]).toEqual([14, 11]);
  expect(decks(match)).toEqual(['nneeeeemmmmm', 'nneeeeemmmmm']);
  take(match, 'to-cavern:power');
  const human = TURN_CARDS[match.position.revealed[0] as number]?.item === 'human' ? 1 : 0;
  expect(match.position.supply.humans).toBe(10 - human);
});

rule(['TP-case-3', 'TP-2.9'], 'villages and decks by the number of players', () => {
  const three = chosen(['teal', 'yellow', 'purple']);
  expect(three.position.villages.map(({ castle }) => castle >= 0)).toEqual([true, true, false, true]);
  expect(three.position.players.map(({ deck }) => deck.length)).toEqual([10, 10, 10]);
  const four = chosen(ALL);
  expect(decks(four)).toEqual(Array(4).fill('eeeeemmmmm'));
  const used = [...four.position.players.flatMap(({ deck, hand }) => [...deck, hand]), ...four.position.undealt];
  expect(new Set(used).size).toBe(60);
});

rule('TP-2.1', 'four players use four villages, three and two leave some out', () => {
  const inPlay = (seats: number) =>
    deal(seats, 'villages').position.villages.flatMap(({ castle }, village) => (castle >= 0 ? [village + 1] : []));
  expect([2, 3, 4].map(inPlay)).toEqual([
    [1, 3],
    [1, 2, 4],
    [1, 2, 3, 4],
  ]);
});

rule('TP-2.2', 'what a village begins with', () => {
  const { villages } = deal(4, 'villages').position;
  for (const village of villages) {
    expect(village).toMatchObject({ princesses: 0, bells: 3, outposts: 3, changelings: 1, humans: 1 });
  }
  expect(new Set(villages.map(({ castle }) => castle)).size).toBe(4);
});

rule('TP-2.4', 'five of each lie open', () => {
  const { caveDisplay, caveDeck, kingDisplay, kingDeck, trollDisplay, trollDeck } = deal(3, 'open').position;
  expect([caveDisplay, kingDisplay, trollDisplay].map(({ length }) => length)).toEqual([5, 5, 5]);
  expect([caveDeck, kingDeck, trollDeck].map(({ length }) => length)).toEqual([59, 15, 43]);
  expect(new Set([...caveDisplay, ...caveDeck]).size).toBe(64);
});

rule('TP-2.5', "a blue, a yellow and two red King's cards are open", () => {
  const { kingCards } = deal(2, 'cards').position;
  expect(kingCards.map((card) => KING_CARDS[card]?.colour)).toEqual(['blue', 'yellow', 'red', 'red']);
  expect(kingCards[2]).not.toBe(kingCards[3]);
});

rule('TP-2.6', 'the King begins nowhere', () => {
  const match = deal(2, 'king');
  expect(match.position.king).toBe(NOWHERE);
});

rule('TP-2.7', 'nobody leads a clan that somebody leads, and trolls begin in the camp', () => {
  const match = deal(4, 'clans', { firstPlayer: 0 });
  take(match, 'clan:red');
  expect(offered(match)).toEqual(['clan:teal', 'clan:yellow', 'clan:purple']);
  take(match, 'clan:teal', 'clan:purple');
  expect(match.position.players.map(({ clan }) => CLAN_IDS[clan])).toEqual(['red', 'teal', 'purple', 'yellow']);
  for (const seat of [0, 1, 2, 3]) expect(trollsAt(match, seat)).toEqual(Array(5).fill('camp'));
});

rule('TP-2.8', 'clans get what they begin with, and red places a human', () => {
  const match = chosen(ALL);
  CLANS.forEach(({ sites, goods, cows, power, covers }, seat) => {
    expect(board(match, seat)).toMatchObject({ sites, filled: sites, field: goods, cows, power, covers });
  });
  expect([step(match), asking(match)]).toEqual(['setup-human', 2]);
  expect(offered(match)).toEqual(['to-cavern:mining', 'to-cavern:building', 'to-cavern:power']);
  take(match, 'to-cavern:building');
  expect(board(match, 2).humans).toEqual([0, 1, 0]);
  expect([step(match), asking(match)]).toEqual(['move', 0]);
});

rule('TP-2.10', 'everybody has a card in hand, and those not dealt are out', () => {
  const { players, undealt } = deal(2, 'dealt').position;
  for (const { hand } of players) expect(timeOf(hand)).toBe(0);
  expect(undealt).toHaveLength(30 - 24);
});

rule(['TP-2.11', 'TP-11.3'], 'who begins is drawn, or is the first seat', () => {
  const first = (seed: string, firstPlayer: unknown) => deal(4, seed, { firstPlayer }).position.first;
  const seeds = Array.from({ length: 40 }, (_, n) => `who ${n}`);
  expect(new Set(seeds.map((seed) => first(seed, 'random')))).toEqual(new Set([0, 1, 2, 3]));
  expect(new Set(seeds.map((seed) => first(seed, 0)))).toEqual(new Set([0]));
});

rule(['TP-2.12', 'TP-9.4'], 'one seed is one setup, however clans are found', () => {
  const drawn = ({ position }: TrollsMatch) => [
    position.villages.map(({ castle }) => castle),
    [position.caveDeck, position.kingDeck, position.trollDeck],
    position.kingCards,
    position.players.map(({ deck }) => deck),
    position.first,
  ];
  const match = deal(3, 'same');
  expect(deal(3, 'same')).toEqual(match);
  expect(drawn(deal(3, 'same', { clans: 'teal-yellow-purple' }))).toEqual(drawn(match));
  expect(drawn(deal(3, 'same', { clans: 'random' }))).toEqual(drawn(match));
  expect(drawn(deal(3, 'other'))).not.toEqual(drawn(match));
});

/** Numbers from one to before the other. */
function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, n) => from + n);
}

rule('TP-2.12', 'what is drawn when, draw by draw', () => {
  const match = deal(3, 'draws', { clans: 'random' });
  const { position } = match;
  const random = randomFrom(seedFrom('draws'));
  const castles = shuffle(random, range(0, 10));
  const [cave, king, troll] = [range(0, 64), range(64, 84), range(0, 48)].map((pieces) => shuffle(random, pieces));
  const open = [range(0, 5), range(5, 10), range(10, 14)].map((colour) => shuffle(random, colour));
  const cards = [0, 1, 2].map((time) =>
    shuffle(
      random,
      TURN_CARDS.flatMap((card, number) => (card.time === time && card.village !== 2 ? [number] : [])),
    ),
  );
  const first = below(random, 3);
  const clans = shuffle(random, range(0, 4));
  expect(position.villages.map(({ castle }) => castle)).toEqual([castles[9], castles[8], -1, castles[7]]);
  expect([...position.caveDeck, ...position.caveDisplay.toReversed()]).toEqual(cave);
  expect([...position.kingDeck, ...position.kingDisplay.toReversed()]).toEqual(king);
  expect([...position.trollDeck, ...position.trollDisplay.toReversed()]).toEqual(troll);
  expect(position.kingCards).toEqual([open[0]?.[0], open[1]?.[0], ...(open[2]?.slice(0, 2) ?? [])]);
  expect([position.first, position.players.map(({ clan }) => clan)]).toEqual([first, clans.slice(0, 3)]);
  const [revealed] = position.revealed;
  position.players.forEach(({ deck, hand }, seat) => {
    const block = (time: number, size: number) => cards[time]?.slice(seat * size, (seat + 1) * size) ?? [];
    const held = revealed === undefined || seat !== first ? hand : revealed;
    expect([...deck, held]).toEqual([...block(2, 1), ...block(1, 5), ...block(0, 5)]);
  });
  expect(position.random.drawn).toBe(random.drawn);
});

rule('TP-11.1', 'two, three or four sit at the table', () => {
  for (const seats of [2, 3, 4]) expect(deal(seats, 'seats').position.players).toHaveLength(seats);
  expect(() => deal(5, 'seats')).toThrow('is for 2, 3, 4 players');
});

rule('TP-11.2', 'clans are chosen in turn order, drawn, or fixed', () => {
  const match = deal(3, 'in order', { firstPlayer: 'random' });
  const { first } = match.position;
  const order = [0, 1, 2].map(() => {
    const seat = asking(match);
    take(match, offered(match)[0] as string);
    return seat;
  });
  expect(order).toEqual([first, (first + 1) % 3, (first + 2) % 3]);
  const fixed = deal(2, 'fixed', { clans: 'yellow-purple' });
  expect(fixed.position.players.map(({ clan }) => CLAN_IDS[clan])).toEqual(['yellow', 'purple']);
  expect(step(fixed)).toBe('move');
  const clans = (seed: string) => deal(4, seed, { clans: 'random' }).position.players.map(({ clan }) => clan);
  expect(new Set(Array.from({ length: 30 }, (_, n) => clans(`draw ${n}`).join())).size).toBeGreaterThan(8);
  expect([...clans('draw')].sort()).toEqual([0, 1, 2, 3]);
});
