import { expect, test } from 'vitest';
import type { Move, Seat } from '../../src/kernel/game.ts';
import { seedFrom } from '../../src/kernel/random.ts';
import { providedDatabases } from './databases.ts';
import { builtServer } from './processes.ts';
import { inOrder } from './prying.ts';
import { connectRecorder, type RecordingClient } from './recording-client.ts';

const freshDatabase = providedDatabases();
const servers = builtServer();

/** What seat 1 does in secret besides its plan: it leads nowhere, and nobody who did not look may ever know of it (TT-3.13). */
const DETOUR: readonly Move[] = [
  { do: 'show', to: 2 },
  { do: 'hide' },
  { do: 'show', to: 2 },
  { do: 'change', part: 'deed' },
  { do: 'challenge' },
  { do: 'change', part: 'deed' },
  { do: 'loaf' },
  { do: 'hide' },
] as readonly Move[];

const GRUNT = 'grunt';
const PLANNED: readonly string[] = ['spend', 'loaf', GRUNT];
const TURNS = 3;
const SEATS = 3;

/** The same plan each turn: to loaf, and to grunt; and where something else is asked, the first that is offered. */
function planned(offers: readonly Move[]): Move | undefined {
  const named = PLANNED.map((name) => offers.findLast((move) => move.do === name));
  return named.find((move) => move !== undefined) ?? offers[0];
}

function offersOf({ player }: RecordingClient, table: string): readonly Move[] {
  return player.match(table).perspectives[0]?.offers ?? [];
}

/** Plays some turns of Troll Town, and gives every byte that seat 0 and somebody who watches were sent, also by a new process. */
async function heardOf(detours: readonly number[]): Promise<string[][]> {
  const database = await freshDatabase('sqlite');
  const settings = { seed: seedFrom('the same town for everybody') };
  const server = await servers.start(database, settings);
  const [host, ...others] = await Promise.all(Array.from({ length: SEATS }, () => connectRecorder(server.url)));
  const watching = await connectRecorder(server.url);
  if (host === undefined) throw new Error('nobody came');
  const { table } = await host.guest.make({ game: 'troll-town', seats: ['me', 'anyone', 'anyone'] });
  for (const { guest } of others) await guest.request('POST', `/api/tables/${table}/join`);
  await host.guest.request('POST', `/api/tables/${table}/start`);
  const seats = [host, ...others];
  for (const { player } of [...seats, watching]) await player.watch(table);
  const innocent = [host, watching];
  for (const { player } of innocent) {
    await player.until('everybody to be there', () => {
      const info = player.info(table);
      return info?.spectators === 1 && info.seats.every(({ present }) => present);
    });
    // What was told to all when the last one came may still be on its way.
    await player.ask({ type: 'log', table, before: 1 });
  }
  const before = innocent.map(({ player }) => player.texts.length);
  for (let turn = 0; turn < TURNS; turn++) await playTurn(seats, table, detours[turn] ?? 0);
  const heard: string[][] = [];
  for (const [i, client] of innocent.entries()) {
    await lookEverywhere(client, table);
    heard.push([...client.player.texts.slice(before[i]), ...bodies(client)]);
  }
  await server.stop();

  const again = await servers.start(database, settings);
  for (const [i, { guest }] of innocent.entries()) {
    const client = await connectRecorder(again.url, guest.cookie);
    await client.player.watch(table);
    await lookEverywhere(client, table);
    heard[i]?.push(...client.player.texts, ...bodies(client));
    await client.player.close();
  }
  await again.stop();
  return heard.map((texts) => inOrder(texts.map((text) => text.replaceAll(table, 'T').replace(PASSING, '0'))));
}

/** Times and ids, which differ from one server to the next. */
const PASSING = /\b1\d{12}\b|"(person|id|name|mark|commitment|version)":"[^"]*"/g;

function bodies({ answers }: RecordingClient): string[] {
  return answers.filter((line) => line.startsWith('{') || line.startsWith('['));
}

/** One after another answers until it has grunted; seat 1 goes round in circles before it does. */
async function playTurn(seats: readonly RecordingClient[], table: string, circles: number): Promise<void> {
  for (let grunts = 0; grunts < seats.length; ) {
    for (const [seat, client] of seats.entries()) {
      for (let hasGrunted = false; !hasGrunted && offersOf(client, table).length > 0; ) {
        const move = planned(offersOf(client, table));
        hasGrunted = move?.do === GRUNT;
        if (hasGrunted && seat === 1) {
          for (let circle = 0; circle < circles; circle++) {
            for (const step of DETOUR) await answer(client, table, seat, step);
          }
        }
        await answer(client, table, seat, move);
        grunts += hasGrunted ? 1 : 0;
      }
    }
  }
}

async function answer({ player }: RecordingClient, table: string, seat: Seat, move: Move | undefined): Promise<void> {
  expect(await player.play(table, seat, move), JSON.stringify(move)).toMatchObject({ type: 'accepted' });
}

/** Everything that can be asked for without changing it, beyond the last moment as well. */
async function lookEverywhere(client: RecordingClient, table: string): Promise<void> {
  const { player } = client;
  await player.ask({ type: 'watch', table });
  const { moments } = player.match(table);
  for (let moment = 0; moment < moments + 3; moment++) await player.ask({ type: 'past', table, moment });
  for (let before = 0; before < moments + 40; before += 10) await player.ask({ type: 'log', table, before });
  for (const path of [`/api/tables/${table}`, '/api/tables/mine', `/api/matches/${table}/record`])
    await client.get(path);
}

test('TT-3.13: when all is revealed, no byte tells who has shown a plan, or how often one was changed', async () => {
  const [plain = [], winding = []] = await Promise.all([heardOf([]), heardOf([2, 0, 1])]);
  expect(plain.map((texts) => texts.length > 40)).toEqual([true, true]);
  expect(winding).toEqual(plain);
});
