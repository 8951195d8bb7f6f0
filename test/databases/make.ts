import { GAMES } from '../../src/games/index.ts';
import { startServer } from '../../src/server/start.ts';
import { type Guest, type Player, visit } from '../server/kit/client.ts';
import { askedOf } from '../server/kit/matches.ts';
import { waitUntil } from '../waiting.ts';
import type { Kept } from './kept.ts';

const MOVES = 30;
const FEW = 6;
const MANY = 10_000;
const GAME = 'gnome-elf-troll';

/** Two people play a while at tables of all kinds, in a new database at that path: what is kept of a version when it is released. */
export async function makeDatabase(database: string): Promise<Kept> {
  const limits = { messages: MANY, messageBurst: MANY, personWork: MANY, personWorkBurst: MANY, newTables: MANY };
  const { url, close } = await startServer({
    host: '127.0.0.1',
    port: 0,
    database,
    logLevel: 'error',
    backups: undefined,
    limits,
  });
  const guests = [await visit(url), await visit(url)] as const;
  const [host, guest] = guests;
  await host.request('PUT', '/api/me', { name: 'Astrid' });
  await guest.request('PUT', '/api/me', { name: 'Björn' });
  const players = [await host.connect(), await guest.connect()] as const;
  const tables: Record<string, string> = {};
  for (const { id } of GAMES) tables[id] = await playAt({ game: id }, guests, players, MOVES);
  tables.finished = await playAt({ game: GAME, options: { goal: 8 } }, guests, players, Number.POSITIVE_INFINITY);
  tables['by-days'] = await playAt({ game: GAME, pace: 'days-brisk' }, guests, players, FEW);
  tables.open = (await host.make({ game: GAME, seats: ['me', 'anyone', { bot: 'greedy' }], open: true })).table;
  await players[1].ask({ type: 'chat', table: tables[GAME] ?? '', text: 'Åsa says "hello" 🪨' });
  const [first, second] = await Promise.all([keepPerson(host), keepPerson(guest)]);
  for (const player of players) await player.close();
  await close();
  return { people: [first, second], tables };
}

async function keepPerson({ request, cookie }: Guest): Promise<Kept['people'][0]> {
  const { id, name } = await request<{ id: string; name: string }>('GET', '/api/me');
  return { id, name, cookie };
}

/** A match of the two with so many answers, each another one of those on offer. */
async function playAt(
  wanted: Pick<Parameters<Guest['make']>[0], 'game' | 'options' | 'pace'>,
  [host, guest]: readonly [Guest, Guest],
  players: readonly [Player, Player],
  moves: number,
): Promise<string> {
  const { table } = await host.make({ ...wanted, seats: ['me', 'anyone'], begins: 'by-host' });
  await guest.request('POST', `/api/tables/${table}/join`);
  await host.request('POST', `/api/tables/${table}/start`);
  for (const player of players) await player.watch(table);
  for (let move = 0; move < moves; move++) {
    const isOver = () => players.every((player) => player.match(table).over);
    const asked = () => players.find((player) => askedOf(player, table) !== undefined);
    await waitUntil('somebody is asked', () => isOver() || asked() !== undefined);
    const player = asked();
    if (player === undefined) break;
    const { seat, offers } = askedOf(player, table) ?? { seat: 0, offers: [] };
    await player.play(table, seat, offers[(move * 7) % offers.length]);
  }
  return table;
}
