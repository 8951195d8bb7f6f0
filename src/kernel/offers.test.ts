import { describe, expect, test } from 'vitest';
import type { Move } from './game.ts';
import { Offers, sameMove } from './offers.ts';

interface Buy extends Move {
  readonly do: 'buy';
  readonly what: string;
  readonly count?: number;
}

const elf: Buy = { do: 'buy', what: 'elf', count: 1 };
const gnome: Buy = { do: 'buy', what: 'gnome' };

describe('a list of offers', () => {
  test('keeps what is added, in order', () => {
    const offers = new Offers<Buy>();
    expect([offers.count, offers.list()]).toEqual([0, []]);
    offers.add(gnome);
    offers.add(elf);
    expect([offers.count, offers.list()]).toEqual([2, [gnome, elf]]);
    expect([offers.at(0), offers.at(1)]).toEqual([gnome, elf]);
  });

  test('is empty after clearing, and forgets what stood there', () => {
    const offers = new Offers<Buy>(true);
    offers.add(gnome);
    offers.add(elf);
    offers.block({ do: 'buy', what: 'troll' }, 'X-1.1', 'blocked.poor');
    offers.clear();
    expect([offers.count, offers.list(), offers.blocked]).toEqual([0, [], []]);
    offers.add(elf);
    expect(offers.list()).toEqual([elf]);
    expect(offers.find(gnome)).toBeUndefined();
  });

  test('hands out lists that later offers do not change', () => {
    const offers = new Offers<Buy>();
    offers.add(gnome);
    const list = offers.list();
    offers.clear();
    offers.add(elf);
    expect(list).toEqual([gnome]);
  });

  test('collects blocked moves with their reasons where they are wanted', () => {
    const offers = new Offers<Buy>(true);
    offers.block(elf, 'X-1.1', 'blocked.poor', { missing: 3 });
    offers.block(gnome, 'X-1.2', 'blocked.none-left');
    expect(offers.blocked).toEqual([
      { move: elf, why: { rule: 'X-1.1', say: 'blocked.poor', missing: 3 } },
      { move: gnome, why: { rule: 'X-1.2', say: 'blocked.none-left' } },
    ]);
    expect(offers.count).toBe(0);
  });

  test('ignores blocked moves where nobody wants reasons', () => {
    const offers = new Offers<Buy>();
    offers.block(elf, 'X-1.1', 'blocked.poor');
    expect([offers.explain, offers.blocked, offers.count]).toEqual([false, [], 0]);
  });

  test('finds the offer equal to a move, and that is the one offered', () => {
    const offers = new Offers<Buy>(true);
    offers.add(gnome);
    offers.add(elf);
    offers.block({ do: 'buy', what: 'troll' }, 'X-1.1', 'blocked.poor');
    expect(offers.find({ count: 1, what: 'elf', do: 'buy' } as Move)).toBe(elf);
    expect(offers.find({ do: 'buy', what: 'troll' } as Move)).toBeUndefined();
    expect(offers.find({ do: 'buy' })).toBeUndefined();
  });
});

const DIFFERENT: readonly (readonly [string, object])[] = [
  ['another verb', { do: 'sell', what: 'elf', count: 1 }],
  ['another value', { do: 'buy', what: 'gnome', count: 1 }],
  ['a field less', { do: 'buy', what: 'elf' }],
  ['a field more', { do: 'buy', what: 'elf', count: 1, now: true }],
  ['a field of another name', { do: 'buy', what: 'elf', number: 1 }],
  ['a number as text', { do: 'buy', what: 'elf', count: '1' }],
  ['a number in a list', { do: 'buy', what: 'elf', count: [1] }],
  ['nothing in it', {}],
];

describe('moves', () => {
  test('are the same when all their fields are, in whatever order', () => {
    expect(sameMove(elf, elf)).toBe(true);
    expect(sameMove(elf, { ...elf })).toBe(true);
    expect(sameMove(elf, { count: 1, what: 'elf', do: 'buy' } as Move)).toBe(true);
  });

  test.each(DIFFERENT)('are not the same with %s', (_, other) => {
    expect(sameMove(elf, other as Move)).toBe(false);
    expect(sameMove(other as Move, elf)).toBe(false);
  });

  test('are not the same when one lacks a field that the other leaves undefined', () => {
    expect(sameMove({ do: 'buy', what: undefined } as Move, { do: 'buy', when: undefined } as Move)).toBe(false);
    expect(sameMove({ do: 'buy', what: undefined } as Move, { do: 'buy' })).toBe(false);
  });
});
