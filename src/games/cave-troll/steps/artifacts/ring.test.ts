import { expect } from 'vitest';
import { type Board, using } from '../../../../../test/games/cave-troll/artifacts.ts';
import {
  ALTERNATE,
  at,
  blocked,
  lost,
  offered,
  pick,
  send,
  take,
} from '../../../../../test/games/cave-troll/testing.ts';
import { rule } from '../../../../../test/games/kit/rule.ts';

rule('CT-8.12', 'the ring pushes another player’s hero out of a room with an own hero, barbarians too', () => {
  const board = {
    'porch-ne': 'red adventurer, red thief, blue barbarian, green adventurer x2, green orc',
    'hall-nw': 'blue adventurer',
  };
  const match = using('ring-of-command', board);
  expect(offered(match)).toEqual(['porch-ne']);
  take(match, { do: 'room', area: 'porch-ne' });
  expect(offered(match)).toEqual(['blue barbarian', 'green adventurer']);
  pick(match, 'blue barbarian');
  expect(offered(match)).toEqual(['gallery-ne', 'hall-ne', 'stair-ne']);
  send(match, 'stair-ne');
  expect(at(match, 'stair-ne')).toBe('blue barbarian');
});

rule('CT-8.12', 'its destinations are those of a push', () => {
  const board: Board = {
    'hall-ne': 'red adventurer, blue knight',
    'gallery-ne': 'green knight',
    'porch-ne': 'green adventurer x5',
    'crossing-ne': 'yellow cave-troll',
    'guardpost-ne': 'green orc',
  };
  const match = using('ring-of-command', board);
  take(match, { do: 'room', area: 'hall-ne' });
  pick(match, 'blue knight');
  expect(offered(match)).toEqual(['guardpost-ne']);
  expect(blocked(match)).toEqual({
    'gallery-ne': 'CT-8.12 blocked.guarded',
    'porch-ne': 'CT-5.7 blocked.full',
    'crossing-ne': 'CT-5.4 blocked.closed',
    'pit-north': 'CT-5.2 blocked.pit',
  });
  send(match, 'guardpost-ne');
  expect(lost(match)).toBe('green orc');
});

rule(['CT-8.12', 'CT-7.5'], 'a berserker may be the sixth, and keeps away from berserkers', () => {
  const board: Board = {
    'porch-ne': 'red adventurer, blue berserker',
    'hall-ne': 'green adventurer x5',
    'gallery-ne': 'green berserker',
  };
  const match = using('ring-of-command', board, ALTERNATE);
  take(match, { do: 'room', area: 'porch-ne' });
  pick(match, 'blue berserker');
  expect(offered(match)).toEqual(['hall-ne', 'stair-ne']);
});

rule('CT-8.12', 'rooms and heroes without a way out are greyed out', () => {
  const walls: Board = {
    'crossing-ne': 'green adventurer x5',
    'crossing-se': 'yellow adventurer x5',
    'hoard-e': 'blue adventurer x5',
  };
  const match = using('ring-of-command', {
    ...walls,
    'vault-e': 'red adventurer, blue adventurer',
    'porch-nw': 'red thief, blue thief',
  });
  expect(offered(match)).toEqual(['porch-nw']);
  expect(blocked(match)).toEqual({ 'vault-e': 'CT-8.12 blocked.nobody-to-command' });
});

rule('CT-case-50', 'the ring and a barbarian', () => {
  const match = using('ring-of-command', { 'store-e': 'red adventurer, blue barbarian' });
  take(match, { do: 'room', area: 'store-e' });
  pick(match, 'blue barbarian');
  expect(offered(match)).toEqual(['gallery-ne', 'guardpost-se', 'hoard-e']);
});
