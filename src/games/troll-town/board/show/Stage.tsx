import { useTable } from '../town/table.ts';
import { Ceremony } from './Ceremony.tsx';
import { costOf } from './cost.ts';
import { Card, Fighters } from './Fight.tsx';
import { Runs } from './Runs.tsx';
import { Ring } from './Spot.tsx';
import { type Beat, ceremonyOf } from './script.ts';
import type { Show } from './use-show.ts';

/** What a beat draws into the town. */
export function OnTheMap({ beat }: { beat: Beat }) {
  return (
    <g>
      <Runs runs={beat.runs} now={[beat.event, ...beat.cost]} />
      <Ring beat={beat} />
      {beat.brawl && ceremonyOf(beat) === undefined && <Fighters town={beat.town} brawl={beat.brawl} />}
    </g>
  );
}

/** What a beat lays over the town: cards, what it costs, or a ceremony. */
export function OverTheMap({ beat, show }: { beat: Beat; show: Show }) {
  const { speak } = useTable();
  const cost = costOf(beat);
  const isCeremony = ceremonyOf(beat) !== undefined;
  return (
    <>
      {beat.brawl && !isCeremony && (
        <div className="tt-cards" aria-hidden="true">
          {beat.brawl.cards.slice(-3).map((card, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same card may come twice
            <Card key={place} town={beat.town} event={card} />
          ))}
        </div>
      )}
      <Ceremony beat={beat} show={show} />
      {cost.length > 0 && (
        <div className="tt-cost paper">
          <b>{speak('cost.title')}</b>
          {cost.map((line) => (
            <span key={JSON.stringify(line)}>{speak(line.say, line)}</span>
          ))}
        </div>
      )}
    </>
  );
}
