import { describe, expect, test } from 'vitest';
import { act, atBids, atMarket, everythingOf, type Fields, SEED } from '../../test/toys/acting.ts';
import { market } from '../../test/toys/market/index.ts';
import { sealedBids } from '../../test/toys/sealed-bids/index.ts';
import type { Move, Seat } from './game.ts';
import { begin, canUndo, isMatchOver, play, resign, resume, standings } from './match.ts';
import { seedFrom } from './random.ts';
import { asked } from './steps.ts';
import { tableFor } from './table.ts';
import { eventsFor } from './tell.ts';

describe('a new match', () => {
  test('stands at its first question, and tells how it came there', () => {
    const { match, told } = begin(sealedBids, tableFor(sealedBids, 3), SEED);
    expect(asked(match.position)).toEqual([0, 1, 2]);
    expect(told.map(({ event }) => event.say)).toEqual(['told.lot']);
    expect([match.entries, match.resigned, match.seed]).toEqual([[], [], SEED]);
    expect(isMatchOver(match)).toBe(false);
  });

  test('is the same for the same seed, and another for another', () => {
    const table = tableFor(sealedBids, 3);
    const { match } = begin(sealedBids, table, SEED);
    expect(begin(sealedBids, table, SEED).match.position).toEqual(match.position);
    expect(begin(sealedBids, table, seedFrom('other')).match.position).not.toEqual(match.position);
  });
});

describe('playing', () => {
  test('changes the position, enters the move and tells what happened', () => {
    const match = atMarket();
    const told = act(match, 0, 'gather', { good: 'gem' });
    expect(match.position.stores[0]).toEqual({ grain: 1, cloth: 0, gem: 1 });
    expect(match.entries).toEqual([{ seat: 0, move: { do: 'gather', good: 'gem' } }]);
    expect(told).toEqual([{ event: { say: 'told.gathered', seat: 0, good: 'gem' }, to: 'all' }]);
  });

  test('enters the move as it was offered, not the object that came in', () => {
    const match = atMarket();
    const received = JSON.parse('{"good":"gem","do":"gather"}');
    act(match, 0, 'gather', received);
    received.good = 'grain';
    expect(match.entries).toEqual([{ seat: 0, move: { do: 'gather', good: 'gem' } }]);
  });

  test('runs through nested payments, free exchanges and an interrupt to the end', () => {
    const match = atMarket();
    act(match, 0, 'build', { stall: 'baker' });
    act(match, 0, 'pay', { good: 'grain' });
    expect(asked(match.position)).toEqual([1]);
    act(match, 1, 'gather', { good: 'grain' });
    act(match, 1, 'exchange', { give: 'grain', get: 'gem' });
    expect(asked(match.position)).toEqual([1]);
    act(match, 1, 'rest');
    expect(isMatchOver(match)).toBe(true);
    expect(standings(match).map(({ place, points }) => [place, points])).toEqual([
      [1, 2],
      [2, 0],
    ]);
  });

  test('an interrupt is answered by the other seat, and then the turn goes on', () => {
    const match = atMarket();
    act(match, 0, 'beg', { owner: 1 });
    expect(asked(match.position)).toEqual([1]);
    act(match, 1, 'give', { good: 'grain' });
    expect(asked(match.position)).toEqual([0]);
    expect(match.position.stores).toEqual([
      { grain: 2, cloth: 0, gem: 0 },
      { grain: 0, cloth: 0, gem: 0 },
    ]);
  });

  test('secret answers are heard by nobody else until all have answered', () => {
    const match = atBids(2);
    const told = [0, 1].map((seat) => {
      const card = match.position.hands[seat]?.[0] as number;
      return act(match, seat, 'bid', { card });
    });
    for (const each of told) expect(eventsFor(each, 'spectator')).toEqual([]);
    act(match, 1, 'trust');
    const reveal = act(match, 0, 'trust');
    expect(eventsFor(reveal, 'spectator').map((event) => event.say)).toContain('told.revealed');
  });
});

interface Attempt {
  readonly what: string;
  readonly seat: Seat;
  readonly move: Fields;
  readonly refused: Record<string, unknown>;
}

const ATTEMPTS: readonly Attempt[] = [
  {
    what: 'a move out of turn',
    seat: 1,
    move: { do: 'rest' },
    refused: { rule: 'MK-1.1', say: 'refused.not-your-turn' },
  },
  {
    what: 'a seat beyond the table',
    seat: 2,
    move: { do: 'rest' },
    refused: { rule: 'MK-1.1', say: 'refused.no-such-seat', number: 3, seats: 2 },
  },
  {
    what: 'a seat before the first',
    seat: -1,
    move: { do: 'rest' },
    refused: { rule: 'MK-1.1', say: 'refused.no-such-seat', number: 0, seats: 2 },
  },
  {
    what: 'half a seat',
    seat: 0.5,
    move: { do: 'rest' },
    refused: { rule: 'MK-1.1', say: 'refused.no-such-seat', number: 1.5, seats: 2 },
  },
  {
    what: 'an unknown verb',
    seat: 0,
    move: { do: 'dance' },
    refused: { rule: 'MK-2.1', say: 'refused.not-on-offer' },
  },
  {
    what: 'a move of another step',
    seat: 0,
    move: { do: 'pay', good: 'grain' },
    refused: { rule: 'MK-2.1', say: 'refused.not-on-offer' },
  },
  {
    what: 'a value that does not exist',
    seat: 0,
    move: { do: 'gather', good: 'gold' },
    refused: { rule: 'MK-2.1', say: 'refused.not-on-offer' },
  },
  {
    what: 'a field too many',
    seat: 0,
    move: { do: 'rest', left: 2 },
    refused: { rule: 'MK-2.1', say: 'refused.not-on-offer' },
  },
  {
    what: 'a blocked move',
    seat: 0,
    move: { do: 'build', stall: 'jeweller' },
    refused: { rule: 'MK-2.5', say: 'blocked.price', stall: 'jeweller' },
  },
  {
    what: 'a blocked free action',
    seat: 0,
    move: { do: 'exchange', give: 'grain', get: 'gem' },
    refused: { rule: 'MK-3.1', say: 'blocked.exchange', give: 'grain' },
  },
];

describe('refusal', () => {
  test.each(ATTEMPTS)('of $what names the rule and changes nothing', ({ seat, move, refused }) => {
    const match = atMarket();
    const before = everythingOf(match);
    expect(play(match, seat, move as unknown as Move)).toEqual({ refused });
    expect(everythingOf(match)).toBe(before);
  });

  test('of a move after the end names the rule of the end', () => {
    const match = atMarket();
    act(match, 0, 'rest');
    act(match, 1, 'rest');
    const before = everythingOf(match);
    for (const seat of [0, 1]) {
      expect(play(match, seat, { do: 'rest' })).toEqual({ refused: { rule: 'MK-4.3', say: 'refused.match-over' } });
    }
    expect(everythingOf(match)).toBe(before);
  });

  test('of a second answer while the others still think', () => {
    const match = atBids(2);
    act(match, 0, 'bid', { card: match.position.hands[0]?.[0] as number });
    act(match, 0, 'trust');
    expect(play(match, 0, { do: 'trust' })).toEqual({ refused: { rule: 'SB-2.1', say: 'refused.not-your-turn' } });
  });

  test('of a blocked secret answer gives the reason', () => {
    const match = atBids(2);
    const missing = [1, 2, 3, 4, 5].find((card) => !match.position.hands[0]?.some((held) => held === card));
    expect(play(match, 0, { do: 'bid', card: missing } as Move)).toEqual({
      refused: { rule: 'SB-2.2', say: 'blocked.not-in-hand', card: missing },
    });
  });
});

describe('a match that goes on from a stored position', () => {
  test('stands where it stood, and cannot be taken back further', () => {
    const match = atMarket();
    act(match, 0, 'gather', { good: 'gem' });
    const stored = JSON.parse(JSON.stringify(match.position));
    const resumed = resume(market, match.table, SEED, stored, [...match.entries]);
    expect(canUndo(resumed, 0)).toBe(false);
    act(resumed, 0, 'gather', { good: 'cloth' });
    act(match, 0, 'gather', { good: 'cloth' });
    expect(resumed.position).toEqual(match.position);
    expect(resumed.entries).toEqual(match.entries);
  });

  test('remembers who gave up', () => {
    const match = atBids(3);
    resign(match, 2);
    const resumed = resume(sealedBids, match.table, SEED, match.position, [...match.entries]);
    expect(resumed.resigned).toEqual([2]);
    resign(resumed, 0);
    expect(isMatchOver(resumed)).toBe(true);
  });
});
