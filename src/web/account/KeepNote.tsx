import { lazy, Suspense, useState } from 'react';
import { useMe } from '../store/me.ts';

const KeepNow = lazy(async () => ({ default: (await import('./KeepNow.tsx')).KeepNow }));

/** A line for guests after a match on the server, since they could lose it. */
export function KeepNote() {
  const isGuest = useMe(({ server, person }) => server === 'up' && person !== undefined && !person.lasting);
  // Whoever has kept their name here still reads that it has worked.
  const [wasGuest, setWasGuest] = useState(isGuest);
  if (isGuest && !wasGuest) setWasGuest(true);
  if (!wasGuest) return null;
  return (
    <Suspense fallback={null}>
      <KeepNow />
    </Suspense>
  );
}
