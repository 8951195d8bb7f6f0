import type { ClientMessage } from '../../protocol/client.ts';
import type { SOCKET_PATH } from '../../protocol/http.ts';
import type { ServerMessage } from '../../protocol/server.ts';
import { PROTOCOL } from '../../protocol/version.ts';
import type { Connection, Line } from './connection.ts';
import { numberRequests } from './numbered.ts';
import { reloadFor, takeUnsent } from './outdated.ts';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** A wish unanswered for so long on an open line means that the line is dead without knowing it. */
const PATIENCE = 10_000;
const OPEN = 1;
/** Whoever asked is told these, and nobody else. */
const ONLY_ANSWERS: readonly ServerMessage['type'][] = ['past', 'log', 'accepted', 'hint'];
/** Only the type is imported: the value would bring the server's validators along. */
const PATH: typeof SOCKET_PATH = '/socket';

export interface SocketWorld {
  open(): WebSocket;
  wait(milliseconds: number, action: () => void): () => void;
  /** Between 0 and 1: clients that lost one server together do not come back all at once. */
  chance(): number;
  /** The server speaks a newer protocol than this page. True if the page goes, and comes back with what is unanswered. */
  outdated(protocol: number, unanswered: readonly ClientMessage[]): boolean;
}

/** A second longer with every failure, up to a quarter of a minute, and never exactly the same. */
export function waitBefore(attempt: number, chance: number): number {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return longest * (0.5 + chance / 2);
}

export interface SocketConnection extends Connection {
  /** Tries again at once: the network is said to be back. */
  hurry(): void;
  onHello(tell: (hello: Extract<ServerMessage, { type: 'hello' }>) => void): () => void;
}

export function connectBySocket(world: SocketWorld): SocketConnection {
  const requests = numberRequests<ClientMessage, ServerMessage>();
  const followers = new Map<string, Set<(message: ServerMessage) => void>>();
  const lineTellers = new Set<(line: Line) => void>();
  const helloTellers = new Set<(hello: Extract<ServerMessage, { type: 'hello' }>) => void>();
  let socket: WebSocket | undefined;
  let line: Line = 'connecting';
  let attempt = 0;
  let stopWaiting: (() => void) | undefined;
  let stopDoubting: (() => void) | undefined;

  function setLine(next: Line): void {
    if (line === next) return;
    line = next;
    for (const tell of lineTellers) tell(next);
  }

  function post(message: ClientMessage): void {
    if (socket?.readyState === OPEN) socket.send(JSON.stringify(message));
  }

  function connect(): void {
    stopWaiting?.();
    stopWaiting = undefined;
    const opened = world.open();
    socket = opened;
    opened.onopen = () => {
      attempt = 0;
      setLine('open');
      for (const table of followers.keys()) post({ type: 'watch', table });
      for (const message of requests.unanswered()) post(message);
      doubt();
    };
    opened.onmessage = ({ data }: MessageEvent<string>) => {
      const message = JSON.parse(data) as ServerMessage;
      // The greeting comes first: nothing that this page could misread has been heard yet.
      const isNewer = message.type === 'hello' && message.protocol > PROTOCOL;
      if (isNewer && world.outdated(message.protocol, requests.unanswered())) {
        opened.onmessage = null;
        return;
      }
      hear(message);
    };
    opened.onclose = () => {
      if (socket !== opened) return;
      socket = undefined;
      stopDoubting?.();
      setLine('lost');
      stopWaiting = world.wait(waitBefore(attempt++, world.chance()), connect);
    };
  }

  function hear(message: ServerMessage): void {
    if (message.type === 'hello') {
      for (const tell of helloTellers) tell(message);
      return;
    }
    if (requests.settle(message)) doubt();
    if (ONLY_ANSWERS.includes(message.type)) return;
    const table = message.type === 'table' ? message.info.table : message.table;
    if (table === undefined) return;
    for (const tell of followers.get(table) ?? []) tell(message);
  }

  /** While something is unanswered on an open line, silence ends in a new line. */
  function doubt(): void {
    stopDoubting?.();
    stopDoubting = undefined;
    if (requests.unanswered().length > 0) stopDoubting = world.wait(PATIENCE, () => socket?.close());
  }

  function begin(): void {
    if (socket === undefined && stopWaiting === undefined) connect();
  }

  return {
    follow(table, tell) {
      const hearers = followers.get(table) ?? new Set();
      followers.set(table, hearers.add(tell));
      begin();
      post({ type: 'watch', table });
      return () => {
        hearers.delete(tell);
        if (hearers.size > 0) return;
        followers.delete(table);
        post({ type: 'leave', table });
      };
    },
    ask(wish) {
      const { message, answer } = requests.number((request) => ({ ...wish, request }) as ClientMessage);
      begin();
      post(message);
      doubt();
      return answer;
    },
    refresh: (table) => post({ type: 'watch', table }),
    onLine(tell) {
      lineTellers.add(tell);
      tell(line);
      return () => lineTellers.delete(tell);
    },
    onHello(tell) {
      helloTellers.add(tell);
      begin();
      return () => helloTellers.delete(tell);
    },
    hurry() {
      if (line !== 'lost') return;
      attempt = 0;
      connect();
    },
  };
}

let started: SocketConnection | undefined;

/** The one line to the server that all tables of this page share. */
export function serverConnection(): SocketConnection {
  if (started === undefined) {
    const connection = connectBySocket({
      open: () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${PATH}`),
      wait(milliseconds, action) {
        const timer = setTimeout(action, milliseconds);
        return () => clearTimeout(timer);
      },
      chance: Math.random,
      outdated: reloadFor,
    });
    for (const message of takeUnsent()) connection.ask(message);
    addEventListener('online', () => connection.hurry());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') connection.hurry();
    });
    started = connection;
  }
  return started;
}
