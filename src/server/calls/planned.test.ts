import { describe, expect, test } from 'vitest';
import { callByWebhook, callsIn, OFTEN, passUntil, query } from '../../../test/server/kit/calls.ts';
import { KINDS } from '../../../test/server/kit/databases.ts';
import { askedOf, pairAt, playBoth } from '../../../test/server/kit/matches.ts';
import { receivers } from '../../../test/server/kit/receivers.ts';
import { serversOn } from '../../../test/server/kit/server.ts';
import { standingTime } from '../../../test/standing-time.ts';
import type { OwnQuestion } from '../../protocol/http.ts';

const MINUTE = 60_000;
const NOON = Date.UTC(2026, 10, 18, 12);

describe.each(KINDS)('calls to turns for which a move was planned, on %s', (kind) => {
  const servers = serversOn(kind);
  const receive = receivers();

  /** It is the turn of the second, who is called by a webhook and has planned to answer `question`. */
  async function planned(question: string) {
    const receiver = await receive();
    const time = standingTime(NOON);
    const { url } = await servers.start({ time, ...OFTEN, webhookAllow: [receiver.host] });
    const pair = await pairAt(url, url, { pace: 'days-steady', options: { firstPlayer: 0 } });
    const { table, players, guests } = pair;
    const [, guest] = guests;
    await callByWebhook(guest, receiver.url);
    const [first] = askedOf(players[0], table)?.offers ?? [];
    const moves = [{ question: { say: question }, move: first }];
    await guest.request('PUT', `/api/tables/${table}/ahead`, { seat: 1, seatEntry: 0, moves });
    await playBoth(pair, () => askedOf(players[1], table) !== undefined);
    const database = await servers.database();
    // Later than the call is due, as after several planned answers.
    await query(database, `update moves_ahead set due = ${NOON + 4 * MINUTE}`);
    const isNoted = (state: string, reason: string | null) => async () =>
      (await callsIn(database)).some((call) => call.kind === 'turn' && call.state === state && call.reason === reason);
    return { ...pair, guest, time, receiver, isNoted };
  }

  test('one waits until the move was made or not, and tells that it was not; so does the first page', async () => {
    const { guest, table, time, receiver, isNoted } = await planned('ask.nothing-like-it');
    await passUntil(time, 2 * MINUTE, 'the call waits for the plan', isNoted('waiting', 'planned'));
    expect(receiver.received).toHaveLength(0);
    await passUntil(time, 3 * MINUTE, 'the call is sent', isNoted('sent', null));
    const [{ json } = receiver.received[0] as never] = receiver.received;
    expect(json.body).toMatch(/^Your planned move wasn’t made\. Guest /);
    const asked = await guest.request<OwnQuestion>('GET', `/api/tables/${table}/question`);
    expect(asked).toMatchObject({ seat: 1, planDropped: true });
    await guest.request('DELETE', `/api/tables/${table}/ahead/1`);
    const { planDropped } = await guest.request<OwnQuestion>('GET', `/api/tables/${table}/question`);
    expect(planDropped).toBeUndefined();
  });
});
