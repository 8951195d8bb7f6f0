import { describe, expect, test } from 'vitest';
import { type Guest, visit } from '../../../test/server/kit/client.ts';
import { KINDS } from '../../../test/server/kit/databases.ts';
import { member } from '../../../test/server/kit/rated.ts';
import { serversOn } from '../../../test/server/kit/server.ts';
import {
  changeTournament as change,
  entered,
  makeTournament,
  tournamentPage as page,
  reachPage as reach,
} from '../../../test/server/kit/tournaments.ts';

describe.each(KINDS)('sitting out a round of a Swiss on %s', (kind) => {
  const servers = serversOn(kind);
  const sitOut = (guest: Guest, id: string, wish = true) => change(guest, id, 'sit-out', { sitOut: wish });

  /** The organiser decides each table in favour of the first seat; then the next round follows. */
  async function decideRound(host: Guest, id: string): Promise<void> {
    const { played, round } = await page(host, id);
    for (const { number, players } of played.at(-1)?.tables ?? []) {
      const places = players.map((_, seat) => seat + 1);
      await change(host, id, 'decide', { table: number, places, reason: 'It is late.' });
    }
    await reach(host, id, `the end of round ${round}`, (now) => now.round > round || now.state === 'over');
  }

  test('counts half a win once, nothing after that, and nothing in the last round', async () => {
    const { url } = await servers.start();
    const host = await member(url);
    const { id } = await makeTournament(host, { rounds: 4 });
    const people = await Promise.all(Array.from({ length: 5 }, () => visit(url)));
    for (const each of people) await change(each, id, 'enter');
    const [bert, cleo] = people as [Guest, Guest];
    const now = () => page(host, id);
    const of = async (guest: Guest) => (await now()).standings.find(({ player }) => player === guest.person.id);
    const sitsOut = async (guest: Guest) => (await now()).people.find((each) => each.id === guest.person.id)?.sitsOut;
    await sitOut(bert, id);
    await sitOut(cleo, id);
    expect([await sitsOut(bert), await sitsOut(cleo)]).toEqual([1, 1]);
    await sitOut(cleo, id, false);
    expect((await change(host, id, 'start')).played).toMatchObject([{ satOut: [bert.person.id], byes: [] }]);
    expect(await of(bert)).toMatchObject({ points: 3, rounds: ['sat-out'] });
    await sitOut(bert, id);
    await decideRound(host, id);
    expect(await of(bert)).toMatchObject({ points: 3, rounds: ['sat-out', 'sat-out'] });
    await decideRound(host, id);
    expect((await now()).played[2]?.satOut).toBeUndefined();
    // The last round is next.
    await sitOut(cleo, id);
    await decideRound(host, id);
    expect((await now()).played[3]).toMatchObject({ satOut: [cleo.person.id] });
    const before = (await of(cleo))?.points;
    expect(await sitOut(bert, id)).toMatchObject({ refusal: { say: 'refused.tournament-no-next' } });
    await decideRound(host, id);
    expect(await of(cleo)).toMatchObject({ points: before, rounds: { 3: 'sat-out' } });
    expect(await fetch(`${url}/api/tournaments/${id}/standings.csv`).then((csv) => csv.text())).toContain('sat-out');
  });

  test('is refused where it would leave too few, in other formats, and to those who do not take part', async () => {
    const { url } = await servers.start();
    const { id, host, people } = await entered(url, ['Anna', 'Bert']);
    await change(host, id, 'start');
    const [, bert] = people as [Guest, Guest];
    expect(await sitOut(bert, id)).toMatchObject({
      status: 403,
      refusal: { say: 'refused.tournament-sit-out-few', fewest: 2 },
    });
    await change(bert, id, 'withdraw');
    expect(await sitOut(bert, id)).toMatchObject({ refusal: { say: 'refused.tournament-not-in' } });
    const robin = await entered(url, ['Cleo', 'Dora'], { format: 'round-robin' });
    expect(await sitOut(robin.host, robin.id)).toMatchObject({ refusal: { say: 'refused.tournament-sit-out-swiss' } });
  });

  test('of all who entered leaves nobody to begin with, and the beginning is refused', async () => {
    const { url } = await servers.start();
    const { id, host, people } = await entered(url, ['Anna', 'Bert']);
    await sitOut(people[1] as Guest, id);
    expect(await change(host, id, 'start')).toMatchObject({ refusal: { say: 'refused.tournament-too-few' } });
    expect(await page(host, id)).toMatchObject({ state: 'entry' });
  });
});
