import { describe, expect, test } from 'vitest';
import { PACES, type Pace } from '../../protocol/pace.ts';
import type { ClockState, Pause } from './clock-state.ts';
import {
  advance,
  begun,
  type ClockEvent,
  expireSeat,
  LONGEST_SHOW,
  newClocks,
  nextLook,
  type Situation,
  seatsOutOfTime,
  takenBack,
  throughDowntime,
  timeSet,
} from './clockwork.ts';
import { stopped } from './deadline.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const LIVE: Pace = PACES['live-quick'];
const BANK = LIVE.bank * SECOND;
const INCREMENT = LIVE.increment * SECOND;
const PEOPLE = ['astrid', 'bjorn', 'cecilia'];

/** Seats as bits. */
const seats = (...some: number[]) => some.reduce((bits, seat) => bits | (1 << seat), 0);

function asking(asked: number, changes: Partial<Situation> = {}): Situation {
  return {
    pace: LIVE,
    asked,
    publicAsked: asked,
    people: 0b111,
    present: () => PEOPLE,
    watching: () => PEOPLE,
    ...changes,
  };
}

function entry(seat: number, askedBefore: number, changes: Partial<ClockEvent> = {}): ClockEvent {
  return {
    seat,
    type: 'move',
    askedBefore,
    turn: '1',
    endsTurn: false,
    period: undefined,
    secret: 'no',
    reveals: false,
    ...changes,
  };
}

function begin(situation: Situation, secret = false): ClockState {
  return begun(newClocks(situation.pace, 3, ~situation.people, undefined), situation, 0, secret);
}

/** What each seat has left when all stop then; undefined for one without a clock. */
function leftAt(state: ClockState, at: number, pace: Pace = LIVE): (number | undefined)[] {
  return state.seats.map((clock) => (clock ? stopped(clock, at, pace).left : undefined));
}

function running(state: ClockState): number[] {
  return [...state.seats.keys()].filter((seat) => state.seats[seat]?.since != null);
}

describe('turns', () => {
  test('the seat that is asked runs, and a bot has no clock', () => {
    const state = begin(asking(seats(0), { people: 0b011 }));
    expect(running(state)).toEqual([0]);
    expect(leftAt(state, 13 * SECOND)).toEqual([BANK - 10 * SECOND, BANK, undefined]);
  });

  test('the first seconds of every decision are free', () => {
    let state = begin(asking(seats(0)));
    for (const at of [3, 6, 9]) state = advance(state, asking(seats(0)), at * SECOND, entry(0, seats(0)));
    expect(leftAt(state, 9 * SECOND)[0]).toBe(BANK);
    expect(leftAt(state, 14 * SECOND)[0]).toBe(BANK - 2 * SECOND);
  });

  test('the increment comes when the turn is done, and not beyond the cap', () => {
    const done = { endsTurn: true };
    let state = advance(begin(asking(seats(0))), asking(seats(1)), 63 * SECOND, entry(0, seats(0), done));
    expect(running(state)).toEqual([1]);
    expect(leftAt(state, 63 * SECOND)[0]).toBe(BANK - 60 * SECOND + INCREMENT);
    state = advance(state, asking(seats(0)), 73 * SECOND, entry(1, seats(1), { ...done, turn: '2' }));
    expect(leftAt(state, 73 * SECOND)[1]).toBe(BANK);
  });

  test('who is interrupted stops meanwhile, and gets the increment once a turn', () => {
    const minute = (count: number) => count * (MINUTE + 3 * SECOND);
    let state = advance(begin(asking(seats(0))), asking(seats(1)), minute(1), entry(0, seats(0)));
    expect(running(state)).toEqual([1]);
    state = advance(state, asking(seats(0)), minute(2), entry(1, seats(1)));
    state = advance(state, asking(seats(1)), minute(3), entry(0, seats(0)));
    state = advance(state, asking(seats(0)), minute(4), entry(1, seats(1)));
    state = advance(state, asking(seats(1)), minute(5), entry(0, seats(0), { endsTurn: true }));
    expect(leftAt(state, minute(5))).toEqual([BANK - 3 * MINUTE + INCREMENT, BANK - 2 * MINUTE + INCREMENT, BANK]);
    state = advance(state, asking(seats(2)), minute(6), entry(1, seats(1), { turn: '2', endsTurn: true }));
    expect(leftAt(state, minute(6))[1]).toBe(BANK - 3 * MINUTE + 2 * INCREMENT);
  });

  test('two turns one after another are two increments', () => {
    const slow = 33 * SECOND;
    let state = begin(asking(seats(0)));
    for (const turn of [1, 2]) {
      state = advance(
        state,
        asking(seats(0)),
        turn * 2 * slow,
        entry(0, seats(0), { turn: `${turn}`, endsTurn: true }),
      );
    }
    expect(leftAt(state, 4 * slow)[0]).toBe(BANK - 2 * (2 * slow - 3 * SECOND) + 2 * INCREMENT);
  });

  test('taking back returns no time, and has no free seconds of its own', () => {
    let state = advance(begin(asking(seats(0))), asking(seats(0)), 13 * SECOND, entry(0, seats(0)));
    state = advance(state, asking(seats(0)), 14 * SECOND, entry(0, seats(0), { type: 'undo' }));
    expect(leftAt(state, 24 * SECOND)[0]).toBe(BANK - 20 * SECOND);
  });
});

describe('seats that answer at once', () => {
  test('all run, and each stops when it has answered', () => {
    let state = begin(asking(0b111));
    expect(running(state)).toEqual([0, 1, 2]);
    state = advance(state, asking(0b101), 13 * SECOND, entry(1, 0b111));
    expect(running(state)).toEqual([0, 2]);
    expect(leftAt(state, 33 * SECOND)).toEqual([BANK - 30 * SECOND, BANK, BANK - 30 * SECOND]);
  });

  test('what others see of a clock does not depend on whether the seat has answered, while that is secret', () => {
    const secretly = { publicAsked: 0b111 };
    const before = begin(asking(0b111), true);
    let state = advance(before, asking(0b101, secretly), 13 * SECOND, entry(1, 0b111, { secret: 'goes-on' }));
    expect(running(state)).toEqual([0, 2]);
    const seen = (each: ClockState) => each.seats.map((clock) => clock?.shown);
    expect(seen(state)).toEqual(seen(before));
    const undone = entry(1, 0b101, { secret: 'goes-on', type: 'undo' });
    state = advance(state, asking(0b111), 20 * SECOND, undone);
    expect(seen(state)).toEqual(seen(before));
    const paused: Pause[] = [{ why: 'host', since: 0 }];
    state = advance({ ...state, pauses: paused }, asking(0b111), 23 * SECOND);
    expect(seen(state).map((clock) => clock?.left)).toEqual([0, 1, 2].map(() => BANK - 20 * SECOND));
    state = advance({ ...state, pauses: [] }, asking(0b100), 30 * SECOND, entry(1, 0b111));
    expect(seen(state)).toEqual([undefined, undefined, undefined]);
  });

  test('while what was secret is shown, no live clock runs until all have seen it, or for two minutes', () => {
    const revealed = entry(2, 0b100, { reveals: true });
    const state = advance(begin(asking(0b100), true), asking(0b001), 3 * SECOND, revealed);
    expect(running(state)).toEqual([]);
    expect(state.pauses).toMatchObject([{ why: 'show', people: PEOPLE }]);
    expect(nextLook(state, LIVE)).toBe(3 * SECOND + LONGEST_SHOW);
    // Those who have left see nothing.
    expect(running(advance(state, asking(0b001, { present: () => [], watching: () => [] }), 4 * SECOND))).toEqual([0]);
    const later = advance(state, asking(0b001), 13 * SECOND + LONGEST_SHOW);
    expect(leftAt(later, 13 * SECOND + LONGEST_SHOW)[0]).toBe(BANK - 7 * SECOND);
  });
});

describe('pauses', () => {
  const DAYS: Pace = PACES['days-brisk'];
  const byDays = (asked: number) => asking(asked, { pace: DAYS });
  const holiday: Pause = { why: 'holiday', seat: 0, since: 0, until: 48 * HOUR };

  test('a clock goes on when no reason is left', () => {
    let state = begin(asking(seats(0)));
    const host: Pause = { why: 'host', since: 0 };
    const agreed: Pause = { why: 'agreed', since: 0 };
    state = advance({ ...state, pauses: [host, agreed] }, asking(seats(0)), 13 * SECOND);
    expect(running(state)).toEqual([]);
    state = advance({ ...state, pauses: [agreed] }, asking(seats(0)), MINUTE);
    expect(running(state)).toEqual([]);
    state = advance({ ...state, pauses: [] }, asking(seats(0)), 2 * MINUTE);
    expect(leftAt(state, 2 * MINUTE + 10 * SECOND)[0]).toBe(BANK - 20 * SECOND);
  });

  test('a holiday is for one seat, and ends when it was to, however late somebody looks', () => {
    let state = advance({ ...begin(byDays(0b011)), pauses: [holiday] }, byDays(0b011), 0);
    expect(running(state)).toEqual([1]);
    expect(nextLook(state, DAYS)).toBe(24 * HOUR);
    state = advance(state, byDays(0b001), HOUR, entry(1, 0b011));
    expect(nextLook(state, DAYS)).toBe(holiday.until);
    state = advance(state, byDays(0b001), 50 * HOUR);
    expect(state.pauses).toEqual([]);
    expect(leftAt(state, 50 * HOUR, DAYS)[0]).toBe(22 * HOUR);
  });

  test('nothing is shown by days: two minutes are no time there', () => {
    const state = advance(begin(byDays(0b100)), byDays(0b001), 0, entry(2, 0b100, { reveals: true }));
    expect(state.pauses).toEqual([]);
  });
});

describe('time up', () => {
  test('is when the free time and all that was left have passed', () => {
    const state = begin(asking(seats(1)));
    const due = BANK + 3 * SECOND;
    expect(nextLook(state, LIVE)).toBe(due);
    expect(seatsOutOfTime(state, LIVE, due - 1)).toEqual([]);
    expect(seatsOutOfTime(state, LIVE, due)).toEqual([1]);
  });

  test('a seat that is taken back has a little, and one that was not out of time what it had', () => {
    const out = expireSeat(begin(asking(seats(1))), 1, BANK);
    expect(out.seats[1]).toMatchObject({ left: 0, since: null, up: BANK });
    expect(takenBack(out, 1, LIVE).seats[1]).toMatchObject({ left: MINUTE });
    expect(takenBack(out, 1, LIVE).seats[1]).not.toHaveProperty('up');
    expect(takenBack(out, 0, LIVE).seats[0]).toMatchObject({ left: BANK });
  });
});

describe('time that nobody has spent', () => {
  test('while no server ran is given back, and live players get a little more', () => {
    const state = advance(begin(asking(0b011)), asking(0b011), 0);
    const after = throughDowntime(state, LIVE, 13 * SECOND, HOUR);
    expect(after && leftAt(after, HOUR)).toEqual([BANK + 10 * SECOND, BANK + 10 * SECOND, BANK]);
    expect(after && running(after)).toEqual([0, 1]);
  });

  test('is none where no clock ran', () => {
    expect(throughDowntime(newClocks(LIVE, 3, 0, undefined), LIVE, 0, HOUR)).toBeUndefined();
  });

  test('is what the time of day was set by', () => {
    const state = begin(asking(seats(0)));
    expect(leftAt(timeSet(state, HOUR), HOUR + 13 * SECOND)[0]).toBe(BANK - 10 * SECOND);
  });
});
