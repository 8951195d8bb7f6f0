import { expect } from 'vitest';
import {
  arrange,
  blocked,
  buy,
  controlled,
  counts,
  done,
  type GardenMatch,
  offered,
  place,
  row,
  take,
  whyNot,
} from '../../../../test/games/gnome-elf-troll/testing.ts';
import { rule } from '../../../../test/games/kit/rule.ts';
import { speak } from '../../../kernel/messages.ts';
import { eventsFor } from '../../../kernel/tell.ts';
import type { Purchase } from '../box/creatures.ts';
import type { Produce } from '../box/produce.ts';
import { words as en } from '../messages/en/index.ts';

const RICH = { pumpkin: 9, apple: 9, bean: 9 };

const PAYMENT: Readonly<Record<Purchase, readonly Produce[]>> = {
  gnome: ['bean'],
  'two-gnomes': ['apple', 'bean'],
  elf: ['bean'],
  troll: [],
};

/** Seat 0 has just bought, and is asked where it goes. */
function placing(purchase: Purchase, ...gardens: string[]): GardenMatch {
  const match = arrange({ gardens, purse: RICH });
  take(match, buy(purchase, ...PAYMENT[purchase]));
  return match;
}

/** On which of a bare tile (0), a gnome (1), an elf (2) and a troll (3) it may go. */
function choices(purchase: Purchase, owner: number): string[] {
  return offered(placing(purchase, `bean bean:gnome@${owner} bean:elf@${owner} bean:troll@${owner}`));
}

rule(['GET-4.3', 'GET-4.5'], 'what may go where, whoever owns what stands there', () => {
  for (const owner of [0, 1]) {
    expect(choices('gnome', owner)).toEqual(['place 0 0']);
    expect(choices('two-gnomes', owner)).toEqual(['place 0 2']);
    expect(choices('elf', owner)).toEqual(['place 0 0', 'place 0 3']);
    expect(choices('troll', owner)).toEqual(['place 0 0', 'place 0 1']);
  }
});

rule('GET-4.3', 'the tiles a creature may not go to are greyed out with the reason', () => {
  const garden = 'bean bean:gnome@1 bean:elf@1 bean:troll@1';
  expect(blocked(placing('gnome', garden))).toEqual({
    'place 0 1': 'GET-4.3 blocked.gnome-on-gnome',
    'place 0 2': 'GET-4.3 blocked.gnome-on-elf',
    'place 0 3': 'GET-4.3 blocked.gnome-on-troll',
  });
  expect(blocked(placing('two-gnomes', garden))).toEqual({
    'place 0 0': 'GET-4.4 blocked.two-gnomes-on-empty',
    'place 0 1': 'GET-4.4 blocked.two-gnomes-on-gnome',
    'place 0 3': 'GET-4.4 blocked.two-gnomes-on-troll',
  });
  expect(blocked(placing('elf', garden))).toEqual({
    'place 0 1': 'GET-4.3 blocked.elf-on-gnome',
    'place 0 2': 'GET-4.3 blocked.elf-on-elf',
  });
  expect(blocked(placing('troll', garden))).toEqual({
    'place 0 2': 'GET-4.3 blocked.troll-on-elf',
    'place 0 3': 'GET-4.3 blocked.troll-on-troll',
  });
});

rule('GET-4.1', 'a tile holds at most one creature: the newcomer stands alone', () => {
  const match = placing('troll', 'bean bean:gnome@1');
  take(match, place(0, 1));
  expect(row(match, 0)).toBe('bean bean:troll@0');
  take(match, buy('elf', 'bean'), place(0, 1));
  expect(row(match, 0)).toBe('bean bean:elf@0');
});

rule('GET-4.2', 'the gardens of all players are open to every creature, the own included', () => {
  const gardens = ['bean', 'apple', 'pumpkin'];
  for (const purchase of ['gnome', 'elf', 'troll'] as const) {
    expect(offered(placing(purchase, ...gardens))).toEqual(['place 0 0', 'place 1 0', 'place 2 0']);
  }
  const elves = ['bean:elf@0', 'apple:elf@1', 'pumpkin:elf@0'];
  expect(offered(placing('two-gnomes', ...elves))).toEqual(['place 0 0', 'place 1 0', 'place 2 0']);
});

rule('GET-4.1', 'the tile stays what it was', () => {
  const match = placing('gnome', 'bean apple', 'pumpkin');
  const before = structuredClone(match.position.gardens);
  take(match, place(0, 1));
  const bare = match.position.gardens.map((garden) => garden.map(({ id, kind }) => ({ id, kind })));
  expect(bare).toEqual(before);
});

rule('GET-4.2', 'a figure belongs to its buyer wherever it stands', () => {
  const match = placing('gnome', 'bean', 'apple', 'pumpkin');
  take(match, place(2, 0));
  expect(row(match, 2)).toBe('pumpkin:gnome@0');
  expect(match.position.stocks).toEqual([
    { gnome: 3, elf: 4, troll: 4 },
    { gnome: 4, elf: 4, troll: 4 },
    { gnome: 4, elf: 4, troll: 4 },
  ]);
});

rule('GET-4.4', 'two gnomes in stock and both payments are needed; gnomes on tiles take no part', () => {
  const gnomes = 'bean:gnome@0 bean:gnome@0 apple:gnome@0';
  const oneLeft = arrange({ gardens: [gnomes, 'bean:elf@1'], purse: RICH });
  expect(whyNot(oneLeft, buy('two-gnomes', 'apple', 'bean')).rule).toBe('GET-4.4');
  const onePayment = arrange({ gardens: ['apple', 'bean:elf@1'], purse: { apple: 2, bean: 5 } });
  expect(whyNot(onePayment, buy('two-gnomes', 'apple', 'bean')).rule).toBe('GET-3.14');
  expect(whyNot(onePayment, buy('two-gnomes', 'bean', 'bean')).rule).toBe('GET-3.14');
});

rule('GET-4.4', 'both gnomes may be paid with one kind, 6 of it', () => {
  const match = arrange({ gardens: ['', 'bean:elf@1'], purse: { bean: 7 } });
  take(match, buy('two-gnomes', 'bean', 'bean'));
  expect(match.position.purse).toEqual(counts({ bean: 1 }));
});

rule('GET-4.4', 'nothing else removes an elf', () => {
  for (const purchase of ['gnome', 'elf', 'troll'] as const) {
    expect(whyNot(placing(purchase, 'bean', 'bean:elf@1'), place(1, 0)).rule).toBe('GET-4.3');
  }
});

rule(['GET-4.5', 'GET-1.2'], 'a player may chase off an own figure, which goes back to the own stock', () => {
  const match = placing('elf', 'bean:troll@0 apple');
  expect(match.position.stocks[0]).toEqual({ gnome: 4, elf: 4, troll: 3 });
  take(match, place(0, 0));
  expect(row(match, 0)).toBe('bean:elf@0 apple');
  expect(match.position.stocks[0]).toEqual({ gnome: 4, elf: 3, troll: 4 });
  take(match, buy('two-gnomes', 'apple', 'bean'), place(0, 0));
  expect(match.position.stocks[0]).toEqual({ gnome: 3, elf: 4, troll: 4 });
  take(match, buy('troll'), place(0, 0));
  expect(match.position.stocks[0]).toEqual({ gnome: 4, elf: 4, troll: 3 });
});

rule('GET-1.2', 'a figure that came back can be bought again', () => {
  const gardens = ['bean:troll@0 apple:troll@0 bean:troll@0 apple:troll@0 bean'];
  const match = arrange({ gardens, purse: { pumpkin: 1, apple: 1, bean: 5 } });
  expect(offered(match)).not.toContain('buy troll');
  take(match, buy('elf', 'bean'), place(0, 1));
  expect(offered(match)).toContain('buy troll');
});

rule('GET-4.6', 'what is placed does not change the purse of this turn, but the next harvest', () => {
  const match = arrange({ gardens: ['bean bean:troll@1 bean', 'apple'], purse: { bean: 8, apple: 1 } });
  take(match, buy('elf', 'bean'), place(0, 1));
  expect(match.position.purse).toEqual(counts({ bean: 4, apple: 1 }));
  take(match, buy('gnome', 'bean'));
  expect(match.position.purse).toEqual(counts({ bean: 1, apple: 1 }));
  take(match, place(1, 0));
  expect(controlled(match, 0)).toEqual(counts({ bean: 5, apple: 1 }));
});

rule('GET-4.6', 'a troll counts from the next harvest of the player concerned', () => {
  const gardens = ['bean bean bean', 'apple apple'];
  const match = arrange({ gardens, hands: ['pumpkin', 'pumpkin'], purse: { pumpkin: 1, apple: 1, bean: 1 } });
  take(match, buy('troll'), place(1, 1));
  const told = take(match, { do: 'sow', kind: 'pumpkin', end: 'left' });
  expect(told.map(({ event }) => event)).toContainEqual({
    say: 'told.harvested',
    seat: 1,
    pumpkin: 1,
    apple: 1,
    bean: 0,
  });
});

rule('GET-8.3', 'no placing has more than 48 answers', () => {
  const gardens = Array(4).fill('pumpkin pumpkin pumpkin pumpkin apple apple apple apple bean bean bean bean');
  const match = arrange({ seats: 4, gardens, hands: ['', '', '', ''], purse: { pumpkin: 1, apple: 1, bean: 1 } });
  take(match, buy('troll'));
  expect(offered(match)).toHaveLength(48);
});

rule(['GET-case-12', 'GET-1.2'], 'troll on a gnome: the gnome is back in the stock of its owner, 3 to 4', () => {
  const match = placing('troll', 'bean', 'apple:gnome@2');
  expect(match.position.stocks[2]?.gnome).toBe(3);
  take(match, place(1, 0));
  expect(row(match, 1)).toBe('apple:troll@0');
  expect(match.position.stocks[2]).toEqual({ gnome: 4, elf: 4, troll: 4 });
  expect(match.position.stocks[1]).toEqual({ gnome: 4, elf: 4, troll: 4 });
  expect(match.position.stocks[0]).toEqual({ gnome: 4, elf: 4, troll: 3 });
});

rule(['GET-case-13', 'GET-1.2'], 'elf on a troll: the troll is back in the stock of its owner, the elf stands', () => {
  const match = placing('elf', 'bean', 'apple:troll@2');
  take(match, place(1, 0));
  expect(row(match, 1)).toBe('apple:elf@0');
  expect(match.position.stocks[2]).toEqual({ gnome: 4, elf: 4, troll: 4 });
  expect(match.position.stocks[0]).toEqual({ gnome: 4, elf: 3, troll: 4 });
});

rule('GET-case-14', 'troll on an elf, a single gnome on an elf: not on offer', () => {
  expect(offered(placing('troll', 'bean', 'bean:elf@1'))).toEqual(['place 0 0']);
  expect(offered(placing('gnome', 'bean', 'bean:elf@1'))).toEqual(['place 0 0']);
});

rule('GET-case-15', 'gnome on troll or gnome, elf on gnome or elf, troll on troll: not on offer', () => {
  const refused = [
    ['gnome', 'troll'],
    ['gnome', 'gnome'],
    ['elf', 'gnome'],
    ['elf', 'elf'],
    ['troll', 'troll'],
  ] as const;
  for (const [placed, standing] of refused) {
    const match = placing(placed, 'bean', `bean:${standing}@1`);
    expect(offered(match)).toEqual(['place 0 0']);
    expect(whyNot(match, place(1, 0))).toEqual({ rule: 'GET-4.3', say: `blocked.${placed}-on-${standing}` });
  }
});

rule(['GET-case-16', 'GET-4.4'], 'two gnomes on an elf for 3 beans and 3 apples', () => {
  const match = arrange({ gardens: ['bean', 'bean:elf@1'], purse: { apple: 4, bean: 5 } });
  take(match, buy('two-gnomes', 'apple', 'bean'));
  expect(match.position.purse).toEqual(counts({ apple: 1, bean: 2 }));
  expect(match.position.stocks).toMatchObject([{ gnome: 4 }, { elf: 3 }, {}]);
  take(match, place(1, 0));
  expect(row(match, 1)).toBe('bean:gnome@0');
  expect(match.position.stocks).toMatchObject([{ gnome: 3 }, { elf: 4 }, {}]);
});

rule('GET-4.7', 'placing a troll is announced to all with a shout, the others come quietly', () => {
  const gardens = ['bean', 'apple:gnome@2', 'bean:troll@1 bean:elf@1'];
  const heard = (purchase: Purchase, garden: number, tile: number) => {
    const [event] = eventsFor(take(placing(purchase, ...gardens), place(garden, tile)), 'spectator');
    return event && speak<string>(en, event.say, event, { name: (seat) => `seat ${seat}` });
  };
  expect(heard('troll', 0, 0)).toMatch(/^TRØLL! seat 0 /);
  expect(heard('troll', 1, 0)).toMatch(/^TRØLL! Seat 0.*seat 2.*seat 1/);
  for (const quiet of [heard('gnome', 0, 0), heard('elf', 0, 0), heard('elf', 2, 0), heard('two-gnomes', 2, 1)]) {
    expect(quiet).not.toContain('TRØLL');
  }
});

rule('GET-3.14', 'placing leads back to buying while something can be bought', () => {
  const match = placing('gnome', 'bean apple');
  take(match, place(0, 0));
  expect(offered(match)).toContain('done');
  take(match, done());
});
