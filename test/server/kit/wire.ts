import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a database, or to a server, that can break, fall silent, or lead to another one, while its address stays the same. */
export interface Wire {
  readonly database: string;
  /** Ends every connection, and lets nobody through until it leads somewhere again. */
  cut(): void;
  /** New connections lead to that database from now on. */
  leadTo(database: string): void;
  /** Carries nothing any more on the connections there are, without anybody being told. */
  silence(): void;
  close(): void;
}

/** `at` is the address at which it is reached. */
export async function wireTo(database: string, at = '127.0.0.1'): Promise<Wire> {
  const lines = new Set<readonly [Socket, Socket]>();
  let target: URL | undefined = new URL(database);

  function carry(near: Socket): void {
    if (target === undefined) {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    const line = [near, far] as const;
    lines.add(line);
    for (const end of line) {
      end.on('error', () => {});
      // One end that is gone takes the other along, as it would without a wire between them.
      end.on('close', () => {
        lines.delete(line);
        for (const each of line) each.destroy();
      });
    }
    near.pipe(far).pipe(near);
  }

  function cut(): void {
    target = undefined;
    for (const line of lines) for (const end of line) end.destroy();
  }

  const server = createServer(carry).listen(0, at);
  await once(server, 'listening');
  const through = new URL(database);
  through.hostname = at;
  through.port = String((server.address() as AddressInfo).port);
  return {
    database: through.href,
    cut,
    leadTo(other) {
      target = new URL(other);
    },
    silence() {
      for (const [near, far] of lines) {
        near.unpipe(far);
        far.unpipe(near);
        far.resume();
        near.resume();
      }
    },
    close() {
      cut();
      server.close();
    },
  };
}
