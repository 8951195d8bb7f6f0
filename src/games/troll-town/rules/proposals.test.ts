import { expect } from 'vitest';
import { rule } from '../../../../test/games/kit/rule.ts';
import {
  BLUE,
  build,
  cage,
  GREEN,
  give,
  order,
  plan,
  RED,
  shop,
  take,
  town,
  twoHuts,
} from '../../../../test/games/troll-town/testing.ts';
import { type Catalogue, speak } from '../../../kernel/messages.ts';
import { type Proposal, proposalMessage } from '../../../kernel/proposals.ts';
import { isSecret } from '../../../kernel/together.ts';
import { DEED_IDS } from '../box/deeds.ts';
import { joinNamed } from '../box/hexes.ts';
import { PIECE_IDS } from '../box/pieces.ts';
import { trollTown } from '../index.ts';
import { words as de } from '../messages/de/index.ts';
import { words as en } from '../messages/en/index.ts';
import { words as sv } from '../messages/sv/index.ts';
import { GRUNT } from '../moves.ts';
import { NO_PLAN, oldBoss, planOf, type TrollTown } from '../position.ts';
import { proposals, type TownProposal } from './proposals.ts';
import { saidDeed, saidOrder } from './said-plan.ts';

/** What everybody may see of it. */
function seen(p: TrollTown): TrollTown {
  return trollTown.view(p, 'spectator');
}

function problem(p: TrollTown, proposal: Proposal, seat = RED) {
  return proposals.problem(seen(p), seat, proposal);
}

/** The rule that stands against it, or none. */
function against(p: TrollTown, proposal: TownProposal, seat = RED): string | undefined {
  return problem(p, proposal, seat)?.rule;
}

/** As Blue reads what Red proposes. */
function say(proposal: TownProposal, catalogue: Catalogue = en): string {
  const message = proposalMessage({ seat: RED, proposal });
  const text = speak(catalogue, message.say, message, {
    name: (seat) => (seat === BLUE ? 'You' : `Seat ${seat + 1}`),
    own: (seat) => seat === BLUE,
  });
  expect(text).not.toMatch(/undefined|NaN|null|[{}]|^\s*$/);
  return text;
}

/** A town with a shop, a cage and a crack, everybody with Minions, in its last era. */
function busyTown(): TrollTown {
  const p = twoHuts({ income: true }, 3);
  cage(p, '-3,1', 2);
  shop(p, '3,-1 4,-1 3,-2');
  give(p, { communal: 4, own: [2, 1, 0] });
  p.cracks.push(joinNamed('-3,0~-4,0'));
  p.turn = 35;
  return plan(p);
}

rule('TT-14.2', '`i-will`: a player tells what its Troll will do, with as much about it as it likes', () => {
  const p = busyTown();
  expect(problem(p, { do: 'i-will', deed: 'loaf' } as TownProposal)).toBeUndefined();
  const said: TownProposal[] = [
    { do: 'i-will', deed: 'capture-child' },
    { do: 'i-will', deed: 'capture-child', gear: 'shop', kind: 'cage', hex: '-3,1' },
    { do: 'i-will', deed: 'get-minion', bed: 'private' },
    { do: 'i-will', deed: 'fight', troll: BLUE },
    { do: 'i-will', deed: 'fire', hex: '5,0' },
    { do: 'i-will', deed: 'get-resource', supply: 'mud', own: false },
    { do: 'i-will', deed: 'smash', join: '-4,0~-3,0' },
  ];
  for (const each of said) expect(problem(p, each), JSON.stringify(each)).toBeUndefined();
  expect(said.map((each) => say(each))).toEqual([
    'I will catch Children.',
    'I will catch Children with a shop’s gear for the cage in the Alders.',
    'I will get a Minion for my own Hut.',
    'I will pick a fight with you.',
    'I will start a fire in Kettle Yard.',
    'I will fetch mud for the Hub.',
    'I will smash a cracked join in the Alders.',
  ]);
});

rule('TT-14.2', '`i-will`: a player tells what its Minions will build, and where', () => {
  const p = busyTown();
  const there: TownProposal = { do: 'i-will', work: 'cage', on: '4,1' };
  expect(problem(p, there)).toBeUndefined();
  expect(say(there)).toBe('I will build a cage in Kettle Yard.');
  expect(say({ do: 'i-will', work: 'rebuild' })).toBe('I will rebuild my Hut in wood.');
  expect(against(p, { do: 'i-will', work: 'cage', on: '5,0' })).toBe('TT-5.1');
  expect(against(p, { do: 'i-will', work: 'cage', on: '99,0' })).toBe('TT-14.2');
  expect(against(p, { do: 'i-will', work: 'hut-mud' })).toBe('TT-5.9');
  expect(against(p, { do: 'i-will', work: 'rebuild' }, GREEN)).toBe('TT-4.31');
  expect(against(p, { do: 'i-will', work: 'hut-clay' }, GREEN)).toBe('TT-14.2');
});

rule('TT-14.2', '`please`: another is asked for something that it can do', () => {
  const p = busyTown();
  const asked: TownProposal = { do: 'please', to: BLUE, deed: 'get-minion', bed: 'private' };
  expect(problem(p, asked)).toBeUndefined();
  expect(say(asked)).toBe('Please get a Minion for your own Hut.');
  expect(say({ do: 'please', to: GREEN, work: 'pit' })).toBe('Seat 3, please build a pit.');
  expect(problem(p, { do: 'please', to: GREEN, deed: 'schmooze' } as TownProposal)).toMatchObject({
    say: 'blocked.they-cannot',
    seat: GREEN,
    rule: 'TT-4.10',
  });
  expect(problem(p, { ...asked, to: RED } as TownProposal)).toMatchObject({ say: 'blocked.ask-yourself' });
  for (const to of [-1, 3, 0.5, 'all', undefined]) expect(problem(p, { ...asked, to } as Proposal)).toBeDefined();
});

rule('TT-14.2', '`leave-me`: no more of the town’s Minions than there can be this turn', () => {
  const p = busyTown();
  expect(problem(p, { do: 'leave-me', minions: 7 } as TownProposal)).toBeUndefined();
  expect(problem(p, { do: 'leave-me', minions: 8 } as TownProposal)).toMatchObject({
    say: 'blocked.town-has',
    minions: 7,
  });
  for (const minions of [0, -1, 1.5, '2', true])
    expect(problem(p, { do: 'leave-me', minions } as Proposal)).toBeDefined();
  expect(say({ do: 'leave-me', minions: 1 })).toBe('Please leave me 1 Minion of the town.');
});

rule('TT-14.2', '`mark`: any hex, what stands there, or a site for something', () => {
  const p = busyTown();
  const marks: TownProposal[] = [
    { do: 'mark', on: '0,7' },
    { do: 'mark', on: '-3,1', kind: 'cage' },
    { do: 'mark', on: '4,1', work: 'cage' },
  ];
  for (const each of marks) expect(problem(p, each), JSON.stringify(each)).toBeUndefined();
  expect(marks.map((each) => say(each))).toEqual([
    'Look at this place in the Bog.',
    'Look at the cage in the Alders.',
    'How about a cage in Kettle Yard?',
  ]);
  expect(against(p, { do: 'mark', on: '99,99' })).toBe('TT-14.2');
  expect(against(p, { do: 'mark', on: '-3,1', kind: 'shop' })).toBe('TT-14.2');
  expect(against(p, { do: 'mark', on: '5,0', work: 'cage' })).toBe('TT-5.1');
});

rule('TT-14.2', '`donate`: a shop is promised an artisan by somebody who has a Minion', () => {
  const p = busyTown();
  expect(problem(p, { do: 'donate', hex: '3,-1' } as TownProposal)).toBeUndefined();
  expect(say({ do: 'donate', hex: '3,-1' })).toBe(
    'I will give the shop in Kettle Yard one of my Minions as an artisan.',
  );
  expect(against(p, { do: 'donate', hex: '3,-1' }, GREEN)).toBe('TT-7.9');
  expect(against(p, { do: 'donate', hex: '-3,1' })).toBe('TT-14.2');
});

rule('TT-14.2', 'what is no proposal is refused', () => {
  const p = busyTown();
  const nonsense: object[] = [
    { do: 'grunt' },
    { do: 'toString' },
    { do: '__proto__' },
    { do: 'i-will' },
    { do: 'i-will', deed: 'dance' },
    { do: 'i-will', deed: 'intimidate' },
    { do: 'i-will', deed: 'loaf', secret: 'a note' },
    { do: 'i-will', deed: 'loaf', toString: 1 },
    { do: 'i-will', deed: 'loaf', to: BLUE },
    { do: 'i-will', deed: 'loaf', hex: '5,0' },
    { do: 'i-will', deed: 'fire', hex: 'here' },
    { do: 'i-will', deed: 'fight', troll: RED },
    { do: 'i-will', deed: 'capture-child', kind: 'cage', hex: '4,1' },
    { do: 'i-will', deed: 'capture-child', kind: 'shop', hex: '3,-1' },
    { do: 'i-will', work: 'castle' },
    { do: 'i-will', work: 'cage', deed: 'loaf' },
    { do: 'mark' },
    { do: 'mark', on: '0,7', say: 'hello' },
    { do: 'mark', on: '4,1', work: 'cage', kind: 'cage' },
    { do: 'donate', hex: '3,-1', to: BLUE },
  ];
  for (const each of nonsense) {
    const why = problem(p, each as Proposal);
    expect(why, JSON.stringify(each)).toBeDefined();
    for (const catalogue of [en, de, sv]) expect(why && catalogue[why.say], why?.say).toBeDefined();
  }
  p.turn = 1;
  expect(problem(p, { do: 'i-will', deed: 'fire' } as TownProposal)).toMatchObject({ rule: 'TT-1.14', era: 4 });
});

rule(['TT-14.1', 'TT-14.2'], 'proposals are talk: they offer no moves, and change neither position nor plan', () => {
  const p = busyTown();
  const before = JSON.stringify(p);
  expect(problem(p, { do: 'i-will', deed: 'challenge' } as TownProposal)).toBeUndefined();
  expect(JSON.stringify(p)).toBe(before);
  take(p, RED, { do: 'loaf' });
  expect(planOf(p, RED).deed).toBe('loaf');
});

rule(['TT-14.2', 'TT-16.1'], 'whatever is planned in secret, the same can be proposed', () => {
  const idle = busyTown();
  const busy = busyTown();
  take(busy, RED, { do: 'get-minion', bed: 'communal' }, { do: 'build', work: 'cage', crew: 'communal-first' });
  take(busy, RED, { do: 'lay', on: '4,1' }, GRUNT);
  take(busy, BLUE, { do: 'challenge' });
  expect(isSecret(busy)).toBe(true);
  for (const seat of [RED, BLUE]) {
    for (const deed of DEED_IDS) {
      const said: TownProposal = { do: 'i-will', deed };
      expect(problem(busy, said, seat)).toEqual(problem(idle, said, seat));
    }
    for (const work of PIECE_IDS) {
      const said: TownProposal = { do: 'i-will', work };
      expect(problem(busy, said, seat)).toEqual(problem(idle, said, seat));
    }
    const site: TownProposal = { do: 'mark', on: '4,1', work: 'cage' };
    expect(problem(busy, site, seat)).toEqual(problem(idle, site, seat));
  }
  expect(proposals.period(seen(busy))).toBe(proposals.period(seen(idle)));
});

rule('TT-14.2', 'a proposal is for the turn in which it is made, and vanishes when that ends', () => {
  const p = plan(town(2));
  expect(proposals.period(seen(p))).toBe(1);
  take(p, RED, GRUNT);
  expect(proposals.period(seen(p))).toBe(1);
  take(p, BLUE, GRUNT);
  expect(p.turn).toBe(2);
  expect(proposals.period(seen(p))).toBe(2);
  p.turn = 0;
  expect(proposals.period(p)).toBeUndefined();
  p.turn = 40;
  p.stack = [];
  expect(proposals.period(p)).toBeUndefined();
});

rule('TT-14.2', 'every part of a plan can be told in the words of a proposal', () => {
  const p = busyTown();
  p.title = RED;
  const cageNumber = p.buildings.findIndex(({ kind }) => kind === 'cage');
  const shopNumber = p.buildings.findIndex(({ kind }) => kind === 'shop');
  const whole = {
    ...NO_PLAN,
    bed: 'private',
    store: cageNumber,
    host: shopNumber,
    hex: p.buildings[shopNumber]?.hexes[0] ?? 0,
    victim: oldBoss(p),
    join: joinNamed('-3,0~-4,0'),
    target: p.land.findIndex((land) => land > 0),
  } as const;
  for (const deed of DEED_IDS) {
    const said = saidDeed(p, { ...whole, deed, target: p.land[whole.target] as number });
    expect(said?.deed).toBe(deed);
    for (const catalogue of [en, de, sv]) say({ do: 'i-will', ...(said ?? { deed: 'loaf' }) }, catalogue);
  }
  expect(saidDeed(p, NO_PLAN)).toBeUndefined();
  const laid = order('cage', '4,1');
  expect(saidOrder(laid)).toEqual({ work: 'cage', on: '4,1' });
  expect(problem(p, { do: 'i-will', ...saidOrder(laid) } as TownProposal)).toBeUndefined();
  expect(saidOrder({ ...laid, work: 'rebuild' })).toEqual({ work: 'rebuild' });
  build(p, 'cage', '4,1');
  expect(problem(p, { do: 'i-will', ...saidOrder(laid) } as TownProposal)).toMatchObject({ say: 'blocked.site-taken' });
});
