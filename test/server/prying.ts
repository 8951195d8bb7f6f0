import { randomFrom } from '../../src/kernel/random.ts';
import { bytesSentTo, type RecordingClient } from './recording-client.ts';

/** Looking for secrets in everything that was sent. */

export function mustHoldNoSecrets(texts: readonly string[], secrets: readonly string[]): void {
  const marks = [...secrets, ...secrets.filter(isSeed).flatMap((seed) => randomFrom(seed).key.map(String))];
  const all = texts.join('\n');
  for (const mark of marks) {
    const at = all.indexOf(mark);
    if (at >= 0) throw new Error(`a secret was sent: ${all.slice(Math.max(0, at - 200), at + 100)}`);
  }
}

function isSeed(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

/** What each of them was sent before the end, when everything may be known. */
export function sentBeforeTheEnd(clients: readonly RecordingClient[]): string[] {
  return clients.flatMap((client) => bytesSentTo(client).filter((text) => !isAfterTheEnd(text)));
}

function isAfterTheEnd(text: string): boolean {
  return text.startsWith('{') && text.includes('"state":"over"');
}

/** While the match goes on, all of them ask for everything there is to be asked for. */
export async function lookAround(
  table: string,
  clients: readonly RecordingClient[],
  isOver: () => boolean,
): Promise<void> {
  for (let round = 0; !isOver(); round++) {
    const client = clients[round % clients.length] as RecordingClient;
    await client.player.ask({ type: 'past', table, moment: round });
    await client.player.ask({ type: 'log', table, before: round });
    await client.player.ask({ type: 'move', table, seat: round % 4, seatEntry: round, move: { do: 'peek' } });
    await client.get(`/api/tables/${table}`);
    await client.get(`/api/tables/${table}/${round % 2 === 0 ? 'question' : 'ratings'}`);
    const somebody = clients[(round + 1) % clients.length] as RecordingClient;
    await client.get(`/api/people/${somebody.guest.person.id}`);
    if (!isOver()) await client.get(round % 2 === 0 ? '/api/tables?state=running' : '/api/watch');
  }
}

/** News about the table are gathered for a moment, and come when they come: each is noted once. */
export function inOrder(texts: readonly string[]): string[] {
  const isNews = (text: string) => text.startsWith('{"type":"table"');
  return [...texts.filter((text) => !isNews(text)), ...new Set(texts.filter(isNews))];
}
