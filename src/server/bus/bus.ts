import type { Spent } from '../http/request/rate-limit.ts';
import type { AddressCount } from '../socket/counts.ts';

/** The messages that server processes on one database send to each other. */
export type BusMessage =
  | { readonly about: 'log'; readonly table: string; readonly sequence: number }
  | { readonly about: 'chat'; readonly table: string }
  | { readonly about: 'table'; readonly table: string }
  | { readonly about: 'person'; readonly person: string }
  | { readonly about: 'program'; readonly person: string }
  /** A device of that person has been signed out. */
  | { readonly about: 'device'; readonly person: string }
  /** Who watches a table through that process. */
  | {
      readonly about: 'here';
      readonly node: string;
      readonly table: string;
      readonly spectators: number;
      readonly seated: readonly string[];
    }
  /** Asks the other processes who watches the table there. */
  | { readonly about: 'who'; readonly node: string; readonly table: string }
  | { readonly about: 'alive'; readonly node: string; readonly games: readonly GameVersion[] }
  /** What that process has let through of limits that hold over all. */
  | { readonly about: 'spent'; readonly node: string; readonly spent: readonly Spent[] }
  /** How many connections addresses have at that process. */
  | { readonly about: 'sockets'; readonly node: string; readonly counts: readonly AddressCount[] }
  /** That process stops: its bots and jobs are free for others, but it may still have connections. */
  | { readonly about: 'leaving'; readonly node: string }
  | { readonly about: 'gone'; readonly node: string }
  /** A backup is about to be restored: all processes have to release the database. */
  | { readonly about: 'restore'; readonly node: string };

/** The rules of a game that a process plays by. */
export interface GameVersion {
  readonly game: string;
  readonly version: number;
}

type ProcessMessage = Extract<BusMessage, { node: string }>;

/** In milliseconds: how often a process sends a heartbeat, and after which silence it counts as gone. */
export const HEARTBEAT = 5_000;
export const SILENCE_LIMIT = 3 * HEARTBEAT;

export interface Bus {
  /** Sends the message to the other processes. Changes in the database are published by its triggers. */
  publish(message: ProcessMessage): void;
  /** Resolves when everything that happens at the table from now on will be heard. To be ended by one `unsubscribe`. */
  subscribe(table: string): Promise<void>;
  unsubscribe(table: string): void;
  /** Whether processes of the version before are alive, which hear over the channel of all alone. */
  withEarlier(areThere: boolean): void;
  /** Tells processes of the version before, which may have missed it, how far these tables are. */
  catchUpEarlier(tables: readonly { readonly id: string; readonly sequence: number }[]): void;
  close(): Promise<void>;
}

/** With SQLite there is only one process. */
export const NO_BUS: Bus = {
  publish() {},
  async subscribe() {},
  unsubscribe() {},
  withEarlier() {},
  catchUpEarlier() {},
  async close() {},
};

export function write(message: ProcessMessage): string {
  switch (message.about) {
    case 'here':
      return ['here', message.node, message.table, message.spectators, ...message.seated].join(' ');
    case 'who':
      return `who ${message.node} ${message.table}`;
    case 'alive':
      // Processes of the version before read no further than the node.
      return ['alive', message.node, ...message.games.flatMap(({ game, version }) => [game, version])].join(' ');
    case 'spent':
      return ['spent', message.node, ...message.spent.flatMap(wordsOfSpent)].join(' ');
    case 'sockets':
      return ['sockets', message.node, ...message.counts.flatMap(({ address, sockets }) => [address, sockets])].join(
        ' ',
      );
    default:
      return `${message.about} ${message.node}`;
  }
}

/** Several entries may come in one message; what is not understood is left out. */
export function read(text: string): readonly BusMessage[] {
  const [about, first = '', ...words] = text.split(' ');
  const [second = '', third, ...rest] = words;
  switch (about) {
    case 'log':
      return pairsOf([first, ...words]).map(([table, sequence]) => ({ about, table, sequence }));
    case 'chat':
    case 'table':
      return [{ about, table: first }];
    case 'person':
    case 'program':
    case 'device':
      return [{ about, person: first }];
    case 'here':
      return [{ about, node: first, table: second, spectators: Number(third), seated: rest }];
    case 'who':
      return [{ about, node: first, table: second }];
    case 'alive':
      return [{ about, node: first, games: pairsOf(words).map(([game, version]) => ({ game, version })) }];
    case 'spent':
      return [{ about, node: first, spent: readSpent(words) }];
    case 'sockets':
      return [{ about, node: first, counts: pairsOf(words).map(([address, sockets]) => ({ address, sockets })) }];
    case 'leaving':
    case 'gone':
    case 'restore':
      return [{ about, node: first }];
    default:
      return [];
  }
}

/** Names and numbers by turns. */
function pairsOf(words: readonly string[]): (readonly [name: string, number: number])[] {
  return words.flatMap((name, at) => (at % 2 === 0 && at + 1 < words.length ? [[name, Number(words[at + 1])]] : []));
}

/** Keys may have spaces. */
function wordsOfSpent({ limit, key, amount }: Spent): string[] {
  return [limit, encodeURIComponent(key), String(amount)];
}

function readSpent(words: readonly string[]): Spent[] {
  return words.flatMap((limit, at) => {
    const [key, amount] = words.slice(at + 1);
    if (at % 3 !== 0 || key === undefined) return [];
    return [{ limit, key: decodeURIComponent(key), amount: Number(amount) }];
  });
}

/** Whether the message is about one table, and so goes over its channel. */
export function tableOf(message: BusMessage): string | undefined {
  return 'table' in message ? message.table : undefined;
}
