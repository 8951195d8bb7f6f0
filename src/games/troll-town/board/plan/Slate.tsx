import { useState } from 'react';
import type { Seat } from '../../../../kernel/game.ts';
import { actingFirst } from '../../../../web/board-kit/acting-first.ts';
import { usePlaces } from '../../../../web/board-kit/places.tsx';
import { Icon } from '../../../../web/look/Icon.tsx';
import { isShownTo } from '../../rules/slates.ts';
import { hasPlaceOfSlate, placeOf } from '../places.ts';
import { useTable } from '../town/table.ts';
import { Chip } from './Tile.tsx';

/** Whether others may look at one's plan, and whom to show it to (TT-3.13). */
export function Slate({ me }: { me: Seat }) {
  const { view, seats, speak } = useTable();
  const [isOpen, setOpen] = useState(false);
  const choices = [...usePlaces()].filter(([place]) => hasPlaceOfSlate(place));
  const shownTo = seats.flatMap(({ seat }) => (seat !== me && isShownTo(view, seat, me) ? [seat] : []));
  const isClosed = shownTo.length === 0;
  const says = isClosed
    ? speak('slate.closed')
    : shownTo.length === seats.length - 1
      ? speak('slate.open-to-all')
      : speak('slate.open-to', { seats: shownTo });
  return (
    <>
      <button
        type="button"
        className="tt-slate"
        data-open={!isClosed || undefined}
        data-about="slate"
        aria-expanded={isOpen}
        data-place={placeOf.slate}
        data-quiet=""
        data-besides=""
        {...(choices.length > 0 && { 'data-mood': 'lit' as const })}
        {...actingFirst(() => setOpen(!isOpen))}
      >
        <Icon name={isClosed ? 'eye-off' : 'eye'} />
        {says}
      </button>
      {isOpen && (
        <div className="tt-slate-choices">
          {choices.map(([place, { name }]) => (
            <Chip key={place} place={place} quiet>
              {name}
            </Chip>
          ))}
          {choices.length === 0 && <span>{speak('slate.later')}</span>}
        </div>
      )}
    </>
  );
}
