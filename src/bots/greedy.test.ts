import { expect, test } from 'vitest';
import { harvest } from '../../test/toys/harvest/index.ts';
import type { Harvest, HarvestMove } from '../../test/toys/harvest/position.ts';
import { sealedBids } from '../../test/toys/sealed-bids/index.ts';
import type { SealedBids, SealedBidsMove } from '../../test/toys/sealed-bids/position.ts';
import type { Game, Move, Position, Seat } from '../kernel/game.ts';
import { randomFrom, seedFrom } from '../kernel/random.ts';
import { advance, answer, learn, push } from '../kernel/steps.ts';
import { tableFor } from '../kernel/table.ts';
import { pushTogether } from '../kernel/together.ts';
import { greedy } from './greedy.ts';

/** Paths in a wood: each answer leads to gold, or to a fork where the same or another seat chooses again. */
interface Wood extends Position {
  gold: number[];
}

type Fork = Readonly<Record<string, number | 'own fork' | "other's fork">>;
type Choose = Move & { readonly do: 'go'; readonly path: string };

const OWN_FORK: Fork = { swamp: -9, treasure: 7 };

function wood(crossing: Fork, ask: (p: Wood) => void, judged: Wood[]): Game<Wood, Choose> {
  const forkFor = (step: string): Fork => (step === 'crossing' ? crossing : OWN_FORK);
  const chooseAt = (step: string) => ({
    rule: 'W-1',
    completes: step === 'ford',
    offer(_p: Wood, _frame: unknown, _seat: Seat, offers: { add(move: Choose): void }) {
      for (const path of Object.keys(forkFor(step))) offers.add({ do: 'go', path });
    },
    take(p: Wood, _frame: unknown, seat: Seat, { path }: Choose) {
      const leads = forkFor(step)[path];
      if (typeof leads === 'number') {
        p.gold[seat] = (p.gold[seat] ?? 0) + leads;
        return;
      }
      push(p, { step: 'rest' });
      push(p, { step: 'ford', seat: leads === 'own fork' ? seat : 1 - seat });
    },
  });
  return {
    id: 'wood',
    title: 'Wood',
    version: 1,
    seats: [2],
    defaultSeats: 2,
    options: {},
    rules: { turn: 'W-1', end: 'W-1' },
    messages: {},
    steps: { rest: { auto() {} }, crossing: chooseAt('crossing'), ford: { ...chooseAt('ford'), completes: true } },
    bot: {
      worth(p, seat) {
        judged.push(p);
        return p.gold[seat] ?? 0;
      },
    },
    turn: () => 0,
    setup(table, random) {
      const p: Wood = { seats: table.seats, random, stack: [{ step: 'rest' }], learned: 0, gold: [0, 0] };
      ask(p);
      return p;
    },
    clone: (p) => structuredClone(p),
    view: (p) => structuredClone(p),
    imagine: (p, _seat, random) => ({ ...structuredClone(p), random }),
    score: () => [],
    census: () => ({}),
    bound: () => 9,
  };
}

const atCrossing = (p: Wood) => push(p, { step: 'crossing', seat: 0 });

function choose(crossing: Fork, ask: (p: Wood) => void = atCrossing, judged: Wood[] = []): string {
  const game = wood(crossing, ask, judged);
  const position = game.setup(tableFor(game), randomFrom(seedFrom('wood')));
  advance(game, position);
  const move = greedy.choose(game, position, 0, randomFrom(seedFrom('lamp')));
  return (move as Choose).path;
}

test('takes the answer after which it stands best', () => {
  expect(choose({ meadow: 1, hill: 3, bog: -2 })).toBe('hill');
});

test('follows what the same action asks further to its best end', () => {
  expect(choose({ hill: 3, ford: 'own fork' })).toBe('ford');
  expect(choose({ hill: 8, ford: 'own fork' })).toBe('hill');
});

test('does not choose for another seat', () => {
  expect(choose({ hill: 3, ford: "other's fork" })).toBe('hill');
  expect(choose({ bog: -2, ford: "other's fork" })).toBe('ford');
});

test('does not count a later question of its own as part of the action', () => {
  const judged: Wood[] = [];
  const later = (p: Wood) => {
    push(p, { step: 'crossing', seat: 0 });
    push(p, { step: 'crossing', seat: 0 });
  };
  expect(choose({ hill: 8, meadow: 1 }, later, judged)).toBe('hill');
  expect(judged.map(({ gold }) => gold[0])).toEqual([8, 1]);
});

test('follows its own action while others answer in secret', () => {
  const together = (p: Wood) =>
    pushTogether(
      p,
      [
        { step: 'crossing', seat: 0 },
        { step: 'crossing', seat: 1 },
      ],
      { secret: true, done: 'shown' },
    );
  expect(choose({ hill: 3, ford: 'own fork' }, together)).toBe('ford');
});

/** Has chosen the ford, after which its own fork is asked for. */
function acrossTheFord() {
  const judged: Wood[] = [];
  const game = wood({ hill: 3, ford: 'own fork' }, atCrossing, judged);
  const position = game.setup(tableFor(game), randomFrom(seedFrom('wood')));
  advance(game, position);
  const stream = randomFrom(seedFrom('lamp'));
  const memory = {};
  const choosing = () => greedy.choose(game, position, 0, stream, { memory }) as Choose;
  answer(game, position, 0, choosing());
  return { position, choosing, judgedBefore: judged.length, judged };
}

test('answers what its own action asks further as it meant to, without judging again', () => {
  const { choosing, judged, judgedBefore } = acrossTheFord();
  expect(choosing().path).toBe('treasure');
  expect(judged).toHaveLength(judgedBefore);
});

test('thinks anew where something was shown meanwhile', () => {
  const { position, choosing, judged, judgedBefore } = acrossTheFord();
  learn(position);
  choosing();
  expect(judged.length).toBeGreaterThan(judgedBefore);
});

test('judges one of those that are alike, and takes any of them', () => {
  const judged: Wood[] = [];
  const game = wood({ hill: 3, meadow: 1, rock: 3, bog: 1 }, atCrossing, judged);
  const crossing = {
    ...game.steps.crossing,
    alike: (_p: Wood, _f: unknown, _s: Seat, { path }: Choose) => path.length,
  };
  const twins = { ...game, steps: { ...game.steps, crossing } } as typeof game;
  const position = twins.setup(tableFor(twins), randomFrom(seedFrom('wood')));
  advance(twins, position);
  const stream = randomFrom(seedFrom('lamp'));
  const taken = Array.from({ length: 20 }, () => (greedy.choose(twins, position, 0, stream) as Choose).path);
  expect(new Set(taken)).toEqual(new Set(['hill', 'rock']));
  expect(judged).toHaveLength(20 * 3);
});

test('the game’s own sense may know what is alike, too, and what is like nothing else', () => {
  const judged: Wood[] = [];
  const game = wood({ hill: 3, meadow: 1, rock: 3, bog: 1 }, atCrossing, judged);
  const alike = (_p: unknown, _f: unknown, _s: Seat, move: Move) => {
    const { path } = move as Choose;
    return path === 'bog' || path === 'meadow' ? 0 : undefined;
  };
  const twins = { ...game, bot: { ...game.bot, alike } } as typeof game;
  const position = twins.setup(tableFor(twins), randomFrom(seedFrom('wood')));
  advance(twins, position);
  const stream = randomFrom(seedFrom('lamp'));
  const taken = Array.from({ length: 20 }, () => (greedy.choose(twins, position, 0, stream) as Choose).path);
  expect(new Set(taken)).toEqual(new Set(['hill', 'rock']));
  expect(judged).toHaveLength(20 * 3);
});

/** A bid is worth what is written here, whatever comes of it. */
const BID_WORTH: Readonly<Record<number, number>> = { 1: 0, 2: 0, 3: 50, 4: 98, 5: 100 };

const valuedBids: Game<SealedBids, SealedBidsMove> = {
  ...sealedBids,
  bot: {
    worth(p, seat) {
      const plan = p.plans[seat];
      return typeof plan === 'object' ? (BID_WORTH[plan.card] ?? 0) : 0;
    },
  },
};

test('where all answer in secret, greedy mixes what is nearly best, and nothing else', () => {
  const game: Game = valuedBids;
  const table = tableFor(game, 3);
  const p = valuedBids.setup(table, randomFrom(seedFrom('bids')));
  p.hands[0] = [3, 4, 5];
  advance(game, p);
  const bids = Array.from({ length: 60 }, (_, number) =>
    JSON.stringify(greedy.choose(game, game.view(p, 0), 0, randomFrom(seedFrom(`mix ${number}`)))),
  );
  expect([...new Set(bids)].sort()).toEqual(['{"do":"bid","card":4}', '{"do":"bid","card":5}']);
});

test('where all answer at once in public, greedy takes the best alone', () => {
  const worth = (p: Harvest, seat: Seat) => (p.farms[seat]?.bowl ?? 0) * 100 + (3 - (p.farms[seat]?.grain ?? 0)) * 49;
  const valued: Game<Harvest, HarvestMove> = { ...harvest, bot: { worth } };
  const game: Game = valued;
  const p = game.setup(tableFor(game, 3), randomFrom(seedFrom('public')));
  advance(game, p);
  const answers = Array.from({ length: 60 }, (_, number) =>
    JSON.stringify(greedy.choose(game, game.view(p, 0), 0, randomFrom(seedFrom(`mix ${number}`)))),
  );
  expect([...new Set(answers)]).toEqual(['{"do":"beg"}']);
});
