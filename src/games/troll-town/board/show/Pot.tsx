import { Cauldron } from '../art/Cauldron.tsx';
import type { TownEvent } from '../words.ts';
import { numberIn } from './events.ts';

const FEAST: ReadonlySet<string> = new Set(['told.feast-begins', 'told.lent', 'told.feast', 'told.feast-short']);

/** The Feast's pot, empty until it is served. */
export function Pot({ event }: { event: TownEvent }) {
  if (!FEAST.has(event.say)) return null;
  const share = (numberIn(event, 'eaten') ?? 0) / Math.max(1, numberIn(event, 'required') ?? 1);
  return (
    <div className="tt-pot" aria-hidden="true">
      <Cauldron share={share} />
    </div>
  );
}
