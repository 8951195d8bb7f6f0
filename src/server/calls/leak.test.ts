import { cpSync } from 'node:fs';
import { expect, test } from 'vitest';
import { providedDatabases } from '../../../test/server/databases.ts';
import { callByWebhook, callsIn, OFTEN, passUntil } from '../../../test/server/kit/calls.ts';
import { type Player, visit } from '../../../test/server/kit/client.ts';
import { leaky } from '../../../test/server/kit/leaky.ts';
import { GAME } from '../../../test/server/kit/matches.ts';
import { receivers } from '../../../test/server/kit/receivers.ts';
import { serversOn } from '../../../test/server/kit/server.ts';
import { type Siblings, siblingsFor } from '../../../test/server/siblings.ts';
import { type StandingTime, standingTime } from '../../../test/standing-time.ts';
import { trollTown } from '../../games/troll-town/index.ts';
import type { Game, Move, Seat } from '../../kernel/game.ts';
import { commitment } from '../../kernel/random.ts';
import { openDatabase } from '../store/database/open.ts';

/**
 * Calls tell nothing that the person may not know: in matches that differ only in that they are the same, to the byte. What every
 * game has to keep is in `leak-every-game.test.ts`; here are whole matches, and what is secret for good.
 */

const MINUTE = 60_000;
const NOON = Date.UTC(2026, 10, 18, 12);

const servers = serversOn('sqlite');
const freshDatabase = providedDatabases();
const receive = receivers();

/** Lets time pass until every call that was written is sent or dropped. */
async function callAll(time: StandingTime, database: string): Promise<void> {
  await passUntil(time, MINUTE, 'nobody is to be called', async () =>
    (await callsIn(database)).every(({ state }) => state === 'sent' || state === 'dropped'),
  );
}

async function plant(database: string, table: string, { one, told }: Siblings, deal: Siblings['one']): Promise<void> {
  const { db, close } = await openDatabase(database, () => {});
  const row = { seed: deal.seed, commitment: commitment(one.seed), opening: JSON.stringify(told) };
  await db.updateTable('tables').set(row).where('id', '=', table).execute();
  const position = JSON.stringify(deal.position);
  await db.updateTable('snapshots').set({ position }).where('table_id', '=', table).execute();
  await close();
}

test.each([
  [2, 0, 'early'],
  [2, 1, 'late'],
  [3, 2, 'late'],
] as const)(
  'Gnome Elf Troll for %i: hands and the pile are in no call to seat %i (%s)',
  async (count, observer, until) => {
    const siblings = siblingsFor(count, observer, until);
    const receiver = await receive();
    const settings = { ...OFTEN, webhookAllow: [receiver.host] };
    const prepared = await freshDatabase('sqlite');
    const first = await servers.start({ ...settings, time: standingTime(NOON), database: prepared });
    const guests = await Promise.all(Array.from({ length: count }, () => visit(first.url)));
    const [host, ...others] = guests as [(typeof guests)[number], ...typeof guests];
    const seats = ['me' as const, ...others.map(() => 'anyone' as const)];
    const { table } = await host.make({ game: GAME, seats, options: siblings.table.options, open: true });
    for (const other of others) await other.request('POST', `/api/tables/${table}/join`);
    await host.request('POST', `/api/tables/${table}/start`);
    await callByWebhook(guests[observer] ?? host, receiver.url);
    await servers.stop(first);

    const heard: string[][] = [];
    for (const deal of [siblings.one, siblings.other]) {
      const database = await freshDatabase('sqlite');
      cpSync(prepared, database);
      await plant(database, table, siblings, deal);
      const time = standingTime(NOON);
      const server = await servers.start({ ...settings, time, database });
      const players: Player[] = [];
      for (const { cookie } of guests) players.push(await (await visit(server.url, cookie)).connect());
      for (const player of players) await player.watch(table);
      const counts = guests.map(() => 0);
      for (const { seat, move } of siblings.moves) {
        const seatEntry = counts[seat] ?? 0;
        counts[seat] = seatEntry + 1;
        const intent = move === undefined ? { type: 'undo' as const } : { type: 'move' as const, move: { ...move } };
        expect(await players[seat]?.ask({ ...intent, table, seat, seatEntry })).toMatchObject({ type: 'accepted' });
        await callAll(time, database);
      }
      heard.push(receiver.received.splice(0).map(({ text }) => text));
      await servers.stop(server);
    }
    const [one = [], other = []] = heard;
    expect(one.length).toBeGreaterThan(1);
    expect(other).toEqual(one);
  },
);

/** Moves and their undoing, which nobody else may ever know of (TT-3.13). */
const DETOUR: readonly Move[] = [
  { do: 'show', to: 2 },
  { do: 'hide' },
  { do: 'change', part: 'deed' },
  { do: 'challenge' },
  { do: 'change', part: 'deed' },
  { do: 'loaf' },
] as readonly Move[];

const GRUNT = 'grunt';

const TURNS = 3;

/** What seat 0 of Troll Town is called with, if seat 1 goes so often round in circles before it is done. Seat 0 answers last. */
async function heardInTown(circles: number, game: Game): Promise<string[]> {
  const receiver = await receive();
  const time = standingTime(NOON);
  const database = await freshDatabase('sqlite');
  const server = await servers.start({ ...OFTEN, time, database, games: [game], webhookAllow: [receiver.host] });
  const guests = [await visit(server.url), await visit(server.url), await visit(server.url)] as const;
  await callByWebhook(guests[0], receiver.url);
  const { table } = await guests[0].make({ game: game.id, seats: ['me', 'anyone', 'anyone'] });
  for (const guest of guests.slice(1)) await guest.request('POST', `/api/tables/${table}/join`);
  await guests[0].request('POST', `/api/tables/${table}/start`);
  const players = [await guests[0].connect(), await guests[1].connect(), await guests[2].connect()] as const;
  for (const player of players) await player.watch(table);
  const offersOf = (seat: Seat) => players[seat]?.match(table).perspectives[0]?.offers ?? [];
  const answer = async (seat: Seat, move: Move | undefined) =>
    expect(await players[seat]?.play(table, seat, move), JSON.stringify(move)).toMatchObject({ type: 'accepted' });
  for (let turn = 0; turn < TURNS; turn++) {
    for (let grunts = 0; grunts < guests.length; ) {
      for (const seat of [1, 2, 0]) {
        if (seat === 0) await callAll(time, database);
        for (let hasGrunted = false; !hasGrunted && offersOf(seat).length > 0; ) {
          const offers = offersOf(seat);
          const named = ['spend', 'loaf', GRUNT].map((name) => offers.findLast((move) => move.do === name));
          const move = named.find((each) => each !== undefined) ?? offers[0];
          hasGrunted = move?.do === GRUNT;
          for (let circle = 0; hasGrunted && seat === 1 && circle < circles; circle++) {
            for (const step of DETOUR) await answer(seat, step);
          }
          // After this the plans are public.
          if (hasGrunted && seat === 0 && turn === TURNS - 1) {
            await servers.stop(server);
            return receiver.received.map(({ json }) => namesAside(`${json.title} ${json.body}`));
          }
          await answer(seat, move);
          grunts += hasGrunted ? 1 : 0;
        }
      }
    }
  }
  throw new Error('seat 0 never planned');
}

/** Names and ids differ from one server to the next. */
function namesAside(text: string): string {
  return text.replace(/Guest \w+/g, 'Guest');
}

test('Troll Town: TT-3.13: who has shown a plan or changed it is in no call, also later', async () => {
  const plain = await heardInTown(0, trollTown);
  expect(plain.length).toBeGreaterThan(1);
  expect(await heardInTown(2, trollTown)).toEqual(plain);
  // A planted leak is found.
  expect(await heardInTown(2, leaky(trollTown))).not.toEqual(await heardInTown(0, leaky(trollTown)));
});
