import type { Settings } from './settings.ts';

export interface RunningServer {
  readonly url: string;
  /** Finishes writing, closes all connections, and releases port and database. */
  close(): Promise<void>;
}

export interface Started extends RunningServer {
  /** The port it listens on, which the next one takes over. */
  readonly port: number;
  /** Stops the server; with `atOnce`, without spreading the clients' reconnections over time. */
  close(atOnce?: boolean): Promise<void>;
  /** Whether there was nothing in the database before. */
  readonly isNew: boolean;
}

/** An action on the database while no server of this process uses it. Returns what the next server does before it answers requests. */
type Between<S> = () => Promise<((server: S) => Promise<void>) | undefined>;

/** Stops the server in good order and starts another in its place. */
export type Restart<S> = (between: Between<S>) => void;

export interface Restartable extends RunningServer, Pick<Started, 'isNew'> {
  /** Rejects if no server could be started in the place of one that stopped. */
  readonly failed: Promise<never>;
}

/** Runs a server that can be replaced by another: after a restore, everything in memory is outdated. */
export async function keepRunning<S>(
  settings: Settings,
  start: (settings: Settings, restart: Restart<S>, first?: (server: S) => Promise<void>) => Promise<Started>,
): Promise<Restartable> {
  let closed = false;
  let fail = (_error: unknown) => {};
  const failed = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  // Handled elsewhere. Without this, it would count as an unhandled rejection.
  failed.catch(() => {});
  let changing: Promise<void> = Promise.resolve();

  async function replace(between: Between<S>): Promise<void> {
    const before = current;
    if (closed || before === undefined) return;
    current = undefined;
    await before.close(true);
    const first = await between();
    if (!closed) current = await start({ ...settings, port: before.port }, restart, first);
  }

  function restart(between: Between<S>): void {
    changing = changing.then(() => replace(between)).catch(fail);
  }

  const { url, isNew, ...started } = await start(settings, restart);
  let current: Pick<Started, 'port' | 'close'> | undefined = started;
  return {
    url,
    isNew,
    failed,
    async close() {
      closed = true;
      await changing;
      await current?.close();
    },
  };
}
