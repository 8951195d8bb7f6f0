import { expect } from 'vitest';
import {
  arrange,
  asking,
  buy,
  controlled,
  counts,
  done,
  type GardenMatch,
  offered,
  place,
  row,
  sow,
  take,
  whyNot,
} from '../../../../test/games/gnome-elf-troll/testing.ts';
import { rule } from '../../../../test/games/kit/rule.ts';
import { canUndo, isMatchOver } from '../../../kernel/match.ts';
import { eventsFor } from '../../../kernel/tell.ts';

/** Plays so many turns, beans and apples in turn so that they pay for nothing, and gives the seats that had them. */
function turnOrder(match: GardenMatch, turns: number): number[] {
  return Array.from({ length: turns }, () => {
    const seat = asking(match);
    take(match, sow(match.position.gardens[seat]?.at(-1)?.kind === 'bean' ? 'apple' : 'bean'));
    return seat;
  });
}

const PLENTY = 'bean apple bean apple bean apple bean apple bean apple bean apple';

function long(seats: number, marker = 0): GardenMatch {
  return arrange({ seats, marker, hands: Array(seats).fill(PLENTY), pile: '' });
}

rule('GET-3.1', 'each player has one turn in a round, clockwise from the holder of the marker', () => {
  expect(turnOrder(long(4, 2), 4)).toEqual([2, 3, 0, 1]);
});

rule('GET-3.2', 'after the round the marker passes clockwise, and its holder begins', () => {
  const match = long(4, 3);
  expect(turnOrder(match, 3)).toEqual([3, 0, 1]);
  expect(match.position.marker).toBe(3);
  const told = take(match, sow('bean'));
  expect(match.position.marker).toBe(0);
  expect(told.at(-1)?.event).toEqual({ say: 'told.marker', seat: 0 });
  expect(turnOrder(match, 4)).toEqual([0, 1, 2, 3]);
  expect(turnOrder(match, 4)).toEqual([1, 2, 3, 0]);
});

rule(['GET-3.1', 'GET-3.2'], 'with two players the last of a round begins the next', () => {
  expect(turnOrder(long(2), 6)).toEqual([0, 1, 1, 0, 0, 1]);
});

rule('GET-case-24', 'three players: 1, 2, 3 then 2, 3, 1 then 3, 1, 2 then 1, 2, 3', () => {
  expect(turnOrder(long(3), 12)).toEqual([0, 1, 2, 1, 2, 0, 2, 0, 1, 0, 1, 2]);
});

rule('GET-3.3', 'a turn is sow, harvest, buy, replenish, then the win check', () => {
  const gardens = ['bean bean bean bean', 'bean:gnome@0 bean apple'];
  const match = arrange({ gardens, hands: ['bean'], pile: 'apple' });
  const told = take(match, sow('bean'), buy('elf', 'bean'), place(0, 0), done());
  expect(told.map(({ event }) => event.say)).toEqual([
    'told.sowed',
    'told.harvested',
    'told.bought',
    'told.placed',
    'told.lost',
    'told.drew',
    'told.drew-a-tile',
    'told.won',
  ]);
});

rule(['GET-3.6', 'GET-6.3'], 'a player who must sow with an empty hand takes no turn, and the game ends', () => {
  const match = arrange({ gardens: ['', 'bean bean bean'], hands: ['bean', '', 'bean'], pile: 'bean apple' });
  const told = take(match, sow('bean'));
  expect(isMatchOver(match)).toBe(true);
  expect(told.at(-1)?.event).toEqual({ say: 'told.no-tile', seat: 1 });
  expect(match.position.winner).toBeUndefined();
  expect(match.position.hands).toEqual([['apple'], [], ['bean']]);
});

rule('GET-3.6', 'an empty hand elsewhere does not end the game', () => {
  const match = arrange({ hands: ['bean', 'bean', ''], pile: '' });
  take(match, sow('bean'));
  expect(match.position.hands[0]).toEqual([]);
  expect(asking(match)).toBe(1);
});

rule('GET-3.13', 'what is unspent is lost: the next purse holds the next harvest alone', () => {
  const match = arrange({ seats: 2, gardens: ['bean bean', 'apple'], hands: ['apple', 'apple'], pile: 'bean bean' });
  const told = take(match, sow('apple'), done());
  expect(told.map(({ event }) => event)).toContainEqual({ say: 'told.lost', seat: 0, pumpkin: 0, apple: 1, bean: 3 });
  expect(match.position.purse).toEqual(counts({}));
  take(match, sow('apple'));
  expect(match.position.purse).toEqual(counts({ apple: 3 }));
});

rule('GET-3.13', 'with nothing left over nothing is said to be lost', () => {
  const told = take(arrange({ gardens: ['bean'], purse: { bean: 3 } }), buy('gnome', 'bean'), place(0, 0));
  expect(told.map(({ event }) => event.say)).not.toContain('told.lost');
});

rule('GET-3.16', 'the turn player draws the top tile of the pile, one only', () => {
  const match = arrange({ turns: 1, hands: ['bean', 'bean bean', 'bean'], pile: 'apple bean pumpkin' });
  take(match, sow('bean'));
  expect(match.position.hands).toEqual([['bean'], ['bean', 'pumpkin'], ['bean']]);
  expect(match.position.pile).toEqual(['apple', 'bean']);
});

rule(['GET-3.16', 'GET-7.2'], 'only the one who draws learns what was drawn', () => {
  const told = take(arrange({ hands: ['bean'], pile: 'pumpkin' }), sow('bean'));
  expect(eventsFor(told, 0)).toContainEqual({ say: 'told.drew', seat: 0, kind: 'pumpkin' });
  expect(eventsFor(told, 0)).not.toContainEqual({ say: 'told.drew-a-tile', seat: 0 });
  for (const other of [1, 2, 'spectator'] as const) {
    expect(eventsFor(told, other)).toContainEqual({ say: 'told.drew-a-tile', seat: 0 });
    expect(eventsFor(told, other).filter(({ kind }) => kind === 'pumpkin')).toEqual([]);
  }
});

rule('GET-3.16', 'with an empty pile nothing is drawn', () => {
  const match = arrange({ hands: ['bean bean'], pile: '' });
  const told = take(match, sow('bean'));
  expect(match.position.hands[0]).toEqual(['bean']);
  expect(told.map(({ event }) => event.say)).toEqual(['told.sowed', 'told.harvested', 'told.lost']);
});

rule('GET-6.1', 'reaching the goal ends the match at the end of the own turn: 9 is too few, 10 enough', () => {
  const nine = arrange({ gardens: ['bean bean bean bean'], hands: ['bean'] });
  take(nine, sow('bean'), done());
  expect(controlled(nine, 0).bean).toBe(9);
  expect(asking(nine)).toBe(1);
  const ten = arrange({ gardens: ['bean bean bean bean apple bean'], hands: ['bean'] });
  take(ten, sow('bean', 'left'), done());
  expect(controlled(ten, 0).bean).toBe(10);
  expect(isMatchOver(ten)).toBe(true);
  expect(ten.position.winner).toBe(0);
  expect(whyNot(ten, sow('bean'), 1).rule).toBe('GET-6.1');
});

rule('GET-6.1', 'any kind will do', () => {
  for (const kind of ['pumpkin', 'apple', 'bean'] as const) {
    const match = arrange({ gardens: [Array(5).fill(kind).join(' ')], hands: [kind] });
    const told = take(match, sow(kind), done());
    expect(told.at(-1)?.event).toEqual({ say: 'told.won', seat: 0, kind, count: 11 });
  }
});

rule(['GET-9.2', 'GET-6.1'], 'the goal is the one of the option', () => {
  const short = arrange({ goal: 8, gardens: ['bean bean bean bean'], hands: ['bean'] });
  take(short, sow('bean'), done());
  expect(short.position.winner).toBe(0);
  const seven = arrange({ goal: 8, gardens: ['bean bean bean'], hands: ['bean'] });
  take(seven, sow('bean'), done());
  expect(asking(seven)).toBe(1);
  const far = arrange({ goal: 12, gardens: ['bean bean bean bean bean'], hands: ['bean'] });
  take(far, sow('bean'), done());
  expect(controlled(far, 0).bean).toBe(11);
  expect(asking(far)).toBe(1);
});

rule(['GET-5.1', 'GET-6.1'], 'spending does not reduce what is controlled', () => {
  const match = arrange({ gardens: ['bean bean bean bean bean'], hands: ['bean'] });
  take(match, sow('bean'), buy('elf', 'bean'), place(0, 0), buy('elf', 'bean'), place(0, 1), buy('gnome', 'bean'));
  expect(match.position.purse).toEqual(counts({}));
  take(match, place(0, 2));
  expect(match.position.winner).toBe(0);
});

rule('GET-6.2', 'nobody wins in the turn of another, whatever they control', () => {
  const match = arrange({ gardens: ['', '', 'bean bean bean bean bean bean'], hands: ['bean', 'bean', 'apple'] });
  take(match, sow('bean'), sow('bean'));
  expect(controlled(match, 2).bean).toBe(11);
  expect(asking(match)).toBe(2);
  take(match, sow('apple'), done());
  expect(match.position.winner).toBe(2);
});

rule('GET-8.2', 'once the turn is over, nothing of it can be taken back', () => {
  const drawing = arrange({ gardens: ['bean bean'], hands: ['bean'], pile: 'apple' });
  take(drawing, sow('bean'));
  expect(canUndo(drawing, 0)).toBe(true);
  take(drawing, done());
  expect(canUndo(drawing, 0)).toBe(false);
  const lastTiles = arrange({ gardens: ['bean bean'], hands: ['bean'], pile: '' });
  take(lastTiles, sow('bean'), done());
  expect(canUndo(lastTiles, 0)).toBe(false);
});

/** Whether the second of two players, who ends a round and begins the next, can take back into the first of these turns. */
function canUndoLastTurn(pile: string): boolean {
  const match = arrange({ seats: 2, turns: 1, gardens: ['', 'bean'], hands: ['apple', 'bean apple'], pile });
  take(match, sow('apple'));
  expect(asking(match)).toBe(1);
  return canUndo(match, 1);
}

rule('GET-8.2', 'nor where the same player has the next turn, with a tile drawn in between', () => {
  expect(canUndoLastTurn('apple')).toBe(false);
});

rule('GET-8.2', 'nor where the same player has the next turn, with an empty pile', () => {
  expect(canUndoLastTurn('')).toBe(false);
});

rule('GET-8.2', 'a drawn tile is something learned, also in the turn that wins', () => {
  const match = arrange({ gardens: ['bean bean bean bean bean'], hands: ['bean'], pile: 'apple' });
  take(match, sow('bean'));
  const { learned } = match.position;
  take(match, done());
  expect(match.position.winner).toBe(0);
  expect(match.position.learned).toBeGreaterThan(learned);
});

rule('GET-8.3', 'harvest, replenish and the win check ask nobody', () => {
  const match = arrange({ gardens: ['bean', 'apple'], hands: ['apple', 'bean'], pile: 'bean' });
  take(match, sow('apple'));
  expect(match.entries).toHaveLength(1);
  expect(match.position.hands[0]).toEqual(['bean']);
  expect(offered(match)).toEqual(['sow bean left', 'sow bean right']);
});

/** Seat 0 has 3 gnomes on beans and a row of 4 beans under a troll; seat 1 is buying and can call an elf. */
function trollOnTheRow(hands: readonly string[]): GardenMatch {
  const gnomes = 'bean:gnome@0 apple bean:gnome@0 pumpkin bean:gnome@0';
  return arrange({ marker: 1, gardens: ['bean bean:troll@2 bean bean', gnomes], hands, purse: { bean: 4 } });
}

rule(['GET-case-19', 'GET-6.2'], 'ten reached in the turn of another wins only at the end of the own turn', () => {
  const match = trollOnTheRow(['apple', '', 'apple']);
  expect(controlled(match, 0).bean).toBe(7);
  take(match, buy('elf', 'bean'), place(0, 1));
  expect(controlled(match, 0).bean).toBe(10);
  expect(asking(match)).toBe(2);
  take(match, sow('apple'));
  expect(asking(match)).toBe(0);
  take(match, sow('apple'), done());
  expect(match.position.winner).toBe(0);
});

rule('GET-case-20', 'ten reached in the own buy phase wins after replenish in the same turn', () => {
  const gardens = ['bean bean bean bean', 'bean:gnome@0 bean apple:gnome@0 bean:gnome@0'];
  const match = arrange({ gardens, hands: [''], pile: 'pumpkin apple', purse: { bean: 4 } });
  expect(controlled(match, 0).bean).toBe(9);
  const told = take(match, buy('gnome', 'bean'), place(1, 1));
  expect(match.position.winner).toBe(0);
  expect(match.position.hands[0]).toEqual(['apple']);
  expect(told.slice(-3).map(({ event }) => event.say)).toEqual(['told.drew', 'told.drew-a-tile', 'told.won']);
});

rule('GET-case-21', 'ten reached in the turn of another and lost again before the own turn ends: no win', () => {
  const match = arrange({
    marker: 1,
    gardens: ['bean bean:troll@2 bean bean', 'bean:gnome@0 apple bean:gnome@0 pumpkin bean:gnome@0', 'apple pumpkin'],
    hands: ['apple', 'apple', 'bean'],
    purse: { bean: 4 },
  });
  take(match, buy('elf', 'bean'), place(0, 1));
  expect(controlled(match, 0).bean).toBe(10);
  take(match, sow('bean'), buy('troll'), place(0, 2));
  expect(row(match, 0)).toBe('bean bean:elf@1 bean:troll@2 bean');
  take(match, sow('apple'), done());
  expect(controlled(match, 0).bean).toBe(7);
  expect(match.position.winner).toBeUndefined();
  expect(asking(match)).toBe(2);
});

rule('GET-case-22', 'with an empty pile hands shrink until somebody has nothing to sow', () => {
  const match = arrange({ hands: ['bean', 'bean', 'bean'], pile: 'apple' });
  take(match, sow('bean'), sow('bean'), sow('bean'));
  expect(match.position.hands).toEqual([['apple'], [], []]);
  expect(match.position.marker).toBe(1);
  expect(isMatchOver(match)).toBe(true);
});

rule(['GET-case-31', 'GET-6.1'], 'twelve beans win with a goal of 10; 9 beans and 9 apples do not', () => {
  const twelve = arrange({ gardens: ['bean bean bean bean bean', 'bean:gnome@0'], hands: ['bean'] });
  take(twelve, sow('bean'), done());
  expect(controlled(twelve, 0).bean).toBe(12);
  expect(twelve.position.winner).toBe(0);
  const nines = arrange({ gardens: ['bean bean bean bean bean apple apple apple apple'], hands: ['apple'] });
  take(nines, sow('apple', 'right'), done());
  expect(controlled(nines, 0)).toEqual(counts({ apple: 9, bean: 9 }));
  expect(nines.position.winner).toBeUndefined();
  expect(asking(nines)).toBe(1);
});
