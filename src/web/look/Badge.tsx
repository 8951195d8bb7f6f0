import type { ReactNode } from 'react';

export type BadgeKind = 'plain' | 'moss' | 'ember' | 'gold' | 'dusk' | 'frost';

/** A word or a number in a small coloured frame. */
export function Badge({ kind = 'plain', children }: { kind?: BadgeKind; children: ReactNode }) {
  return <span className={`badge badge-${kind}`}>{children}</span>;
}
