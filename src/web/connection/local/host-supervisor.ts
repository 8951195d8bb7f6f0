import type { ConnectionStatus } from '../connection.ts';
import { retryDelay } from '../socket.ts';
import type { LocalMessage, LocalReply } from './local-messages.ts';

/** A running host of local tables: in a web worker, or in this thread in a test. */
interface RunningHost {
  post(message: LocalMessage): void;
  stop(): void;
}

/** How a host reports to its supervisor. */
export interface HostReport {
  receive(reply: LocalReply): void;
  /** The host did not start, or cannot continue. */
  failed(): void;
}

export interface SupervisorWorld {
  /** Starts a host; `attempt` is the number of failures in a row before this one. */
  start(attempt: number, report: HostReport): RunningHost;
  wait(milliseconds: number, action: () => void): () => void;
}

/** Keeps a host running: one that fails or stops answering is replaced. */
export interface HostSupervisor {
  /** Starts the host unless it is running. */
  begin(): void;
  /** Sends the message if a host is running. */
  post(message: LocalMessage): void;
  /** Restarts a lost host now instead of after the delay. */
  retryNow(): void;
  onStatus(tell: (status: ConnectionStatus) => void): () => void;
  hasBegun(): boolean;
}

interface SupervisorClient {
  receive(reply: LocalReply): void;
  /** A host is running again. It knows nothing of earlier requests. */
  ready(): void;
  /** Whether a request is pending or a table is followed. */
  isNeeded(): boolean;
}

/** In milliseconds: how often the host is pinged. */
const PING_EVERY = 2_000;
/** How many pings may go unanswered, or be sent before the host is ready. Doubled after every restart, in case the host is only slow. */
const FIRST_PING_LIMIT = 4;
const LAST_PING_LIMIT = 32;
/** Retries need no random spread: this page is the host's only client. */
const NO_JITTER = 1;

export function superviseHost(world: SupervisorWorld, client: SupervisorClient): HostSupervisor {
  const statusListeners = new Set<(status: ConnectionStatus) => void>();
  let status: ConnectionStatus = 'connecting';
  let running: RunningHost | undefined;
  let isReady = false;
  let attempt = 0;
  let pingLimit = FIRST_PING_LIMIT;
  let missedPings = 0;
  let stopWaiting: (() => void) | undefined;
  let stopPinging: (() => void) | undefined;

  function setStatus(next: ConnectionStatus): void {
    if (status === next) return;
    status = next;
    for (const tell of statusListeners) tell(next);
  }

  function start(): void {
    stopWaiting?.();
    stopWaiting = undefined;
    isReady = false;
    missedPings = 0;
    const report: HostReport = {
      receive: (reply) => own === running && receive(reply),
      failed: () => own === running && giveUp(),
    };
    let own: RunningHost | undefined;
    try {
      own = world.start(attempt, report);
      running = own;
      schedulePing();
    } catch {
      giveUp();
    }
  }

  function receive(reply: LocalReply): void {
    if (reply.type === 'pong') {
      // A host that answers but cannot open its database is of no use.
      if (isReady) missedPings = 0;
      return;
    }
    missedPings = 0;
    if (reply.type === 'failed') {
      giveUp();
    } else if (reply.type === 'ready') {
      isReady = true;
      setStatus('open');
      client.ready();
      schedulePing();
    } else {
      // The host works, so the next failure counts as the first.
      attempt = 0;
      client.receive(reply);
    }
  }

  function giveUp(): void {
    stopPinging?.();
    stopPinging = undefined;
    running?.stop();
    running = undefined;
    setStatus('lost');
    stopWaiting = world.wait(retryDelay(attempt++, NO_JITTER), start);
  }

  /** A worker that was killed, or whose script never arrives, reports nothing. So it is pinged while something is pending. */
  function schedulePing(): void {
    if (running === undefined || stopPinging !== undefined || !client.isNeeded()) return;
    stopPinging = world.wait(PING_EVERY, () => {
      stopPinging = undefined;
      if (missedPings >= pingLimit) {
        pingLimit = Math.min(LAST_PING_LIMIT, 2 * pingLimit);
        giveUp();
        return;
      }
      missedPings++;
      running?.post({ type: 'ping' });
      schedulePing();
    });
  }

  return {
    begin() {
      if (running === undefined && stopWaiting === undefined) start();
      schedulePing();
    },
    post(message) {
      if (status === 'open') running?.post(message);
    },
    retryNow() {
      if (status !== 'lost') return;
      stopPinging?.();
      stopPinging = undefined;
      running?.stop();
      attempt = 0;
      start();
    },
    onStatus(tell) {
      statusListeners.add(tell);
      tell(status);
      return () => statusListeners.delete(tell);
    },
    hasBegun: () => running !== undefined || stopWaiting !== undefined,
  };
}
