import { expect } from 'vitest';
import { rule } from '../../../../test/games/kit/rule.ts';
import {
  arrange,
  asking,
  board,
  deal,
  offered,
  playOn,
  pointsLeft,
  step,
  type TrollsMatch,
  take,
  trollsAt,
  village,
  whyNot,
} from '../../../../test/games/trolls-and-princesses/testing.ts';
import { isMatchOver } from '../../../kernel/match.ts';
import { randomFrom, seedFrom } from '../../../kernel/random.ts';
import { areaNumber } from '../box/areas.ts';
import { NO_CARD, TURN_CARDS } from '../box/turn-cards.ts';

/** Ends seat 0's turn without doing anything but moving. */
function pass(match: TrollsMatch): void {
  take(match, 'move:camp:mining', 'end', 'move:camp:building', 'end');
}

/** The turn card of seat 1 is revealed. */
function revealed(card: string, scene: Parameters<typeof arrange>[0] = {}): TrollsMatch {
  const match = arrange({ seats: 4, hands: { 1: card }, ...scene });
  pass(match);
  return match;
}

function kingOf({ position }: TrollsMatch): [number, number] {
  return [position.king, position.kingAt];
}

rule('TP-3.1', 'a turn is a card, two trolls and a draw; a round is a turn of everybody', () => {
  const match = deal(3, 'a round', { firstPlayer: 0, clans: 'teal-yellow-purple' });
  const order: number[] = [];
  for (let turn = 0; turn < 6; turn++) {
    order.push(asking(match));
    expect(match.position.phase).toBe(2);
    take(match, offered(match)[0] as string, 'end');
    expect(match.position.phase).toBe(3);
    take(match, offered(match)[0] as string, 'end');
  }
  expect(order).toEqual([0, 1, 2, 0, 1, 2]);
  expect(whyNot(match, { do: 'end' }, 1)).toEqual({ rule: 'TP-3.1', say: 'refused.not-your-turn' });
});

rule(['TP-3.2', 'TP-3.3'], 'a card brings its piece to its village and sends the King, and is out', () => {
  const match = revealed('turn-3-morning-3');
  expect(village(match, 3).changelings).toBe(2);
  expect(match.position.supply.changelings).toBe(11);
  expect(kingOf(match)).toEqual([areaNumber('mining'), 1]);
  expect(board(match, 1).hand).toBe(NO_CARD);
  expect(TURN_CARDS[match.position.revealed.at(-1) as number]?.id).toBe('turn-3-morning-3');
});

rule('TP-3.2', 'each kind of piece comes from the supply, if there is one', () => {
  const brought = (card: string, supply: { humans?: number; changelings?: number; princesses?: number }) => {
    const match = revealed(card, { supply });
    const { humans, changelings, princesses } = match.position.supply;
    const there = village(match, 2);
    return [there.humans, there.changelings, there.princesses, humans, changelings, princesses];
  };
  const full = { humans: 5, changelings: 5, princesses: 5 };
  expect(brought('turn-2-morning-1', full)).toEqual([2, 1, 0, 4, 5, 5]);
  expect(brought('turn-2-evening-2', full)).toEqual([1, 2, 0, 5, 4, 5]);
  expect(brought('turn-2-night-3', full)).toEqual([1, 1, 1, 5, 5, 4]);
  expect(brought('turn-2-morning-1', { ...full, humans: 0 })).toEqual([1, 1, 0, 0, 5, 5]);
  expect(brought('turn-2-evening-2', { ...full, changelings: 0 })).toEqual([1, 1, 0, 5, 0, 5]);
  expect(brought('turn-2-night-3', { ...full, princesses: 0 })).toEqual([1, 1, 0, 5, 5, 0]);
});

rule('TP-3.12', 'the card on top of the deck is drawn', () => {
  const match = arrange();
  const deck = board(match).deck;
  expect(board(match).hand).toBe(NO_CARD);
  pass(match);
  expect(board(match).hand).toBe(deck.at(-1));
  expect(board(match).deck).toEqual(deck.slice(0, -1));
});

rule('TP-case-4', 'a castle with a princess takes no second, but the King comes', () => {
  const match = revealed('turn-1-evening-4', { villages: { 'village-1': { princesses: 1 } } });
  expect(village(match, 1).princesses).toBe(1);
  expect(match.position.supply.princesses).toBe(12);
  expect(kingOf(match)).toEqual([areaNumber('building'), 1]);
});

rule('TP-case-5', 'without a human in the supply none comes, but the King does', () => {
  const match = revealed('turn-2-morning-2', { supply: { humans: 0 } });
  expect(village(match, 2).humans).toBe(1);
  expect(kingOf(match)[0]).toBe(areaNumber('village-2'));
});

rule(
  ['TP-case-6', 'TP-3.13', 'TP-3.12'],
  'the game ends when all cards are played, and all have had as many turns',
  () => {
    for (const [seats, rounds] of [
      [2, 12],
      [3, 11],
      [4, 10],
    ] as const) {
      const match = deal(seats, 'to the end');
      const turns = Array<number>(seats).fill(0);
      let seen = 0;
      playOn(match, randomFrom(seedFrom('end')), () => {
        if (match.position.turns > seen) {
          seen = match.position.turns;
          turns[match.position.active] = (turns[match.position.active] as number) + 1;
        }
        return false;
      });
      expect(isMatchOver(match)).toBe(true);
      expect(turns).toEqual(Array(seats).fill(rounds));
      expect(match.position.players.map(({ deck, hand }) => [deck.length, hand])).toEqual(
        Array(seats).fill([0, NO_CARD]),
      );
      expect(whyNot(match, { do: 'end' }, 0).rule).toBe('TP-3.13');
    }
  },
);

rule('TP-3.4', 'a troll goes from anywhere to anywhere else in play', () => {
  const match = arrange({ seats: 3, boards: { 0: { trolls: ['camp', 'camp', 'camp', 'camp', 'village-2'] } } });
  expect(offered(match)).toEqual([
    ...['mining', 'building', 'power', 'village-1', 'village-4'].map((to) => `move:village-2:${to}`),
    ...['mining', 'building', 'power', 'village-1', 'village-2', 'village-4'].map((to) => `move:camp:${to}`),
  ]);
  expect(whyNot(match, { do: 'skip' })).toMatchObject({ rule: 'TP-3.4', say: 'blocked.must-move' });
});

rule('TP-3.5', 'points are spent as one likes; what is left is lost', () => {
  const match = arrange({ boards: { 0: { trolls: ['mining', 'mining'] } } });
  take(match, 'move:camp:mining', 'mine-obsidian', 'mine-obsidian');
  expect(pointsLeft(match)).toEqual([1, 0]);
  take(match, 'end');
  expect(pointsLeft(match)).toEqual([0, 0]);
  take(match, 'move:camp:power');
  expect(pointsLeft(match)).toEqual([1, 0]);
});

rule('TP-3.10', 'a phase without a legal move is skipped', () => {
  const full = ['village-1', 'village-1', 'village-1', 'village-1'] as const;
  const other = ['village-3', 'village-3', 'village-3', 'village-3'] as const;
  const match = arrange({
    kingCards: ['kc-bats', 'kc-bells', 'kc-cave-tiles', 'kc-outposts'],
    boards: {
      0: { trolls: [...full, 'mining'], humans: { mining: 3, building: 4, power: 4 } },
      1: { trolls: [...other, 'mining'], humans: { mining: 3, building: 4, power: 4 } },
    },
  });
  expect(offered(match)).toEqual(['skip']);
  take(match, 'skip');
  expect([step(match), match.position.phase]).toEqual(['move', 3]);
});

rule('TP-3.11', 'trolls come home first, then the displays are filled', () => {
  const match = arrange({
    boards: { 0: { trolls: ['village-1', 'village-1'], network: [['cave-resource-13', 0, 1, 0]] } },
    villages: { 'village-1': { castle: 'castle-build' } },
    caveDisplay: ['cave-resource-14', 'cave-resource-15'],
  });
  take(match, 'move:camp:village-1', 'castle', 'tile:cave-resource-14', 'place:-1:2:0', 'end');
  expect(match.position.caveDisplay).toHaveLength(1);
  const events = take(match, 'to-cavern:mining', 'to-cavern:mining', 'to-cavern:power');
  expect(events.map(({ say }) => say)).toEqual(['told.returned', 'told.returned', 'told.returned']);
  expect(match.position.caveDisplay).toHaveLength(5);
  expect(trollsAt(match)).toEqual(['mining', 'mining', 'power', 'camp', 'camp']);
});
