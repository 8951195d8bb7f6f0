import { expect } from 'vitest';
import {
  arrange,
  at,
  blocked,
  type CaveMatch,
  canUse,
  go,
  gold,
  lost,
  move,
  offered,
  pick,
  stop,
  take,
  use,
  ways,
} from '../../../../test/games/cave-troll/testing.ts';
import { rule } from '../../../../test/games/kit/rule.ts';

type Board = Parameters<typeof arrange>[0];

function alternate(board: Board, scene: Parameters<typeof arrange>[1] = {}): CaveMatch {
  return arrange(board, { ...scene, options: { set: 'alternate' } });
}

/** Whom red's figure can choose when it uses its ability. */
function victims(board: Board, figure: string): string[] {
  const match = alternate(board);
  if (!canUse(match, figure)) return [];
  use(match, figure);
  return offered(match);
}

rule('CT-7.6', 'lone is the only hero or monster of its owner in the room, chests ignored', () => {
  const board = {
    'hall-ne': 'red assassin, blue adventurer, blue chest, green adventurer, green grunt, yellow paladin',
  };
  expect(victims(board, 'red assassin')).toEqual(['blue adventurer', 'yellow paladin']);
  const apart = { 'hall-ne': 'red assassin, blue adventurer', 'porch-ne': 'blue adventurer' };
  expect(victims(apart, 'red assassin')).toEqual(['blue adventurer']);
});

rule('CT-7.7', 'an assassin discards a lone hero or grunt of another player in its room', () => {
  const match = alternate({ 'hall-ne': 'red assassin, blue berserker, green grunt', 'porch-ne': 'yellow adventurer' });
  use(match, 'red assassin');
  expect(offered(match)).toEqual(['blue berserker', 'green grunt']);
  pick(match, 'green grunt');
  expect([lost(match), match.position.actions]).toEqual(['green grunt', 3]);
});

rule(['CT-7.7', 'CT-4.18'], 'without a victim, or outside a room, it cannot strike', () => {
  const none = alternate({ 'hall-ne': 'red assassin, blue adventurer x2' });
  expect(blocked(none)).toMatchObject({ 'ability red assassin': 'CT-7.7 blocked.nobody-lone' });
  const stairs = alternate({ 'stair-ne': 'red assassin, blue adventurer' });
  expect(blocked(stairs)).toMatchObject({ 'ability red assassin': 'CT-4.18 blocked.only-in-rooms' });
});

rule('CT-4.18', 'on an entrance none of the alternate abilities works, whoever is there', () => {
  const own = 'red giant-slayer, red paladin, red assassin, red grunt, red siren-banshee, red rampaging-troll';
  const match = alternate({
    'stair-ne': `${own}, blue rampaging-troll, blue siren-banshee, green adventurer`,
    'porch-ne': 'yellow adventurer',
  });
  expect(offered(match).filter((each) => each.startsWith('ability'))).toEqual([]);
  const reasons = Object.entries(blocked(match)).filter(([answer]) => answer.startsWith('ability'));
  expect(reasons).toHaveLength(6);
  for (const [, why] of reasons) expect(why).toBe('CT-4.18 blocked.only-in-rooms');
});

rule('CT-7.8', 'assassins, banshees and rampaging trolls are never struck, a paladin is', () => {
  const board = { 'hall-ne': 'red assassin, blue assassin, green siren-banshee, yellow rampaging-troll' };
  expect(victims(board, 'red assassin')).toEqual([]);
  const match = alternate({ 'hall-ne': 'red assassin, blue assassin, green siren-banshee, yellow paladin' });
  use(match, 'red assassin');
  expect(offered(match)).toEqual(['yellow paladin']);
  expect(blocked(match)).toEqual({
    'blue assassin': 'CT-7.8 blocked.never-struck',
    'green siren-banshee': 'CT-7.8 blocked.never-struck',
  });
});

rule('CT-7.11', 'a paladin does not block entry, and protects nobody from assassins', () => {
  const match = alternate({ 'hall-ne': 'blue paladin', 'porch-ne': 'red adventurer, red grunt' });
  expect(ways(match, 'red adventurer')).toContain('hall-ne');
  expect(ways(match, 'red grunt')).toContain('hall-ne');
  expect(victims({ 'hall-ne': 'red assassin, blue paladin' }, 'red assassin')).toEqual(['blue paladin']);
});

rule('CT-7.11', 'nor from a rampage or an artifact', () => {
  const match = alternate({ 'hall-ne': 'red rampaging-troll, blue paladin, blue adventurer' });
  use(match, 'red rampaging-troll');
  expect(offered(match)).toEqual(['blue adventurer', 'blue paladin']);
  const ring = alternate(
    { 'hall-ne': 'red adventurer, blue paladin, blue adventurer' },
    { artifacts: { red: 'ring-of-command' } },
  );
  take(ring, { do: 'artifact' }, { do: 'room', area: 'hall-ne' });
  expect(offered(ring)).toEqual(['blue adventurer', 'blue paladin']);
});

rule('CT-7.12', 'a paladin sends another player’s banshee from its room to any pit', () => {
  const match = alternate({
    'hall-ne': 'red paladin, red siren-banshee, blue siren-banshee, green siren-banshee',
    'porch-ne': 'yellow siren-banshee',
  });
  use(match, 'red paladin');
  const pits = ['pit-centre', 'pit-north', 'pit-south'];
  const wanted = ['blue', 'green'].flatMap((colour) => pits.map((pit) => `banish ${colour} siren-banshee ${pit}`));
  expect(offered(match)).toEqual(wanted);
  take(match, { do: 'banish', figure: 'green-spectre', area: 'pit-south' });
  expect([at(match, 'pit-south'), match.position.actions]).toEqual(['green siren-banshee', 3]);
  const nobody = alternate({ 'hall-ne': 'red paladin, red siren-banshee, blue grunt' });
  expect(blocked(nobody)).toMatchObject({ 'ability red paladin': 'CT-7.12 blocked.nobody-to-banish' });
});

rule('CT-7.15', 'a giant slayer dies with a rampaging troll of anybody in its room', () => {
  const match = alternate({
    'hall-ne': 'red giant-slayer, red rampaging-troll, blue rampaging-troll',
    'porch-ne': 'green rampaging-troll',
  });
  use(match, 'red giant-slayer');
  expect(offered(match)).toEqual(['blue rampaging-troll', 'red rampaging-troll']);
  pick(match, 'red rampaging-troll');
  expect(lost(match)).toBe('red giant-slayer, red rampaging-troll');
  const nobody = alternate({ 'hall-ne': 'red giant-slayer, blue grunt' });
  expect(blocked(nobody)).toMatchObject({ 'ability red giant-slayer': 'CT-7.15 blocked.no-troll-here' });
});

rule(['CT-7.21', 'CT-11.3'], 'a grunt sweeps all adventurers of the others from its room, and nobody else', () => {
  const match = alternate({
    'hall-ne': 'red grunt, red adventurer, blue adventurer x2, green adventurer, green assassin',
    'porch-ne': 'blue adventurer',
  });
  use(match, 'red grunt');
  expect(lost(match)).toBe('blue adventurer x2, green adventurer');
  expect(at(match, 'hall-ne')).toBe('red adventurer, red grunt, green assassin');
  expect(match.position.actions).toBe(3);
});

rule('CT-7.22', 'there must be somebody to sweep', () => {
  const match = alternate({ 'hall-ne': 'red grunt, red adventurer, blue berserker' });
  expect(blocked(match)).toMatchObject({ 'ability red grunt': 'CT-7.22 blocked.nobody-to-sweep' });
});

rule('CT-7.10', 'adventurers with a paladin of their own side are spared', () => {
  const match = alternate({ 'hall-ne': 'red grunt, blue paladin, blue adventurer x2, green adventurer' });
  use(match, 'red grunt');
  expect(lost(match)).toBe('green adventurer');
});

rule('CT-7.9', 'heroes with a paladin of their own side cannot be called, nor the paladin', () => {
  const board = {
    'porch-ne': 'red siren-banshee',
    'hall-ne': 'blue paladin, blue adventurer, green adventurer',
    'gallery-ne': 'blue adventurer',
  };
  const match = alternate(board);
  use(match, 'red siren-banshee');
  expect(offered(match)).toEqual(['blue adventurer', 'green adventurer']);
  pick(match, 'blue adventurer@gallery-ne');
  expect(at(match, 'porch-ne')).toBe('red siren-banshee, blue adventurer');
});

rule('CT-7.9', 'the reason is shown', () => {
  const match = alternate({
    'porch-ne': 'red siren-banshee',
    'hall-ne': 'blue paladin, blue assassin, green adventurer, red adventurer, green grunt',
  });
  use(match, 'red siren-banshee');
  expect(blocked(match)).toEqual({
    'blue paladin': 'CT-7.9 blocked.protected',
    'blue assassin': 'CT-7.9 blocked.protected',
    'red adventurer': 'CT-7.24 blocked.own-not-called',
    'green grunt': 'CT-7.24 blocked.only-heroes-called',
  });
});

rule('CT-7.24', 'a banshee calls another player’s hero from an adjacent room', () => {
  const board = {
    'porch-ne': 'red siren-banshee',
    'hall-ne': 'blue adventurer',
    'stair-ne': 'green adventurer',
    'vault-n': 'yellow adventurer',
  };
  const match = alternate(board);
  use(match, 'red siren-banshee');
  expect(offered(match)).toEqual(['blue adventurer']);
  pick(match, 'blue adventurer');
  expect([at(match, 'porch-ne'), match.position.actions]).toEqual(['red siren-banshee, blue adventurer', 3]);
});

rule('CT-7.24', 'not into a room of five, nor to another’s berserker', () => {
  const full = alternate({ 'porch-ne': 'red siren-banshee, red adventurer x4', 'hall-ne': 'blue berserker' });
  expect(blocked(full)).toMatchObject({ 'ability red siren-banshee': 'CT-7.24 blocked.call-full' });
  const shunned = alternate({ 'porch-ne': 'red siren-banshee, green berserker', 'hall-ne': 'blue berserker' });
  expect(blocked(shunned)).toMatchObject({ 'ability red siren-banshee': 'CT-7.24 blocked.nobody-to-call' });
  const either = alternate({
    'porch-ne': 'red siren-banshee, green berserker',
    'hall-ne': 'blue berserker, blue adventurer',
  });
  use(either, 'red siren-banshee');
  expect(blocked(either)).toEqual({ 'blue berserker': 'CT-5.6 blocked.shunned' });
});

rule(['CT-7.24', 'CT-5.11'], 'a giant slayer that is called does not arrive alone', () => {
  const match = alternate({ 'porch-ne': 'red siren-banshee', 'hall-ne': 'blue giant-slayer' });
  use(match, 'red siren-banshee');
  pick(match, 'blue giant-slayer');
  expect(gold(match)).toEqual([0, 0, 0, 0]);
});

rule('CT-7.25', 'whom an assassin, a grunt and a banshee can get', () => {
  const victim = [
    'adventurer',
    'berserker',
    'giant-slayer',
    'assassin',
    'paladin',
    'grunt',
    'siren-banshee',
    'rampaging-troll',
  ];
  const struck = victim.filter(
    (kind) => victims({ 'hall-ne': `red assassin, blue ${kind}` }, 'red assassin').length > 0,
  );
  expect(struck).toEqual(['adventurer', 'berserker', 'giant-slayer', 'paladin', 'grunt']);
  const swept = victim.filter((kind) => canUse(alternate({ 'hall-ne': `red grunt, blue ${kind}` }), 'red grunt'));
  expect(swept).toEqual(['adventurer']);
  const called = victim.filter(
    (kind) => victims({ 'hall-ne': `blue ${kind}`, 'porch-ne': 'red siren-banshee' }, 'red siren-banshee').length > 0,
  );
  expect(called).toEqual(['adventurer', 'berserker', 'giant-slayer', 'assassin']);
  const slain = victim.filter((kind) =>
    canUse(alternate({ 'hall-ne': `red giant-slayer, blue ${kind}` }), 'red giant-slayer'),
  );
  expect(slain).toEqual(['rampaging-troll']);
  const banished = victim.filter((kind) =>
    canUse(alternate({ 'hall-ne': `red paladin, blue ${kind}` }), 'red paladin'),
  );
  expect(banished).toEqual(['siren-banshee']);
  const rampaged = victim.filter((kind) => {
    const match = alternate({ 'hall-ne': `red rampaging-troll, blue ${kind}` });
    use(match, 'red rampaging-troll');
    return offered(match).includes(`blue ${kind}`);
  });
  expect(rampaged).toEqual(victim);
});

rule('CT-case-55', 'the assassin’s victims', () => {
  const board = { 'hall-ne': 'red assassin, blue adventurer, green adventurer x2, yellow grunt' };
  expect(victims(board, 'red assassin')).toEqual(['blue adventurer', 'yellow grunt']);
  const safe = { 'hall-ne': 'red assassin, blue assassin, green siren-banshee, yellow rampaging-troll' };
  expect(victims(safe, 'red assassin')).toEqual([]);
});

rule('CT-case-56', 'the grunt’s sweep, and a paladin against it', () => {
  const match = alternate({ 'hall-se': 'red grunt, red adventurer, blue adventurer x2, blue assassin' });
  use(match, 'red grunt');
  expect([lost(match), at(match, 'hall-se')]).toEqual([
    'blue adventurer x2',
    'red adventurer, red grunt, blue assassin',
  ]);
  const spared = alternate({ 'hall-se': 'red grunt, red adventurer, blue adventurer x2, blue paladin' });
  expect(canUse(spared, 'red grunt')).toBe(false);
});

rule('CT-case-57', 'the banshee’s way and call', () => {
  const match = alternate({
    'pit-north': 'red siren-banshee',
    'hall-ne': 'blue adventurer, red adventurer',
    'gallery-ne': 'blue adventurer, blue paladin',
    'stair-ne': 'green adventurer',
  });
  move(match, 'red siren-banshee', 'hall-ne');
  go(match, 'porch-ne');
  expect(match.position.actions).toBe(3);
  use(match, 'red siren-banshee');
  expect(offered(match)).toEqual(['blue adventurer']);
  pick(match, 'blue adventurer@hall-ne');
  expect([at(match, 'porch-ne'), at(match, 'gallery-ne')]).toEqual([
    'red siren-banshee, blue adventurer',
    'blue adventurer, blue paladin',
  ]);
});

rule('CT-case-58', 'the paladin’s banishment; a banshee among four cannot call', () => {
  const match = alternate({ 'porch-se': 'red paladin, blue siren-banshee' });
  use(match, 'red paladin');
  expect(offered(match)).toHaveLength(3);
  take(match, { do: 'banish', figure: 'blue-spectre', area: 'pit-centre' });
  expect([at(match, 'pit-centre'), match.position.actions]).toEqual(['blue siren-banshee', 3]);
  const full = alternate(
    { 'hall-se': 'green siren-banshee, red adventurer x4', 'porch-se': 'blue adventurer' },
    { active: 'green' },
  );
  expect(canUse(full, 'green siren-banshee')).toBe(false);
  const banshee = alternate({ 'pit-north': 'green siren-banshee' }, { active: 'green' });
  move(banshee, 'green siren-banshee', 'hoard-n');
  stop(banshee);
});
