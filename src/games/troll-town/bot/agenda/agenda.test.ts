import { describe, expect, test } from 'vitest';
import {
  BLUE,
  build,
  cage,
  give,
  offersOf,
  plan,
  RED,
  road,
  shop,
  stats,
  town,
  twoHuts,
} from '../../../../../test/games/troll-town/testing.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { randomFrom, seedFrom } from '../../../../kernel/random.ts';
import { advance, answer, asked, isOver } from '../../../../kernel/steps.ts';
import { tableFor } from '../../../../kernel/table.ts';
import { type GameEvent, listen } from '../../../../kernel/tell.ts';
import { joinNamed } from '../../box/hexes.ts';
import { siteOf } from '../../box/sites.ts';
import { trollTown } from '../../index.ts';
import { hutOf, type Order, type TrollTown } from '../../position.ts';
import { TEMPERS } from '../../rules/tempers.ts';
import { isRebuild } from '../../rules/works.ts';
import { temperOf } from '../bot.ts';
import { answerFor } from '../scripts.ts';
import { makeAgenda } from './agenda.ts';
import type { Errand } from './draft.ts';

const NOTHING: Errand = {
  deed: { ...makeAgenda(town(), () => TEMPERS.helpful)[0]?.deed } as Errand['deed'],
  orders: [],
};

interface AddressedEvent {
  readonly p: TrollTown;
  readonly events: readonly GameEvent[];
}

/** A whole match of such players: every answer has to be on offer. */
function playMatch(seats: number, options: Readonly<Record<string, string>>): AddressedEvent {
  const p = trollTown.setup(tableFor(trollTown, seats, options), randomFrom(seedFrom(`agenda ${seats}`)));
  const events: GameEvent[] = [];
  advance(trollTown, p);
  let agenda: readonly Errand[] = [];
  let turn = 0;
  while (!isOver(p)) {
    if (p.turn > turn) {
      turn = p.turn;
      agenda = makeAgenda(p, (seat) => temperOf(p, seat));
    }
    const seat = asked(p)[0] as Seat;
    const wish = answerFor(p, seat, agenda[seat] ?? NOTHING);
    const move = offersOf(p, seat).find(wish);
    if (move === undefined) throw new Error(`turn ${p.turn}: ${JSON.stringify(wish)} is not on offer`);
    for (const { event } of listen(() => answer(trollTown, p, seat, move))) events.push(event);
  }
  return { p, events };
}

function conflictsIn({ events }: AddressedEvent): GameEvent[] {
  return events.filter(({ say, about }) => say === 'told.conflict' && about !== 'greediest');
}

describe.each([2, 3, 4, 5])('at a table of %i', (seats) => {
  test('the helpful meet all four Feasts without a fight, whatever the roads at the start', () => {
    for (const layout of ['pointy', 'ring', 'crooked']) {
      const match = playMatch(seats, { tempers: 'helpful', layout });
      expect(match.p.feasts.map(({ short }) => short)).toEqual([0, 0, 0, 0]);
      expect(conflictsIn(match)).toEqual([]);
      for (let seat = 0; seat < seats; seat++) expect(hutOf(match.p, seat)).toBeDefined();
    }
  });

  test('whatever their temper, what they are to do can be planned', () => {
    for (const tempers of ['greedy', 'brawling', 'mixed']) expect(isOver(playMatch(seats, { tempers }).p)).toBe(true);
  });
});

function agendaFor(p: TrollTown): readonly Errand[] {
  return makeAgenda(p, (seat) => temperOf(p, seat));
}

function worksOf(errands: readonly Errand[]): Order['work'][] {
  return errands.flatMap(({ orders }) => orders.map(({ work }) => work));
}

test('nothing is built twice or on the same hex', () => {
  const p = plan(town(5, { tempers: 'helpful' }));
  give(p, { communal: 12 });
  const hexes = agendaFor(p).flatMap(({ orders }) =>
    orders.flatMap(({ work, site }) => (isRebuild(work) ? [] : siteOf(work, site).hexes)),
  );
  expect(hexes.length).toBeGreaterThan(6);
  expect(new Set(hexes).size).toBe(hexes.length);
});

test('one goes hunting, another one each turn, and nobody when there is no room', () => {
  const p = plan(twoHuts({ tempers: 'helpful' }));
  p.turn = 8;
  const hunters = () => agendaFor(p).flatMap(({ deed }, seat) => (deed.deed === 'capture-child' ? [seat] : []));
  expect(hunters()).toHaveLength(1);
  const [first] = hunters();
  p.turn = 9;
  expect(hunters()).not.toEqual([first]);
  p.turn = 10;
  cage(p, '4,-1', 2);
  cage(p, '-4,-1', 2);
  expect(hunters()).toEqual([]);
});

test('a helpful Troll gives its Minion to a shop, a greedy one keeps it', () => {
  const deedsOf = (tempers: string) => {
    const p = twoHuts({ tempers });
    p.turn = 12;
    shop(p, '1,2 1,3 2,2');
    give(p, { communal: 4, own: [1, 1] });
    return agendaFor(p).map(({ deed }) => deed.deed);
  };
  expect(deedsOf('helpful')).toContain('upgrade-hovel');
  expect(deedsOf('greedy')).toEqual(['get-minion', 'get-minion']);
});

test('the greedy challenge a weaker Boss in the last era, the brawling at any time, the helpful never', () => {
  const challenges = (tempers: string, turn: number) => {
    const p = plan(twoHuts({ tempers }));
    p.turn = turn;
    stats(p, RED, 5, 5, 5, 5, 5);
    return agendaFor(p)[RED]?.deed.deed === 'challenge';
  };
  expect([challenges('greedy', 15), challenges('greedy', 31)]).toEqual([false, true]);
  expect([challenges('brawling', 15), challenges('brawling', 31)]).toEqual([true, true]);
  expect([challenges('helpful', 15), challenges('helpful', 31)]).toEqual([false, false]);
});

test('the brawling fight for the Minions of weaker Trolls', () => {
  const p = plan(twoHuts({ tempers: 'brawling' }));
  p.turn = 25;
  stats(p, BLUE, 1, 1, 1, 1, 1);
  give(p, { own: [0, 2] });
  expect(agendaFor(p)[RED]?.deed).toMatchObject({ deed: 'fight', victim: BLUE });
});

test('of Trolls that are worth the same fight, everybody picks on the next one clockwise', () => {
  const p = plan(town(4, { tempers: 'brawling' }));
  p.turn = 25;
  give(p, { own: [2, 2, 2, 2] });
  p.title = 4;
  for (let seat = 0; seat < 4; seat++) stats(p, seat, 3, 3, 3, 3, 3);
  const victims = [0, 1, 2, 3].map((seat) => {
    stats(p, seat, 6, 6, 6, 6, 6);
    const { deed } = agendaFor(p)[seat] as Errand;
    stats(p, seat, 3, 3, 3, 3, 3);
    return deed.deed === 'fight' ? deed.victim : undefined;
  });
  expect(victims).toEqual([1, 2, 3, 0]);
});

test('a road is broken to harm the homes of others, not the own', () => {
  const p = plan(twoHuts({ tempers: 'greedy' }));
  p.turn = 30;
  p.cracks = ['4,0~5,0', '-4,0~-3,0'].map(joinNamed);
  expect(agendaFor(p)[RED]?.deed).toMatchObject({ deed: 'smash', join: joinNamed('4,0~5,0') });
  expect(agendaFor(p)[BLUE]?.deed.join).not.toBe(joinNamed('4,0~5,0'));
});

test('a Hut that is cut off gets a road', () => {
  const p = town(2, { tempers: 'helpful' });
  road(p, '-5,0 -6,1 -7,2');
  build(p, 'hut-mud', '-5,1 -6,2 -5,2 -6,3', RED);
  give(p, { communal: 8 });
  plan(p);
  p.turn = 5;
  expect(worksOf(agendaFor(p))).toContain('i2');
});

test('while the Boss is about to rage the greedy wait with their Huts', () => {
  const p = town(2, { tempers: 'greedy' });
  road(p, '-3,0 -4,0 -5,0 -6,1');
  give(p, { communal: 4 });
  plan(p);
  const plansHut = () => worksOf(agendaFor(p)).includes('hut-mud');
  p.turn = 3;
  expect(plansHut()).toBe(true);
  p.turn = 8;
  expect(plansHut()).toBe(false);
  p.turn = 11;
  expect(plansHut()).toBe(true);
});
