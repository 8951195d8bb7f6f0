import { expect } from 'vitest';
import { type Board, holding, using } from '../../../../../test/games/cave-troll/artifacts.ts';
import {
  ALTERNATE,
  blocked,
  go,
  lost,
  offered,
  pick,
  playArtifact,
} from '../../../../../test/games/cave-troll/testing.ts';
import { rule } from '../../../../../test/games/kit/rule.ts';

rule('CT-8.8', 'the cloak takes a hero up to two doors far, through anything but pits and cave trolls', () => {
  const match = using('cloak-of-invisibility', { 'vault-n': 'red adventurer' });
  pick(match, 'red adventurer');
  const near = ['crossing-ne', 'crossing-nw', 'hoard-n'];
  const beyond = ['hall-ne', 'hall-nw', 'hoard-e', 'store-n', 'throne-ring', 'vault-e', 'vault-w'];
  expect(offered(match)).toEqual([...near, ...beyond].sort());
  const pit = using('cloak-of-invisibility', { 'hoard-n': 'red adventurer' });
  pick(pit, 'red adventurer');
  expect(offered(pit)).not.toContain('hall-ne');
});

rule('CT-8.8', 'it does not lead past a cave troll, nor to one', () => {
  const match = using('cloak-of-invisibility', { 'gallery-nw': 'red adventurer', 'store-n': 'blue cave-troll' });
  pick(match, 'red adventurer');
  expect(offered(match)).not.toContain('store-n');
  expect(offered(match)).not.toContain('hoard-n');
  expect(blocked(match)).toEqual({ 'store-n': 'CT-5.4 blocked.closed' });
});

rule('CT-8.8', 'knights do not see it, the limit and berserkers do', () => {
  const match = using('cloak-of-invisibility', {
    'gallery-nw': 'red adventurer',
    'store-n': 'blue knight',
    'hoard-n': 'green adventurer x5',
  });
  pick(match, 'red adventurer');
  expect(offered(match)).toContain('store-n');
  expect(blocked(match)).toEqual({ 'hoard-n': 'CT-5.7 blocked.full' });
  const berserker = using(
    'cloak-of-invisibility',
    { 'gallery-nw': 'red berserker', 'store-n': 'blue berserker', 'hoard-n': 'green adventurer x5' },
    ALTERNATE,
  );
  pick(berserker, 'red berserker');
  expect(blocked(berserker)).toEqual({ 'store-n': 'CT-5.6 blocked.shunned' });
  expect(offered(berserker)).toContain('hoard-n');
});

rule('CT-8.8', 'effects follow at the destination, not on the way', () => {
  const match = using('cloak-of-invisibility', {
    'gallery-nw': 'red knight',
    'hall-nw': 'blue orc',
    'crossing-nw': 'green orc',
  });
  pick(match, 'red knight');
  go(match, 'crossing-nw');
  expect(lost(match)).toBe('green orc');
});

rule('CT-8.8', 'a hero behind full rooms can still slip past them', () => {
  const walls: Board = { 'porch-nw': 'blue adventurer x5', 'guardpost-nw': 'green adventurer x5' };
  const match = holding('cloak-of-invisibility', { 'stair-nw': 'red adventurer', ...walls });
  expect(offered(match)).toContain('artifact');
  playArtifact(match);
  expect(offered(match)).toEqual(['red adventurer']);
  pick(match, 'red adventurer');
  expect(offered(match)).toEqual(['gallery-nw', 'hall-nw', 'store-w']);
});

rule('CT-8.8', 'a hero with nowhere to slip to is greyed out', () => {
  const board: Board = {
    'stair-nw': 'red adventurer',
    'porch-nw': 'blue cave-troll',
    'guardpost-nw': 'green cave-troll',
    'hall-se': 'red thief',
  };
  const match = using('cloak-of-invisibility', board);
  expect(offered(match)).toEqual(['red thief']);
  expect(blocked(match)).toEqual({ 'red adventurer': 'CT-8.8 blocked.no-way' });
});

rule('CT-case-49', 'the cloak past a knight and through a full hall', () => {
  const match = using('cloak-of-invisibility', {
    'gallery-nw': 'red adventurer',
    'store-n': 'blue knight',
    'hall-nw': 'green adventurer x5',
  });
  pick(match, 'red adventurer');
  for (const area of ['store-n', 'hoard-n', 'crossing-nw']) expect(offered(match)).toContain(area);
  expect(offered(match)).not.toContain('hall-nw');
});
