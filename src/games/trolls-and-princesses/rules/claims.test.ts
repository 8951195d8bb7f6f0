import { expect } from 'vitest';
import { rule } from '../../../../test/games/kit/rule.ts';
import {
  arrange,
  asking,
  blocked,
  board,
  network,
  offered,
  offeredAs,
  pointsLeft,
  step,
  type TrollsMatch,
  take,
} from '../../../../test/games/trolls-and-princesses/testing.ts';

const KING_CARDS = ['kc-cave-tiles', 'kc-bats', 'kc-outposts', 'kc-bells'] as const;

rule(['TP-case-59', 'TP-4.29', 'TP-7.2'], 'a tile for a claim in the middle of a phase works at once', () => {
  const match = arrange({
    king: 'building',
    kingCards: KING_CARDS,
    boards: { 0: { trolls: ['building', 'building'], stored: { outpost: 2 }, power: 0 } },
    kingDisplay: ['king-power'],
  });
  take(match, 'move:camp:building', 'build-outpost:op-gold:village-1');
  expect(pointsLeft(match)).toEqual([1, 0]);
  expect(offered(match)).toContain('claim:kc-outposts');
  take(match, 'claim:kc-outposts', 'place:0:1:0');
  expect(step(match)).toBe('act');
  take(match, 'activate:king-power');
  expect(board(match).power).toBe(2);
  const used = arrange({
    kingCards: KING_CARDS,
    boards: { 0: { trolls: ['building'], stored: { outpost: 3 }, power: 0 } },
    kingDisplay: ['king-power'],
  });
  take(used, 'move:camp:building', 'activate:clan', 'claim:kc-outposts', 'place:0:1:0');
  expect(blocked(used, 'activate:king-power')).toBe('TP-4.9 blocked.activated');
});

rule('TP-4.29', 'nobody claims in the turn of another', () => {
  const match = arrange({
    kingCards: KING_CARDS,
    boards: {
      0: { trolls: ['village-1', 'village-1', 'village-1'] },
      1: { trolls: ['village-1'], stored: { bell: 3 } },
    },
  });
  take(match, 'push:camp:village-1:1');
  expect([asking(match), offeredAs(match, 'claim')]).toEqual([1, []]);
  take(match, 'to-cavern:mining', 'end', 'move:camp:building', 'end');
  expect([asking(match), offeredAs(match, 'claim')]).toEqual([1, ['claim:kc-bells']]);
});

rule(['TP-case-60', 'TP-4.30'], 'everybody claims a card once', () => {
  const match = arrange({
    kingCards: KING_CARDS,
    boards: { 0: { stored: { outpost: 3 } }, 1: { claimed: ['kc-outposts'] } },
    kingDisplay: ['king-power'],
  });
  take(match, 'claim:kc-outposts', 'place:0:1:0');
  expect([step(match), asking(match)]).toEqual(['move', 0]);
  expect(offeredAs(match, 'claim')).toEqual([]);
  expect(blocked(match, 'claim:kc-outposts')).toBe('TP-4.30 blocked.claimed');
  expect(board(match).markers).toBe(0b100);
});

rule(['TP-case-61', 'TP-7.8'], 'the totems of the King are no help for claims', () => {
  const match = arrange({
    kingCards: ['kc-cave-tiles', 'kc-bats', 'kc-outposts', 'kc-bells'],
    boards: {
      0: { cards: ['troll-bat-vp-king', 'troll-bat-vp-power'], network: [['king-totems', 0, 1, 0]] },
    },
  });
  expect(blocked(match, 'claim:kc-bats')).toBe('TP-1.21 blocked.challenge');
  const each = arrange({
    kingCards: ['kc-cave-tiles', 'kc-each-totem', 'kc-outposts', 'kc-bells'],
    boards: {
      0: { cards: ['troll-bat-vp-king', 'troll-bat-vp-power'], network: [['king-totems', 0, 1, 0]] },
    },
  });
  expect(blocked(each, 'claim:kc-each-totem')).toBe('TP-1.21 blocked.challenge');
});

rule(['TP-case-62', 'TP-7.3'], "King's tiles are no cave tiles", () => {
  const scene = (princess: number) =>
    offeredAs(arrange({ kingCards: KING_CARDS, boards: { 0: { built: { princess, king: 3 } } } }), 'claim');
  expect(scene(6)).toEqual([]);
  expect(scene(7)).toEqual(['claim:kc-cave-tiles']);
});

rule(['TP-case-80', 'TP-10.5'], 'a claim between two tiles', () => {
  const match = arrange({
    kingCards: KING_CARDS,
    boards: { 0: { trolls: ['building'], built: { princess: 6 } } },
    caveDisplay: ['cave-resource-13', 'cave-resource-14'],
    kingDisplay: ['king-power'],
  });
  take(match, 'move:camp:building', 'build-tiles', 'tile:cave-resource-13', 'place:0:1:0');
  expect(step(match)).toBe('second-tile');
  take(match, 'claim:kc-cave-tiles');
  const [where = ''] = offeredAs(match, 'place');
  take(match, where);
  expect(offered(match)).toEqual(['tile:cave-resource-14', 'stop']);
  take(match, 'tile:cave-resource-14');
  take(match, offered(match)[0] as string);
  expect([step(match), board(match).field[0]]).toEqual(['act', 1]);
  expect(network(match)).toEqual(['cave-resource-13', 'king-power', 'cave-resource-14']);
});

/** Puts so many tiles of the King's display back. */
function hideKingTiles({ position }: TrollsMatch, count: number): void {
  position.kingDeck = [...position.kingDisplay.slice(0, count), ...position.kingDeck];
  position.kingDisplay = position.kingDisplay.slice(count);
}

rule(['TP-case-81', 'TP-4.31'], 'a last chance to claim, when the displays are full', () => {
  const match = arrange({ kingCards: KING_CARDS, boards: { 0: { stored: { bell: 3 } } } });
  hideKingTiles(match, 2);
  take(match, 'move:camp:mining', 'end');
  hideKingTiles(match, 1);
  take(match, 'move:camp:building', 'end');
  expect(step(match)).toBe('close');
  expect(match.position.kingDisplay).toHaveLength(5);
  expect(offered(match)).toEqual(['claim:kc-bells', 'done']);
  take(match, 'claim:kc-bells');
  while (asking(match) === 0) take(match, offered(match)[0] as string);
  expect(match.position.kingDisplay).toHaveLength(4);
  take(match, 'move:camp:mining', 'end');
  expect(match.position.kingDisplay).toHaveLength(5);
});

rule('TP-4.31', 'who declines, and who has nothing to claim, goes on', () => {
  const match = arrange({ kingCards: KING_CARDS, boards: { 0: { stored: { bell: 3 } } } });
  take(match, 'move:camp:mining', 'end', 'move:camp:building', 'end', 'done');
  expect([asking(match), step(match), board(match).markers]).toEqual([1, 'move', 0]);
  const nothing = arrange({ kingCards: KING_CARDS });
  take(nothing, 'move:camp:mining', 'end', 'move:camp:building', 'end');
  expect(asking(nothing)).toBe(1);
});

rule('TP-case-74', "without a deck the King's display shrinks", () => {
  const match = arrange({
    kingCards: KING_CARDS,
    boards: { 0: { stored: { bell: 3 } } },
    kingDisplay: ['king-power', 'king-cows'],
  });
  match.position.kingDeck = [];
  take(match, 'claim:kc-bells', 'tile:king-power', 'place:0:1:0', 'move:camp:mining', 'end');
  expect(match.position.kingDisplay).toHaveLength(1);
});
