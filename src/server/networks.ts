/** The network of each person's last request, as far as this process knows. */
export interface Networks {
  note(person: string, network: string): void;
  /** The person's network; an unknown person counts as a network of their own. */
  of(person: string): string;
}

const MOST_PEOPLE = 10_000;

export function makeNetworks(): Networks {
  const networks = new Map<string, string>();
  return {
    note(person, network) {
      networks.delete(person);
      networks.set(person, network);
      const [oldest] = networks.keys();
      if (networks.size > MOST_PEOPLE && oldest !== undefined) networks.delete(oldest);
    },
    of: (person) => networks.get(person) ?? person,
  };
}
