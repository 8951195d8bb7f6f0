import { lookalikeKey } from '../protocol/clean.ts';
import type { Person, SeatInfo } from '../protocol/server.ts';

/** Adds a number to names that look like another name at the table. Bots keep theirs. */
export function markEqualNames(seats: readonly SeatInfo[]): SeatInfo[] {
  const holders = new Map<string, string[]>();
  const keyOf = ({ name, person, seat }: SeatInfo) => ({ look: lookalikeKey(name), holder: person ?? `bot ${seat}` });
  const inOrder = [...seats.filter(({ person }) => person === undefined), ...seats.filter((each) => each.person)];
  for (const each of inOrder) {
    const { look, holder } = keyOf(each);
    const known = holders.get(look) ?? [];
    if (!known.includes(holder)) holders.set(look, [...known, holder]);
  }
  return seats.map((each) => {
    const { look, holder } = keyOf(each);
    const place = holders.get(look)?.indexOf(holder) ?? 0;
    return look === '' || place === 0 ? each : { ...each, name: `${each.name} (${place + 1})` };
  });
}

/** The name of a person in the chat: as at the table, and for others never the name of somebody who sits there. */
export function nameInChat(seats: readonly SeatInfo[], { id, name }: Pick<Person, 'id' | 'name'>): string {
  const own = seats.find(({ person }) => person === id);
  if (own !== undefined) return own.name;
  const alike = seats.filter((each) => lookalikeKey(each.name.replace(NUMBER, '')) === lookalikeKey(name));
  const holders = new Set(alike.map(({ person, seat }) => person ?? seat));
  return holders.size === 0 ? name : `${name} (${holders.size + 1})`;
}

const NUMBER = / \(\d+\)$/;
