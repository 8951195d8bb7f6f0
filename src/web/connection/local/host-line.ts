import type { Line } from '../connection.ts';
import { waitBefore } from '../socket.ts';
import type { LocalMessage, LocalReply } from './local-messages.ts';

/** A host of tables that runs somewhere: in a web worker, or right here in a test. */
interface RunningHost {
  post(message: LocalMessage): void;
  stop(): void;
}

/** What a host is heard by. */
export interface HostReport {
  hear(reply: LocalReply): void;
  /** It has not started, or cannot go on. */
  failed(): void;
}

export interface LineWorld {
  /** Starts a host; `attempt` is how often in a row that has failed before. */
  start(attempt: number, report: HostReport): RunningHost;
  wait(milliseconds: number, action: () => void): () => void;
}

/** The line to a host that is kept running: one that fails or falls silent is replaced. */
export interface HostLine {
  /** Starts the host if it does not run. */
  begin(): void;
  /** Sends it, if there is a host to hear it. */
  post(message: LocalMessage): void;
  /** Tries again at once. */
  hurry(): void;
  onLine(tell: (line: Line) => void): () => void;
  hasBegun(): boolean;
}

interface LineUser {
  hear(reply: LocalReply): void;
  /** There is a host again, which knows nothing yet of what was asked before. */
  ready(): void;
  /** Whether anybody waits for anything. */
  isNeeded(): boolean;
}

/** In milliseconds: how often a host that is silent is asked whether it is there. */
const PING_EVERY = 2_000;
/** How often it may fail to answer; more after every time that it was given up, in case it is only slow. */
const FIRST_PATIENCE = 4;
const MOST_PATIENCE = 32;
/** The pauses are not spread by chance: nobody else waits for this host. */
const NO_CHANCE = 1;

export function keepHost(world: LineWorld, user: LineUser): HostLine {
  const tellers = new Set<(line: Line) => void>();
  let line: Line = 'connecting';
  let running: RunningHost | undefined;
  let attempt = 0;
  let patience = FIRST_PATIENCE;
  let silences = 0;
  let stopWaiting: (() => void) | undefined;
  let stopPinging: (() => void) | undefined;

  function setLine(next: Line): void {
    if (line === next) return;
    line = next;
    for (const tell of tellers) tell(next);
  }

  function start(): void {
    stopWaiting?.();
    stopWaiting = undefined;
    const report: HostReport = {
      hear: (reply) => own === running && hear(reply),
      failed: () => own === running && giveUp(),
    };
    let own: RunningHost | undefined;
    try {
      own = world.start(attempt, report);
      running = own;
    } catch {
      giveUp();
    }
  }

  function hear(reply: LocalReply): void {
    silences = 0;
    if (reply.type === 'failed') {
      giveUp();
    } else if (reply.type === 'ready') {
      setLine('open');
      user.ready();
      watchOver();
    } else {
      // It works: the next failure is a first one.
      attempt = 0;
      if (reply.type !== 'pong') user.hear(reply);
    }
  }

  function giveUp(): void {
    stopPinging?.();
    stopPinging = undefined;
    running?.stop();
    running = undefined;
    setLine('lost');
    stopWaiting = world.wait(waitBefore(attempt++, NO_CHANCE), start);
  }

  /** A worker that is killed says nothing, so while anybody waits for something, silence is asked about. */
  function watchOver(): void {
    if (line !== 'open' || stopPinging !== undefined || !user.isNeeded()) return;
    stopPinging = world.wait(PING_EVERY, () => {
      stopPinging = undefined;
      if (silences >= patience) {
        patience = Math.min(MOST_PATIENCE, 2 * patience);
        giveUp();
        return;
      }
      silences++;
      running?.post({ type: 'ping' });
      watchOver();
    });
  }

  return {
    begin() {
      if (running === undefined && stopWaiting === undefined) start();
      watchOver();
    },
    post(message) {
      if (line === 'open') running?.post(message);
    },
    hurry() {
      if (line !== 'lost' || running !== undefined) return;
      attempt = 0;
      start();
    },
    onLine(tell) {
      tellers.add(tell);
      tell(line);
      return () => tellers.delete(tell);
    },
    hasBegun: () => running !== undefined || stopWaiting !== undefined,
  };
}
