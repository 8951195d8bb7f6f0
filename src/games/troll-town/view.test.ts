import { expect } from 'vitest';
import { rule } from '../../../test/games/kit/rule.ts';
import { BLUE, GREEN, offersOf, RED, take } from '../../../test/games/troll-town/testing.ts';
import { begin, type Match, play, undo } from '../../kernel/match.ts';
import { randomFrom, seedFrom } from '../../kernel/random.ts';
import { tableFor } from '../../kernel/table.ts';
import { eventsFor } from '../../kernel/tell.ts';
import { ATTACK_CARDS } from './box/fights.ts';
import { trollTown } from './index.ts';
import { CAPTURE_CHILD, SHOW_ALL, type TrollTownMove } from './moves.ts';
import { HIDDEN_CARD, planOf, type TrollTown } from './position.ts';

type TownMatch = Match<TrollTown, TrollTownMove>;

const EVERYBODY = [RED, BLUE, GREEN, 'spectator'] as const;

function deal(seats = 3): TownMatch {
  return begin(trollTown, tableFor(trollTown, seats), seedFrom('views')).match;
}

/** In its first planning. */
function planningMatch(seats = 3): TownMatch {
  const match = deal(seats);
  for (let seat = 0; seat < seats; seat++)
    for (let stat = 0; stat < 4; stat++) take(match.position, seat, { do: 'spend', points: 3 });
  return match;
}

/** Who sees this seat's plan. */
function lookers(p: TrollTown, seat: number): unknown[] {
  return EVERYBODY.filter((viewer) => trollTown.view(p, viewer).plans[seat] !== 'secret');
}

rule(['TT-3.13', 'TT-16.1'], 'a plan is shown to one, then to all, and changes are seen as they are made', () => {
  const { position: p } = planningMatch();
  take(p, RED, { do: 'get-minion', bed: 'communal' });
  expect(lookers(p, RED)).toEqual([RED]);
  take(p, RED, { do: 'show', to: GREEN });
  expect(lookers(p, RED)).toEqual([RED, GREEN]);
  expect(trollTown.view(p, GREEN).plans[RED]).toMatchObject({ deed: 'get-minion' });
  take(p, RED, { do: 'change', part: 'deed' }, { do: 'loaf' });
  expect(trollTown.view(p, GREEN).plans[RED]).toMatchObject({ deed: 'loaf' });
  take(p, RED, { do: 'show', to: 'all' });
  expect(lookers(p, RED)).toEqual([RED, BLUE, GREEN]);
  take(p, RED, { do: 'hide' });
  expect(lookers(p, RED)).toEqual([RED]);
});

rule(['TT-3.13', 'TT-16.1'], 'those who are not shown a plan cannot tell that others are', () => {
  const closed = planningMatch();
  const open = planningMatch();
  take(closed.position, RED, { do: 'loaf' });
  const played = [{ do: 'loaf' } as const, { do: 'show', to: GREEN } as const].map((move) => play(open, RED, move));
  for (const viewer of [BLUE, 'spectator'] as const) {
    expect(trollTown.view(open.position, viewer)).toEqual(trollTown.view(closed.position, viewer));
    for (const each of played) expect('told' in each && eventsFor(each.told, viewer)).toEqual([]);
  }
  expect(trollTown.view(open.position, GREEN).slates).toEqual([1 << GREEN, 0, 0]);
});

/** All plans are made and known, and Green is asked to lend Minions for a Feast. */
function lendingTown(...thoughts: TrollTownMove[]): TrollTown {
  const { position: p } = planningMatch();
  take(p, RED, { do: 'loaf' }, ...thoughts, { do: 'grunt' });
  take(p, BLUE, { do: 'loaf' }, { do: 'grunt' });
  p.stack = [{ step: 'lend', seat: GREEN, most: 1 }];
  return p;
}

rule(
  'TT-3.13',
  'when plans are revealed nobody can tell that a slate was open, or how often a plan was changed',
  () => {
    const closed = lendingTown();
    const open = lendingTown({ do: 'show', to: GREEN }, { do: 'hide' });
    expect(planOf(open, RED).changes).toBe(2);
    for (const viewer of [BLUE, GREEN, 'spectator'] as const) {
      expect(trollTown.view(open, viewer)).toEqual(trollTown.view(closed, viewer));
      expect(trollTown.view(open, viewer).plans[RED]).toMatchObject({ deed: 'loaf', changes: 0 });
    }
    expect(trollTown.view(open, RED).plans[RED]).toMatchObject({ changes: 2 });
  },
);

rule('TT-3.13', 'nor does the plan of the last turn tell it', () => {
  const plans = [[], [{ do: 'show', to: GREEN } as const, { do: 'hide' } as const]].map((thoughts) => {
    const { position: p } = planningMatch();
    take(p, RED, { do: 'loaf' }, ...thoughts, { do: 'grunt' });
    for (const seat of [BLUE, GREEN]) take(p, seat, { do: 'loaf' }, { do: 'grunt' });
    expect(p.turn).toBe(2);
    return trollTown.view(p, BLUE).lastPlans;
  });
  expect(plans[1]).toEqual(plans[0]);
});

rule('TT-3.13', 'who looks on cannot tell that others do as well', () => {
  const one = planningMatch().position;
  const both = planningMatch().position;
  for (const p of [one, both]) take(p, RED, { do: 'loaf' }, { do: 'show', to: GREEN });
  take(both, RED, { do: 'show', to: BLUE });
  expect(trollTown.view(both, GREEN)).toEqual(trollTown.view(one, GREEN));
});

rule('TT-3.13', 'what is shown binds nobody, stays open after the grunt, and is over when all have grunted', () => {
  const match = planningMatch();
  const p = match.position;
  take(p, RED, { do: 'loaf' }, { do: 'show', to: BLUE });
  expect(offersOf(p, RED).list()).toContainEqual({ do: 'change', part: 'deed' });
  take(p, RED, { do: 'change', part: 'deed' }, { do: 'get-minion', bed: 'communal' }, { do: 'grunt' });
  expect(lookers(p, RED)).toEqual([RED, BLUE]);
  take(p, BLUE, { do: 'grunt' });
  take(p, GREEN, { do: 'grunt' });
  expect([p.turn, p.slates]).toEqual([2, [0, 0, 0]]);
  expect(lookers(p, RED)).toEqual([RED]);
});

rule('TT-3.13', 'showing can be taken back, and is asked between two parts of a plan only', () => {
  const match = planningMatch();
  play(match, RED, SHOW_ALL);
  expect(lookers(match.position, RED)).toEqual([RED, BLUE, GREEN]);
  undo(match, RED);
  expect(lookers(match.position, RED)).toEqual([RED]);
  play(match, RED, CAPTURE_CHILD.bare);
  expect(offersOf(match.position, RED).find(SHOW_ALL)).toBeUndefined();
  const two = planningMatch(2).position;
  const shown = offersOf(two, RED)
    .list()
    .filter((move) => move.do === 'show');
  expect(shown).toEqual([{ do: 'show', to: 'all' }]);
});

rule('TT-16.2', 'the order of the Attack cards is hidden, which are left is not', () => {
  const { position: p } = planningMatch();
  p.discard = p.deck.splice(0, 4);
  const orders = new Set<string>();
  for (const viewer of EVERYBODY) {
    const seen = trollTown.view(p, viewer);
    expect([new Set(seen.deck), seen.discard]).toEqual([new Set([HIDDEN_CARD]), p.discard]);
    expect(seen.random).toEqual({ key: [], drawn: 0 });
  }
  for (let i = 0; i < 20; i++) {
    const { deck } = trollTown.imagine(trollTown.view(p, RED), RED, randomFrom(seedFrom(`deck ${i}`)));
    expect([...deck, ...p.discard].sort()).toEqual([...ATTACK_CARDS].sort());
    orders.add(deck.join());
  }
  expect(orders.size).toBeGreaterThan(15);
});

rule('TT-16.3', 'stats are hidden until all have chosen', () => {
  const { position: p } = deal();
  for (let stat = 0; stat < 4; stat++) take(p, RED, { do: 'spend', points: 4 - (stat % 2) });
  const seen = trollTown.view(p, BLUE);
  expect([seen.trolls[RED]?.stats, trollTown.view(p, RED).trolls[RED]?.stats]).toEqual([[], [4, 3, 4, 3, 1]]);
  for (const seat of [BLUE, GREEN]) for (let stat = 0; stat < 4; stat++) take(p, seat, { do: 'spend', points: 3 });
  expect(trollTown.view(p, 'spectator').trolls[RED]?.stats).toEqual([4, 3, 4, 3, 1]);
});

rule(['TT-16.1', 'TT-3.13'], 'imagining fills in only what the view hides', () => {
  const { position: p } = planningMatch();
  take(p, RED, { do: 'challenge' }, { do: 'show', to: GREEN }, { do: 'grunt' });
  take(p, BLUE, { do: 'loaf' }, { do: 'grunt' });
  const imagined = [...Array(20).keys()].map((i) =>
    trollTown.imagine(trollTown.view(p, GREEN), GREEN, randomFrom(seedFrom(`plan ${i}`))),
  );
  expect(new Set(imagined.map(({ plans }) => (plans[RED] as { deed: string }).deed))).toEqual(new Set(['challenge']));
  expect(new Set(imagined.map(({ plans }) => (plans[BLUE] as { deed: string }).deed)).size).toBeGreaterThan(1);
});

rule('TT-16.4', 'all else is open, to those who only watch as well', () => {
  const { position: p } = planningMatch();
  take(p, RED, { do: 'loaf' }, { do: 'grunt' });
  const open: Partial<TrollTown> = { ...p };
  for (const name of ['stack', 'plans', 'slates', 'deck', 'random'] as const) delete open[name];
  for (const viewer of EVERYBODY) expect(trollTown.view(p, viewer)).toMatchObject(open);
  expect(trollTown.view(p, 'spectator').plans).toEqual(['secret', 'secret', 'secret']);
});
