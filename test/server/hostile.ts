import { below, draw, pick, type Random } from '../../src/kernel/random.ts';

/** Things that no well-meaning client sends, and well-formed ones that concern others. */

/** What an attacker may have found out. */
export interface Loot {
  /** Tables of others, and a table of one's own. */
  readonly tables: readonly string[];
  readonly people: readonly string[];
  readonly cookie: string;
}

const LONGEST_MESSAGE = 16 * 1024;

const WORDS = [
  "'; drop table log; --",
  '1 or 1=1',
  '" union select seed from tables --',
  '$1',
  '%s%s%n',
  '{{7*7}}',
  '`$(reboot)`',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'undefined',
  'null',
  'NaN',
  '',
  ' ',
  '\0',
  '\u202e\u202d',
  '\ud800',
  '\udfff\ud800',
  '\ufeff',
  'e\u0301'.repeat(40),
  '\u{1f9cc}'.repeat(30),
  '\u2028\u2029',
  'İıſK',
  '\r\nset-cookie: underbridge=x',
  'x'.repeat(81),
  'x'.repeat(5000),
] as const;

const NUMBERS = [-1, -0, 0.5, 7, 99, 2 ** 31, 2 ** 32, 2 ** 53, -(2 ** 53), 1e308, 5e-324, 1_000_001] as const;

function bytes(chance: Random, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => draw(chance) & 0xff));
}

function nested(chance: Random): string {
  const depth = 1 + below(chance, 4000);
  const [open, inner, close] = pick(chance, [
    ['[', '', ']'],
    ['{"a":', '1', '}'],
    ['{"move":', '{}', '}'],
  ] as const);
  return open.repeat(depth) + inner + close.repeat(below(chance, 2) === 0 ? depth : below(chance, depth));
}

/** Any value that JSON can carry. */
function oddValue(chance: Random, depth = 0): unknown {
  switch (below(chance, depth < 3 ? 8 : 5)) {
    case 0:
      return pick(chance, WORDS);
    case 1:
      return pick(chance, NUMBERS);
    case 2:
      return pick(chance, [true, false, null]);
    case 3:
      return below(chance, 8);
    case 4:
      return pick(chance, ['watch', 'move', 'sow', 'place', 'bean', 'left', 'greedy', 'me']);
    case 5:
      return Array.from({ length: below(chance, 5) }, () => oddValue(chance, depth + 1));
    default:
      return Object.fromEntries(
        Array.from({ length: below(chance, 5) }, () => [oddKey(chance), oddValue(chance, depth + 1)]),
      );
  }
}

function oddKey(chance: Random): string {
  return pick(chance, ['type', 'table', 'seat', 'seatEntry', 'move', 'do', 'request', ...WORDS]);
}

/** JSON whose keys may be ones that an object literal would not take as its own. */
function withKey(json: Record<string, unknown>, key: string, value: unknown): string {
  const fields = Object.entries(json).map(([name, field]) => `${JSON.stringify(name)}:${JSON.stringify(field)}`);
  return `{${[...fields, `${JSON.stringify(key)}:${JSON.stringify(value)}`].join()}}`;
}

const MOVES = [
  { do: 'done' },
  { do: 'sow', kind: 'bean', end: 'left' },
  { do: 'sow', kind: 'apple', end: 'right' },
  { do: 'buy', purchase: 'troll' },
  { do: 'buy', purchase: 'gnome', pay: 'pumpkin' },
  { do: 'place', garden: 0, tile: 0 },
] as const;

/** Of Troll Town: some make sense at some time, others never. */
const PROPOSALS = [
  { do: 'i-will', deed: 'get-minion', bed: 'hut' },
  { do: 'i-will', work: 'hovel', on: '0,1' },
  { do: 'please', to: 1, deed: 'capture-child', gear: 'net', kind: 'cage', hex: '0,1' },
  { do: 'please', to: 9, deed: 'loaf' },
  { do: 'leave-me', minions: 2 },
  { do: 'leave-me', minions: 1e9 },
  { do: 'mark', on: '0,1 1,1', work: 'hovel' },
  { do: 'donate', hex: '1,-1' },
  { do: 'toString' },
  { do: 'i-will', deed: '__proto__', troll: 'constructor' },
] as const;

const TYPES = [
  'watch',
  'leave',
  'move',
  'undo',
  'resign',
  'hint',
  'past',
  'log',
  'chat',
  'hand-over',
  'take-back',
  'vote',
] as const;

/** Everything in order with it, except that it is none of the sender's business. */
function meddling(chance: Random, { tables }: Loot): Record<string, unknown> {
  const type = pick(chance, TYPES);
  const numbered = below(chance, 2) === 0 ? { request: below(chance, 1000) } : {};
  const message = { type, ...numbered, table: pick(chance, tables) };
  const seat = below(chance, 7);
  const count = pick(chance, [0, 1, 2, 3, below(chance, 200), below(chance, 1_000_000)]);
  switch (type) {
    case 'move':
      return { ...message, seat, seatEntry: count, move: pick(chance, MOVES) };
    case 'undo':
    case 'resign':
    case 'hint':
      return { ...message, seat, seatEntry: count };
    case 'past':
      return { ...message, moment: count };
    case 'log':
      return { ...message, before: count };
    case 'chat':
      if (below(chance, 2) === 0) return { ...message, proposed: proposedBy(chance, seat, count) };
      return { ...message, text: pick(chance, WORDS).slice(0, 500) || 'hello' };
    case 'hand-over':
    case 'vote':
      return { ...message, seat, bot: pick(chance, ['greedy', 'random', 'wise', ...WORDS]).slice(0, 20) };
    case 'take-back':
      return { ...message, seat };
    default:
      return message;
  }
}

function proposedBy(chance: Random, seat: number, period: number): Record<string, unknown> {
  const proposal: Record<string, unknown> = pick(chance, PROPOSALS);
  const key = pick(chance, [...Object.keys(proposal), 'kind', 'hex', 'on', oddKey(chance)]);
  const spoils = below(chance, 3) === 0 ? { [key]: oddValue(chance) } : {};
  return { seat, period, proposal: { ...proposal, ...spoils } };
}

function spoiled(chance: Random, loot: Loot): string {
  const message = meddling(chance, loot);
  const key = pick(chance, Object.keys(message));
  switch (below(chance, 4)) {
    case 0:
      return JSON.stringify({ ...message, [key]: oddValue(chance) });
    case 1:
      return JSON.stringify({ ...message, [key]: undefined });
    case 2:
      return withKey(message, oddKey(chance), oddValue(chance));
    default:
      return JSON.stringify({ ...message, move: { do: 'sow', [oddKey(chance)]: oddValue(chance) } });
  }
}

function damaged(chance: Random, loot: Loot): string {
  const text = JSON.stringify(meddling(chance, loot));
  const at = below(chance, text.length);
  if (below(chance, 2) === 0) return text.slice(0, at);
  return text.slice(0, at) + String.fromCharCode(draw(chance) & 0xffff) + text.slice(at + 1);
}

/** A message for the WebSocket, not longer than it may be. Binary ones are sent as such. */
export function hostileMessage(chance: Random, loot: Loot): string | Buffer {
  const message = anyMessage(chance, loot);
  return Buffer.byteLength(message) <= LONGEST_MESSAGE ? message : message.slice(0, LONGEST_MESSAGE / 4);
}

function anyMessage(chance: Random, loot: Loot): string | Buffer {
  const dice = below(chance, 100);
  if (dice < 35) return JSON.stringify(meddling(chance, loot));
  if (dice < 60) return spoiled(chance, loot);
  if (dice < 75) return damaged(chance, loot);
  if (dice < 85) return JSON.stringify(oddValue(chance));
  if (dice < 90) return bytes(chance, below(chance, 300)).toString('latin1');
  if (dice < 94) return bytes(chance, below(chance, 300));
  if (dice < 98) return nested(chance);
  return pick(chance, ['', ' ', 'null', '[]', '{}', '"', '{"type":"watch","type":"move"}', '\u0000', '1e999', '-']);
}

/** Longer than any message may be: the connection does not survive it. */
export function oversized(chance: Random): string | Buffer {
  const length = LONGEST_MESSAGE + 1 + below(chance, 100_000);
  return below(chance, 2) === 0 ? `{"type":"chat","text":"${'x'.repeat(length)}"}` : bytes(chance, length);
}

export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

const PATHS = [
  '/',
  '/api/me',
  '/api/me/link',
  '/api/games',
  '/api/tables',
  '/api/tables/mine',
  '/api/tables?state=running',
  '/api/tables?state=running&state=gathering',
  '/api/tables?__proto__[state]=x',
  '/api/tables/TABLE',
  '/api/tables/TABLE/join',
  '/api/tables/TABLE/leave',
  '/api/tables/TABLE/seat',
  '/api/tables/TABLE/start',
  '/api/tables/TABLE/open',
  '/api/tables/TABLE/close',
  '/api/tables/TABLE/rematch',
  '/api/matches/TABLE/record',
  '/api/link/TABLE',
  '/api/nothing',
  '/socket',
  '/healthz',
  '/metrics',
] as const;

const TRAVERSALS = [
  '/../../../../etc/passwd',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/package.json',
  '/assets/../../data/underbridge.db',
  '/assets/..%5c..%5cpackage.json',
  '/api/../package.json',
  '//etc/passwd',
  '/%00',
  '/%zz',
  '/%',
  '/api/tables/%ff%fe',
  '/api/tables/%00/join',
  '/.git/config',
  '/data/underbridge.db',
  `/${'a/'.repeat(2000)}`,
  `/api/tables/${'x'.repeat(4000)}`,
  '/api/tables/..%2fmine',
  '/api/matches/..%2f..%2f/record',
] as const;

const METHODS = ['GET', 'GET', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'] as const;
const TYPES_OF_BODY = ['application/json', 'application/json', 'application/json', 'text/plain', 'x/y', ''] as const;
const ORIGINS = ['http://evil.example', 'null', 'file://', 'http://127.0.0.1:1', 'x', 'http://[::1'] as const;

/** A request for HTTP. */
export function hostileRequest(chance: Random, loot: Loot): HostileRequest {
  const path = below(chance, 4) === 0 ? pick(chance, TRAVERSALS) : pick(chance, PATHS);
  const type = pick(chance, TYPES_OF_BODY);
  const headers: Record<string, string> = {
    ...(type !== '' && { 'content-type': type }),
    ...(below(chance, 3) > 0 && { cookie: cookieOf(chance, loot) }),
    ...(below(chance, 6) === 0 && { origin: pick(chance, ORIGINS) }),
    ...(below(chance, 20) === 0 && { 'x-forwarded-for': pick(chance, ['1.2.3.4', 'x', '::', '1'.repeat(200)]) }),
    ...(below(chance, 20) === 0 && { accept: pick(chance, ['text/html', '*/*', 'x', '']) }),
  };
  const method = pick(chance, METHODS);
  const hasBody = method !== 'GET' && method !== 'HEAD' && below(chance, 5) > 0;
  const body = hasBody ? hostileBody(chance) : '';
  return {
    method,
    path: path.replace('TABLE', pick(chance, [...loot.tables, ...loot.people, 'x', '%27--', 'zzzzzzzzzz'])),
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    body,
  };
}

function cookieOf(chance: Random, { cookie }: Loot): string {
  return pick(chance, [
    cookie,
    cookie,
    `${cookie.slice(0, -1)}x`,
    'underbridge=',
    'underbridge=%00%ff',
    `underbridge=${'A'.repeat(43)}`,
    `underbridge=${'A'.repeat(4000)}`,
    `underbridge="${cookie.slice(12)}"`,
    `${cookie}; ${cookie.slice(0, -2)}zz`,
    '=;=;;__proto__=1; constructor=2',
    ';',
  ]);
}

function hostileBody(chance: Random): string | Buffer {
  switch (below(chance, 7)) {
    case 0:
      return JSON.stringify({ name: pick(chance, WORDS) });
    case 1:
      return JSON.stringify({
        game: pick(chance, ['gnome-elf-troll', ...WORDS]),
        seats: pick(chance, [['me', 'anyone'], ['me'], [], ['anyone', { bot: 'x' }], oddValue(chance)]),
        options: oddValue(chance),
        start: oddValue(chance),
      });
    case 2:
      return JSON.stringify({ seat: oddValue(chance), wish: pick(chance, ['me', 'anyone', { bot: 'greedy' }]) });
    case 3:
      return nested(chance);
    case 4:
      return bytes(chance, below(chance, 400));
    case 5:
      return withKey({ seat: 0 }, oddKey(chance), oddValue(chance));
    default:
      return below(chance, 20) === 0 ? 'x'.repeat(LONGEST_MESSAGE * 3) : JSON.stringify(oddValue(chance));
  }
}

const UPGRADE = 'GET /socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n';
const KEY = 'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n';

/** Bytes for a bare connection: broken HTTP, broken handshakes, broken frames after a good handshake. */
export function hostileBytes(chance: Random, { cookie }: Loot): Buffer {
  const handshake = `${UPGRADE}${KEY}cookie: ${cookie}\r\n`;
  switch (below(chance, 9)) {
    case 0:
      return bytes(chance, 1 + below(chance, 500));
    case 1:
      return Buffer.from(`GET ${'/'.repeat(below(chance, 20_000))} HTTP/1.1\r\n\r\n`);
    case 2:
      return Buffer.from(`POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: -5\r\n\r\n{}`);
    case 3:
      return Buffer.from('POST /api/me HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n');
    case 4:
      return Buffer.from(`${UPGRADE}cookie: ${cookie}\r\n\r\n`);
    case 5:
      return Buffer.from(`${handshake}origin: ${pick(chance, ORIGINS)}\r\n\r\n`);
    case 6:
      return Buffer.from(
        `${handshake.replace('/socket', pick(chance, ['/api/me', '/socket/x', '/', '/../socket']))}\r\n`,
      );
    case 7:
      return Buffer.from(`${handshake}x: ${'y'.repeat(below(chance, 30_000))}\r\n\r\n`);
    default:
      return Buffer.concat([Buffer.from(`${handshake}\r\n`), bytes(chance, 2 + below(chance, 200))]);
  }
}
