import { WebSocket } from 'ws';
import type { Move, Score, Seat } from '../../../src/kernel/game.ts';
import type { ClientMessage, NewTable } from '../../../src/protocol/client.ts';
import { type HttpRefusal, SOCKET_PATH } from '../../../src/protocol/http.ts';
import { withChanges } from '../../../src/protocol/patch.ts';
import type {
  LogLine,
  Person,
  Perspective,
  SentPerspective,
  ServerMessage,
  StateMessage,
  TableInfo,
} from '../../../src/protocol/server.ts';

/** A guest who talks to a server as any client would: over HTTP with a cookie, and over a WebSocket. */
export interface Guest {
  readonly person: Person;
  readonly cookie: string;
  request<T>(method: string, path: string, body?: unknown): Promise<T & Partial<HttpRefusal> & { status: number }>;
  make(table: NewTable): Promise<TableInfo>;
  /** With a query for the address of the WebSocket, such as `?table=…`. */
  connect(query?: string): Promise<Player>;
}

/** In milliseconds. A busy machine may need seconds for what takes no time on a quiet one. */
const PATIENCE = 60_000;

type Unnumbered<T> = T extends unknown ? Omit<T, 'request'> : never;
type Match = Omit<StateMessage, 'type' | 'request' | 'perspectives' | 'scores'> & {
  readonly perspectives: readonly Perspective[];
  readonly scores: readonly Score[];
};

/** One WebSocket of a guest, keeping what it is told as the web app does. */
export interface Player {
  /** Every message that came, in order, and the very text of each. */
  readonly heard: ServerMessage[];
  readonly texts: string[];
  info(table: string): TableInfo | undefined;
  match(table: string): Match;
  say(message: unknown): void;
  /** Sends a request and waits for its answer. */
  ask(message: Unnumbered<ClientMessage>): Promise<ServerMessage>;
  watch(table: string): Promise<Match | undefined>;
  /** Answers for the seat with that offer, the first one if none is named, and waits until it has been seen. */
  play(table: string, seat: Seat, move?: Move): Promise<ServerMessage>;
  /** The number of the seat's next entry. */
  seatEntry(table: string, seat: Seat): number;
  /**
   * Waits until what this player has heard fits; gives up, with the words for what was waited for, when it does not for long.
   * It looks only when this player hears something. Others may hear the same later, from another server, after this one's last
   * message: what several have heard is waited for with `waitUntil`.
   */
  until(what: string, fits: () => boolean): Promise<void>;
  readonly closed: Promise<number>;
  close(): Promise<number>;
}

export async function visit(url: string, cookie?: string): Promise<Guest> {
  const answer = await fetch(`${url}/api/me`, { headers: cookie === undefined ? {} : { cookie } });
  const kept = cookie ?? answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const person = (await answer.json()) as Person;
  return { ...callerWith(url, { cookie: kept }), person, cookie: kept };
}

/** A program with a token, which it may have been given or not. */
export async function visitAsProgram(url: string, token: string): Promise<Guest> {
  const caller = callerWith(url, { authorization: `Bearer ${token}` });
  return { ...caller, person: await caller.request<Person>('GET', '/api/me'), cookie: '' };
}

type Caller = Pick<Guest, 'request' | 'make' | 'connect'>;

function callerWith(url: string, headers: Readonly<Record<string, string>>): Caller {
  const request: Guest['request'] = async (method, path, body) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { ...(await response.json()), status: response.status };
  };
  return {
    request,
    make: (table) => request<TableInfo>('POST', '/api/tables', table),
    connect: (query = '') => connect(url, headers, query),
  };
}

async function connect(url: string, headers: Readonly<Record<string, string>>, query: string): Promise<Player> {
  const socket = new WebSocket(url.replace('http', 'ws') + SOCKET_PATH + query, { headers: { ...headers } });
  const heard: ServerMessage[] = [];
  const texts: string[] = [];
  const infos = new Map<string, TableInfo>();
  const matches = new Map<string, Match>();
  const waiting = new Set<() => void>();
  let request = 0;

  socket.on('message', (data) => {
    const text = data.toString();
    const message = JSON.parse(text) as ServerMessage;
    texts.push(text);
    heard.push(message);
    if (message.type === 'table') {
      infos.set(message.info.table, message.info);
      if (message.info.state === 'gathering') matches.delete(message.info.table);
    }
    if ((message.type === 'clocks' || message.type === 'change') && message.clocks !== undefined) {
      const timed = infos.get(message.table);
      if (timed !== undefined) infos.set(message.table, { ...timed, clocks: message.clocks });
    }
    if (message.type === 'state') {
      const { perspectives, scores = [], ...rest } = message;
      matches.set(message.table, { ...rest, perspectives: perspectives.map(whole), scores });
    }
    if (message.type === 'change') {
      const before = matches.get(message.table);
      // A page would ask for the whole state, and nobody would notice that something was lost on the way.
      if (before === undefined || message.revision > before.revision + 1) {
        throw new Error(`change ${message.revision} came after ${before?.revision ?? 'nothing'}`);
      }
      if (message.revision === before.revision + 1) matches.set(message.table, after(before, message));
    }
    for (const look of [...waiting]) look();
  });
  const timers = new Set<NodeJS.Timeout>();
  const closed = new Promise<number>((resolve) => {
    socket.on('close', (code) => {
      // Nothing more will come, and whoever waits has to notice that by itself.
      for (const timer of timers) clearTimeout(timer);
      resolve(code);
    });
  });
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    waiting.add(resolve);
  });
  waiting.clear();
  socket.on('error', () => {});

  function until(what: string, fits: () => boolean): Promise<void> {
    if (fits()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`waited ${PATIENCE / 1000} s for ${what}`)), PATIENCE);
      timers.add(timer);
      const look = () => {
        if (!fits()) return;
        waiting.delete(look);
        timers.delete(timer);
        clearTimeout(timer);
        resolve();
      };
      waiting.add(look);
    });
  }

  const player: Player = {
    heard,
    texts,
    info: (table) => infos.get(table),
    match(table) {
      const match = matches.get(table);
      if (match === undefined) throw new Error(`nothing was heard of match ${table}`);
      return match;
    },
    say: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    async ask(message) {
      const number = ++request;
      const from = heard.length;
      socket.send(JSON.stringify({ ...message, request: number }));
      const find = () => heard.slice(from).find((each) => 'request' in each && each.request === number);
      await until(`the answer to ${JSON.stringify(message)}`, () => find() !== undefined);
      return find() as ServerMessage;
    },
    async watch(table) {
      await player.ask({ type: 'watch', table });
      return matches.get(table);
    },
    async play(table, seat, move) {
      const { perspectives } = player.match(table);
      const chosen = move ?? perspectives.find(({ viewer }) => viewer === seat)?.offers[0];
      if (chosen === undefined) throw new Error(`seat ${seat} is not asked`);
      const answer = await player.ask({
        type: 'move',
        table,
        seat,
        seatEntry: player.seatEntry(table, seat),
        move: { ...chosen },
      });
      if (answer.type === 'accepted') {
        await until('what an accepted answer changes', () => player.match(table).revision >= answer.revision);
      }
      return answer;
    },
    seatEntry(table, seat) {
      return player.match(table).perspectives.find(({ viewer }) => viewer === seat)?.seatEntry ?? 0;
    },
    until,
    closed,
    close() {
      socket.close();
      return closed;
    },
  };
  return player;
}

/** Guests have no rules, so everything is sent to them. */
function whole({ offers = [], ...rest }: SentPerspective): Perspective {
  return { ...rest, offers };
}

function after(before: Match, change: Extract<ServerMessage, { type: 'change' }>): Match {
  const perspectives = change.perspectives.map(({ changes, ...rest }, index): Perspective => {
    const earlier = before.perspectives[index];
    if (earlier === undefined || earlier.viewer !== rest.viewer) throw new Error('a change for another viewer');
    return whole({ ...rest, view: withChanges(earlier.view, changes) });
  });
  const logs = change.logs.map((lines, index): LogLine[] => [...(before.logs[index] ?? []), ...lines]);
  const { table, revision, moments, over, asked } = change;
  const scores = withChanges(before.scores, change.scoreChanges ?? []);
  return { table, revision, moments, over, asked, perspectives, scores, logs };
}
