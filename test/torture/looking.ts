import { type Found, lookAt, unreadableIn } from './kept.ts';
import type { Answer, Task } from './looker.ts';

/** Looks at databases for another process, one task after another. */

const tell = (answer: Answer) => process.send?.(answer);

process.on('message', ({ database, matches }: Task) => {
  const looking: Promise<Found> =
    matches === undefined
      ? unreadableIn(database).then((wrong) => ({ wrong, entered: [] }))
      : lookAt(database, matches);
  looking.then(tell, (error) => tell({ failed: error instanceof Error ? error.message : String(error) }));
});
process.on('disconnect', () => process.exit());
