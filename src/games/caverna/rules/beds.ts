import { READING_ORDER } from '../box/cells.ts';
import { furnishingAt, furnishingNumber } from '../box/furnishings.ts';
import { ENTRY_ROOMS } from '../box/market.ts';
import type { Player } from '../position.ts';

/** The bed of each person: its cell, and which of the beds there it is. */
export interface Bed {
  readonly cell: number;
  readonly number: number;
}

const NOWHERE: Bed = { cell: 0, number: 0 };

/** CV-8.1, FF-6.6: beds in the order in which a family fills them, the entry first; the sixth and Goblins have rooms made for them. */
export function bedsOf({ tops, people }: Player): Bed[] {
  const beds: Bed[] = [];
  const last: Bed[] = [];
  const goblins: Bed[] = [];
  const add = (cell: number, count: number, to: Bed[]) => {
    for (let number = 0; number < count; number++) to.push({ cell, number });
  };
  for (const cell of READING_ORDER) if (tops[cell] === 'entry-dwelling') add(cell, ENTRY_ROOMS, beds);
  for (const cell of READING_ORDER) {
    const number = furnishingNumber(tops[cell] ?? 'none');
    if (number < 0) continue;
    const { hooks } = furnishingAt(number);
    add(cell, hooks['person.rooms'] ?? 0, beds);
    add(cell, hooks['person.limit'] ?? 0, last);
    add(cell, hooks['person.goblins'] ?? 0, goblins);
  }
  const free = [...beds, ...last];
  return people.map(({ kind }) => (kind === 'goblin' ? (goblins.shift() ?? free.pop()) : free.shift()) ?? NOWHERE);
}
