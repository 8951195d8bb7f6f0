import type { Server } from '../server.ts';

/** In milliseconds: how often the others are told what was let through. So much of a limit can be spent several times over at once. */
export const TELL_EVERY = 250;

/** A message must stay below the 8,000 bytes that PostgreSQL carries. */
const MOST_IN_A_MESSAGE = 40;

/** Tells the other processes what this one has let through of limits that hold over all of them. */
export function tellSpent({ bus, node, limits, sockets }: Pick<Server, 'bus' | 'node' | 'limits' | 'sockets'>): void {
  for (const spent of inParts(limits.takeSpent())) bus.publish({ about: 'spent', node, spent });
  for (const counts of inParts(sockets.takeChanged())) bus.publish({ about: 'sockets', node, counts });
}

function inParts<T>(all: readonly T[]): T[][] {
  const parts: T[][] = [];
  for (let at = 0; at < all.length; at += MOST_IN_A_MESSAGE) parts.push(all.slice(at, at + MOST_IN_A_MESSAGE));
  return parts;
}
