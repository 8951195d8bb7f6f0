import { expect } from 'vitest';
import { type Board, holding, using } from '../../../../../test/games/cave-troll/artifacts.ts';
import {
  ALTERNATE,
  arrange,
  asking,
  at,
  blocked,
  deal,
  endTurn,
  go,
  gold,
  lost,
  offered,
  pick,
  playArtifact,
  playOn,
  send,
  step,
  stop,
  told,
} from '../../../../../test/games/cave-troll/testing.ts';
import { rule } from '../../../../../test/games/kit/rule.ts';
import { randomFrom, seedFrom } from '../../../../kernel/random.ts';
import type { Artifact } from '../../box/artifacts.ts';

const IMPOSSIBLE: readonly (readonly [Artifact, Board])[] = [
  ['chalice-of-life', { 'hall-ne': 'red adventurer' }],
  ['ring-of-command', { 'hall-ne': 'red adventurer, blue orc', 'porch-ne': 'blue adventurer' }],
  ['cloak-of-invisibility', { 'hall-ne': 'red orc' }],
  ['boots-of-haste', { 'hall-ne': 'red orc' }],
  ['banishing-bell', { 'hall-ne': 'red orc, blue cave-troll', 'pit-north': 'green orc' }],
  ['orcbane-sword', { 'hall-ne': 'red adventurer', 'porch-ne': 'blue orc' }],
];

rule('CT-8.1', 'nobody finds more than one artifact, so the deck suffices', () => {
  for (const seats of [2, 4]) {
    const match = deal(seats, 'artifacts');
    playOn(match, randomFrom(seedFrom('artifacts')));
    const { artifacts, usedArtifacts, artifactDeck } = match.position;
    expect(artifacts.every((held) => held.length <= 1)).toBe(true);
    expect(artifacts.flat().length + usedArtifacts.length).toBeLessThanOrEqual(seats);
    expect(artifacts.flat().length + usedArtifacts.length + artifactDeck.length).toBe(6);
  }
});

rule('CT-8.2', 'an artifact is no card in hand', () => {
  const match = holding('boots-of-haste', {}, { hands: { red: '' } });
  expect(offered(match)).not.toContain('from-hand');
  expect(match.position.hands[0]).toEqual([]);
});

rule('CT-8.3', 'it is used as an action on the own turn, shown, and out of the game', () => {
  const match = holding('boots-of-haste', { 'stair-nw': 'red adventurer, blue adventurer' });
  const events = told(playArtifact(match));
  expect(events).toContainEqual({ say: 'told.used-artifact', seat: 0, artifact: 'boots-of-haste' });
  expect([match.position.artifacts[0], match.position.usedArtifacts]).toEqual([[], ['boots-of-haste']]);
  pick(match, 'red adventurer');
  go(match, 'porch-nw');
  stop(match);
  expect(match.position.actions).toBe(3);
  expect(offered(match)).not.toContain('artifact');
});

rule('CT-8.3', 'not on another player’s turn', () => {
  const match = holding('boots-of-haste', { 'stair-nw': 'red adventurer, blue adventurer' });
  endTurn(match);
  expect(asking(match)).toBe('blue');
  expect(offered(match)).not.toContain('artifact');
});

rule('CT-8.4', 'an artifact that can do nothing cannot be used, and says why', () => {
  for (const [artifact, board] of IMPOSSIBLE) {
    const match = holding(artifact, board);
    expect(offered(match), artifact).not.toContain('artifact');
    expect(blocked(match)).toMatchObject({ artifact: `CT-8.4 blocked.${artifact}` });
  }
});

rule('CT-8.9', 'the sword fells an orc or grunt of anybody in a room with an own hero', () => {
  const board = {
    'hall-ne': 'red adventurer, blue orc, red orc',
    'porch-ne': 'green orc, red wraith',
    'stair-nw': 'red thief, yellow orc',
  };
  const match = using('orcbane-sword', board);
  expect(offered(match)).toEqual(['blue orc', 'red orc']);
  expect(blocked(match)).toEqual({ 'green orc': 'CT-8.9 blocked.no-hero-there' });
  pick(match, 'blue orc');
  expect(lost(match)).toBe('blue orc');
  const grunt = using('orcbane-sword', { 'hall-ne': 'red adventurer, blue grunt, blue siren-banshee' }, ALTERNATE);
  expect(offered(grunt)).toEqual(['blue grunt']);
});

rule('CT-8.11', 'the bell sends another player’s monster from a room or entrance to any pit', () => {
  const board = {
    'hall-ne': 'red orc, blue orc, blue cave-troll',
    'stair-nw': 'green wraith',
    'pit-north': 'yellow orc',
  };
  const match = using('banishing-bell', board);
  expect(offered(match)).toEqual(['blue orc', 'green wraith']);
  expect(blocked(match)).toEqual({
    'red orc': 'CT-8.11 blocked.own-monster',
    'blue cave-troll': 'CT-8.11 blocked.never-moves',
    'yellow orc': 'CT-8.11 blocked.in-pit',
  });
  pick(match, 'green wraith');
  expect(offered(match)).toEqual(['pit-centre', 'pit-north', 'pit-south']);
  send(match, 'pit-south');
  expect(at(match, 'pit-south')).toBe('green wraith');
});

rule(['CT-8.5', 'CT-8.6'], 'each artifact has its keep value, paid at the end', () => {
  const artifacts = {
    red: 'ring-of-command',
    blue: 'banishing-bell',
    green: 'orcbane-sword',
    yellow: 'boots-of-haste',
  } as const;
  const match = arrange({}, { artifacts, quietTurns: 16 });
  endTurn(match);
  expect(gold(match)).toEqual([2, 3, 4, 3]);
});

rule('CT-case-51', 'bell, sword and boots', () => {
  const bell = using('banishing-bell', { 'vault-w': 'blue orc', 'vault-n': 'blue cave-troll' });
  expect(offered(bell)).toEqual(['blue orc']);
  pick(bell, 'blue orc');
  expect(offered(bell)).toHaveLength(3);
  const sword = using('orcbane-sword', { 'hall-ne': 'red adventurer, blue orc' });
  pick(sword, 'blue orc');
  expect(lost(sword)).toBe('blue orc');
  const boots = using('boots-of-haste', { 'porch-nw': 'red knight', 'hall-nw': 'blue orc' });
  pick(boots, 'red knight');
  go(boots, 'hall-nw');
  expect(lost(boots)).toBe('blue orc');
  go(boots, 'crossing-nw');
  go(boots, 'vault-n');
  expect([step(boots), at(boots, 'vault-n')]).toEqual(['action', 'red knight']);
});
