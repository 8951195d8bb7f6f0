import './sheets.css';
import { usePlace } from '../../../../web/board-kit/places.tsx';
import type { FrameOf } from '../../frames.ts';
import { storedChildren } from '../../rules/children.ts';
import { kitchens, required } from '../../rules/feast.ts';
import { upTo } from '../art/numbers.ts';
import { placeOf } from '../places.ts';
import { useTable } from './table.ts';

function Lent({ minions }: { minions: number }) {
  return (
    <span className="tt-pip" {...usePlace(placeOf.lend(minions))} data-at-once="">
      {minions}
    </span>
  );
}

/** The evening of a Feast: how many of one's Minions help in the kitchens. */
export function LendSheet({ frame }: { frame: FrameOf<'lend'> }) {
  const { view, speak } = useTable();
  const lent = view.lent.reduce((sum, minions) => sum + Math.max(0, minions), 0);
  const { capacity } = kitchens(view, view.communal + lent);
  return (
    <section className="tt-lend paper" aria-label={speak('lend.title')}>
      <h2 className="tt-title">{speak('lend.title')}</h2>
      <p className="tt-words">
        {speak('lend.how', { capacity, stored: storedChildren(view), wanted: required(view) })}
      </p>
      <span className="tt-pips">
        {upTo(frame.most + 1).map((minions) => (
          <Lent key={minions} minions={minions} />
        ))}
      </span>
    </section>
  );
}
