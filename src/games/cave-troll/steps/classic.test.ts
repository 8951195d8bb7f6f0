import { expect } from 'vitest';
import { arrange, at, blocked, canUse, lost, offered, pick, use } from '../../../../test/games/cave-troll/testing.ts';
import { rule } from '../../../../test/games/kit/rule.ts';

rule('CT-4.17', 'the abilities of the classic set are those of thief, orc and wraith', () => {
  const everybody = ['adventurer', 'barbarian', 'dwarf', 'knight', 'thief', 'wraith'].map((kind) => `red ${kind}`);
  const match = arrange({
    'hall-nw': everybody.slice(0, 5).join(', '),
    'hall-ne': 'red orc, red wraith, blue adventurer',
  });
  expect(offered(match).filter((each) => each.startsWith('ability'))).toEqual([
    'ability red orc',
    'ability red thief',
    'ability red wraith',
  ]);
});

rule('CT-4.17', 'the abilities of the alternate set', () => {
  const heroes = 'red adventurer, red berserker, red giant-slayer, red paladin, red assassin';
  const monsters = 'red grunt, red siren-banshee, red rampaging-troll';
  const match = arrange(
    { 'hall-nw': `${heroes}, ${monsters}, blue adventurer, blue siren-banshee`, 'porch-nw': 'blue adventurer' },
    { options: { set: 'alternate' } },
  );
  const kinds = ['assassin', 'giant-slayer', 'grunt', 'paladin', 'rampaging-troll', 'siren-banshee'];
  const possible = [...offered(match), ...Object.keys(blocked(match))].filter((each) => each.startsWith('ability'));
  expect(possible.sort()).toEqual(kinds.map((kind) => `ability red ${kind}`));
});

rule('CT-4.18', 'abilities work in rooms; the leap also on entrances', () => {
  const match = arrange({ 'stair-nw': 'red orc, red thief, blue adventurer', 'pit-north': 'red wraith' });
  expect(offered(match).filter((each) => each.startsWith('ability'))).toEqual(['ability red thief']);
});

rule('CT-4.19', 'an ability may be used as often as there are actions', () => {
  const match = arrange({ 'hall-ne': 'red orc, blue adventurer x4' });
  for (let actions = 4; actions > 1; actions--) {
    use(match, 'red orc');
    pick(match, 'blue adventurer@hall-ne');
  }
  expect(lost(match)).toBe('blue adventurer x3');
  expect(canUse(match, 'red orc')).toBe(true);
});

rule('CT-6.12', 'an orc discards one hero in its room, of anybody', () => {
  const match = arrange({
    'hall-ne': 'red orc, red dwarf, blue barbarian, green adventurer x2',
    'porch-ne': 'blue thief',
  });
  use(match, 'red orc');
  expect(offered(match)).toEqual(['blue barbarian', 'green adventurer', 'red dwarf']);
  pick(match, 'blue barbarian');
  expect(lost(match)).toBe('blue barbarian');
  expect(at(match, 'hall-ne')).toBe('red dwarf, red orc, green adventurer x2');
  expect(match.position.actions).toBe(3);
});

rule('CT-6.13', 'it cannot discard monsters or chests', () => {
  const match = arrange({ 'hall-ne': 'red orc, blue wraith, green orc, blue chest, blue adventurer' });
  use(match, 'red orc');
  expect(offered(match)).toEqual(['blue adventurer']);
  expect(blocked(match)).toEqual({
    'blue wraith': 'CT-6.13 blocked.only-heroes-killed',
    'green orc': 'CT-6.13 blocked.only-heroes-killed',
  });
});

rule('CT-6.13', 'without a hero beside it, or outside a room, it does nothing', () => {
  const match = arrange({ 'hall-ne': 'red orc, blue wraith, blue chest' });
  expect(blocked(match)).toMatchObject({ 'ability red orc': 'CT-6.12 blocked.nobody-to-kill' });
  expect(blocked(arrange({ 'pit-north': 'red orc' }))).toMatchObject({
    'ability red orc': 'CT-4.18 blocked.only-in-rooms',
  });
});

rule('CT-6.14', 'an orc may be used on its own side’s knight', () => {
  const match = arrange({ 'hall-ne': 'red orc, red knight' });
  use(match, 'red orc');
  expect(offered(match)).toEqual(['red knight']);
});

rule('CT-6.3', 'a barbarian can be killed by an orc', () => {
  const match = arrange({ 'hall-ne': 'red orc, blue barbarian' });
  use(match, 'red orc');
  pick(match, 'blue barbarian');
  expect(lost(match)).toBe('blue barbarian');
});

rule('CT-case-29', 'the orc’s victims', () => {
  const match = arrange({ 'gallery-ne': 'red orc, red adventurer, blue barbarian, green wraith' });
  use(match, 'red orc');
  expect(offered(match)).toEqual(['blue barbarian', 'red adventurer']);
});
