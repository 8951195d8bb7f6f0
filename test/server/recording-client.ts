import { type Guest, type Player, visit } from './kit/client.ts';

/** Somebody whose every received byte is kept. */
export interface RecordingClient {
  readonly guest: Guest;
  readonly player: Player;
  /** What came over HTTP, heads and bodies. */
  readonly answers: string[];
  get(path: string): Promise<void>;
  post(path: string, body?: unknown): Promise<void>;
}

export async function connectRecorder(url: string, cookie?: string): Promise<RecordingClient> {
  const guest = await visit(url, cookie);
  const player = await guest.connect();
  const answers: string[] = [];
  const ask = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { cookie: guest.cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const head = [...response.headers].map(([name, value]) => `${name}: ${value}`);
    answers.push(`${method} ${path} ${response.status}`, ...head, await response.text());
  };
  return { guest, player, answers, get: (path) => ask('GET', path), post: (path, body) => ask('POST', path, body) };
}

/** Everything the client was sent, by whichever way. */
export function bytesSentTo({ player, answers }: RecordingClient): string[] {
  return [...player.texts, ...answers];
}

/** The secret in a cookie. */
export function secretIn(cookie: string): string {
  return cookie.slice(cookie.indexOf('=') + 1);
}
