import { expect, test } from 'vitest';
import { BLUE, cage, give, plan, RED, shop, town, twoHuts } from '../../../../test/games/troll-town/testing.ts';
import type { Company } from '../../../kernel/talk.ts';
import { laysOf } from '../moves.ts';
import { NO_PLAN, type Order, type Plan, type TrollTown } from '../position.ts';
import { openSites } from '../rules/ground/open-sites.ts';
import { survey } from '../rules/ground/survey.ts';
import type { TownProposal } from '../rules/proposals.ts';
import { saidOrder } from '../rules/said-plan.ts';
import { openSlate } from '../rules/slates.ts';
import { view } from '../view.ts';
import { temperOf } from './bot.ts';
import { outlooksIn } from './outlook.ts';
import { talk } from './talk.ts';

const GREEN = 2;

/** Red is a person. */
function withRed({ turn }: TrollTown, ...words: readonly TownProposal[]): Company {
  return { people: [RED], said: words.map((proposal) => ({ seat: RED, period: turn, proposal })) };
}

function errandOf(p: TrollTown, seat: number, company: Company) {
  return outlooksIn(company, temperOf).errandOf(p, seat);
}

function deedsOf(p: TrollTown, company: Company): Plan['deed'][] {
  return [BLUE, GREEN].map((seat) => errandOf(p, seat, company).deed.deed);
}

/** Three helpful Trolls who have a store and are short of Children. */
function hungry(): TrollTown {
  const p = plan(town(3, { tempers: 'helpful' }));
  p.turn = 8;
  cage(p, '4,-1');
  cage(p, '-4,-1');
  give(p, { communal: 3 });
  p.lastPlans = [RED, BLUE, GREEN].map(() => ({ ...NO_PLAN, deed: 'get-minion' }));
  return p;
}

function did(p: TrollTown, planned: Partial<Plan>): TrollTown {
  p.lastPlans = p.lastPlans.map((last, seat) => (seat === RED ? { ...NO_PLAN, ...planned } : last));
  return p;
}

test('bots share the hunt among themselves, and leave it to a person who says so or did so last turn', () => {
  expect(deedsOf(hungry(), withRed(hungry()))).toContain('capture-child');
  const p = hungry();
  expect(deedsOf(p, withRed(p, { do: 'i-will', deed: 'capture-child' }))).not.toContain('capture-child');
  const used = did(hungry(), { deed: 'capture-child' });
  expect(deedsOf(used, withRed(used))).not.toContain('capture-child');
});

test('a word counts more than a habit, and what is shown more than a word', () => {
  const p = did(hungry(), { deed: 'capture-child' });
  const says = withRed(p, { do: 'i-will', deed: 'get-minion', bed: 'communal' });
  expect(deedsOf(p, says)).toContain('capture-child');
  p.plans[RED] = { ...NO_PLAN, deed: 'capture-child' };
  openSlate(p, RED, 1 << BLUE);
  expect(errandOf(view(p, BLUE), BLUE, says).deed.deed).not.toBe('capture-child');
  expect([BLUE, GREEN].map((seat) => errandOf(view(p, GREEN), seat, says).deed.deed)).toContain('capture-child');
});

test('sites and labour of people are left to them', () => {
  const p = hungry();
  const ordersOf = (company: Company) => [BLUE, GREEN].flatMap((seat) => errandOf(p, seat, company).orders);
  const [wanted] = ordersOf(withRed(p)) as [Order];
  const around = ordersOf(withRed(p, { do: 'i-will', ...saidOrder(wanted) }));
  expect(around.map(({ work, site }) => `${work} ${site}`)).not.toContain(`${wanted.work} ${wanted.site}`);
  // Only what bots hire themselves works for them.
  p.herd = 0;
  expect(ordersOf(withRed(p, { do: 'leave-me', minions: 6 }))).toEqual([]);
});

test('a suggested site is built on', () => {
  const p = hungry();
  p.turn = 3;
  const [site] = offersAt(p, 'shop');
  const company = withRed(p, { do: 'mark', on: site, work: 'shop' });
  give(p, { communal: 6 });
  const orders = [BLUE, GREEN].flatMap((seat) => errandOf(p, seat, company).orders);
  expect(orders.map(saidOrder)).toContainEqual({ work: 'shop', on: site });
});

/** Where such a thing can be built, the last place first. */
function offersAt(p: TrollTown, piece: 'shop'): [string] {
  const site = openSites(survey(p), piece).at(-1) ?? 0;
  return [String(laysOf(piece)[site]?.on)];
}

test('the helpful heed what others ask, the greedy where it serves them, the brawling for a fight', () => {
  const asked = (tempers: string, words: TownProposal, change: (p: TrollTown) => void = () => {}) => {
    const p = plan(twoHuts({ tempers }));
    p.turn = 25;
    p.title = 2;
    shop(p, '1,2 1,3 2,2');
    give(p, { communal: 6, own: [1, 1] });
    change(p);
    return errandOf(p, BLUE, withRed(p, words)).deed.deed;
  };
  const upgrade: TownProposal = { do: 'please', to: BLUE, deed: 'upgrade-hovel' };
  expect(asked('helpful', upgrade)).toBe('upgrade-hovel');
  expect(asked('greedy', upgrade)).not.toBe('upgrade-hovel');
  const recruit: TownProposal = { do: 'please', to: BLUE, deed: 'get-minion' };
  expect(asked('greedy', recruit)).toBe('get-minion');
  const brawl: TownProposal = { do: 'please', to: BLUE, deed: 'fight', troll: RED };
  expect(asked('helpful', brawl)).not.toBe('fight');
});

test('a bot says what it will do, once, and gives way in a word to whoever takes it on', () => {
  const p = hungry();
  const seen = view(p, 'spectator');
  const hunter = [BLUE, GREEN].find((seat) => errandOf(p, seat, withRed(p)).deed.deed === 'capture-child') ?? BLUE;
  const [first] = talk.says(seen, hunter, withRed(p));
  expect(first).toMatchObject({ do: 'i-will', deed: 'capture-child' });
  const announced = { seat: hunter, period: p.turn, proposal: first as TownProposal };
  expect(talk.says(seen, hunter, { people: [RED], said: [announced] })).toEqual([]);
  const taken = { ...withRed(p, { do: 'i-will', deed: 'capture-child' }) };
  const both = { people: [RED], said: [announced, ...taken.said] };
  expect(talk.says(seen, hunter, both)).toContainEqual({
    do: 'you-and-i',
    to: RED,
    yours: 'capture-child',
    deed: errandOf(p, hunter, both).deed.deed,
  });
});

test('everybody who asks is answered, once', () => {
  const p = hungry();
  const seen = view(p, 'spectator');
  const company = withRed(p, { do: 'please', to: BLUE, deed: 'capture-child' });
  const words = talk.says(seen, BLUE, company);
  expect(words).toContainEqual({ do: 'answer', to: RED, word: 'gladly' });
  const said = words.map((proposal) => ({ seat: BLUE, period: p.turn, proposal }));
  expect(talk.says(seen, BLUE, { ...company, said: [...company.said, ...said] })).toEqual([]);
  const loafing = withRed(p, { do: 'please', to: BLUE, work: 'pit' });
  expect(talk.says(seen, BLUE, loafing)).toContainEqual({ do: 'answer', to: RED, word: 'not-now' });
});

test('what nobody does is asked of a person who has said nothing yet', () => {
  const p = hungry();
  p.turn = 9;
  const pleas = (company: Company) =>
    [BLUE, GREEN]
      .flatMap((seat) => talk.says(view(p, 'spectator'), seat, company))
      .filter((each) => each.do === 'please');
  const busy = { deed: 'capture-child' } as const;
  expect(pleas(withRed(p)).length).toBeLessThanOrEqual(1);
  expect(pleas(withRed(p, { do: 'i-will', ...busy }))).toEqual([]);
});

test('those who think of themselves say little', () => {
  const p = plan(town(2, { tempers: 'brawling' }));
  p.turn = 2;
  expect(talk.says(view(p, 'spectator'), BLUE, withRed(p))).toEqual([]);
});
