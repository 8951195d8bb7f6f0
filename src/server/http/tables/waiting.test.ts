import { describe, expect, test } from 'vitest';
import { query } from '../../../../test/server/kit/calls.ts';
import { type Guest, visit } from '../../../../test/server/kit/client.ts';
import { KINDS } from '../../../../test/server/kit/databases.ts';
import { GAME } from '../../../../test/server/kit/matches.ts';
import { member } from '../../../../test/server/kit/rated.ts';
import { serversOn } from '../../../../test/server/kit/server.ts';
import { standingTime } from '../../../../test/standing-time.ts';
import { waitUntil } from '../../../../test/waiting.ts';
import type { NewWaiting } from '../../../protocol/new-waiting.ts';
import type { TableInfo } from '../../../protocol/server.ts';
import type { WaitingRoom } from '../../../protocol/waiting.ts';

const WISH: NewWaiting = { game: GAME, seats: 2, pace: 'live-quick' };
const START = 1_700_000_000_000;

describe.each(KINDS)('waiting for somebody on %s', (kind) => {
  const servers = serversOn(kind);
  const wait = (guest: Guest, change: Partial<NewWaiting> = {}) =>
    guest.request<WaitingRoom>('POST', '/api/me/waiting', { ...WISH, ...change });
  const look = (guest: Guest) => guest.request<WaitingRoom>('GET', '/api/waiting');

  test('the second who waits for the same plays with the first, and both are told where', async () => {
    const { url } = await servers.start();
    const [one, other, stranger] = [await visit(url), await visit(url), await visit(url)];
    expect(await wait(one)).toMatchObject({
      mine: { ...WISH, rated: false, stay: false, people: 1, near: 1, reach: 150, rating: 1500 },
      groups: [{ game: GAME, people: 1 }],
    });
    expect((await look(stranger)).groups).toMatchObject([{ game: GAME, seats: 2, pace: 'live-quick', people: 1 }]);
    const { found, mine } = await wait(other);
    expect([mine, (await look(one)).found?.table]).toEqual([undefined, found?.table]);
    const table = await one.request<TableInfo>('GET', `/api/tables/${found?.table}`);
    expect(table).toMatchObject({ state: 'running', game: GAME, pace: { kind: 'live', bank: 600 } });
    expect(new Set(table.seats.map(({ person }) => person))).toEqual(new Set([one.person.id, other.person.id]));
    expect((await one.request<WaitingRoom>('DELETE', '/api/me/waiting')).found).toBeUndefined();
    expect((await look(other)).found?.table).toBe(found?.table);
    expect((await look(stranger)).groups).toEqual([]);
  });

  test('of people who come in the same instant all have sat down when the last is answered', async () => {
    // The clock stands still, so there is no second look that would seat those left over.
    const { url } = await servers.start({ time: standingTime(START) });
    const guests = await Promise.all(Array.from({ length: 12 }, () => visit(url)));
    await Promise.all(guests.map((guest) => wait(guest)));
    for (const guest of guests) expect((await look(guest)).found).toMatchObject({ game: GAME, bots: 0 });
    expect((await look(await visit(url))).groups).toEqual([]);
  });

  test('somebody blocked is not met, whoever has blocked whom', async () => {
    const { url } = await servers.start();
    const [one, other, third] = [await visit(url), await visit(url), await visit(url)];
    await one.request('PUT', `/api/me/people/${other.person.id}`, { relation: 'block' });
    await wait(other);
    expect((await wait(one)).mine).toMatchObject({ people: 2 });
    const { found } = await wait(third);
    const { seats } = await third.request<TableInfo>('GET', `/api/tables/${found?.table}`);
    expect(seats.map(({ person }) => person)).toContain(other.person.id);
  });

  test('a bot sits in after the time one has chosen, and not before', async () => {
    const time = standingTime(START);
    const { url } = await servers.start({ time });
    const guest = await visit(url);
    await wait(guest, { seats: 3, botAfter: 60 });
    time.pass(40_000);
    expect((await look(guest)).mine).toMatchObject({ botAfter: 60_000, reach: 300 });
    time.pass(20_000);
    let found: WaitingRoom['found'];
    await waitUntil('a bot sits in', async () => {
      time.pass(1_000);
      found = (await look(guest)).found;
      return found !== undefined;
    });
    expect(found?.bots).toBe(2);
    const { seats, state } = await guest.request<TableInfo>('GET', `/api/tables/${found?.table}`);
    expect([state, seats.filter(({ bot }) => bot === 'troll').length]).toEqual(['running', 2]);
  });

  test('without a page the waiting ends, unless one stays', async () => {
    const time = standingTime(START);
    const { url } = await servers.start({ time });
    const [gone, staying, watcher] = [await visit(url), await visit(url), await visit(url)];
    await wait(gone, { seats: 3 });
    await wait(staying, { seats: 3, stay: true });
    expect((await look(watcher)).groups).toMatchObject([{ people: 2 }]);
    time.pass(60_000);
    expect((await look(gone)).mine).toBeDefined();
    await gone.request('POST', '/api/me/waiting/away');
    await staying.request('POST', '/api/me/waiting/away');
    time.pass(10_000);
    await waitUntil('one has gone', async () => {
      time.pass(1_000);
      return (await look(watcher)).groups[0]?.people === 1;
    });
    expect((await look(staying)).mine).toMatchObject({ stay: true });
    expect((await look(gone)).mine).toBeUndefined();
  });

  test('waiting survives the end of the server, also of those whose pages are away meanwhile', async () => {
    const time = standingTime(START);
    const first = await servers.start({ time });
    const guest = await visit(first.url);
    await wait(guest);
    await servers.stop(first);
    time.pass(10 * 60_000);
    const { url } = await servers.start({ time });
    const back = await visit(url, guest.cookie);
    time.pass(5_000);
    expect((await look(back)).mine).toMatchObject(WISH);
  });

  test('who can sit down sits down at once, also while the server looks for others at that very moment', async () => {
    const time = standingTime(START);
    const { url } = await servers.start({ time });
    for (let pair = 0; pair < 8; pair++) {
      const [one, other] = [await visit(url), await visit(url)];
      await wait(one);
      time.pass(1_000);
      expect((await wait(other)).found).toBeDefined();
    }
  });

  test('the usual time is measured from those who found somebody', async () => {
    const time = standingTime(START);
    const { url } = await servers.start({ time });
    for (const seconds of [10, 20, 30]) {
      const [one, other] = [await visit(url), await visit(url)];
      await wait(one);
      time.pass(seconds * 1_000);
      await wait(other);
    }
    time.pass(31_000);
    const waits = (await look(await visit(url))).usual;
    expect(waits).toEqual([{ ...WISH, rated: false, wait: 10_000 }]);
  });

  test('a rated match needs somebody who can sign in again, a clock, and no bots', async () => {
    const { url } = await servers.start();
    const [guest, one, other] = [await visit(url), await member(url), await member(url)];
    expect(await wait(guest, { rated: true })).toMatchObject({ status: 403, refusal: { say: 'refused.rated-guest' } });
    expect(await wait(one, { rated: true, pace: 'none' })).toMatchObject({ refusal: { say: 'refused.rated-pace' } });
    expect(await wait(one, { rated: true, botAfter: 60 })).toMatchObject({ refusal: { say: 'refused.rated-bots' } });
    await wait(one, { rated: true });
    const { found } = await wait(other, { rated: true });
    expect(await one.request<TableInfo>('GET', `/api/tables/${found?.table}`)).toMatchObject({ rated: true });
  });

  test('what nobody can wait for is refused with a sentence', async () => {
    const { url } = await servers.start();
    const guest = await visit(url);
    const refusals = [
      await wait(guest, { game: 'chess' }),
      await wait(guest, { seats: 7 }),
      await wait(guest, { seats: 1 }),
      await wait(guest, { pace: 'bullet' as 'none' }),
      await wait(guest, { botAfter: 0 }),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([404, 400, 400, 400, 400]);
    expect(refusals.map(({ message }) => message)).toEqual([
      "There is no game 'chess'.",
      expect.stringContaining('2'),
      expect.stringContaining('seats are a whole number from 2 to 7'),
      expect.stringContaining('a pace is one of none, live-quick'),
      expect.stringContaining('bots come after 1 to 86400 seconds, or never: null'),
    ]);
    expect(await query(await servers.database(), 'select * from waiting')).toEqual([]);
  });

  test('whoever waits anew waits for that alone', async () => {
    const { url } = await servers.start();
    const [one, other] = [await visit(url), await visit(url)];
    await wait(one);
    await wait(one, { seats: 3 });
    expect((await wait(other)).found).toBeUndefined();
    expect((await look(one)).groups).toHaveLength(2);
    const rows = await query<{ outcome: string | null }>(
      await servers.database(),
      `select outcome from waiting where person = '${one.person.id}' order by since, outcome`,
    );
    expect(rows.map(({ outcome }) => outcome).sort()).toEqual(['left', null]);
  });
});
