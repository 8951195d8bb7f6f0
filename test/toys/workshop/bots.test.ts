import { expect, test } from 'vitest';
import { ANY_RANK, offersInOrder, rankAfter } from '../../../src/bots/free-actions.ts';
import { greedyWithin } from '../../../src/bots/greedy.ts';
import type { Memory } from '../../../src/bots/search/memory.ts';
import { createSearch } from '../../../src/bots/search/search.ts';
import { SETTINGS } from '../../../src/bots/search/settings.ts';
import type { Node } from '../../../src/bots/search/tree.ts';
import { GAMES } from '../../../src/games/index.ts';
import type { Game, Move, Seat } from '../../../src/kernel/game.ts';
import { hold } from '../../../src/kernel/hooks.ts';
import { begin, isMatchOver, play, standings } from '../../../src/kernel/match.ts';
import { Offers, sameMove } from '../../../src/kernel/offers.ts';
import { randomFor, randomFrom, seedFrom } from '../../../src/kernel/random.ts';
import { advance, answer, asked } from '../../../src/kernel/steps.ts';
import { tableFor } from '../../../src/kernel/table.ts';
import { HOOK_SET, thingNumber } from './box.ts';
import { workshop } from './index.ts';
import { playerAt, type Workshop } from './position.ts';

const limited = greedyWithin(1500);
const unlimited = greedyWithin(Number.POSITIVE_INFINITY);

/** Of so many decisions one at most may be another than without a limit. */
const SELDOM = 40;

test.each(GAMES.map((game) => [game.id, game] as const))('%s: greedy hardly feels its limit', (_, game) => {
  const seed = seedFrom('greedy');
  const { match } = begin(game, tableFor(game, 2), seed);
  const stream = randomFor(seed, 'choices');
  let decisions = 0;
  let others = 0;
  for (; decisions < 120 && !isMatchOver(match); decisions++) {
    const seat = asked(match.position)[0] as Seat;
    const view = game.view(match.position, seat);
    const move = unlimited.choose(game, view, seat, { ...stream });
    if (!sameMove(limited.choose(game, view, seat, stream), move)) others++;
    play(match, seat, move);
  }
  expect(others).toBeLessThanOrEqual(decisions / SELDOM);
});

/** Seat 0 is to work, and nothing lies in its way. */
function begun(errand: number): Workshop {
  const p = workshop.setup(tableFor(workshop, 2, { errand }), randomFrom(seedFrom('workshop')));
  advance(workshop, p);
  return p;
}

test('an errand of many finds is followed as far as patience goes, and its best is still found', () => {
  let looked = 0;
  const counting: Game<Workshop> = {
    ...(workshop as unknown as Game<Workshop>),
    clone(p) {
      looked++;
      return workshop.clone(p);
    },
  };
  const p = begun(4);
  const memory = {};
  const stream = randomFrom(seedFrom('errand'));
  const next = () => limited.choose(counting, workshop.view(p, 0), 0, stream, { memory });
  for (let move = next(); asked(p)[0] === 0; move = next()) {
    answer(workshop, p, 0, move);
    if (asked(p)[0] !== 0) break;
  }
  expect(looked).toBeLessThan(3000);
  expect([...playerAt(p, 0).curios].sort()).toEqual(['bell', 'left-shoe', 'lens', 'right-shoe']);
});

test('greedy with a limit is as strong as without, where the limit is felt', () => {
  let won = 0;
  const matches = 12;
  for (let number = 0; number < matches; number++) {
    const seed = seedFrom(`duel ${number >> 1}`);
    const { match } = begin(workshop, tableFor(workshop, 2, { errand: 2 }), seed);
    const streams = [randomFor(seed, 'first'), randomFor(seed, 'second')];
    const memories: Memory[] = [{}, {}];
    const own = number % 2;
    while (!isMatchOver(match)) {
      const seat = asked(match.position)[0] as Seat;
      const bot = seat === own ? greedyWithin(100) : unlimited;
      const stream = streams[seat] as ReturnType<typeof randomFor>;
      const memory = memories[seat] as Memory;
      play(match, seat, bot.choose(workshop, workshop.view(match.position, seat), seat, stream, { memory }));
    }
    const places = standings(match).map(({ place }) => place);
    won += places[own] === places[1 - own] ? 0.5 : places[own] === 1 ? 1 : 0;
  }
  expect(won).toBeGreaterThanOrEqual(matches / 2 - 1);
});

/** Seat 0 may exchange wood for stone, stone for a coin and wood for a coin. */
function exchanging(): Workshop {
  const p = begun(1);
  const { held, goods } = playerAt(p, 0);
  for (const tile of ['tinker', 'changer', 'barter-stall'] as const) hold(HOOK_SET, held, thingNumber(tile));
  Object.assign(goods, { wood: 2, stone: 1 });
  return p;
}

const exchange = (tile: 'tinker' | 'changer' | 'barter-stall') => ({ do: 'exchange', tile }) as const;

function exchangesAfter(p: Workshop, ...moves: readonly Move[]): Move[] {
  let rank = ANY_RANK;
  for (const move of moves) {
    rank = rankAfter(workshop, p, 0, move);
    answer(workshop, p, 0, move);
  }
  const offers = new Offers();
  offersInOrder(workshop, p, 0, offers, rank);
  return offers.list().filter((move) => move.do === 'exchange');
}

test('after a free action bots are offered those of its rank and higher, and after another answer all again', () => {
  expect(exchangesAfter(exchanging())).toHaveLength(3);
  expect(exchangesAfter(exchanging(), exchange('barter-stall'))).toEqual([exchange('tinker'), exchange('changer')]);
  expect(exchangesAfter(exchanging(), exchange('changer'))).toEqual([exchange('tinker')]);
  expect(exchangesAfter(exchanging(), exchange('tinker'))).toEqual([]);
  const atTheYard = { do: 'work', bench: 'yard' } as const;
  expect(exchangesAfter(exchanging(), exchange('tinker'), atTheYard)).toHaveLength(2);
});

/** All lines of free actions that the tree has tried. */
function linesOf(node: Node, line: readonly string[] = []): string[] {
  return node.edges.flatMap(({ seat, move, child }) => {
    if (seat !== 0 || move.do !== 'exchange' || child === undefined) return [];
    const longer = [...line, (move as ReturnType<typeof exchange>).tile];
    return [longer.join(' '), ...linesOf(child, longer)];
  });
}

test('search tries free actions that can be swapped in one order only', () => {
  const scale = { unit: 1, middle: 0 };
  const search = createSearch(workshop, exchanging(), 0, randomFrom(seedFrom('order')), scale, SETTINGS);
  for (let i = 0; i < 600; i++) search.iterate();
  const pairs = linesOf(search.root).filter((line) => line.includes(' '));
  expect(pairs).not.toEqual([]);
  const inOrder = ['barter-stall', 'changer', 'tinker'];
  for (const pair of pairs) {
    const order = pair.split(' ').map((tile) => inOrder.indexOf(tile));
    expect(order, pair).toEqual(order.toSorted());
  }
});
