import { expect } from 'vitest';
import {
  arrange,
  type CaveMatch,
  deal,
  draw,
  endTurn,
  gold,
  play,
  playOn,
  put,
  score,
  take,
  told,
} from '../../../../test/games/cave-troll/testing.ts';
import { rule } from '../../../../test/games/kit/rule.ts';
import { isMatchOver } from '../../../kernel/match.ts';
import { randomFrom, seedFrom } from '../../../kernel/random.ts';
import type { AreaId } from '../box/areas.ts';
import { areaNumber } from '../box/map.ts';
import { score as scoresOf } from '../score.ts';
import { appraiseBoard } from './scoring.ts';

type Board = Parameters<typeof arrange>[0];

/** Gold of each seat after the board was scored by the pile. */
function scored(board: Board, options = {}): number[] {
  const match = arrange(board, {
    options,
    hands: { yellow: 'adventurer-9' },
    active: 'yellow',
    pile: 'blue adventurer-9, green adventurer-9',
  });
  play(match, 'adventurer-9');
  put(match, 'stair-nw');
  return gold(match);
}

/** Gold of each seat after one room was scored by a card. */
function scoredAlone(board: Board, room: AreaId, options = {}): number[] {
  const match = arrange(board, { options, active: 'yellow', hands: { yellow: 'score-room' } });
  play(match, 'score-room');
  score(match, room);
  return gold(match);
}

/** Red draws the last card: the match is over. */
function ended(board: Board, scene: Parameters<typeof arrange>[1] = {}): CaveMatch {
  const match = arrange(board, { ...scene, hands: { red: '' }, draws: { red: ['adventurer-1'] }, decks: { red: 1 } });
  draw(match);
  play(match, 'adventurer-1');
  put(match, 'stair-nw');
  expect(isMatchOver(match)).toBe(true);
  return match;
}

rule('CT-9.1', 'strictly the most heroes, and at least one, control a room', () => {
  expect(scored({ 'vault-n': 'red adventurer' })).toEqual([5, 0, 0, 0]);
  expect(scored({ 'vault-n': 'red adventurer x2, blue adventurer, green adventurer' })).toEqual([5, 0, 0, 0]);
  expect(scored({ 'vault-n': 'red adventurer, blue knight, blue thief' })).toEqual([0, 5, 0, 0]);
});

rule('CT-9.2', 'with a tie for the most, or without heroes, nobody gets anything', () => {
  expect(scored({ 'vault-n': 'red adventurer x2, blue adventurer x2, green adventurer' })).toEqual([0, 0, 0, 0]);
  expect(scored({ 'vault-n': 'red chest' })).toEqual([0, 0, 0, 0]);
});

rule('CT-9.3', 'monsters do not count, entrances and pits are not scored', () => {
  const board = {
    'vault-n': 'red adventurer, blue orc, blue wraith',
    'stair-ne': 'green adventurer',
    'pit-north': 'green orc',
  };
  expect(scored(board)).toEqual([5, 0, 0, 0]);
});

rule('CT-9.4', 'printed gold, doubled by a dwarf, and 4 for each chest', () => {
  expect(scored({ 'hoard-e': 'red adventurer' })).toEqual([4, 0, 0, 0]);
  expect(scored({ 'hoard-e': 'red adventurer, blue chest' })).toEqual([8, 0, 0, 0]);
  expect(scored({ 'hoard-e': 'red dwarf, blue chest, green chest' })).toEqual([16, 0, 0, 0]);
});

rule('CT-9.5', 'the controller gains the gold, on top of what is there', () => {
  const match = arrange({ 'vault-n': 'blue adventurer' }, { hands: { red: 'score-room' }, gold: { blue: 7 } });
  play(match, 'score-room');
  score(match, 'vault-n');
  expect(gold(match)).toEqual([0, 12, 0, 0]);
});

rule('CT-9.6', 'scoring the board scores all rooms and leaves everything where it is', () => {
  const board: Board = {
    'vault-n': 'red adventurer',
    'porch-se': 'red thief',
    'hall-nw': 'blue dwarf',
    'store-w': 'green chest',
  };
  const match = arrange(board, {
    active: 'yellow',
    hands: { yellow: 'adventurer-9' },
    pile: 'blue adventurer-9, green adventurer-9',
  });
  const { where } = match.position;
  const before = where.slice();
  play(match, 'adventurer-9');
  put(match, 'stair-nw');
  expect(gold(match)).toEqual([6, 4, 0, 0]);
  expect(match.position.where.filter((area, figure) => area !== before[figure])).toEqual([0]);
});

rule('CT-9.9', 'the pile scores the board at most 2, 3 or 4 times with 2, 3 or 4 players', () => {
  for (const seats of [2, 3, 4]) {
    for (let i = 0; i < 4; i++) {
      const match = deal(seats, `scorings ${i}`, { playFromHand: i % 2 === 0 });
      playOn(match, randomFrom(seedFrom(`scorings ${i}`)));
      expect(match.position.scorings).toBeLessThanOrEqual(seats);
    }
  }
});

rule('CT-9.11', 'gold is never lost', () => {
  const match = deal(4, 'gold', { set: 'alternate' });
  let before = gold(match);
  playOn(match, randomFrom(seedFrom('gold')), () => {
    const now = gold(match);
    now.forEach((amount, seat) => {
      expect(amount).toBeGreaterThanOrEqual(before[seat] ?? 0);
    });
    before = now;
    return false;
  });
});

rule('CT-9.13', 'at the end the board is scored once more', () => {
  expect(gold(ended({ 'vault-n': 'blue adventurer' }))).toEqual([3, 5, 0, 0]);
});

rule(['CT-9.15', 'CT-8.5'], 'at the end every unused artifact is shown and pays its keep value', () => {
  const match = ended({}, { artifacts: { blue: 'chalice-of-life', green: 'cloak-of-invisibility' } });
  expect(gold(match)).toEqual([3, 2, 3, 0]);
});

rule('CT-9.16', 'most gold wins, and places follow the gold', () => {
  const match = ended({}, { gold: { red: 1, blue: 9, green: 20, yellow: 2 } });
  expect(scoresOf(match.position).map(({ place, points }) => [place, points])).toEqual([
    [3, 4],
    [2, 9],
    [1, 20],
    [4, 2],
  ]);
});

rule(['CT-6.2', 'CT-case-13'], 'a barbarian counts as two heroes', () => {
  expect(scored({ 'vault-w': 'red barbarian, blue adventurer x2' })).toEqual([0, 0, 0, 0]);
  expect(scored({ 'vault-w': 'red barbarian, blue adventurer, green adventurer' })).toEqual([5, 0, 0, 0]);
});

rule('CT-6.11', 'a dwarf of anybody doubles the printed gold of its room when the board is scored', () => {
  expect(scored({ 'vault-n': 'red adventurer x2, blue dwarf' })).toEqual([10, 0, 0, 0]);
  expect(scored({ 'vault-n': 'blue dwarf', 'vault-s': 'red adventurer' })).toEqual([5, 10, 0, 0]);
  expect(scored({ 'vault-n': 'red dwarf, blue dwarf, blue adventurer' })).toEqual([0, 10, 0, 0]);
  expect(gold(ended({ 'vault-n': 'blue dwarf' }))).toEqual([3, 10, 0, 0]);
});

rule(['CT-6.11', 'CT-12.10'], 'a room scored alone is doubled only if the table wants it', () => {
  expect(scoredAlone({ 'vault-n': 'blue dwarf' }, 'vault-n')).toEqual([0, 5, 0, 0]);
  expect(scoredAlone({ 'vault-n': 'blue dwarf, red chest' }, 'vault-n', { dwarfInSingleRoom: true })).toEqual([
    0, 14, 0, 0,
  ]);
});

rule(['CT-7.1', 'CT-7.13'], 'berserker, giant slayer, paladin and assassin count as one hero each', () => {
  const options = { set: 'alternate' };
  for (const hero of ['berserker', 'giant-slayer', 'paladin', 'assassin']) {
    expect(scored({ 'vault-n': `red ${hero}` }, options)).toEqual([5, 0, 0, 0]);
    expect(scored({ 'vault-n': `red ${hero}, blue adventurer` }, options), hero).toEqual([0, 0, 0, 0]);
  }
});

rule('CT-7.2', 'where another player controls it, the berserker takes half, an odd gold is lost', () => {
  const options = { set: 'alternate' };
  expect(scored({ 'hoard-n': 'red adventurer x2, blue berserker' }, options)).toEqual([2, 2, 0, 0]);
  expect(scored({ 'porch-nw': 'red adventurer x2, blue berserker' }, options)).toEqual([0, 0, 0, 0]);
  expect(scored({ 'vault-n': 'red adventurer x2, blue berserker, green adventurer' }, options)).toEqual([2, 2, 0, 0]);
  expect(scoredAlone({ 'vault-n': 'red adventurer x2, blue berserker' }, 'vault-n', options)).toEqual([2, 2, 0, 0]);
});

rule('CT-7.3', 'the berserker’s owner in control takes all; with a tie nobody takes anything', () => {
  const options = { set: 'alternate' };
  expect(scored({ 'vault-n': 'blue berserker, blue adventurer, red adventurer' }, options)).toEqual([0, 5, 0, 0]);
  expect(scored({ 'vault-n': 'blue berserker, red adventurer x2, green adventurer x2' }, options)).toEqual([
    0, 0, 0, 0,
  ]);
});

rule('CT-case-16', 'dwarf and chest on the throne', () => {
  expect(scored({ 'throne-ring': 'blue adventurer x2, red dwarf, green chest' })).toEqual([0, 14, 0, 0]);
});

rule('CT-case-17', 'two dwarves double once; alone only by the option', () => {
  const board = { 'hoard-n': 'red dwarf, green dwarf, green adventurer' };
  expect(scored(board)).toEqual([0, 0, 8, 0]);
  expect(scoredAlone(board, 'hoard-n')).toEqual([0, 0, 4, 0]);
  expect(scoredAlone(board, 'hoard-n', { dwarfInSingleRoom: true })).toEqual([0, 0, 8, 0]);
});

rule(['CT-case-18', 'CT-4.10'], 'two chests on a porch', () => {
  const board = { 'porch-ne': 'red chest, blue chest, yellow adventurer' };
  expect(scored(board)).toEqual([0, 0, 0, 9]);
  expect(scoredAlone(board, 'porch-ne')).toEqual([0, 0, 0, 9]);
});

rule('CT-case-19', 'monsters do not keep a hero from the gold, and do not take any', () => {
  const board = { 'store-w': 'red adventurer, blue orc, blue wraith, green orc', 'store-e': 'red orc, red chest' };
  expect(scored(board)).toEqual([0 + 3, 0, 0, 0]);
});

rule(['CT-case-45', 'CT-9.16'], '40, 40 and 33: two share the victory', () => {
  const match = ended({}, { seats: 3, gold: { red: 37, blue: 40, green: 33 } });
  expect(scoresOf(match.position).map(({ place }) => place)).toEqual([1, 1, 3]);
});

rule('CT-case-47', 'an artifact kept pays, one that was used does not', () => {
  const scene = { artifacts: { green: 'orcbane-sword', blue: 'boots-of-haste' }, active: 'blue' } as const;
  const match = arrange(
    { 'stair-nw': 'blue adventurer' },
    { ...scene, draws: { red: ['adventurer-1'] }, decks: { red: 1 }, hands: { red: '' } },
  );
  for (const move of [
    { do: 'artifact' },
    { do: 'pick', figure: 'blue-adventurer-1' },
    { do: 'go', area: 'porch-nw' },
    { do: 'go', area: 'stair-nw' },
    { do: 'stop' },
  ] as const) {
    take(match, move);
  }
  for (let turn = 0; turn < 3; turn++) endTurn(match);
  draw(match);
  play(match, 'adventurer-1');
  put(match, 'stair-nw');
  expect(gold(match)).toEqual([3, 0, 4, 0]);
});

rule('CT-case-52', 'berserker: half each, the odd one is lost', () => {
  const options = { set: 'alternate' };
  expect(scored({ 'vault-n': 'red adventurer x2, blue berserker' }, options)).toEqual([2, 2, 0, 0]);
  expect(scored({ 'vault-n': 'red adventurer x2, blue berserker, green chest' }, options)).toEqual([4, 4, 0, 0]);
});

rule('CT-case-53', 'berserker in a tie: nobody; with a comrade: all of it', () => {
  const options = { set: 'alternate' };
  expect(scored({ 'vault-n': 'red adventurer, green adventurer, blue berserker' }, options)).toEqual([0, 0, 0, 0]);
  expect(scored({ 'vault-n': 'red adventurer, green adventurer, blue berserker, blue adventurer' }, options)).toEqual([
    0, 5, 0, 0,
  ]);
});

/** The worked example of the rules. */
const EXAMPLE: Board = {
  'vault-n': 'red adventurer x2, blue barbarian',
  'hoard-e': 'blue adventurer x2, green dwarf, blue chest',
  'throne-ring': 'red knight, green wraith',
  'store-s': 'green adventurer, red wraith',
  'hall-nw': 'red orc',
  'porch-se': 'blue thief, green chest',
};

rule(['CT-9.13', 'CT-9.14', 'CT-9.15', 'CT-9.16'], 'the worked example', () => {
  const match = arrange(EXAMPLE, {
    seats: 3,
    active: 'blue',
    gold: { red: 31, blue: 23, green: 28 },
    artifacts: { green: 'orcbane-sword' },
    hands: { blue: '' },
    draws: { blue: ['adventurer-3'] },
    decks: { blue: 1 },
  });
  draw(match);
  play(match, 'adventurer-3');
  put(match, 'stair-nw');
  expect(gold(match)).toEqual([36, 43, 35]);
  expect(scoresOf(match.position).map(({ place }) => place)).toEqual([2, 1, 3]);
});

rule('CT-9.5', 'the score says who took which room, and why', () => {
  const match = arrange(EXAMPLE, {
    seats: 3,
    active: 'red',
    hands: { red: 'adventurer-9' },
    pile: 'blue adventurer-9, green adventurer-9',
  });
  const events = [...play(match, 'adventurer-9'), ...put(match, 'stair-nw')];
  const [red, blue, green] = scoresOf(match.position);
  const room = { say: 'score.room', rule: 'CT-9.5', occasion: 'pile', scoring: 1, doubled: false, chests: 0, rival: 0 };
  expect(red?.lines).toEqual([{ ...room, area: 'throne-ring', count: 1, points: 5 }]);
  expect(blue?.lines).toEqual([
    { ...room, area: 'porch-se', count: 1, points: 5, chests: 1 },
    { ...room, area: 'hoard-e', count: 2, rival: 1, points: 12, doubled: true, chests: 1 },
  ]);
  expect(green?.lines).toEqual([{ ...room, area: 'store-s', count: 1, points: 3 }]);
  expect(told(events)).toContainEqual({ say: 'told.room-tied', area: 'vault-n', heroes: 2 });
});

rule('CT-9.5', 'the lines of a score add up to its points', () => {
  for (const set of ['classic', 'alternate']) {
    const match = deal(4, `lines ${set}`, { set });
    playOn(match, randomFrom(seedFrom(`lines ${set}`)));
    for (const { points, lines } of scoresOf(match.position)) {
      expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(points);
      expect(lines.every((line) => line.points > 0)).toBe(true);
    }
  }
});

rule('CT-9.4', 'what each room would give now can be asked at any time', () => {
  const { position } = arrange({ ...EXAMPLE, 'vault-s': 'red adventurer' });
  const rooms = appraiseBoard(position);
  expect(rooms[areaNumber('hoard-e')]).toMatchObject({ controller: 1, gold: 12, heroes: 2, rival: 1, doubled: true });
  expect(rooms[areaNumber('vault-n')]).toMatchObject({ controller: undefined, gold: 5, heroes: 2, rival: 2 });
  expect(rooms[areaNumber('hall-nw')]).toMatchObject({ controller: undefined, gold: 2, heroes: 0 });
  expect(rooms[areaNumber('stair-nw')]).toBeUndefined();
});
