import { Cauldron } from '../art/Cauldron.tsx';
import { TrollFace } from '../art/TownTroll.tsx';
import { paintOf } from '../art/trolls.ts';
import { useTable } from '../town/table.ts';
import { numberIn } from './events.ts';
import { type Beat, type Ceremony as Celebrated, ceremonyOf } from './script.ts';
import { celebrated, facesOf } from './story.ts';
import type { Show } from './use-show.ts';

const RAYS = 12;

function Rays({ of }: { of: Celebrated }) {
  return (
    <svg viewBox="-100 -100 200 200" className="tt-rays" data-of={of} aria-hidden="true" focusable="false">
      {Array.from({ length: RAYS }, (_, ray) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rays are all alike
        <path key={ray} d="M-9 -96L9 -96L5 -44L-5 -44z" transform={`rotate(${(ray * 360) / RAYS})`} />
      ))}
    </svg>
  );
}

/** A new Boss, the Feast, the end: the one thing on the stage, with a banner under it. */
export function Ceremony({ beat, show }: { beat: Beat; show: Show }) {
  const { speak } = useTable();
  const of = ceremonyOf(beat);
  if (of === undefined) return null;
  const { town, event } = beat;
  const line = celebrated(of, show.told);
  const [first = town.title, fallen] = facesOf({ line }, town);
  return (
    <div className="tt-ceremony" data-of={of}>
      <div className="tt-ceremony-picture" aria-hidden="true">
        <Rays of={of} />
        {of === 'feast' ? (
          <Cauldron share={(numberIn(event, 'eaten') ?? 0) / Math.max(1, numberIn(event, 'required') ?? 1)} />
        ) : (
          <>
            <TrollFace ground={paintOf(town, first).ground} boss className="tt-face tt-crowned" />
            {fallen !== undefined && of === 'boss' && (
              <TrollFace ground={paintOf(town, fallen).ground} boss={false} className="tt-face tt-fallen" />
            )}
          </>
        )}
      </div>
      <p className="tt-banner">{speak(line.say, line)}</p>
    </div>
  );
}
