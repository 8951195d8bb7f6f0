import { expect } from 'vitest';
import {
  ALTERNATE,
  arrange,
  at,
  blocked,
  endTurn,
  lift,
  lost,
  move,
  offered,
  take,
  use,
  ways,
} from '../../../../test/games/cave-troll/testing.ts';
import { rule } from '../../../../test/games/kit/rule.ts';

rule('CT-5.1', 'every change of area on the board is an entering, and its effects follow', () => {
  const walking = arrange({ 'porch-nw': 'red knight', 'hall-nw': 'blue orc' });
  move(walking, 'red knight', 'hall-nw');
  expect(lost(walking)).toBe('blue orc');
  const pushed = arrange({ 'porch-nw': 'red wraith, blue knight', 'hall-nw': 'green orc' });
  use(pushed, 'red wraith');
  for (const each of [
    { do: 'pick', figure: 'blue-shield' },
    { do: 'send', area: 'hall-nw' },
  ] as const) {
    take(pushed, each);
  }
  expect(lost(pushed)).toBe('green orc');
});

rule('CT-5.2', 'monsters may enter pits, heroes never; any number', () => {
  const board = {
    'hall-ne': 'red adventurer, red orc, red knight',
    'pit-north': 'blue orc, blue wraith, green orc, green wraith, yellow orc, yellow wraith',
  };
  const match = arrange(board);
  expect(ways(match, 'red orc')).toContain('pit-north');
  expect(ways(match, 'red adventurer')).not.toContain('pit-north');
  lift(match, 'red knight');
  expect(blocked(match)).toMatchObject({ 'pit-north': 'CT-5.2 blocked.pit' });
});

rule('CT-5.3', 'anybody enters an entrance, whoever and however many are there', () => {
  const match = arrange({
    'porch-nw': 'red adventurer, red orc',
    'stair-nw': 'blue knight, blue adventurer x9, green wraith',
  });
  expect(ways(match, 'red adventurer')).toContain('stair-nw');
  expect(ways(match, 'red orc')).toContain('stair-nw');
});

rule('CT-5.4', 'nobody enters a room with a cave troll, its own side neither', () => {
  const match = arrange({ 'porch-nw': 'red adventurer, red knight, red orc, red wraith', 'hall-nw': 'red cave-troll' });
  for (const who of ['adventurer', 'knight', 'orc', 'wraith'])
    expect(ways(match, `red ${who}`)).not.toContain('hall-nw');
  lift(match, 'red knight');
  expect(blocked(match)).toMatchObject({ 'hall-nw': 'CT-5.4 blocked.closed' });
});

rule('CT-5.5', 'another player’s knight keeps out everybody but knights', () => {
  const match = arrange({
    'porch-nw': 'red adventurer, red knight, red orc, red wraith, red thief',
    'hall-nw': 'blue knight',
  });
  for (const who of ['adventurer', 'orc', 'wraith', 'thief'])
    expect(ways(match, `red ${who}`)).not.toContain('hall-nw');
  expect(ways(match, 'red knight')).toContain('hall-nw');
  lift(match, 'red adventurer');
  expect(blocked(match)).toMatchObject({ 'hall-nw': 'CT-5.5 blocked.guarded' });
});

rule('CT-5.5', 'one’s own knight keeps one out of nothing', () => {
  const match = arrange({ 'porch-nw': 'red adventurer, red orc', 'hall-nw': 'red knight' });
  expect(ways(match, 'red adventurer')).toContain('hall-nw');
  expect(ways(match, 'red orc')).toContain('hall-nw');
});

rule('CT-5.6', 'a berserker does not enter where another player’s berserker is; others do', () => {
  const match = arrange({ 'porch-nw': 'red berserker, red adventurer', 'hall-nw': 'blue berserker' }, ALTERNATE);
  expect(ways(match, 'red berserker')).not.toContain('hall-nw');
  expect(ways(match, 'red adventurer')).toContain('hall-nw');
  lift(match, 'red berserker');
  expect(blocked(match)).toMatchObject({ 'hall-nw': 'CT-5.6 blocked.shunned' });
});

rule('CT-5.7', 'five heroes and monsters of all players fill a room; chests take no place', () => {
  const four = 'blue adventurer, blue orc, green barbarian, yellow wraith, red chest, blue chest';
  expect(ways(arrange({ 'porch-nw': 'red adventurer', 'hall-nw': four }), 'red adventurer')).toContain('hall-nw');
  const five = arrange({ 'porch-nw': 'red adventurer', 'hall-nw': `${four}, red thief` });
  expect(ways(five, 'red adventurer')).not.toContain('hall-nw');
  lift(five, 'red adventurer');
  expect(blocked(five)).toMatchObject({ 'hall-nw': 'CT-5.7 blocked.full' });
});

rule('CT-5.8', 'a berserker may be the sixth among strangers, a seventh never', () => {
  const six = 'green adventurer x3, yellow adventurer x3';
  const strangers = 'green adventurer x3, yellow adventurer x2';
  const way = (board: string) =>
    ways(arrange({ 'porch-nw': 'red berserker', 'hall-nw': board }, ALTERNATE), 'red berserker');
  expect(way(strangers)).toContain('hall-nw');
  expect(way(`${strangers}, red chest`)).toContain('hall-nw');
  expect(way('green adventurer x3, yellow adventurer, red grunt')).not.toContain('hall-nw');
  expect(way(six)).not.toContain('hall-nw');
});

rule('CT-5.9', 'nobody is turned out by who comes later', () => {
  const match = arrange({ 'porch-nw': 'red knight', 'hall-nw': 'blue adventurer, blue wraith' });
  move(match, 'red knight', 'hall-nw');
  expect(at(match, 'hall-nw')).toBe('red knight, blue adventurer, blue wraith');
  const sixth = arrange({ 'porch-nw': 'red berserker', 'hall-nw': 'blue adventurer x5' }, ALTERNATE);
  move(sixth, 'red berserker', 'hall-nw');
  expect(at(sixth, 'hall-nw')).toBe('red berserker, blue adventurer x5');
});

rule('CT-5.10', 'a move leads to rooms and entrances, a monster’s also to pits', () => {
  const match = arrange({ 'porch-ne': 'red adventurer, red orc', 'hall-ne': 'red thief, red wraith' });
  expect(ways(match, 'red adventurer')).toEqual(['gallery-ne', 'hall-ne', 'stair-ne']);
  expect(ways(match, 'red thief')).toEqual(['crossing-ne', 'gallery-ne', 'guardpost-ne', 'porch-ne']);
  expect(ways(match, 'red wraith')).toEqual(['crossing-ne', 'gallery-ne', 'guardpost-ne', 'pit-north', 'porch-ne']);
});

rule('CT-6.26', 'who enters another’s knight’s room by a move or a leap', () => {
  const heroes = ['adventurer', 'dwarf', 'thief', 'barbarian', 'knight'];
  const board = {
    'porch-nw': [...heroes, 'orc', 'wraith'].map((kind) => `red ${kind}`).join(', '),
    'hall-nw': 'blue knight',
  };
  const match = arrange(board);
  const enters = [...heroes, 'orc', 'wraith'].filter((kind) => ways(match, `red ${kind}`)?.includes('hall-nw'));
  expect(enters).toEqual(['knight']);
  use(match, 'red thief');
  expect(offered(match)).not.toContain('hall-nw');
});

rule(['CT-7.4', 'CT-7.5'], 'a room may come to hold six, and never two berserkers', () => {
  const board = { 'porch-nw': 'red berserker', 'gallery-nw': 'blue berserker', 'hall-nw': 'green adventurer x5' };
  const match = arrange(board, ALTERNATE);
  move(match, 'red berserker', 'hall-nw');
  endTurn(match);
  expect(ways(match, 'blue berserker')).not.toContain('hall-nw');
});

rule('CT-case-14', 'five figures, the barbarian is one of them: full', () => {
  const match = arrange(
    { 'hall-se': 'red barbarian, blue adventurer x3, green orc', 'porch-se': 'yellow adventurer' },
    { active: 'yellow' },
  );
  expect(ways(match, 'yellow adventurer')).toEqual(['gallery-se', 'stair-se']);
});

rule('CT-case-15', 'four and two chests: not full', () => {
  const match = arrange(
    { 'hall-se': 'blue adventurer x4, blue chest, red chest', 'porch-se': 'yellow adventurer' },
    { active: 'yellow' },
  );
  expect(ways(match, 'yellow adventurer')).toContain('hall-se');
});

rule('CT-case-21', 'an adventurer keeps out of the pit, an orc does not', () => {
  const match = arrange({ 'hoard-n': 'red adventurer, red orc' });
  expect(ways(match, 'red adventurer')).toEqual(['crossing-nw', 'store-n', 'vault-n']);
  expect(ways(match, 'red orc')).toEqual(['crossing-nw', 'pit-north', 'store-n', 'vault-n']);
});

rule(['CT-case-27', 'CT-5.9'], 'the limit is tested before the orcs die', () => {
  const match = arrange({ 'hall-sw': 'blue orc, green orc, blue adventurer x3', 'porch-sw': 'red knight' });
  expect(ways(match, 'red knight')).not.toContain('hall-sw');
});

rule('CT-case-54', 'a berserker as the sixth', () => {
  const five = 'red adventurer x3, green adventurer x2';
  const scene = { ...ALTERNATE, active: 'blue' } as const;
  const match = arrange({ 'hall-nw': five, 'porch-nw': 'blue berserker, blue adventurer' }, scene);
  expect(ways(match, 'blue adventurer')).not.toContain('hall-nw');
  move(match, 'blue berserker', 'hall-nw');
  expect(at(match, 'hall-nw')).toBe('red adventurer x3, blue berserker, green adventurer x2');
  for (const other of [
    'red adventurer x3, green adventurer, blue adventurer',
    'red adventurer x2, red berserker, green adventurer x2',
  ]) {
    const barred = arrange({ 'hall-nw': other, 'porch-nw': 'blue berserker' }, scene);
    expect(ways(barred, 'blue berserker'), other).not.toContain('hall-nw');
  }
});
