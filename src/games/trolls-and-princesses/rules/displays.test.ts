import { expect } from 'vitest';
import { rule } from '../../../../test/games/kit/rule.ts';
import { arrange, offered, offeredAs, take } from '../../../../test/games/trolls-and-princesses/testing.ts';
import { randomFrom, seedFrom, shuffle } from '../../../kernel/random.ts';

rule(['TP-3.11', 'TP-6.9'], 'what was taken is replaced at the end of the phase, and not before', () => {
  const match = arrange({ boards: { 0: { trolls: ['power', 'building'], cows: 1, power: 1 } } });
  const { position } = match;
  const [next, afterNext] = [position.trollDeck.at(-1), position.trollDeck.at(-2)];
  const open = position.trollDisplay;
  take(match, 'move:camp:power');
  take(match, offeredAs(match, 'buy-card')[2] as string);
  while (position.stack.at(-1)?.step !== 'act') take(match, offered(match)[0] as string);
  expect(position.trollDisplay).toEqual(open.filter((_, n) => n !== 2));
  expect(position.caveDisplay).toHaveLength(5);
  take(match, 'end');
  expect(position.trollDisplay).toEqual([...open.filter((_, n) => n !== 2), next]);
  expect(position.trollDeck.at(-1)).toBe(afterNext);
});

rule('TP-6.9', 'cave tiles are shuffled before troll cards, and nothing else is', () => {
  const match = arrange();
  const { position } = match;
  const [caves, cards] = [position.caveDeck, position.trollDeck];
  const [openCaves, openCards] = [position.caveDisplay.slice(0, 3), position.trollDisplay.slice(0, 3)];
  position.caveDiscard = caves;
  position.trollDiscard = cards;
  position.caveDeck = [];
  position.trollDeck = [];
  position.caveDisplay = openCaves;
  position.trollDisplay = openCards;
  position.random = randomFrom(seedFrom('fill'));
  take(match, 'move:camp:mining', 'end');
  const random = randomFrom(seedFrom('fill'));
  const newCaves = shuffle(random, caves.slice());
  const newCards = shuffle(random, cards.slice());
  expect(position.caveDisplay).toEqual([...openCaves, newCaves.pop(), newCaves.pop()]);
  expect(position.trollDisplay).toEqual([...openCards, newCards.pop(), newCards.pop()]);
  expect([position.caveDeck, position.trollDeck]).toEqual([newCaves, newCards]);
  expect([position.caveDiscard, position.trollDiscard]).toEqual([[], []]);
  expect(position.random.drawn).toBe(random.drawn);
});

rule('TP-6.9', 'without deck and discard pile a display stays short', () => {
  const match = arrange();
  const { position } = match;
  Object.assign(position, { caveDeck: [], kingDeck: [], trollDeck: [] });
  position.caveDisplay = position.caveDisplay.slice(0, 2);
  position.kingDisplay = position.kingDisplay.slice(0, 1);
  position.trollDisplay = [];
  take(match, 'move:camp:mining', 'end');
  expect([position.caveDisplay, position.kingDisplay, position.trollDisplay].map(({ length }) => length)).toEqual([
    2, 1, 0,
  ]);
});

rule(['TP-4.14', 'TP-4.18', 'TP-6.10'], 'a discard pile alone is enough for new tiles or cards', () => {
  const match = arrange({ boards: { 0: { trolls: ['building', 'power'], field: { obsidian: 1 } } } });
  const { position } = match;
  const [caves, cards] = [position.caveDeck, position.trollDeck];
  position.caveDiscard = caves.slice(0, 1);
  position.caveDeck = [];
  position.trollDiscard = cards.slice(0, 2);
  position.trollDeck = [];
  take(match, 'move:camp:building', 'refresh-cave');
  expect([position.caveDisplay.length, position.caveDeck.length, position.caveDiscard]).toEqual([5, 1, []]);
  take(match, 'end', 'move:camp:power', 'refresh-cards');
  expect([position.trollDisplay.length, position.trollDeck.length, position.trollDiscard]).toEqual([5, 2, []]);
});
