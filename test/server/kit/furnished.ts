import { makeHostLink } from '../../../src/server/people/host-link.ts';
import { query } from './calls.ts';
import { type Guest, visit } from './client.ts';
import { pairAt } from './matches.ts';

/** A server at which so much has happened that the host's room has something to show, for pictures and for axe. */

const DAY = 24 * 60 * 60_000;
const DAYS = 14;

const LINES = [
  'Good evening!',
  'Your move, I think.',
  'Wait, I am looking for my glasses.',
  'You people should not be allowed to play.',
  'That was not kind.',
  'Let us go on.',
];

interface Furnished {
  /** Somebody about whom reports wait. */
  readonly reported: string;
}

export async function furnishHostRoom(url: string, database: string): Promise<Furnished> {
  const { table, guests, players } = await pairAt(url);
  const [rude, kind] = guests;
  await name(rude, 'Grimnir77');
  await name(kind, 'Ylva');
  for (const [at, text] of LINES.entries()) await players[at % 2 === 1 ? 0 : 1].ask({ type: 'chat', table, text });
  await report(kind, table, { person: rude.person.id, line: 4, note: 'He says so at every table.' });
  await report(kind, table, { person: rude.person.id });
  await name(await visit(url), 'Friedrich-Wilhelm');
  await pairAt(url, url, { game: 'cave-troll', options: {}, open: false });
  for (const player of players) await player.close();
  await measure(database);
  const failed = [Date.now() - 2 * 60 * 60_000, 3, 'The mail server refused the password.'] as const;
  await query(
    database,
    `insert into failed_jobs (name, at, times, problem) values ('remove-calls', ${failed[0]}, ${failed[1]}, '${failed[2]}') on conflict do nothing`,
  );
  return { reported: rude.person.id };
}

async function name(guest: Guest, wished: string): Promise<void> {
  await guest.request('PUT', '/api/me', { name: wished });
}

async function report(guest: Guest, table: string, body: object): Promise<void> {
  const answer = await guest.request('POST', `/api/tables/${table}/report`, body);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer));
}

/** Figures of two weeks in which everything grew. */
async function measure(database: string): Promise<void> {
  const today = Math.floor(Date.now() / DAY);
  const rows = Array.from({ length: DAYS }, (_, at) => {
    const day = today - DAYS + at;
    const slow = at === 5 ? 240 : 20 + ((at * 7) % 11);
    return `(${day}, ${20 + at * 9 + ((at * 5) % 7)}, ${12 + at * 3}, 1000, ${slow * 1000}, ${slow * 4}, ${(300 + at * 8) * 1_000_000})`;
  });
  await query(
    database,
    `insert into measures (day, people, running, entries, stored_ms, worst_ms, bytes) values ${rows.join(', ')} on conflict do nothing`,
  );
}

/** Makes whoever sends these requests a host, with the room open, under that name. */
export async function becomeHost(
  request: { post(path: string, options: { data: object }): Promise<{ ok(): boolean; text(): Promise<string> }> },
  database: string,
): Promise<void> {
  const { path } = await makeHostLink({ database });
  const opened = await request.post(path.replace('/host/open/', '/api/host/door/link/'), { data: {} });
  if (!opened.ok()) throw new Error(await opened.text());
}
