import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { gameNamed } from '../../src/games/index.ts';
import { REFUSALS } from '../../src/host/denial.ts';
import { KERNEL_MESSAGES } from '../../src/kernel/messages.ts';
import { below, type Random } from '../../src/kernel/random.ts';
import { parseRecord, verify } from '../../src/kernel/record.ts';
import { SOCKET_PATH } from '../../src/protocol/http.ts';
import type { RefusalCode, ServerMessage } from '../../src/protocol/server.ts';
import { within } from '../waiting.ts';
import { hostileBytes, hostileMessage, hostileRequest, type Loot, oversized } from './hostile.ts';
import type { Player } from './kit/client.ts';
import { GAME, type Pair, pairAt, playBoth } from './kit/matches.ts';
import { messageBySchema, requestBySchema } from './schema-fuzz.ts';

/** Every kind of refusal there is; the type sees to it that none is missing. */
const CODES: Readonly<Record<RefusalCode, true>> = {
  malformed: true,
  'unknown-table': true,
  'not-your-seat': true,
  'not-your-turn': true,
  'not-on-offer': true,
  behind: true,
  'match-over': true,
  'not-running': true,
  'nothing-to-undo': true,
  'table-full': true,
  'seat-taken': true,
  'not-allowed': true,
  'too-fast': true,
  'unknown-bot': true,
  'unknown-person': true,
  'not-found': true,
  'not-shown': true,
  trouble: true,
};

/** A game in which proposals can be made. */
export const TOWN = 'troll-town';
const KNOWN_WORDS = {
  ...REFUSALS,
  ...KERNEL_MESSAGES,
  ...gameNamed(GAME).messages,
  ...gameNamed(TOWN).messages,
};
const TYPES = ['hello', 'table', 'state', 'change', 'accepted', 'refused', 'hint', 'past', 'log', 'chat'];
/** What only the inside of a server knows. */
const INNARDS = /\bat \S+ \(|node_modules|\.[jt]s:\d|SQLITE_|ECONN|insert into/i;

export function mustBeRefusal({ code, refusal, message }: Partial<Extract<ServerMessage, { type: 'refused' }>>): void {
  if (code === undefined || !Object.hasOwn(CODES, code)) throw new Error(`no kind of refusal: ${code}`);
  if (code === 'trouble') throw new Error('something that a client can send makes trouble');
  if (!Object.hasOwn(KNOWN_WORDS, refusal?.say ?? '')) throw new Error(`no message: ${refusal?.say}`);
  if (typeof message !== 'string' || message === '' || message.length > 600) throw new Error(`no words: ${message}`);
}

function mustBeWellFormed(text: string): void {
  const message = JSON.parse(text) as ServerMessage;
  if (!TYPES.includes(message.type)) throw new Error(`no type of message: ${text}`);
  if (message.type === 'refused') mustBeRefusal(message);
  if (message.type !== 'chat' && INNARDS.test(text)) throw new Error(`says too much: ${text}`);
}

/** How an attack is carried out, and told of. */
export interface Attack {
  readonly url: string;
  readonly loot: Loot;
  readonly chance: Random;
  readonly count: number;
  /** How many messages are sent before their answers are waited for. */
  readonly batch: number;
  /** Resolves when the next batch may be sent. */
  mayGoOn(): Promise<void> | undefined;
  sent(count: number): void;
}

/** In milliseconds: all attackers wait for one server, and some of their messages make bots think. */
const IN_A_STORM = 120_000;
const BATCHES_A_CONNECTION = 20;

function anyHostileMessage(chance: Random, loot: Loot): string | Buffer {
  return below(chance, 2) === 0 ? hostileMessage(chance, loot) : messageBySchema(chance, loot);
}

/** By this code a connection is closed that has sent too much nonsense. */
const POLICY_VIOLATION = 1008;

/**
 * Sends its messages in batches over one connection after another; every message is answered, until the server has had enough of a
 * connection. One in ten is sent twice.
 */
export async function attackSocket(attack: Attack): Promise<void> {
  const { url, loot, chance, count, batch: size } = attack;
  let sent = 0;
  while (sent < count) {
    const socket = new WebSocket(url.replace('http', 'ws') + SOCKET_PATH, { headers: { cookie: loot.cookie } });
    let answered = 0;
    let due = 1;
    let wake = () => {};
    let failed: unknown;
    socket.on('message', (data) => {
      try {
        mustBeWellFormed(data.toString());
      } catch (error) {
        failed = error;
      }
      answered++;
      if (answered >= due || failed !== undefined) wake();
    });
    const closed = new Promise<number>((resolve) => {
      socket.on('close', resolve);
    });
    socket.on('error', () => {});
    const caughtUp = () =>
      answered >= due
        ? Promise.resolve()
        : within(
            () => `${due - answered} more answers to hostile messages`,
            Promise.race([closed, new Promise<void>((resolve) => (wake = resolve))]),
            IN_A_STORM,
          );
    await caughtUp();
    for (let batch = 0; batch < BATCHES_A_CONNECTION && sent < count; batch++) {
      await attack.mayGoOn();
      due = answered + size;
      let message = anyHostileMessage(chance, loot);
      for (let i = 0; i < size; i++) {
        socket.send(message);
        if (below(chance, 10) > 0) message = anyHostileMessage(chance, loot);
      }
      sent += size;
      attack.sent(size);
      await caughtUp();
      if (failed !== undefined) throw failed;
      if (socket.readyState !== WebSocket.OPEN) break;
    }
    if (socket.readyState !== WebSocket.OPEN) {
      expect(await closed).toBe(POLICY_VIOLATION);
      continue;
    }
    socket.send(oversized(chance));
    sent++;
    expect(await within('the end of a connection that sent too long a message', closed)).toBe(1009);
  }
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

function ask({ url, chance, loot }: Attack, agent: Agent): Promise<Answer | undefined> {
  const { hostname, port } = new URL(url);
  const asked = below(chance, 2) === 0 ? hostileRequest(chance, loot) : requestBySchema(chance, loot);
  const { method, path, headers, body } = asked;
  return new Promise((resolve, reject) => {
    const sending = request({ agent, hostname, port, method, path, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => {
        const status = response.statusCode ?? 0;
        const problem = method === 'HEAD' ? undefined : whyNotWellFormed(status, text);
        if (problem === undefined) resolve({ status, text });
        else reject(new Error(`${method} ${path} ${headers['content-type']} ${body}: ${status} ${problem} ${text}`));
      });
    });
    // A body that is too long is not read to its end: the server hangs up while it is being sent.
    sending.on('error', () => resolve(undefined));
    sending.end(body);
  });
}

function whyNotWellFormed(status: number, text: string): string | undefined {
  if (INNARDS.test(text)) return 'says too much';
  // The web app need not be built for this: its pages are then a word about that.
  if (status === 503 && text.startsWith('<!doctype html>')) return undefined;
  if (status >= 500) return 'makes trouble';
  if (status < 400) return undefined;
  try {
    mustBeRefusal(JSON.parse(text));
    return undefined;
  } catch (error) {
    return String(error);
  }
}

export async function attackHttp(attack: Attack): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let answered = 0;
  for (let sent = 0; sent < attack.count; sent++) {
    await attack.mayGoOn();
    if ((await ask(attack, agent)) !== undefined) answered++;
    attack.sent(1);
  }
  agent.destroy();
  expect(answered).toBeGreaterThan(attack.count * 0.9);
}

/** Whatever bytes come over a bare connection; it is closed by whichever side has had enough. */
export async function attackBare(attack: Attack): Promise<void> {
  const { url, loot, chance, count } = attack;
  const { hostname, port } = new URL(url);
  for (let sent = 0; sent < count; sent++) {
    await attack.mayGoOn();
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(hostileBytes(chance, loot));
        setTimeout(() => socket.destroy(), 10);
      });
      socket.on('data', () => {});
      socket.on('error', () => {});
      socket.on('close', () => resolve());
    });
    attack.sent(1);
  }
}

/** Told when a move was sent and when it had been seen. */
type Timed = (sent: number, seen: number) => void;

function timing(player: Player, timed: Timed): Player {
  return {
    ...player,
    async play(...args) {
      const sent = performance.now();
      const answer = await player.play(...args);
      timed(sent, performance.now());
      return answer;
    },
  };
}

/** Plays match after match in peace, until told to stop; every move is accepted. */
export async function playInPeace(url: string, isOver: () => boolean, timed: Timed = () => {}): Promise<number> {
  let moves = 0;
  do {
    const met = await pairAt(url);
    const pair: Pair = { ...met, players: [timing(met.players[0], timed), timing(met.players[1], timed)] };
    await playBoth(pair, isOver);
    for (const player of pair.players) {
      expect(player.heard.filter(({ type }) => type === 'refused')).toEqual([]);
      moves += player.heard.filter(({ type }) => type === 'accepted').length;
    }
    await playBoth(pair);
    await mustBeTheirOwn(url, pair);
  } while (!isOver());
  return moves;
}

/** The match is by the rules, and holds the moves of its two players and nothing else. */
export async function mustBeTheirOwn(url: string, { table, players }: Pair): Promise<void> {
  const record = parseRecord(await (await fetch(`${url}/api/matches/${table}/record`)).text());
  verify(gameNamed(GAME), record);
  const accepted = players.flatMap(({ heard }) => heard.filter(({ type }) => type === 'accepted'));
  expect(record.moves).toHaveLength(accepted.length);
}
