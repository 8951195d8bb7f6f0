import { describe, expect, test } from 'vitest';
import { callByWebhook, callsIn, changePreferences, OFTEN, passUntil } from '../../../test/server/kit/calls.ts';
import { KINDS } from '../../../test/server/kit/databases.ts';
import { askedOf, pairAt, playBoth } from '../../../test/server/kit/matches.ts';
import { receivers } from '../../../test/server/kit/receivers.ts';
import { serversOn } from '../../../test/server/kit/server.ts';
import { standingTime } from '../../../test/standing-time.ts';
import type { PaceRequest } from '../../protocol/pace.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const NOON = Date.UTC(2026, 10, 18, 12);
/** Of a bank of 24 hours a fifth is left. */
const ALARM = 24 * HOUR * (4 / 5);
/** What a seat gets when it has answered, though it is asked again. */
const INCREMENT = 4 * HOUR;
/** Bots that sit in do not answer in any of these matches. */
const NEVER_THINKS = { botPause: 1000 * HOUR };
const ONLY_ALARMS = {
  turn: [],
  'clock-low': ['webhook' as const],
  invitation: [],
  end: [],
  chat: [],
  found: [],
  resume: [],
};

describe.each(KINDS)('calls at tables with a pace on %s', (kind) => {
  const servers = serversOn(kind);
  const receive = receivers();

  /** The second of two people is called by a webhook, and it is their turn. */
  async function begin(pace: PaceRequest = 'days-brisk') {
    const receiver = await receive();
    const time = standingTime(NOON);
    const { url } = await servers.start({ time, ...OFTEN, ...NEVER_THINKS, webhookAllow: [receiver.host] });
    const pair = await pairAt(url, url, { pace });
    const [host, called] = pair.guests;
    await callByWebhook(called, receiver.url);
    await playBoth(pair, () => askedOf(pair.players[1], pair.table) !== undefined);
    const database = await servers.database();
    const is = (kind: string, fits: { state: string; reason?: string }) => async () => {
      const call = (await callsIn(database)).find((each) => each.kind === kind);
      return call?.state === fits.state && (fits.reason === undefined || call.reason === fits.reason);
    };
    const titles = () => receiver.received.map(({ json }) => json.title);
    return { ...pair, host, called, time, receiver, database, is, titles };
  }

  test.each([
    ['live-quick', 20 * SECOND],
    ['days-steady', 2 * MINUTE],
    ['none', MINUTE],
  ] as const)('the call to a turn at the pace %s is due after %i ms', async (pace, delay) => {
    const { database } = await begin(pace);
    const call = (await callsIn(database)).find((each) => each.kind === 'turn');
    expect((call?.due ?? 0) - (call?.made ?? 0)).toBe(delay);
  });

  test('whoever has a fifth of their time left is told how much that is, once', async () => {
    const { time, receiver, is, titles, database } = await begin();
    await passUntil(time, 2 * MINUTE, 'the turn is told of', is('turn', { state: 'sent' }));
    await passUntil(time, ALARM - 3 * MINUTE, 'time has passed', () => true);
    expect(titles()).toEqual(['Your turn: Gnome Elf Troll']);
    await passUntil(time, MINUTE, 'the alarm is sent', is('clock-low', { state: 'sent' }));
    expect(titles()).toEqual(['Your turn: Gnome Elf Troll', 'Your time runs low: Gnome Elf Troll']);
    expect(receiver.received[1]?.json.body).toMatch(/^You have 4 hours left\. Guest \w+ .*\.$/);
    await passUntil(time, HOUR, 'time has passed', () => true);
    expect(receiver.received).toHaveLength(2);
    expect(await callsIn(database)).toHaveLength(2);
  });

  test.each([
    [true, 'wakes people at night', { state: 'sent' }, 1],
    [false, 'waits for the morning if they want to sleep', { state: 'waiting', reason: 'quiet' }, 0],
  ] as const)('an alarm (wake: %s) %s', async (wake, _, fits, sent) => {
    const { time, called, is, titles } = await begin();
    await changePreferences(called, { quiet: { from: 0, to: 23 * 60 }, wake, what: ONLY_ALARMS });
    await passUntil(time, ALARM, 'the alarm is looked at', is('clock-low', fits));
    expect(titles()).toEqual(['Your time runs low: Gnome Elf Troll'].slice(0, sent));
  });

  test('nobody is alarmed who has played meanwhile', async () => {
    const pair = await begin();
    const { time, is, titles, players, table } = pair;
    time.pass(MINUTE);
    await playBoth(pair, () => askedOf(players[0], table) !== undefined);
    await passUntil(time, ALARM, 'the alarm is dropped', is('clock-low', { state: 'dropped', reason: 'played' }));
    expect(titles()).toEqual([]);
  });

  test('whoever has left in the middle of their turn is alarmed', async () => {
    const { time, is, titles, players, table } = await begin();
    time.pass(MINUTE);
    await players[1].play(table, 1, askedOf(players[1], table)?.offers.at(-1));
    expect(askedOf(players[1], table)?.seat).toBe(1);
    await passUntil(time, MINUTE, 'the turn is begun', is('turn', { state: 'dropped', reason: 'played' }));
    await passUntil(time, ALARM + INCREMENT, 'the alarm is sent', is('clock-low', { state: 'sent' }));
    expect(titles()).toEqual(['Your time runs low: Gnome Elf Troll']);
  });

  test('whoever takes their seat back in the middle of their turn is alarmed', async () => {
    const { time, is, titles, players, table, called } = await begin();
    await changePreferences(called, { what: ONLY_ALARMS });
    await players[1].ask({ type: 'hand-over', table, seat: 1, bot: 'troll' });
    await passUntil(time, ALARM, 'a bot plays', is('clock-low', { state: 'dropped', reason: 'played' }));
    expect(await players[1].ask({ type: 'take-back', table, seat: 1 })).toMatchObject({ type: 'accepted' });
    await passUntil(time, ALARM - MINUTE, 'the alarm waits', is('clock-low', { state: 'waiting' }));
    expect(titles()).toEqual([]);
    await passUntil(time, MINUTE, 'the alarm is sent', is('clock-low', { state: 'sent' }));
    expect(titles()).toEqual(['Your time runs low: Gnome Elf Troll']);
  });

  test('an alarm waits while the clock stands, and for what is left when it goes on', async () => {
    const { time, is, titles, host, table, database } = await begin();
    await passUntil(time, 2 * MINUTE, 'the turn is told of', is('turn', { state: 'sent' }));
    await passUntil(time, 10 * HOUR, 'time has passed', () => true);
    const pause = (paused: boolean) => host.request('POST', `/api/tables/${table}/pause`, { paused, as: 'host' });
    expect((await pause(true)).status).toBe(200);
    await passUntil(time, 10 * HOUR, 'the alarm waits', is('clock-low', { state: 'waiting', reason: 'clock' }));
    await passUntil(time, 20 * HOUR, 'time has passed', () => true);
    expect((await pause(false)).status).toBe(200);
    const due = async () => (await callsIn(database)).find((each) => each.kind === 'clock-low')?.due ?? 0;
    await passUntil(time, 0, 'the alarm is looked at again', async () => (await due()) > time.now());
    await passUntil(time, 9 * HOUR, 'time has passed', () => true);
    expect(titles()).toHaveLength(1);
    await passUntil(time, 12 * MINUTE, 'the alarm is sent', is('clock-low', { state: 'sent' }));
    expect(titles()).toEqual(['Your turn: Gnome Elf Troll', 'Your time runs low: Gnome Elf Troll']);
  });
});
