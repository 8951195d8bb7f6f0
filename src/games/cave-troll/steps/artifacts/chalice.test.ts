import { expect } from 'vitest';
import { holding, using } from '../../../../../test/games/cave-troll/artifacts.ts';
import {
  at,
  endTurn,
  lost,
  offered,
  pick,
  playArtifact,
  put,
  take,
} from '../../../../../test/games/cave-troll/testing.ts';
import { rule } from '../../../../../test/games/kit/rule.ts';

rule('CT-8.7', 'the chalice brings a lost hero back to any entrance', () => {
  const match = using('chalice-of-life', {}, { lost: 'red adventurer x2, red knight, red orc, red chest, blue dwarf' });
  expect(offered(match)).toEqual(['red adventurer', 'red knight']);
  pick(match, 'red knight');
  expect(offered(match)).toEqual(['stair-ne', 'stair-nw', 'stair-se', 'stair-sw']);
  put(match, 'stair-se');
  expect([at(match, 'stair-se'), lost(match)]).toEqual([
    'red knight',
    'red adventurer x2, red orc, red chest, blue dwarf',
  ]);
});

rule('CT-4.13', 'a hero brought back has not entered', () => {
  const match = using('chalice-of-life', { 'stair-se': 'blue orc' }, { lost: 'red knight' });
  pick(match, 'red knight');
  put(match, 'stair-se');
  expect(at(match, 'stair-se')).toBe('red knight, blue orc');
});

rule('CT-case-48', 'the chalice: not for an orc, then for the dwarf', () => {
  const match = holding(
    'chalice-of-life',
    { 'hall-ne': 'red dwarf, red wraith, blue orc' },
    { lost: 'red orc', active: 'blue', seats: 2 },
  );
  take(match, { do: 'ability', figure: 'blue-brute' });
  const before = holding('chalice-of-life', {}, { lost: 'red orc', seats: 2 });
  expect(offered(before)).not.toContain('artifact');
  pick(match, 'red dwarf');
  endTurn(match);
  playArtifact(match);
  expect(offered(match)).toEqual(['red dwarf']);
  pick(match, 'red dwarf');
  expect(offered(match)).toHaveLength(4);
  put(match, 'stair-ne');
  expect([at(match, 'stair-ne'), match.position.artifacts[0], lost(match)]).toEqual(['red dwarf', [], 'red orc']);
  expect(match.position.usedArtifacts).toEqual(['chalice-of-life']);
});
