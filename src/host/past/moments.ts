import type { Viewer } from '../../kernel/game.ts';
import type { Entry } from '../../kernel/match.ts';

/** How many moments of a match lie before a place in its log: all of them, and how many of these are secret answers of each seat. */
export interface MomentCount {
  readonly all: number;
  readonly secret: readonly number[];
}

/** How many of them these viewers may know of. Everybody counts their own secret answers, and nobody else's. */
export function countFor({ all, secret }: MomentCount, viewers: readonly Viewer[]): number {
  return secret.reduce((known, answers, seat) => (viewers.includes(seat) ? known : known - answers), all);
}

/** The count after these entries. */
export function addMoments({ all, secret: before }: MomentCount, entries: readonly Entry[]): MomentCount {
  const secret = [...before];
  for (const entry of entries) {
    const { seat } = entry;
    if (isSecretEntry(entry)) secret[seat] = (secret[seat] ?? 0) + 1;
  }
  return { all: all + entries.length, secret: Array.from(secret, (answers) => answers ?? 0) };
}

export function isSecretEntry(entry: object): boolean {
  return 'secret' in entry && entry.secret === true;
}
