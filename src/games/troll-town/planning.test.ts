import { expect } from 'vitest';
import { begin, canUndo, type Match, play, undo } from '../../kernel/match.ts';
import { seedFrom } from '../../kernel/random.ts';
import { asked } from '../../kernel/steps.ts';
import { tableFor } from '../../kernel/table.ts';
import { rule } from '../testing/rule.ts';
import { hexNamed } from './box/hexes.ts';
import { TURN_STEPS } from './frames.ts';
import { trollTown } from './index.ts';
import type { TrollTownMove } from './moves.ts';
import { planOf, type TrollTown, trollOf } from './position.ts';
import {
  at,
  BLUE,
  build,
  cage,
  crack,
  GREEN,
  give,
  offersOf,
  only,
  order,
  plan,
  RED,
  resolve,
  run,
  shop,
  stats,
  take,
  town,
  twoHuts,
} from './testing.ts';

type TownMatch = Match<TrollTown, TrollTownMove>;

/** A match in its first planning. */
function match(seats = 2, wishes: Record<string, unknown> = {}): TownMatch {
  const begun = begin(trollTown, tableFor(trollTown, seats, wishes), seedFrom('planning')).match;
  for (let seat = 0; seat < seats; seat++)
    for (let stat = 0; stat < 4; stat++) answer(begun, seat, { do: 'spend', points: 3 });
  return begun;
}

function answer(of: TownMatch, seat: number, ...moves: TrollTownMove[]) {
  return moves.map((move) => {
    const played = play(of, seat, move);
    if ('refused' in played) throw new Error(`${JSON.stringify(move)}: ${played.refused.say}`);
    return played.told.map(({ event }) => event);
  });
}

rule('TT-3.1', 'a turn has its steps in this order', () => {
  expect(TURN_STEPS).toEqual([
    'boss-step',
    'scare',
    'schmooze',
    'gather',
    'services',
    'capture-child',
    'fallen-boss',
    'fight',
    'destroy',
    'smash',
    'fire',
    'challenge',
    'orders',
    'post-turn',
    'feast',
    'end-turn',
  ]);
  const begun = match();
  answer(begun, RED, { do: 'grunt' });
  const events = answer(begun, BLUE, { do: 'grunt' }).flat();
  expect(events.at(-1)).toEqual({ say: 'told.turn', turn: 2 });
});

rule('TT-3.2', 'Pre-turn: the herd comes, hidden Children run, then last turn’s marks go', () => {
  const p = twoHuts();
  p.turn = 10;
  give(p, { communal: 2, own: [1] });
  p.communalWorked = 2;
  trollOf(p, RED).worked = 1;
  p.scared = [cage(p, '8,-1', 1)];
  p.schmoozer = RED;
  p.shopsTaken = [{ shop: 1, troll: RED }];
  p.fires = [hexNamed('4,0')];
  const herd = p.herd;
  const events = run(p, 'pre-turn').map(({ say }) => say);
  expect([p.turn, p.herd, p.communalWorked, trollOf(p, RED).worked]).toEqual([11, herd + 10, 0, 0]);
  expect([p.scared, p.schmoozer, p.shopsTaken, at(p, '4,0')]).toEqual([[], -1, [], 'empty']);
  expect(events.slice(0, 3)).toEqual(['told.turn', 'told.herd', 'told.burnt']);
});

rule(['TT-3.3', 'TT-16.1', 'TT-16.4'], 'all plan at once, and nobody sees another’s plan', () => {
  const { position: p } = match(3);
  expect(asked(p)).toEqual([RED, BLUE, GREEN]);
  take(p, RED, { do: 'get-minion', bed: 'communal' });
  expect(trollTown.view(p, BLUE).plans).toEqual(['secret', p.plans[BLUE], 'secret']);
  expect(trollTown.view(p, 'spectator').plans).toEqual(['secret', 'secret', 'secret']);
  expect(trollTown.view(p, RED).plans[RED]).toMatchObject({ deed: 'get-minion' });
  const begun = match();
  const told = answer(begun, RED, { do: 'get-minion', bed: 'communal' }, { do: 'grunt' }).flat();
  expect(told).toEqual([]);
});

rule('TT-3.4', 'a plan can be taken back step by step until the grunt, and two parts be changed besides', () => {
  const begun = match();
  answer(begun, RED, { do: 'get-minion', bed: 'communal' }, { do: 'none' });
  expect(offersOf(begun.position, RED).list()).toEqual([
    { do: 'grunt' },
    { do: 'change', part: 'deed' },
    { do: 'change', part: 'order-1' },
  ]);
  answer(begun, RED, { do: 'change', part: 'deed' }, { do: 'loaf' }, { do: 'change', part: 'order-1' });
  answer(begun, RED, { do: 'build', work: 'cage', crew: 'communal-first' }, { do: 'lay', on: '4,-1' });
  expect(planOf(begun.position, RED)).toMatchObject({ deed: 'loaf', changes: 2 });
  expect(offersOf(begun.position, RED).list()).toEqual([{ do: 'grunt' }]);
  for (let steps = 0; steps < 7; steps++) expect(undo(begun, RED)).toHaveProperty('undone');
  expect(planOf(begun.position, RED).deed).toBe('none');
  answer(begun, RED, { do: 'grunt' });
  expect(canUndo(begun, RED)).toBe(false);
});

rule('TT-3.4', 'the order of grunting is the declaration order (C15), or it goes round by option', () => {
  const begun = match();
  answer(begun, BLUE, { do: 'get-minion', bed: 'communal' }, { do: 'grunt' });
  expect(trollTown.view(begun.position, RED).declared).toEqual([BLUE]);
  const events = answer(begun, RED, { do: 'get-minion', bed: 'communal' }, { do: 'grunt' }).flat();
  expect(only(events, 'told.deed').map(({ seat }) => seat)).toEqual([BLUE, RED]);
  const round = town(3, { declare: 'rotating' });
  round.turn = 2;
  plan(round);
  expect(round.declared).toEqual([1, 2, 0]);
  take(round, 0, { do: 'grunt' });
  expect(round.declared).toEqual([1, 2, 0]);
});

rule('TT-3.12', 'a plan can be locked as it stands at any time', () => {
  const { position: p } = match();
  take(
    p,
    RED,
    { do: 'get-minion', bed: 'communal' },
    { do: 'build', work: 'cage', crew: 'communal-first' },
    { do: 'grunt' },
  );
  expect(planOf(p, RED)).toMatchObject({ deed: 'get-minion', orders: [] });
  const nothing = match().position;
  take(nothing, RED, { do: 'capture-child', gear: 'bare' }, { do: 'grunt' });
  expect(planOf(nothing, RED)).toMatchObject({ deed: 'loaf', orders: [] });
});

rule('TT-3.5', 'what cannot be done fizzles: no effect, nothing paid, labour idle', () => {
  const p = town();
  give(p, { communal: 1 });
  cage(p, '4,-1');
  const events = resolve(p, [{ orders: [order('cage', '4,-1')] }]);
  expect(only(events, 'told.fizzled')).toMatchObject([{ rule: 'TT-5.1' }]);
  expect(p.communalWorked).toBe(0);
});

rule(['TT-3.6', 'TT-3.7'], 'the Boss first, then deeds kind by kind', () => {
  const p = twoHuts({}, 5);
  p.turn = 35;
  p.title = 4;
  build(p, 'hovel', '8,-1');
  shop(p, '3,-2 3,-1 4,-2');
  give(p, { communal: 2, own: [2, 2] });
  crack(p, '-3,3~-4,4');
  trollOf(p, GREEN).injuries = [1, 0, 0, 0, 0];
  stats(p, 3, 1, 1, 1, 1, 1);
  const store = cage(p, '4,1');
  const events = resolve(
    p,
    [
      { deed: 'fire', hex: hexNamed('-3,3') },
      { deed: 'scare', store },
      { deed: 'heal' },
      { deed: 'challenge' },
      { deed: 'get-minion' },
    ],
    [3, 0, 2, 1, 4],
  );
  expect(only(events, 'told.deed').map(({ deed }) => deed)).toEqual([
    'get-minion',
    'scare',
    'heal',
    'fire',
    'challenge',
  ]);
});

rule('TT-3.8', 'all first orders come before all second ones', () => {
  const p = town();
  for (const hex of ['-1,-3', '1,-3']) build(p, 'hovel', hex);
  give(p, { communal: 6 });
  const events = resolve(p, [
    { orders: [order('cage', '4,-1'), order('cage', '3,1')] },
    { orders: [order('cage', '-3,1'), order('cage', '-4,3')] },
  ]);
  expect(only(events, 'told.built').map(({ seat, part }) => [seat, part])).toEqual([
    [RED, 'order-1'],
    [BLUE, 'order-1'],
    [RED, 'order-2'],
    [BLUE, 'order-2'],
  ]);
});

rule('TT-3.9', 'in Post-turn Children come before Minions', () => {
  const p = town();
  give(p, { communal: 3 });
  p.caught = 1;
  p.waiting = [{ troll: RED, store: -1, children: 1 }];
  expect(run(p, 'post-turn').map(({ say }) => say)).toEqual(['told.ran-away', 'told.minions-ran']);
});

rule('TT-3.10', 'a Feast ends every tenth turn', () => {
  const days = [...Array(40).keys()].map((turn) => {
    const p = town();
    p.turn = turn + 1;
    p.feasted = Math.floor(turn / 10);
    return only(run(p, 'feast'), 'told.feast-begins').length > 0 ? turn + 1 : 0;
  });
  expect(days.filter((day) => day > 0)).toEqual([10, 20, 30, 40]);
});

rule('TT-3.11', 'halves are rounded up', () => {
  expect([3, 1, 2].map((number) => Math.ceil(number / 2))).toEqual([2, 1, 1]);
  expect(town(3).buildings.filter(({ kind }) => kind === 'hovel')).toHaveLength(2);
});

rule('TT-17.1', 'only stats, plans and loans are asked', () => {
  const asking = Object.entries(trollTown.steps).flatMap(([name, step]) => ('offer' in step ? [name] : []));
  expect(asking.filter((name) => !name.startsWith('plan-'))).toEqual(['stats', 'lock', 'lend']);
});

rule('TT-17.2', 'a match has fewer decisions than its bound', () => {
  expect(trollTown.bound(tableFor(trollTown, 5))).toBeGreaterThan(2600);
});
