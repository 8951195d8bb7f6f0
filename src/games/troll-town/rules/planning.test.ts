import { expect } from 'vitest';
import { rule } from '../../../../test/games/kit/rule.ts';
import {
  at,
  BLUE,
  build,
  cage,
  crack,
  GREEN,
  give,
  luck,
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
  told,
  town,
  twoHuts,
} from '../../../../test/games/troll-town/testing.ts';
import { begin, canUndo, isMatchOver, type Match, play, undo } from '../../../kernel/match.ts';
import { pick, randomFor, seedFrom } from '../../../kernel/random.ts';
import { asked } from '../../../kernel/steps.ts';
import { tableFor } from '../../../kernel/table.ts';
import { hexNamed } from '../box/hexes.ts';
import { TURN_STEPS } from '../frames.ts';
import { trollTown } from '../index.ts';
import type { TrollTownMove } from '../moves.ts';
import { planOf, type TrollTown, trollOf } from '../position.ts';
import { breakOut } from './runs.ts';

type TownMatch = Match<TrollTown, TrollTownMove>;

/** A match in its first planning. */
function match(seats = 2, options: Record<string, unknown> = {}): TownMatch {
  const begun = begin(trollTown, tableFor(trollTown, seats, options), seedFrom('planning')).match;
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

/** The parts that can be planned anew now. */
function changeable(of: TownMatch, seat = RED): string[] {
  return offersOf(of.position, seat)
    .list()
    .flatMap((move) => (move.do === 'change' ? [move.part] : []));
}

const CHANGE_DEED: TrollTownMove = { do: 'change', part: 'deed' };
const CAGE = { do: 'build', work: 'cage', crew: 'communal-first' } as const;

rule('TT-3.4', 'any part of a plan can be planned anew at any time until the grunt', () => {
  const begun = match();
  expect(changeable(begun)).toEqual([]);
  answer(begun, RED, { do: 'get-minion', bed: 'communal' });
  expect(changeable(begun)).toEqual(['deed']);
  answer(begun, RED, CAGE);
  expect(changeable(begun)).toEqual(['deed', 'order-1']);
  answer(begun, RED, { do: 'lay', on: '4,-1' }, { do: 'change', part: 'order-1' }, CAGE, { do: 'lay', on: '3,1' });
  answer(begun, RED, { do: 'change', part: 'deed' }, { do: 'capture-child', gear: 'bare' });
  expect(changeable(begun)).toEqual(['deed', 'order-1']);
  // Half a deed is dropped, and so is half an order.
  answer(begun, RED, { do: 'change', part: 'deed' }, { do: 'loaf' }, CAGE, { do: 'change', part: 'deed' });
  answer(begun, RED, { do: 'loaf' }, { do: 'none' });
  expect(changeable(begun)).toEqual(['deed', 'order-1', 'order-2']);
  expect(planOf(begun.position, RED)).toMatchObject({ deed: 'loaf', orders: [order('cage', '3,1')] });
  answer(begun, RED, { do: 'change', part: 'order-1' }, { do: 'none' });
  expect(planOf(begun.position, RED).orders).toEqual([]);
  answer(begun, RED, { do: 'grunt' });
  expect([offersOf(begun.position, RED).count, canUndo(begun, RED)]).toEqual([0, false]);
});

rule('TT-3.4', 'all of it can be taken back until the grunt, and thoughts come to an end', () => {
  const begun = match();
  answer(begun, RED, { do: 'loaf' });
  for (let thoughts = 0; thoughts < 8; thoughts++) {
    answer(begun, RED, { do: 'change', part: 'deed' }, { do: 'get-minion', bed: 'communal' });
    answer(begun, RED, { do: 'change', part: 'deed' }, { do: 'loaf' });
  }
  expect(changeable(begun)).toEqual([]);
  expect(play(begun, RED, CHANGE_DEED)).toMatchObject({ refused: { rule: 'TT-3.4' } });
  for (let steps = 0; steps < 33; steps++) expect(undo(begun, RED)).toHaveProperty('undone');
  expect(planOf(begun.position, RED)).toMatchObject({ deed: 'none', changes: 0 });
  expect(canUndo(begun, RED)).toBe(false);
});

rule(['TT-3.4', 'TT-case-15'], 'the order of grunting is the declaration order, or it goes round by option', () => {
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

rule('TT-3.11', 'halves are rounded up: free hovels, groups of a break-out, escapes at a dead end', () => {
  const hovels = [2, 3, 4, 5].map((seats) => town(seats).buildings.filter(({ kind }) => kind === 'hovel').length);
  expect(hovels).toEqual([1, 2, 2, 3]);
  const groups = [1, 2, 3, 5].map((children) => {
    const p = twoHuts();
    const store = cage(p, '4,-1', children);
    luck(p, ['R', 'brave'], ['L', 'brave']);
    return told(() => breakOut(p, store)).flatMap((event) =>
      event.say.startsWith('told.run-') ? [event.children] : [],
    );
  });
  expect(groups).toEqual([[1], [1, 1], [2, 1], [3, 2]]);
  const away = [1, 2, 3].map((children) => {
    const p = twoHuts();
    const store = cage(p, '-2,3', children);
    luck(p, ['L', 'considerate']);
    return told(() => breakOut(p, store)).find(({ say }) => say === 'told.run-dead-end');
  });
  // One of one, one of one, one of the two in the first group.
  expect(away.map((event) => [event?.children, event?.away])).toEqual([
    [1, 1],
    [1, 1],
    [2, 1],
  ]);
});

rule('TT-17.1', 'only stats, plans and loans are asked', () => {
  const asking = Object.entries(trollTown.steps).flatMap(([name, step]) => ('offer' in step ? [name] : []));
  expect(asking.filter((name) => !name.startsWith('plan-'))).toEqual(['stats', 'lock', 'lend']);
});

rule('TT-17.2', 'a plan of the usual kind takes five to seven answers', () => {
  const begun = match();
  const answers: TrollTownMove[] = [
    { do: 'capture-child', gear: 'bare' },
    { do: 'wait' },
    CAGE,
    { do: 'lay', on: '4,-1' },
    { do: 'build', work: 'i2', crew: 'communal-first' },
    { do: 'lay', on: '5,0 6,0' },
    { do: 'grunt' },
  ];
  answer(begun, RED, ...answers);
  expect([answers.length, asked(begun.position)]).toEqual([7, [BLUE]]);
});

rule('TT-17.2', 'whoever changes plans as often as can be and chooses at random still ends within the bound', () => {
  const table = tableFor(trollTown, 3, { orders: 3, trinkets: true });
  const begun = begin(trollTown, table, seedFrom('undecided')).match;
  const chance = randomFor('undecided', 'walk');
  let most = 0;
  let inTurn = 0;
  for (let turn = begun.position.turn; !isMatchOver(begun) && turn < 6; ) {
    const seat = asked(begun.position)[0] as number;
    const offers = offersOf(begun.position, seat).list();
    const thoughts = offers.filter(({ do: verb }) => verb === 'change' || verb === 'show' || verb === 'hide');
    answer(begun, seat, pick(chance, thoughts.length > 0 ? thoughts : offers));
    inTurn++;
    if (begun.position.turn === turn) continue;
    turn = begun.position.turn;
    most = Math.max(most, inTurn);
    inTurn = 0;
  }
  expect(most).toBeGreaterThan(3 * 16);
  expect(40 * most).toBeLessThan(trollTown.bound(table));
});
