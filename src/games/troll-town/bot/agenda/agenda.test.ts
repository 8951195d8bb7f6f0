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
import { hutOf, type Order, type TrollTown, trollOf } from '../../position.ts';
import { storedChildren } from '../../rules/children.ts';
import { nextFeast } from '../../rules/feast.ts';
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

interface Played {
  readonly p: TrollTown;
  readonly events: readonly GameEvent[];
  /** Deeds that are nothing, as a part of all; and turns in which nobody did anything though Children were missing. */
  readonly loafing: number;
  readonly idleTurns: number;
}

/** A whole match of such players: every answer has to be on offer. */
function playMatch(seats: number, options: Readonly<Record<string, string>>): Played {
  const p = trollTown.setup(tableFor(trollTown, seats, options), randomFrom(seedFrom(`agenda ${seats}`)));
  const events: GameEvent[] = [];
  advance(trollTown, p);
  let agenda: readonly Errand[] = [];
  let turn = 0;
  let loafers = 0;
  let idleTurns = 0;
  while (!isOver(p)) {
    if (p.turn > turn) {
      turn = p.turn;
      agenda = makeAgenda(p, (seat) => temperOf(p, seat));
      const idle = agenda.filter(({ deed }) => deed.deed === 'loaf').length;
      loafers += idle;
      if (idle === seats && storedChildren(p) < (nextFeast(p)?.required ?? 0)) idleTurns++;
    }
    const seat = asked(p)[0] as Seat;
    const wish = answerFor(p, seat, agenda[seat] ?? NOTHING);
    const move = offersOf(p, seat).find(wish);
    if (move === undefined) throw new Error(`turn ${p.turn}: ${JSON.stringify(wish)} is not on offer`);
    for (const { event } of listen(() => answer(trollTown, p, seat, move))) events.push(event);
  }
  return { p, events, loafing: loafers / (seats * turn), idleTurns };
}

function conflictsIn({ events }: Played): GameEvent[] {
  return events.filter(({ say, about }) => say === 'told.conflict' && about !== 'greediest');
}

describe.each([2, 3, 4, 5])('at a table of %i', (seats) => {
  test('the helpful meet all four Feasts without a fight, whatever the roads at the start', () => {
    for (const layout of ['pointy', 'ring', 'crooked']) {
      const match = playMatch(seats, { tempers: 'helpful', layout });
      expect(match.p.feasts.map(({ short }) => short)).toEqual([0, 0, 0, 0]);
      expect(conflictsIn(match)).toEqual([]);
      expect(match.idleTurns).toBe(0);
      expect(match.loafing).toBeLessThan(0.1);
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

function deedsOf(p: TrollTown): string[] {
  return agendaFor(p).map(({ deed }) => deed.deed);
}

test('where nothing else is left to do, a Minion without a bed works for a day', () => {
  const p = plan(twoHuts({ tempers: 'helpful' }));
  p.turn = 5;
  cage(p, '4,-1', 2);
  cage(p, '-4,-1', 2);
  p.communal = 8;
  for (let troll = RED; troll <= BLUE; troll++) p.trolls[troll] = { ...trollOf(p, troll), minions: 2 };
  p.herd = 3;
  expect(deedsOf(p).sort()).toEqual(['capture-child', 'get-minion']);
  p.herd = 0;
  expect(deedsOf(p).sort()).toEqual(['capture-child', 'loaf']);
});

test('the greedy hunt where that wins a crown', () => {
  const hunters = (provider: boolean, caught: number) => {
    const p = plan(twoHuts({ tempers: 'greedy', provider }));
    cage(p, '4,-1');
    p.catches = [caught, 0];
    return deedsOf(p).filter((deed) => deed === 'capture-child').length;
  };
  expect([hunters(false, 0), hunters(true, 0), hunters(true, 20)]).toEqual([0, 1, 0]);
});

test('the greedy help where one more Feast that is not met would let nobody win', () => {
  const p = (missed: string) => {
    const town = plan(twoHuts({ tempers: 'greedy', missed }));
    cage(town, '4,-1');
    town.turn = 15;
    town.feasted = 1;
    town.feasts = [{ era: 1, required: 4, eaten: 0, short: 4 }];
    return town;
  };
  expect(deedsOf(p('play-on'))).not.toContain('capture-child');
  expect(deedsOf(p('two'))).toContain('capture-child');
});
