import type { ReactNode } from 'react';
import { Emblem } from '../look/scenes/Wordmark.tsx';

/** What an empty list shows. */
export function Empty({ children }: { children: ReactNode }) {
  return (
    <div className="empty">
      <Emblem />
      <p>{children}</p>
    </div>
  );
}
