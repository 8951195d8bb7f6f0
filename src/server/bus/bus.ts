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
  | { readonly about: 'alive'; readonly node: string }
  /** That process stops: its bots and jobs are free for others, but it may still have connections. */
  | { readonly about: 'leaving'; readonly node: string }
  | { readonly about: 'gone'; readonly node: string }
  /** A backup is about to be restored: all processes have to release the database. */
  | { readonly about: 'restore'; readonly node: string };

type ProcessMessage = Extract<BusMessage, { about: 'here' | 'who' | 'alive' | 'leaving' | 'gone' | 'restore' }>;

/** In milliseconds: how often a process sends a heartbeat, and after which silence it counts as gone. */
export const HEARTBEAT = 5_000;
export const SILENCE_LIMIT = 3 * HEARTBEAT;

export interface Bus {
  /** Sends the message to the other processes. Changes in the database are published by its triggers. */
  publish(message: ProcessMessage): void;
  close(): Promise<void>;
}

/** With SQLite there is only one process. */
export const NO_BUS: Bus = { publish() {}, async close() {} };

export function write(message: ProcessMessage): string {
  switch (message.about) {
    case 'here':
      return ['here', message.node, message.table, message.spectators, ...message.seated].join(' ');
    case 'who':
      return `who ${message.node} ${message.table}`;
    default:
      return `${message.about} ${message.node}`;
  }
}

export function read(text: string): BusMessage | undefined {
  const [about, first = '', second = '', third, ...rest] = text.split(' ');
  switch (about) {
    case 'log':
      return { about, table: first, sequence: Number(second) };
    case 'chat':
    case 'table':
      return { about, table: first };
    case 'person':
    case 'program':
    case 'device':
      return { about, person: first };
    case 'here':
      return { about, node: first, table: second, spectators: Number(third), seated: rest };
    case 'who':
      return { about, node: first, table: second };
    case 'alive':
    case 'leaving':
    case 'gone':
    case 'restore':
      return { about, node: first };
    default:
      return undefined;
  }
}
