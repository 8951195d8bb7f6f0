import { describe, expect, test } from 'vitest';
import { seedFrom } from '../../kernel/random.ts';
import type { Draw, Plan } from './draw.ts';
import { historyOf } from './history.ts';
import { standingsFor } from './knock-out-standings.ts';
import type { Entrant, RoundResult } from './results.ts';
import { drawRound } from './rounds.ts';
import { standingsOf } from './standings.ts';

function entrants(count: number): Entrant[] {
  return Array.from({ length: count }, (_, seed) => ({ id: `p${String(seed).padStart(2, '0')}`, seed, blocked: [] }));
}

/** The stronger one always wins. */
function played({ tables, byes }: Draw): RoundResult {
  return {
    byes,
    tables: tables.map((players) => {
      const best = [...players].sort();
      return { players, places: players.map((player) => best.indexOf(player) + 1), scores: players.map(() => 1) };
    }),
  };
}

function playOut(plan: Plan, field: readonly Entrant[], until = 99): RoundResult[] {
  const rounds: RoundResult[] = [];
  while (rounds.length < until) {
    const draw = drawRound({ plan, entrants: field, rounds, seed: seedFrom(`round ${rounds.length}`) });
    if (!draw) break;
    rounds.push(played(draw));
  }
  return rounds;
}

function meetings(rounds: readonly RoundResult[], field: readonly Entrant[], seats: number): number[] {
  const history = historyOf(rounds, seats);
  return field.flatMap(({ id }, index) => field.slice(index + 1).map((other) => history.met(id, other.id)));
}

const FOURS: Plan = { format: 'swiss', seats: 4, allowed: [2, 3, 4], rounds: 4 };

describe('Swiss', () => {
  test('everybody sits once a round, nobody twice', () => {
    for (const count of [4, 5, 6, 13, 24]) {
      for (const { tables, byes } of playOut(FOURS, entrants(count))) {
        const seated = [...byes, ...tables.flatMap(({ players }) => players)];
        expect([...seated].sort()).toEqual(entrants(count).map(({ id }) => id));
      }
    }
  });

  test('nobody meets anybody twice where that can be had', () => {
    const field = entrants(24);
    expect(Math.max(...meetings(playOut({ ...FOURS, seats: 3, allowed: [3] }, field), field, 3))).toBe(1);
    const many = entrants(64);
    expect(Math.max(...meetings(playOut({ ...FOURS, rounds: 5 }, many), many, 4))).toBe(1);
  });

  test('later rounds bring people with the same points together, and the best wins', () => {
    const field = entrants(16);
    const rounds = playOut({ ...FOURS, allowed: [4] }, field);
    const before = new Map(standingsOf(field, rounds.slice(0, 3)).map(({ player, points }) => [player, points]));
    const widest = Math.max(...before.values()) - Math.min(...before.values());
    const spreads = rounds[3]?.tables.map(({ players }) => {
      const points = players.map((player) => before.get(player) ?? 0);
      return Math.max(...points) - Math.min(...points);
    });
    expect(Math.max(...(spreads ?? []))).toBeLessThan(widest);
    expect(standingsOf(field, rounds)[0]?.player).toBe('p00');
  });

  test('small tables and byes are shared out: nobody has a second one before all had their first', () => {
    const field = entrants(15);
    const history = historyOf(playOut(FOURS, field), 4);
    expect(Math.max(...field.map(({ id }) => history.shortTables(id)))).toBe(1);
    const pairs: Plan = { format: 'swiss', seats: 2, allowed: [2], rounds: 5 };
    const five = entrants(5);
    expect(five.map(({ id }) => historyOf(playOut(pairs, five), 2).byes(id))).toEqual([1, 1, 1, 1, 1]);
  });

  test('those who have blocked one another are kept apart', () => {
    const field = entrants(12).map((entrant) =>
      entrant.id === 'p00' ? { ...entrant, blocked: ['p01', 'p02'] } : entrant,
    );
    const history = historyOf(playOut({ ...FOURS, allowed: [4] }, field), 4);
    expect([history.met('p00', 'p01'), history.met('p02', 'p00')]).toEqual([0, 0]);
  });

  test('everybody sits in every seat about as often', () => {
    const field = entrants(16);
    const history = historyOf(playOut({ ...FOURS, allowed: [4] }, field), 4);
    const most = Math.max(...field.flatMap(({ id }) => [0, 1, 2, 3].map((seat) => history.satIn(id, seat))));
    expect(most).toBeLessThanOrEqual(2);
  });

  test('the same question has the same answer, another seed another', () => {
    const question = { plan: FOURS, entrants: entrants(16), rounds: [] };
    const draw = (seed: string) => drawRound({ ...question, seed: seedFrom(seed) });
    expect(draw('one')).toEqual(draw('one'));
    expect(draw('one')).not.toEqual(draw('another'));
  });

  test('too few people make no round', () => {
    expect(drawRound({ plan: FOURS, entrants: entrants(1), rounds: [], seed: seedFrom('') })).toBeUndefined();
  });
});

describe('round robin', () => {
  test.each<[count: number, seats: number, rounds: number]>([
    [6, 2, 5],
    [7, 2, 7],
    [9, 3, 4],
    [15, 3, 7],
    [16, 4, 5],
  ])('%i people at tables of %i: everybody meets everybody once in %i rounds', (count, seats, expected) => {
    const field = entrants(count);
    const rounds = playOut({ format: 'round-robin', seats, allowed: [seats], rounds: 0 }, field);
    expect(rounds).toHaveLength(expected);
    expect(new Set(meetings(rounds, field, seats))).toEqual(new Set([1]));
  });

  test('without a perfect plan nobody meets anybody much more often than others', () => {
    const field = entrants(12);
    const rounds = playOut({ format: 'round-robin', seats: 4, allowed: [4], rounds: 0 }, field);
    expect(rounds).toHaveLength(4);
    expect(Math.max(...meetings(rounds, field, 4))).toBeLessThanOrEqual(2);
  });

  test('who has lost an opponent sits out', () => {
    const plan: Plan = { format: 'round-robin', seats: 2, allowed: [2], rounds: 0 };
    const rounds = playOut(plan, entrants(4), 1);
    const field = entrants(4).map((entrant) => ({ ...entrant, left: entrant.id === 'p03' }));
    const draw = drawRound({ plan, entrants: field, rounds, seed: seedFrom('') });
    expect(draw?.tables).toHaveLength(1);
    expect(draw?.byes).toHaveLength(1);
  });
});

describe('knock-out', () => {
  const pairs: Plan = { format: 'knock-out', seats: 2, allowed: [2], rounds: 0 };

  test('of 16 at tables of two, four rounds leave one', () => {
    const rounds = playOut(pairs, entrants(16));
    expect(rounds.map(({ tables }) => tables.length)).toEqual([8, 4, 2, 1]);
    expect([...(rounds[3]?.tables[0]?.players ?? [])].sort()).toEqual(['p00', 'p01']);
  });

  test('byes of the first round go to the strongest', () => {
    const rounds = playOut(pairs, entrants(6));
    expect(rounds[0]?.byes).toEqual(['p00', 'p01']);
    expect(rounds.map(({ tables }) => tables.length)).toEqual([2, 2, 1]);
  });

  test('of 64 at tables of four, the better two go on, and the strong ones meet late', () => {
    const rounds = playOut({ ...pairs, seats: 4, allowed: [4] }, entrants(64));
    expect(rounds.map(({ tables }) => tables.length)).toEqual([16, 8, 4, 2, 1]);
    expect([...(rounds[4]?.tables[0]?.players ?? [])].sort()).toEqual(['p00', 'p01', 'p02', 'p03']);
  });

  test('the final seats those who are left, or calls the best of the others back', () => {
    const threes = playOut({ ...pairs, seats: 4, allowed: [3, 4] }, entrants(5));
    expect(threes.map(({ tables }) => tables.map(({ players }) => players.length))).toEqual([[4], [3]]);
    const fours = playOut({ ...pairs, seats: 4, allowed: [4] }, entrants(5));
    expect(fours.map(({ tables, byes }) => [tables.length, byes.length])).toEqual([
      [1, 1],
      [1, 0],
    ]);
    expect(fours[1]?.tables[0]?.players).toHaveLength(4);
  });

  test('byes go to somebody else each round, as long as there is somebody', () => {
    const field = entrants(13);
    const rounds = playOut({ ...pairs, seats: 4, allowed: [4] }, field);
    const byes = rounds.flatMap((round) => round.byes);
    expect(byes.length).toBeGreaterThan(1);
    expect(new Set(byes).size).toBe(byes.length);
  });

  test('who wins the final wins, though somebody has more points; the others by the last round they were in', () => {
    const plan: Plan = { ...pairs, seats: 4, allowed: [4] };
    const field = entrants(16);
    const rounds = playOut(plan, field, 2);
    const final = drawRound({ plan, entrants: field, rounds, seed: seedFrom('final') });
    const [players = []] = final?.tables ?? [];
    // A player who was never first before is now ahead of players who won all of their tables.
    const byPoints = standingsOf(field, rounds).map(({ player }) => player);
    const winner = [...players].sort((one, other) => byPoints.indexOf(other) - byPoints.indexOf(one))[0] ?? '';
    const order = [winner, ...[...players].filter((player) => player !== winner).sort()];
    const places = players.map((player) => order.indexOf(player) + 1);
    const all = [...rounds, { byes: [], tables: [{ players, places, scores: players.map(() => 1) }] }];
    const standings = standingsFor(plan, field, all);
    expect(standingsOf(field, all)[0]?.player).not.toBe(winner);
    expect(standings.slice(0, 4).map(({ player }) => player)).toEqual(order);
    expect(standings.slice(1, 5).map(({ separatedBy }) => separatedBy)).toEqual(['final', 'final', 'final', 'reached']);
    const semi = rounds[1]?.tables.flatMap((table) => table.players) ?? [];
    expect(new Set(standings.slice(0, 8).map(({ player }) => player))).toEqual(new Set(semi));
    expect(standings.find(({ player }) => !semi.includes(player))?.separatedBy).toBe('reached');
  });

  test('between rounds those who go on are ahead of those who are out', () => {
    const rounds = playOut(pairs, entrants(8), 1);
    const next = drawRound({ plan: pairs, entrants: entrants(8), rounds, seed: seedFrom('') });
    const ahead = standingsFor(pairs, entrants(8), rounds).slice(0, 4);
    expect(new Set(ahead.map(({ player }) => player))).toEqual(new Set(next?.tables.flat()));
  });

  test('who did not come does not go on', () => {
    const first = playOut(pairs, entrants(4), 1);
    const [round] = first;
    if (!round) throw new Error('no round');
    const [table] = round.tables;
    if (!table) throw new Error('no table');
    const winner = table.places?.indexOf(1) ?? 0;
    const without = { ...round, tables: [{ ...table, absent: [winner] }, ...round.tables.slice(1)] };
    const next = drawRound({ plan: pairs, entrants: entrants(4), rounds: [without], seed: seedFrom('') });
    expect(next?.tables[0]).toContain(table.players[1 - winner]);
    expect(next?.tables[0]).not.toContain(table.players[winner]);
  });
});

describe('blocks', () => {
  /** Each pair has blocked one another, by one of the two. */
  function blocking(count: number, ...pairs: [number, number][]): Entrant[] {
    return entrants(count).map((entrant, index) => ({
      ...entrant,
      blocked: pairs.flatMap(([one, other]) => (one === index ? [entrants(count)[other]?.id ?? ''] : [])),
    }));
  }

  test.each<[what: string, plan: Plan, field: Entrant[], apart: [string, string][]]>([
    [
      'Swiss, where only one choice of byes allows it',
      { ...FOURS, seats: 2, allowed: [2] },
      blocking(3, [0, 1]),
      [['p00', 'p01']],
    ],
    [
      'Swiss at two tables, the strongest of all',
      { ...FOURS, allowed: [4], rounds: 6 },
      blocking(8, [0, 1], [2, 0], [1, 2]),
      [],
    ],
    ['Swiss with one table: somebody sits out', { ...FOURS, allowed: [3, 4] }, blocking(4, [3, 1]), [['p01', 'p03']]],
    [
      'round robin of pairs',
      { ...FOURS, format: 'round-robin', seats: 2, allowed: [2] },
      blocking(6, [2, 5]),
      [['p02', 'p05']],
    ],
    [
      'round robin by a plan for fours',
      { ...FOURS, format: 'round-robin', allowed: [3, 4] },
      blocking(16, [2, 5]),
      [['p02', 'p05']],
    ],
    [
      'round robin without a plan',
      { ...FOURS, format: 'round-robin', allowed: [3, 4] },
      blocking(12, [2, 5]),
      [['p02', 'p05']],
    ],
    [
      'round robin at one table',
      { ...FOURS, format: 'round-robin', allowed: [3, 4] },
      blocking(4, [0, 1]),
      [['p00', 'p01']],
    ],
    [
      'knock-out of pairs',
      { ...FOURS, format: 'knock-out', seats: 2, allowed: [2] },
      blocking(8, [0, 1], [0, 7]),
      [
        ['p00', 'p07'],
        ['p00', 'p01'],
      ],
    ],
    [
      'knock-out of fours',
      { ...FOURS, format: 'knock-out', allowed: [3, 4] },
      blocking(16, [0, 1], [0, 15]),
      [['p00', 'p01']],
    ],
  ])('%s: nobody sits with somebody blocked, in any round', (_, plan, field, apart) => {
    const rounds = playOut(plan, field);
    const history = historyOf(rounds, plan.seats);
    expect(rounds.length).toBeGreaterThan(0);
    for (const [one, other] of apart) expect(history.met(one, other)).toBe(0);
    for (const { id, blocked } of field) for (const other of blocked) expect(history.met(id, other)).toBe(0);
  });

  test('where hundreds have blocked one another, those whom no block concerns play all the same', () => {
    const everybody = entrants(200);
    const angry = everybody.slice(0, 120).map(({ id }) => id);
    const field = everybody.map((entrant, index) => (index < 120 ? { ...entrant, blocked: angry } : entrant));
    const draw = drawRound({ plan: { ...FOURS, allowed: [4] }, entrants: field, rounds: [], seed: seedFrom('') });
    const seated = draw?.tables.flat() ?? [];
    for (const { id } of everybody.slice(120)) expect([...seated, ...(draw?.byes ?? [])]).toContain(id);
    expect(draw?.tables.length).toBeGreaterThanOrEqual(20);
    for (const table of draw?.tables ?? []) expect(table.filter((id) => angry.includes(id)).length).toBeLessThan(2);
  });

  test('whoever sits out for a block has half a win, and the tournament goes on to its end', () => {
    const rounds = playOut({ ...FOURS, seats: 2, allowed: [2] }, blocking(4, [0, 1], [0, 2], [0, 3]));
    expect(rounds).toHaveLength(4);
    expect(rounds.every(({ byes, tables }) => byes.includes('p00') && tables.length === 1)).toBe(true);
  });

  test('where nobody can sit with anybody there is no round', () => {
    const field = blocking(2, [0, 1]);
    expect(
      drawRound({ plan: { ...FOURS, seats: 2, allowed: [2] }, entrants: field, rounds: [], seed: seedFrom('') }),
    ).toBeUndefined();
  });
});
