/** How many WebSockets each address has, over all processes on the same database. */
export interface SocketCounts {
  /** One more or one less in this process. */
  count(address: string, by: 1 | -1): void;
  of(address: string): number;
  /** Those in this process that have changed since the last call and are many enough to matter; a number of 0 ends that. */
  takeChanged(): readonly AddressCount[];
  /** A process has come that knows nothing of them yet. */
  tellAgain(): void;
  /** How many an address has in another process. */
  note(node: string, count: AddressCount): void;
  forget(node: string): void;
}

export interface AddressCount {
  readonly address: string;
  readonly sockets: number;
}

/** Fewer than this of one address in one process are not told to others. */
const WORTH_TELLING = 4;

export function makeSocketCounts(): SocketCounts {
  const here = new Map<string, number>();
  const told = new Set<string>();
  const changed = new Set<string>();
  const elsewhere = new Map<string, Map<string, number>>();
  return {
    count(address, by) {
      const now = (here.get(address) ?? 0) + by;
      if (now > 0) here.set(address, now);
      else here.delete(address);
      if (now >= WORTH_TELLING || told.has(address)) changed.add(address);
    },
    of(address) {
      let sum = here.get(address) ?? 0;
      for (const counts of elsewhere.values()) sum += counts.get(address) ?? 0;
      return sum;
    },
    takeChanged() {
      const counts = [...changed].map((address) => ({ address, sockets: here.get(address) ?? 0 }));
      changed.clear();
      return counts.map(({ address, sockets }) => {
        if (sockets >= WORTH_TELLING) told.add(address);
        else told.delete(address);
        return { address, sockets: sockets >= WORTH_TELLING ? sockets : 0 };
      });
    },
    tellAgain() {
      for (const address of told) changed.add(address);
    },
    note(node, { address, sockets }) {
      const counts = elsewhere.get(node) ?? new Map<string, number>();
      if (sockets > 0) counts.set(address, sockets);
      else counts.delete(address);
      if (counts.size > 0) elsewhere.set(node, counts);
      else elsewhere.delete(node);
    },
    forget: (node) => elsewhere.delete(node),
  };
}
