import type { ClientMessage } from '../../protocol/client.ts';
import type { SOCKET_PATH } from '../../protocol/http.ts';
import type { ServerMessage } from '../../protocol/server.ts';
import { PROTOCOL } from '../../protocol/version.ts';
import { BASE } from './base.ts';
import type { Connection, ConnectionStatus } from './connection.ts';
import { reloadFor, takeUnsent } from './outdated.ts';
import { trackRequests } from './pending-requests.ts';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** In milliseconds: if an open connection leaves a request unanswered for so long, it is taken for dead. */
const ANSWER_TIMEOUT = 10_000;
const OPEN = 1;
/** The code with which a server closes connections when it stops. */
const SERVICE_RESTART = 1012;
/** Types that go to the requester only. */
const ONLY_ANSWERS: readonly ServerMessage['type'][] = ['past', 'log', 'accepted', 'hint'];
/** Only the type is imported: importing the value would bundle the server's validators. */
const PATH: typeof SOCKET_PATH = '/socket';

export interface SocketWorld {
  /** Opens a WebSocket at the server's address with that query. */
  open(query: string): WebSocket;
  wait(milliseconds: number, action: () => void): () => void;
  /** Between 0 and 1: spreads the retries of clients that lost the same server. */
  random(): number;
  /** Called if the server speaks a newer protocol than this page. True if the page reloads and will send the pending requests. */
  outdated(protocol: number, pending: readonly ClientMessage[]): boolean;
}

/** Exponential backoff with jitter, up to 15 seconds. */
export function retryDelay(attempt: number, random: number): number {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return longest * (0.5 + random / 2);
}

/** What a move changes also answers it. By table a balancer may send everybody at one to the same process, and by `again` to another one than before. */
export function queryFor(table: string | undefined, again: number): string {
  return `?answers=with-changes${table === undefined ? '' : `&table=${table}`}${again === 0 ? '' : `&again=${again}`}`;
}

/** A change may also answer the request that has caused it. */
function answerIn(message: Exclude<ServerMessage, { type: 'hello' }>): ServerMessage {
  if (message.type !== 'change' || message.request === undefined) return message;
  const { request, table, revision } = message;
  return { type: 'accepted', request, table, revision };
}

export interface SocketConnection extends Connection {
  /** Reconnects now instead of after the delay: the network is said to be back. */
  retryNow(): void;
  onHello(tell: (hello: Extract<ServerMessage, { type: 'hello' }>) => void): () => void;
}

export function connectBySocket(world: SocketWorld): SocketConnection {
  const requests = trackRequests<ClientMessage, ServerMessage>();
  const followers = new Map<string, Set<(message: ServerMessage) => void>>();
  /** The version of the rules that this page has, by table; said only to servers that take it. */
  const rules = new Map<string, number>();
  let takesRules = false;
  const statusListeners = new Set<(status: ConnectionStatus) => void>();
  const helloListeners = new Set<(hello: Extract<ServerMessage, { type: 'hello' }>) => void>();
  let socket: WebSocket | undefined;
  let status: ConnectionStatus = 'connecting';
  let attempt = 0;
  /** How often a server has sent this page elsewhere. */
  let again = 0;
  let stopWaiting: (() => void) | undefined;
  let stopWatching: (() => void) | undefined;

  function setStatus(next: ConnectionStatus): void {
    if (status === next) return;
    status = next;
    for (const tell of statusListeners) tell(next);
  }

  function post(message: ClientMessage): void {
    if (socket?.readyState === OPEN) socket.send(JSON.stringify(message));
  }

  function watch(table: string): void {
    const version = takesRules ? rules.get(table) : undefined;
    post({ type: 'watch', table, ...(version !== undefined && { rules: version }) });
  }

  function connect(): void {
    stopWaiting?.();
    stopWaiting = undefined;
    const opened = world.open(queryFor(followers.keys().next().value, again));
    socket = opened;
    opened.onopen = () => {
      attempt = 0;
      setStatus('open');
      // Where the page has the rules, the hello tells whether this server takes that.
      for (const table of followers.keys()) if (!rules.has(table)) watch(table);
      for (const message of requests.pending()) post(message);
      watchForSilence();
    };
    opened.onmessage = ({ data }: MessageEvent<string>) => {
      const message = JSON.parse(data) as ServerMessage;
      // The hello comes first, so no message has been misread yet.
      const isNewer = message.type === 'hello' && message.protocol > PROTOCOL;
      if (isNewer && world.outdated(message.protocol, requests.pending())) {
        opened.onmessage = null;
        return;
      }
      receive(message);
    };
    opened.onclose = ({ code }) => {
      if (socket !== opened) return;
      socket = undefined;
      stopWatching?.();
      // Another process takes over, or this one is back in a moment: nothing is said if the next attempt succeeds.
      if (code === SERVICE_RESTART) again++;
      else setStatus('lost');
      stopWaiting = world.wait(retryDelay(attempt++, world.random()), connect);
    };
  }

  function receive(message: ServerMessage): void {
    if (message.type === 'hello') {
      takesRules = message.takesRules === true;
      for (const table of rules.keys()) watch(table);
      for (const tell of helloListeners) tell(message);
      return;
    }
    if (requests.settle(answerIn(message))) watchForSilence();
    if (ONLY_ANSWERS.includes(message.type)) return;
    const table = message.type === 'table' ? message.info.table : message.table;
    if (table === undefined) return;
    for (const tell of followers.get(table) ?? []) tell(message);
  }

  /** Closes the connection if pending requests stay unanswered for too long. */
  function watchForSilence(): void {
    stopWatching?.();
    stopWatching = undefined;
    if (requests.pending().length > 0) stopWatching = world.wait(ANSWER_TIMEOUT, () => socket?.close());
  }

  function ensureConnected(): void {
    if (socket === undefined && stopWaiting === undefined) connect();
  }

  return {
    follow(table, tell) {
      const listeners = followers.get(table) ?? new Set();
      followers.set(table, listeners.add(tell));
      // Whoever follows has no rules yet.
      rules.delete(table);
      ensureConnected();
      watch(table);
      return () => {
        listeners.delete(tell);
        if (listeners.size > 0) return;
        followers.delete(table);
        rules.delete(table);
        post({ type: 'leave', table });
      };
    },
    ask(wanted) {
      const { message, answer } = requests.number((request) => ({ ...wanted, request }) as ClientMessage);
      ensureConnected();
      post(message);
      watchForSilence();
      return answer;
    },
    hasRules(table, version) {
      if (!followers.has(table) || rules.get(table) === version) return;
      rules.set(table, version);
      if (takesRules) watch(table);
    },
    refresh: watch,
    onStatus(tell) {
      statusListeners.add(tell);
      tell(status);
      return () => statusListeners.delete(tell);
    },
    onHello(tell) {
      helloListeners.add(tell);
      ensureConnected();
      return () => helloListeners.delete(tell);
    },
    retryNow() {
      if (socket !== undefined || stopWaiting === undefined) return;
      attempt = 0;
      connect();
    },
  };
}

let started: SocketConnection | undefined;

/** The one connection to the server that all tables of this page share. */
export function serverConnection(): SocketConnection {
  if (started === undefined) {
    const connection = connectBySocket({
      open: (query) =>
        new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${BASE}${PATH}${query}`),
      wait(milliseconds, action) {
        const timer = setTimeout(action, milliseconds);
        return () => clearTimeout(timer);
      },
      random: Math.random,
      outdated: reloadFor,
    });
    for (const message of takeUnsent()) connection.ask(message);
    addEventListener('online', () => connection.retryNow());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') connection.retryNow();
    });
    started = connection;
  }
  return started;
}
