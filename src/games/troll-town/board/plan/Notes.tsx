import { useState } from 'react';
import { Icon } from '../../../../web/look/Icon.tsx';
import { RuleLink } from '../../../../web/look/RuleLink.tsx';
import type { PlanNote } from '../../rules/plan-outlook.ts';
import { useTable } from '../town/table.ts';

/** So many are in sight at once; the others open upwards. */
const IN_SIGHT = 3;

function byUrgency(one: PlanNote, other: PlanNote): number {
  return Number(one.isSolved ?? false) - Number(other.isSolved ?? false);
}

/** What could go wrong with the plan, and what it sees to itself. It never scrolls away. */
export function Notes({ notes }: { notes: readonly PlanNote[] }) {
  const { speak, openRule } = useTable();
  const [isOpen, setOpen] = useState(false);
  if (notes.length === 0) return null;
  const more = notes.length - IN_SIGHT;
  const shown = [...notes].sort(byUrgency).slice(0, isOpen ? undefined : IN_SIGHT);
  return (
    <div className="tt-notes" data-open={isOpen || undefined}>
      <ul>
        {shown.map(({ about, params, rule, isSolved }, place) => (
          <li key={`${about} ${params.number ?? ''}`} data-solved={isSolved}>
            <span className="tt-note-mark" aria-hidden="true">
              {isSolved ? <Icon name="check" /> : '!'}
            </span>
            <span>
              {speak(`risk.${about}`, params)} <RuleLink rule={rule} open={openRule} />{' '}
              {more > 0 && place === shown.length - 1 && (
                <button type="button" className="tt-more" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                  {speak(isOpen ? 'plan.fewer-notes' : 'plan.more-notes', { more })}
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
