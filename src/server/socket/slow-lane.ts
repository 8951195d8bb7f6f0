import type { Connection } from './connection.ts';

type Line = Pick<Connection, 'strikes' | 'isOpen' | 'pause' | 'resume'>;

/** Messages of one connection that may wait; then nothing more is read from it until they are handled. */
const MOST_WAITING = 8;

/** Handles the messages of connections that send much nonsense after everybody else's: one at a time, of all of them together. */
export interface SlowLane {
  /** Whether the next message of that connection has to wait. */
  isFor(connection: Line): boolean;
  add(connection: Line, handle: () => void): void;
}

/** As many strikes as no page and no program that means well ever has. */
const SUSPECT = 10;

export function makeSlowLane(): SlowLane {
  const waiting: { readonly connection: Line; readonly handle: () => void }[] = [];
  const counts = new Map<Line, number>();
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled || waiting.length === 0) return;
    isScheduled = true;
    // What others have sent meanwhile is handled before the next one.
    setImmediate(handleNext);
  }

  function handleNext(): void {
    isScheduled = false;
    const next = waiting.shift();
    if (next !== undefined) {
      const { connection, handle } = next;
      const left = (counts.get(connection) ?? 1) - 1;
      if (left === 0) counts.delete(connection);
      else counts.set(connection, left);
      if (left === MOST_WAITING - 1) connection.resume();
      if (connection.isOpen()) handle();
    }
    schedule();
  }

  return {
    // Nothing may overtake an earlier message of the same connection.
    isFor: (connection) => connection.strikes >= SUSPECT || counts.has(connection),
    add(connection, handle) {
      const count = (counts.get(connection) ?? 0) + 1;
      counts.set(connection, count);
      if (count === MOST_WAITING) connection.pause();
      waiting.push({ connection, handle });
      schedule();
    },
  };
}
