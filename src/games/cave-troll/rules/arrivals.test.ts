import { expect } from 'vitest';
import {
  ALTERNATE,
  arrange,
  asking,
  at,
  canUse,
  endTurn,
  gold,
  lost,
  move,
  offered,
  take,
  use,
  ways,
} from '../../../../test/games/cave-troll/testing.ts';
import { rule } from '../../../../test/games/kit/rule.ts';

rule('CT-6.6', 'with two players’ knights in a room only knights enter', () => {
  const board = { 'hall-nw': 'red knight, blue knight', 'porch-nw': 'red adventurer, red orc' };
  const match = arrange({
    ...board,
    'gallery-nw': 'blue adventurer',
    'guardpost-nw': 'green knight, green adventurer',
  });
  expect(ways(match, 'red adventurer')).not.toContain('hall-nw');
  expect(ways(match, 'red orc')).not.toContain('hall-nw');
  endTurn(match);
  expect(ways(match, 'blue adventurer')).not.toContain('hall-nw');
  endTurn(match);
  expect(ways(match, 'green adventurer')).not.toContain('hall-nw');
  expect(ways(match, 'green knight')).toContain('hall-nw');
});

rule('CT-6.7', 'figures in the room when a knight comes may act and leave, but not come back', () => {
  const match = arrange({ 'hall-nw': 'red wraith, red adventurer, blue knight', 'porch-nw': 'green adventurer' });
  expect(canUse(match, 'red wraith')).toBe(true);
  move(match, 'red adventurer', 'gallery-nw');
  expect(ways(match, 'red adventurer')).not.toContain('hall-nw');
});

rule('CT-6.8', 'a knight on an entrance blocks nothing', () => {
  const match = arrange({ 'stair-nw': 'blue knight', 'porch-nw': 'red adventurer, red wraith' });
  expect(ways(match, 'red adventurer')).toContain('stair-nw');
  expect(ways(match, 'red wraith')).toContain('stair-nw');
});

rule(
  ['CT-6.9', 'CT-5.11'],
  'a knight that enters a room kills all orcs in it, its own side’s too, and nobody else',
  () => {
    const match = arrange({ 'porch-sw': 'red knight', 'hall-sw': 'red orc, blue orc, green wraith, blue adventurer' });
    move(match, 'red knight', 'hall-sw');
    expect(lost(match)).toBe('red orc, blue orc');
    expect(at(match, 'hall-sw')).toBe('red knight, blue adventurer, green wraith');
  },
);

rule('CT-6.9', 'on an entrance a knight’s coming kills nobody', () => {
  const match = arrange({ 'porch-sw': 'red knight', 'stair-sw': 'blue orc' });
  move(match, 'red knight', 'stair-sw');
  expect(at(match, 'stair-sw')).toBe('red knight, blue orc');
});

rule(['CT-6.10', 'CT-case-26'], 'an orc may join its own side’s knight; another’s orc cannot', () => {
  const match = arrange({ 'hall-sw': 'red knight', 'pit-south': 'red orc, blue orc' });
  move(match, 'red orc', 'hall-sw');
  expect(at(match, 'hall-sw')).toBe('red knight, red orc');
  endTurn(match);
  expect(ways(match, 'blue orc')).not.toContain('hall-sw');
});

rule(['CT-7.14', 'CT-5.11'], 'a giant slayer earns 1 gold in a room without other heroes and monsters', () => {
  const match = arrange(
    { 'stair-nw': 'red giant-slayer', 'porch-nw': 'blue chest', 'guardpost-nw': 'blue grunt' },
    ALTERNATE,
  );
  move(match, 'red giant-slayer', 'guardpost-nw');
  expect(gold(match)).toEqual([0, 0, 0, 0]);
  move(match, 'red giant-slayer', 'stair-nw');
  expect(gold(match)).toEqual([0, 0, 0, 0]);
  move(match, 'red giant-slayer', 'porch-nw');
  expect(gold(match)).toEqual([1, 0, 0, 0]);
  expect(match.position.ledger).toEqual([
    { say: 'score.slayer', seat: 0, count: 1, points: 1, rule: 'CT-7.14', area: 'porch-nw' },
  ]);
});

rule('CT-7.14', 'once in each player’s turn, for each giant slayer', () => {
  const match = arrange({ 'stair-nw': 'red giant-slayer, blue giant-slayer' }, { ...ALTERNATE, seats: 2 });
  move(match, 'red giant-slayer', 'porch-nw');
  move(match, 'red giant-slayer', 'gallery-nw');
  expect(gold(match)).toEqual([1, 0]);
  endTurn(match);
  move(match, 'blue giant-slayer', 'guardpost-nw');
  expect(gold(match)).toEqual([1, 1]);
  endTurn(match);
  move(match, 'red giant-slayer', 'store-n');
  expect(gold(match)).toEqual([2, 1]);
});

rule(
  ['CT-7.14', 'CT-3.8'],
  'what it earned in its own turn does not count in another player’s, where it earns once more',
  () => {
    const match = arrange(
      { 'stair-ne': 'red giant-slayer', 'hall-ne': 'blue rampaging-troll', 'porch-ne': 'green rampaging-troll' },
      { ...ALTERNATE, seats: 3 },
    );
    move(match, 'red giant-slayer', 'guardpost-ne');
    expect(gold(match)).toEqual([1, 0, 0]);
    move(match, 'red giant-slayer', 'hall-ne');
    endTurn(match);
    use(match, 'blue rampaging-troll');
    take(match, { do: 'pick', figure: 'red-short' }, { do: 'send', area: 'guardpost-ne' });
    expect([asking(match), ...gold(match)]).toEqual(['blue', 2, 0, 0]);
    move(match, 'blue rampaging-troll', 'guardpost-ne');
    use(match, 'blue rampaging-troll');
    take(match, { do: 'pick', figure: 'red-short' }, { do: 'send', area: 'store-n' });
    expect(gold(match)).toEqual([2, 0, 0]);
  },
);

rule('CT-case-23', 'a knight’s room: who gets in, before and after a second knight', () => {
  const board = {
    'crossing-ne': 'blue knight',
    'hall-ne': 'red adventurer',
    'vault-n': 'red knight',
    'vault-e': 'blue adventurer',
    'hoard-e': 'green knight',
  };
  const match = arrange(board);
  expect(ways(match, 'red adventurer')).not.toContain('crossing-ne');
  expect(ways(match, 'red knight')).toContain('crossing-ne');
  endTurn(match);
  expect(ways(match, 'blue adventurer')).toContain('crossing-ne');
  for (let turn = 0; turn < 3; turn++) endTurn(match);
  move(match, 'red knight', 'crossing-ne');
  expect(ways(match, 'red adventurer')).not.toContain('crossing-ne');
  endTurn(match);
  expect(ways(match, 'blue adventurer')).not.toContain('crossing-ne');
  endTurn(match);
  expect(ways(match, 'green knight')).toContain('crossing-ne');
});

rule('CT-case-24', 'not turned out, but not let in again', () => {
  const match = arrange({ 'crossing-ne': 'red adventurer', 'vault-n': 'blue knight' }, { active: 'blue' });
  move(match, 'blue knight', 'crossing-ne');
  expect(at(match, 'crossing-ne')).toBe('red adventurer, blue knight');
  for (let turn = 0; turn < 3; turn++) endTurn(match);
  move(match, 'red adventurer', 'hall-ne');
  expect(ways(match, 'red adventurer')).not.toContain('crossing-ne');
});

rule('CT-case-25', 'a knight among two orcs and a wraith', () => {
  const match = arrange({ 'hall-sw': 'red orc, blue orc, green wraith', 'porch-sw': 'red knight' });
  move(match, 'red knight', 'hall-sw');
  expect([at(match, 'hall-sw'), lost(match)]).toEqual(['red knight, green wraith', 'red orc, blue orc']);
});

rule('CT-case-59', 'the giant slayer’s gold and his end', () => {
  const match = arrange({ 'stair-nw': 'red giant-slayer', 'store-n': 'blue chest' }, { ...ALTERNATE, seats: 2 });
  move(match, 'red giant-slayer', 'porch-nw');
  expect(gold(match)[0]).toBe(1);
  move(match, 'red giant-slayer', 'gallery-nw');
  expect(gold(match)[0]).toBe(1);
  endTurn(match);
  endTurn(match);
  move(match, 'red giant-slayer', 'store-n');
  expect(gold(match)[0]).toBe(2);
  const later = arrange({ 'hall-nw': 'red giant-slayer, blue rampaging-troll' }, ALTERNATE);
  use(later, 'red giant-slayer');
  expect(offered(later)).toEqual(['blue rampaging-troll']);
  take(later, { do: 'pick', figure: 'blue-troll' });
  expect([at(later, 'hall-nw'), lost(later)]).toEqual(['', 'red giant-slayer, blue rampaging-troll']);
});
