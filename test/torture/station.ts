import { type Wire, wireTo } from '../server/kit/wire.ts';
import type { ServerProcess } from '../server/processes.ts';

/** A process of the server: players reach it through a door, and it reaches its database through a wire. */
export interface Station {
  readonly door: Wire;
  readonly wire: Wire | undefined;
  /** Where players come in. */
  readonly url: string;
  /** Undefined while it is down. */
  readonly process: ServerProcess | undefined;
  start(): Promise<void>;
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** Everything that its processes have printed so far. */
  words(): string;
  close(): Promise<void>;
}

/** Where nobody listens. */
const NOWHERE = 'http://127.0.0.1:9';

export async function makeStation(launch: (wire?: Wire) => Promise<ServerProcess>, wire?: Wire): Promise<Station> {
  const door = await wireTo(NOWHERE);
  const earlier: string[] = [];
  let process: ServerProcess | undefined;

  async function end(how: (running: ServerProcess) => Promise<unknown>): Promise<void> {
    const running = process;
    if (running === undefined) return;
    await how(running);
    process = undefined;
    door.cut();
    earlier.push(running.words());
  }

  return {
    door,
    wire,
    url: new URL(door.database).origin,
    get process() {
      return process;
    },
    async start() {
      const started = await launch(wire);
      process = started;
      door.leadTo(started.url);
    },
    kill: () => end((running) => running.kill()),
    stop: () => end((running) => running.stop()),
    words: () => [...earlier, process?.words() ?? ''].join('\n'),
    async close() {
      await end((running) => running.kill());
      door.close();
      wire?.close();
    },
  };
}
