import type { ReactNode } from 'react';
import { Emblem } from '../look/scenes/Wordmark.tsx';

/** Where nothing stands yet, somebody under the bridge is waiting too. */
export function Empty({ children }: { children: ReactNode }) {
  return (
    <div className="empty">
      <Emblem />
      <p>{children}</p>
    </div>
  );
}
