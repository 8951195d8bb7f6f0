import { expect } from 'vitest';
import {
  arrange,
  at,
  blocked,
  type CaveMatch,
  canUse,
  lift,
  lost,
  move,
  none,
  offered,
  pick,
  send,
  step,
  use,
  ways,
} from '../../../../test/games/cave-troll/testing.ts';
import { rule } from '../../../../test/games/kit/rule.ts';

type Board = Parameters<typeof arrange>[0];

/** Where the hero could be pushed, once picked. */
function pushes(match: CaveMatch, hero: string): string[] {
  pick(match, hero);
  return offered(match);
}

/** Red's wraith spends an action to push. */
function pushing(board: Board): CaveMatch {
  const match = arrange(board);
  use(match, 'red wraith');
  return match;
}

rule(['CT-6.15', 'CT-5.12'], 'a wraith that enters a room may push one hero, for nothing', () => {
  const match = arrange({ 'pit-north': 'red wraith', 'hall-ne': 'blue adventurer, green dwarf, yellow orc' });
  move(match, 'red wraith', 'hall-ne');
  expect(offered(match)).toEqual(['blue adventurer', 'green dwarf', 'none']);
  pick(match, 'green dwarf');
  send(match, 'porch-ne');
  expect([at(match, 'porch-ne'), match.position.actions]).toEqual(['green dwarf', 3]);
  expect(step(match)).toBe('action');
});

rule('CT-6.15', 'it may push nobody', () => {
  const match = arrange({ 'pit-north': 'red wraith', 'hall-ne': 'blue adventurer' });
  move(match, 'red wraith', 'hall-ne');
  none(match);
  expect([at(match, 'hall-ne'), match.position.actions]).toEqual(['red wraith, blue adventurer', 3]);
});

rule(['CT-6.15', 'CT-11.1'], 'where nobody can be pushed, nobody is asked', () => {
  for (const there of ['', 'blue orc', 'blue barbarian', 'blue chest']) {
    const match = arrange({ 'pit-north': 'red wraith', 'hall-ne': there });
    move(match, 'red wraith', 'hall-ne');
    expect(step(match), there).toBe('action');
  }
});

rule('CT-5.12', 'no push follows an arrival on an entrance or in a pit', () => {
  const match = arrange({ 'porch-nw': 'red wraith', 'stair-nw': 'blue adventurer', 'hall-ne': 'blue thief' });
  move(match, 'red wraith', 'stair-nw');
  expect(step(match)).toBe('action');
  const pit = arrange({ 'hall-ne': 'red wraith, blue adventurer', 'pit-north': 'blue orc' });
  move(pit, 'red wraith', 'pit-north');
  expect(step(pit)).toBe('action');
});

rule(['CT-6.16', 'CT-5.8'], 'it enters a room of exactly five if it can push, and then must', () => {
  const match = arrange({
    'pit-north': 'red wraith, red orc',
    'hall-ne': 'blue adventurer x3, green orc, yellow wraith',
  });
  expect(ways(match, 'red orc')).not.toContain('hall-ne');
  move(match, 'red wraith', 'hall-ne');
  expect(offered(match)).toEqual(['blue adventurer']);
  expect(blocked(match)).toMatchObject({ none: 'CT-6.16 blocked.must-push' });
});

rule('CT-6.16', 'it stays out of a full room with another’s knight, not with its own side’s', () => {
  const guarded = arrange({ 'pit-north': 'red wraith', 'hall-ne': 'blue adventurer x4, blue knight' });
  expect(ways(guarded, 'red wraith')).not.toContain('hall-ne');
  const own = arrange({ 'pit-north': 'red wraith', 'hall-ne': 'blue adventurer x4, red knight' });
  expect(ways(own, 'red wraith')).toContain('hall-ne');
});

rule('CT-6.16', 'it stays out if all who are there stand firm, or have nowhere to go', () => {
  const walls: Board = {
    'gallery-ne': 'blue adventurer x5',
    'guardpost-ne': 'green adventurer x5',
    'crossing-ne': 'yellow adventurer x5',
    'porch-ne': 'blue adventurer x2, green adventurer x3',
  };
  const match = arrange({ ...walls, 'pit-north': 'red wraith', 'hall-ne': 'red adventurer x5' });
  lift(match, 'red wraith');
  expect(offered(match)).not.toContain('hall-ne');
  expect(blocked(match)).toMatchObject({ 'hall-ne': 'CT-6.16 blocked.nobody-to-push' });
});

rule('CT-6.17', 'the push is judged with the wraith in the room: where it came from there is a place more', () => {
  const match = arrange({
    'hall-nw': 'red wraith, blue orc, green orc, yellow orc, red orc',
    'crossing-nw': 'blue adventurer x5',
    'hoard-n': 'yellow adventurer x5',
    'vault-n': 'red adventurer x5',
    'vault-w': 'green adventurer x5',
    'throne-ring': 'blue cave-troll',
  });
  move(match, 'red wraith', 'crossing-nw');
  expect(offered(match)).toEqual(['blue adventurer']);
  expect(pushes(match, 'blue adventurer')).toEqual(['hall-nw']);
  send(match, 'hall-nw');
  expect(at(match, 'hall-nw')).toBe('red orc, blue adventurer, blue orc, green orc, yellow orc');
});

rule('CT-6.18', 'a wraith in a room may push by an action', () => {
  const match = arrange({ 'hall-ne': 'red wraith, blue adventurer' });
  use(match, 'red wraith');
  expect(offered(match)).toEqual(['blue adventurer']);
  pick(match, 'blue adventurer');
  send(match, 'porch-ne');
  expect([at(match, 'porch-ne'), match.position.actions]).toEqual(['blue adventurer', 3]);
});

rule(['CT-6.18', 'CT-4.18'], 'not on an entrance or in a pit, and not without a hero to push', () => {
  for (const board of [{ 'stair-nw': 'red wraith, blue adventurer' }, { 'pit-north': 'red wraith' }] as const) {
    expect(blocked(arrange(board))).toMatchObject({ 'ability red wraith': 'CT-4.18 blocked.only-in-rooms' });
  }
  const alone = arrange({ 'hall-ne': 'red wraith, blue orc, blue barbarian' });
  expect(canUse(alone, 'red wraith')).toBe(false);
  expect(blocked(alone)).toMatchObject({ 'ability red wraith': 'CT-6.18 blocked.nobody-to-push-out' });
});

rule('CT-6.19', 'heroes of anybody can be pushed, one’s own too; barbarians and monsters cannot', () => {
  const match = pushing({ 'hall-ne': 'red wraith, red adventurer, blue knight, green barbarian, yellow orc' });
  expect(offered(match)).toEqual(['blue knight', 'red adventurer']);
  expect(blocked(match)).toEqual({
    'green barbarian': 'CT-6.3 blocked.stands-firm',
    'yellow orc': 'CT-6.19 blocked.only-heroes-pushed',
  });
});

rule('CT-6.19', 'through one door, to a room or an entrance', () => {
  const match = pushing({ 'porch-ne': 'red wraith, blue adventurer' });
  expect(pushes(match, 'blue adventurer')).toEqual(['gallery-ne', 'hall-ne', 'stair-ne']);
});

rule('CT-6.3', 'a barbarian cannot be pushed by a wraith', () => {
  const match = pushing({ 'hall-ne': 'red wraith, blue barbarian, blue adventurer' });
  expect(offered(match)).toEqual(['blue adventurer']);
});

rule(['CT-6.20', 'CT-5.2'], 'not to a cave troll, to another’s knight, into a full room or a pit', () => {
  const match = pushing({
    'hall-ne': 'red wraith, blue adventurer',
    'gallery-ne': 'green cave-troll',
    'guardpost-ne': 'red knight',
    'crossing-ne': 'green adventurer x5',
    'porch-ne': 'blue knight',
  });
  expect(pushes(match, 'blue adventurer')).toEqual(['porch-ne']);
  expect(blocked(match)).toEqual({
    'gallery-ne': 'CT-5.4 blocked.closed',
    'guardpost-ne': 'CT-6.20 blocked.guarded',
    'crossing-ne': 'CT-5.7 blocked.full',
    'pit-north': 'CT-5.2 blocked.pit',
  });
});

rule('CT-6.20', 'a pushed knight cannot be pushed to another’s knight either', () => {
  const match = pushing({ 'hall-ne': 'red wraith, blue knight', 'porch-ne': 'green knight' });
  expect(pushes(match, 'blue knight')).not.toContain('porch-ne');
});

rule('CT-case-30', 'wraith into vault-n: one of two, three places, or nobody; one action in all', () => {
  const match = arrange({ 'vault-n': 'blue adventurer, green adventurer', 'pit-north': 'red wraith' });
  move(match, 'red wraith', 'vault-n');
  expect(offered(match)).toEqual(['blue adventurer', 'green adventurer', 'none']);
  expect(pushes(match, 'green adventurer')).toEqual(['crossing-ne', 'crossing-nw', 'hoard-n']);
  send(match, 'hoard-n');
  expect(match.position.actions).toBe(3);
});

rule('CT-case-31', 'wraith among five: the push is compulsory', () => {
  const match = arrange({ 'vault-n': 'blue adventurer x5', 'pit-north': 'red wraith' });
  move(match, 'red wraith', 'vault-n');
  expect(offered(match)).toEqual(['blue adventurer']);
  pick(match, 'blue adventurer');
  send(match, 'hoard-n');
  expect(at(match, 'vault-n')).toBe('red wraith, blue adventurer x4');
});

rule('CT-case-32', 'wraith before a full room of monsters and a barbarian', () => {
  const match = arrange({
    'vault-n': 'blue wraith, blue orc, green wraith, green orc, blue barbarian',
    'hoard-n': 'red wraith',
  });
  expect(ways(match, 'red wraith')).not.toContain('vault-n');
});

rule('CT-case-33', 'the place the wraith leaves is the only one to push to', () => {
  const match = arrange({
    'hoard-n': 'red wraith, red adventurer x4',
    'vault-n': 'blue adventurer x5',
    'crossing-nw': 'green adventurer x5',
    'crossing-ne': 'yellow adventurer x5',
  });
  move(match, 'red wraith', 'vault-n');
  expect(pushes(match, 'blue adventurer')).toEqual(['hoard-n']);
});

rule('CT-case-34', 'a pushed knight kills the orc where it arrives, and keeps out of the other knight’s room', () => {
  const match = pushing({
    'crossing-se': 'red wraith, blue knight',
    'vault-e': 'green knight',
    'hall-se': 'green orc',
  });
  expect(pushes(match, 'blue knight')).toEqual(['hall-se', 'hoard-s', 'throne-ring', 'vault-s']);
  send(match, 'hall-se');
  expect([at(match, 'hall-se'), lost(match)]).toEqual(['blue knight', 'green orc']);
});

rule('CT-case-35', 'a full room with a knight is closed to the wraith', () => {
  const match = arrange({ 'crossing-se': 'blue knight, blue adventurer x4', 'throne-ring': 'red wraith' });
  expect(ways(match, 'red wraith')).not.toContain('crossing-se');
});

rule('CT-6.26', 'whom an orc kills, a wraith pushes and the ring commands: each kind of the classic set', () => {
  const kinds = ['adventurer', 'dwarf', 'thief', 'barbarian', 'knight', 'orc', 'wraith'];
  const beside = (own: string, kind: string) => {
    const match = arrange({ 'hall-ne': `red ${own}, blue ${kind}` }, { artifacts: { red: 'ring-of-command' } });
    return offered(match);
  };
  const gets = (own: string, answer: string) => kinds.filter((kind) => beside(own, kind).includes(answer));
  expect(gets('orc', 'ability red orc')).toEqual(['adventurer', 'dwarf', 'thief', 'barbarian', 'knight']);
  expect(gets('wraith', 'ability red wraith')).toEqual(['adventurer', 'dwarf', 'thief', 'knight']);
  expect(gets('adventurer', 'artifact')).toEqual(['adventurer', 'dwarf', 'thief', 'barbarian', 'knight']);
});
