/** What server processes tell each other about the tables they share. */
export type Tidings =
  | { readonly about: 'log'; readonly table: string; readonly sequence: number }
  | { readonly about: 'chat'; readonly table: string }
  | { readonly about: 'table'; readonly table: string }
  | { readonly about: 'person'; readonly person: string }
  | { readonly about: 'program'; readonly person: string }
  /** A device of that person's has been sent away. */
  | { readonly about: 'device'; readonly person: string }
  /** Who watches a table through that process. */
  | {
      readonly about: 'here';
      readonly node: string;
      readonly table: string;
      readonly spectators: number;
      readonly seated: readonly string[];
    }
  /** Asks the others to say who watches it there. */
  | { readonly about: 'who'; readonly node: string; readonly table: string }
  | { readonly about: 'alive'; readonly node: string }
  | { readonly about: 'gone'; readonly node: string };

type Announcement = Extract<Tidings, { about: 'here' | 'who' | 'alive' | 'gone' }>;

/** In milliseconds: how often a process says that it is there, and after which silence it is taken to be gone. */
export const HEARTBEAT = 5_000;
export const SILENCE = 3 * HEARTBEAT;

export interface Bus {
  /** Announces it to the other processes; what is in the database is announced by the database itself. */
  announce(tidings: Announcement): void;
  close(): Promise<void>;
}

/** With SQLite there is one process, and nobody to hear it. */
export const NO_BUS: Bus = { announce() {}, async close() {} };

export function write(tidings: Announcement): string {
  switch (tidings.about) {
    case 'here':
      return ['here', tidings.node, tidings.table, tidings.spectators, ...tidings.seated].join(' ');
    case 'who':
      return `who ${tidings.node} ${tidings.table}`;
    default:
      return `${tidings.about} ${tidings.node}`;
  }
}

export function read(text: string): Tidings | undefined {
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
    case 'gone':
      return { about, node: first };
    default:
      return undefined;
  }
}
