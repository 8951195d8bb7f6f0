import { expect } from 'vitest';
import {
  arrange,
  asking,
  at,
  blocked,
  type CaveMatch,
  endTurn,
  go,
  gold,
  lost,
  none,
  offered,
  pick,
  play,
  put,
  score,
  send,
  step,
  told,
  use,
  ways,
} from '../../../../test/games/cave-troll/testing.ts';
import { rule } from '../../../../test/games/kit/rule.ts';
import type { AreaId } from '../box/areas.ts';
import { areaId, ROOMS } from '../box/map.ts';

type Board = Parameters<typeof arrange>[0];

/** The active player has put the cave troll into the room. */
function troll(board: Board, room: AreaId, scene: Parameters<typeof arrange>[1] = {}): CaveMatch {
  const { active = 'red' } = scene;
  const match = arrange(board, { ...scene, hands: { [active]: 'cave-troll' } });
  play(match, 'cave-troll');
  put(match, room);
  return match;
}

/** Where the figure could flee, once picked. */
function flights(match: CaveMatch, figure: string): string[] {
  pick(match, figure);
  return offered(match);
}

rule('CT-6.21', 'a cave troll comes into any room without one; knights and the limit do not matter', () => {
  const match = arrange(
    { 'vault-n': 'blue knight, blue adventurer x4', 'vault-s': 'blue cave-troll' },
    { hands: { red: 'cave-troll' } },
  );
  play(match, 'cave-troll');
  expect(offered(match)).toEqual(
    ROOMS.map(areaId)
      .filter((area) => area !== 'vault-s')
      .sort(),
  );
  expect(blocked(match)).toEqual({ 'vault-s': 'CT-6.21 blocked.closed' });
});

rule(
  ['CT-6.22', 'CT-11.6', 'CT-11.8'],
  'all with figures there are asked, from the left, the troll’s player last',
  () => {
    const there = 'red adventurer, blue adventurer, green orc, yellow wraith';
    const match = troll({ 'hall-nw': there }, 'hall-nw', { active: 'green' });
    const order: string[] = [];
    while (step(match) === 'flight-figure') {
      order.push(asking(match));
      none(match);
    }
    expect(order).toEqual(['yellow', 'red', 'blue', 'green']);
    expect([asking(match), step(match), match.position.actions]).toEqual(['green', 'action', 3]);
  },
);

rule('CT-6.22', 'each may move one figure of their own, and only one', () => {
  const match = troll({ 'hall-nw': 'blue adventurer x2, blue orc, blue chest, green adventurer' }, 'hall-nw');
  expect(offered(match)).toEqual(['blue adventurer', 'blue orc', 'none']);
  expect(blocked(match)).toEqual({ 'blue chest': 'CT-4.16 blocked.never-moves' });
  pick(match, 'blue orc');
  go(match, 'porch-nw');
  expect(asking(match)).toBe('green');
  none(match);
  expect(at(match, 'porch-nw')).toBe('blue orc');
  expect(lost(match)).toBe('blue adventurer x2, blue chest, green adventurer');
});

rule(['CT-6.22', 'CT-11.8'], 'who has nobody there, or nobody who can flee, is passed over', () => {
  const match = troll({ 'throne-ring': 'blue adventurer', 'hall-nw': 'green adventurer' }, 'throne-ring');
  expect(asking(match)).toBe('blue');
  none(match);
  expect([asking(match), step(match)]).toEqual(['red', 'action']);
  const walls: Board = {
    'crossing-nw': 'green cave-troll',
    'crossing-ne': 'red adventurer x5',
    'crossing-se': 'green adventurer x5',
    'crossing-sw': 'yellow adventurer x5',
  };
  const trapped = troll({ 'throne-ring': 'blue adventurer', ...walls }, 'throne-ring');
  expect([asking(trapped), step(trapped), lost(trapped)]).toEqual(['red', 'action', 'blue adventurer']);
});

rule('CT-6.22', 'a figure without a way out is greyed out', () => {
  const match = troll(
    {
      'hall-nw': 'blue adventurer, blue knight',
      'crossing-nw': 'green knight',
      'gallery-nw': 'green adventurer x5',
      'guardpost-nw': 'red adventurer x5',
      'porch-nw': 'yellow adventurer x5',
    },
    'hall-nw',
  );
  expect(offered(match)).toEqual(['blue knight', 'none']);
  expect(blocked(match)).toEqual({ 'blue adventurer': 'CT-6.22 blocked.no-way-out' });
  expect(flights(match, 'blue knight')).toEqual(['crossing-nw']);
});

rule('CT-6.22', 'the way of a flight passes the tests, and leads to rooms and entrances', () => {
  const match = troll({ 'porch-ne': 'blue adventurer', 'gallery-ne': 'green knight' }, 'porch-ne');
  expect(flights(match, 'blue adventurer')).toEqual(['hall-ne', 'stair-ne']);
  expect(blocked(match)).toEqual({ 'gallery-ne': 'CT-5.5 blocked.guarded' });
});

rule('CT-6.23', 'a flight is completed before the next player decides', () => {
  const walls: Board = {
    'gallery-nw': 'yellow adventurer x5',
    'guardpost-nw': 'red adventurer x5',
    'porch-nw': 'yellow adventurer x4, red knight',
  };
  const match = troll(
    {
      'hall-nw': 'blue adventurer, green adventurer',
      'crossing-nw': 'red orc, yellow orc, yellow wraith, red thief',
      ...walls,
    },
    'hall-nw',
  );
  expect(flights(match, 'blue adventurer')).toEqual(['crossing-nw']);
  go(match, 'crossing-nw');
  expect([asking(match), step(match)]).toEqual(['red', 'action']);
  expect(lost(match)).toBe('green adventurer');
});

rule(['CT-6.23', 'CT-5.11'], 'a knight that flees kills orcs where it arrives', () => {
  const match = troll({ 'hall-nw': 'blue knight', 'porch-nw': 'green orc, blue orc' }, 'hall-nw');
  pick(match, 'blue knight');
  go(match, 'porch-nw');
  expect(lost(match)).toBe('blue orc, green orc');
});

rule(['CT-6.23', 'CT-5.12', 'CT-11.6'], 'a wraith that flees into a room pushes, decided by its owner', () => {
  const match = troll({ 'hall-nw': 'blue wraith, green adventurer', 'porch-nw': 'green adventurer' }, 'hall-nw');
  pick(match, 'blue wraith');
  go(match, 'porch-nw');
  expect([asking(match), step(match)]).toEqual(['blue', 'push-hero']);
  pick(match, 'green adventurer@porch-nw');
  expect([asking(match), step(match)]).toEqual(['blue', 'push-dest']);
  expect(offered(match)).toEqual(['gallery-nw', 'stair-nw']);
  send(match, 'gallery-nw');
  expect([asking(match), step(match)]).toEqual(['green', 'flight-figure']);
});

rule('CT-6.17', 'after a flight the area left is closed', () => {
  const match = troll(
    { 'hall-nw': 'blue wraith', 'porch-nw': 'green adventurer x5', 'gallery-nw': 'yellow adventurer x5' },
    'hall-nw',
  );
  pick(match, 'blue wraith');
  go(match, 'porch-nw');
  pick(match, 'green adventurer');
  expect(offered(match)).toEqual(['stair-nw']);
  expect(blocked(match)).toMatchObject({ 'hall-nw': 'CT-5.4 blocked.closed' });
});

rule('CT-6.24', 'then everything else there is discarded, one’s own too', () => {
  const match = troll({ 'hall-nw': 'red adventurer, red chest, blue wraith, green chest, yellow knight' }, 'hall-nw');
  while (step(match) === 'flight-figure') none(match);
  expect(at(match, 'hall-nw')).toBe('red cave-troll');
  expect(lost(match)).toBe('red adventurer, red chest, blue wraith, green chest, yellow knight');
});

rule('CT-6.24', 'an empty room is simply shut', () => {
  const match = troll({}, 'vault-n');
  expect([at(match, 'vault-n'), step(match), match.position.discards[0]?.at(-1)]).toEqual([
    'red cave-troll',
    'action',
    'cave-troll',
  ]);
});

rule('CT-6.25', 'a cave troll stays, and its room never pays again', () => {
  const match = arrange(
    { 'vault-n': 'red cave-troll, blue chest', 'hoard-n': 'red orc, red knight' },
    { hands: { red: 'score-room' } },
  );
  expect(ways(match, 'red orc')).not.toContain('vault-n');
  expect(ways(match, 'red knight')).not.toContain('vault-n');
  play(match, 'score-room');
  score(match, 'vault-n');
  expect(gold(match)).toEqual([0, 0, 0, 0]);
  expect(at(match, 'vault-n')).toBe('red cave-troll, blue chest');
});

rule('CT-6.26', 'everybody but the troll may flee: each kind of the classic set', () => {
  const kinds = ['adventurer', 'dwarf', 'thief', 'barbarian', 'knight', 'orc', 'wraith'];
  const match = troll({ 'hall-nw': kinds.map((kind) => `blue ${kind}`).join(', ') }, 'hall-nw');
  expect(offered(match)).toEqual([...kinds.map((kind) => `blue ${kind}`), 'none'].sort());
});

rule(['CT-12.8', 'CT-6.3'], 'a barbarian may flee, unless the table says it never does', () => {
  const board = { 'hall-nw': 'blue barbarian, blue adventurer' };
  expect(offered(troll(board, 'hall-nw'))).toEqual(['blue adventurer', 'blue barbarian', 'none']);
  const stubborn = troll(board, 'hall-nw', { options: { barbarianNeverFlees: true } });
  expect(offered(stubborn)).toEqual(['blue adventurer', 'none']);
  expect(blocked(stubborn)).toEqual({ 'blue barbarian': 'CT-12.8 blocked.never-flees' });
  const alone = troll({ 'hall-nw': 'blue barbarian' }, 'hall-nw', { options: { barbarianNeverFlees: true } });
  expect([asking(alone), lost(alone)]).toEqual(['red', 'blue barbarian']);
});

rule('CT-12.11', 'without the option a wraith that flees neither pushes nor enters a full room', () => {
  const options = { fleeingWraithPushes: false };
  const match = troll(
    { 'hall-nw': 'blue wraith', 'porch-nw': 'green adventurer', 'gallery-nw': 'yellow adventurer x5' },
    'hall-nw',
    { options },
  );
  expect(flights(match, 'blue wraith')).toEqual(['crossing-nw', 'guardpost-nw', 'porch-nw']);
  go(match, 'porch-nw');
  expect([asking(match), step(match)]).toEqual(['red', 'action']);
});

rule('CT-11.6', 'the others are asked for nothing else', () => {
  const match = arrange({ 'hall-nw': 'red orc, blue adventurer, red wraith' });
  use(match, 'red orc');
  expect(asking(match)).toBe('red');
  pick(match, 'blue adventurer');
  expect(asking(match)).toBe('red');
});

rule('CT-11.7', 'an open question tells its step, its seat and the figure it is about', () => {
  const match = troll({ 'hall-nw': 'blue wraith', 'porch-nw': 'green adventurer' }, 'hall-nw');
  expect(match.position.stack.at(-1)).toMatchObject({ step: 'flight-figure', seat: 1 });
  pick(match, 'blue wraith');
  expect(match.position.stack.at(-1)).toMatchObject({ step: 'flight-dest', seat: 1, figure: 17 + 14 });
  expect(match.position.played).toBe('cave-troll');
});

rule('CT-case-36', 'a cave troll in hall-nw, three players', () => {
  const board: Board = {
    'hall-nw': 'blue adventurer, blue thief, green dwarf, red adventurer, green chest',
    'crossing-nw': 'red adventurer x3, blue adventurer x2',
    'guardpost-nw': 'green knight',
  };
  const match = troll(board, 'hall-nw', { seats: 3 });
  expect(asking(match)).toBe('blue');
  expect(flights(match, 'blue adventurer')).toEqual(['gallery-nw', 'porch-nw']);
  go(match, 'gallery-nw');
  expect(asking(match)).toBe('green');
  pick(match, 'green dwarf');
  go(match, 'guardpost-nw');
  expect(asking(match)).toBe('red');
  none(match);
  expect(at(match, 'hall-nw')).toBe('red cave-troll');
  expect(at(match, 'guardpost-nw')).toBe('green dwarf, green knight');
  expect(lost(match)).toBe('red adventurer, blue thief, green chest');
});

rule('CT-case-37', 'an orc flees, but not into a pit', () => {
  const match = troll({ 'hoard-n': 'blue orc' }, 'hoard-n');
  expect(flights(match, 'blue orc')).toEqual(['crossing-nw', 'store-n', 'vault-n']);
});

rule('CT-case-38', 'the stairs are the only way', () => {
  const match = troll(
    { 'porch-ne': 'blue adventurer', 'hall-ne': 'green adventurer x5', 'gallery-ne': 'yellow adventurer x5' },
    'porch-ne',
  );
  expect(flights(match, 'blue adventurer')).toEqual(['stair-ne']);
});

rule('CT-case-39', 'a cave troll upon a knight and four: one is saved', () => {
  const match = troll({ 'vault-e': 'blue knight, blue adventurer x4' }, 'vault-e');
  pick(match, 'blue knight');
  go(match, 'hoard-e');
  expect([asking(match), step(match)]).toEqual(['red', 'action']);
  expect([at(match, 'vault-e'), lost(match)]).toEqual(['red cave-troll', 'blue adventurer x4']);
});

rule('CT-case-40', 'a cave troll’s room is closed to all but score-room, which gives nothing', () => {
  const board = { 'vault-e': 'red cave-troll', 'hoard-e': 'blue adventurer', 'stair-nw': 'blue thief' };
  const match = arrange(board, { active: 'blue', hands: { blue: 'cave-troll' }, draws: { blue: ['score-room'] } });
  expect(ways(match, 'blue adventurer')).not.toContain('vault-e');
  use(match, 'blue thief');
  expect(offered(match)).not.toContain('vault-e');
  go(match, 'stair-ne');
  play(match, 'cave-troll');
  expect(offered(match)).not.toContain('vault-e');
  put(match, 'porch-nw');
  const drawn = arrange(board, { active: 'blue', hands: { blue: 'score-room' } });
  play(drawn, 'score-room');
  expect(offered(drawn)).toContain('vault-e');
  expect(told(score(drawn, 'vault-e'))).toContainEqual({ say: 'told.room-empty', area: 'vault-e' });
  expect(gold(drawn)).toEqual([0, 0, 0, 0]);
});

rule('CT-case-41', 'a wraith flees and pushes', () => {
  const board: Board = { 'gallery-sw': 'blue wraith', 'hall-sw': 'red adventurer' };
  const match = troll(board, 'gallery-sw', { active: 'green' });
  pick(match, 'blue wraith');
  go(match, 'hall-sw');
  expect([asking(match), ...offered(match)]).toEqual(['blue', 'none', 'red adventurer']);
  pick(match, 'red adventurer');
  expect(offered(match)).toEqual(['crossing-sw', 'guardpost-sw', 'porch-sw']);
  send(match, 'porch-sw');
  expect([asking(match), step(match)]).toEqual(['green', 'action']);
  const full: Board = { 'gallery-sw': 'blue wraith', 'hall-sw': 'red adventurer x5' };
  const must = troll(full, 'gallery-sw', { active: 'green' });
  pick(must, 'blue wraith');
  go(must, 'hall-sw');
  expect(offered(must)).toEqual(['red adventurer']);
  const off = { active: 'green', options: { fleeingWraithPushes: false } } as const;
  const quiet = troll(board, 'gallery-sw', off);
  pick(quiet, 'blue wraith');
  go(quiet, 'hall-sw');
  expect(asking(quiet)).toBe('green');
  expect(flights(troll(full, 'gallery-sw', off), 'blue wraith')).not.toContain('hall-sw');
  endTurn(quiet);
});
