import type { PlanNote } from '../../rules/plan-outlook.ts';
import { joinSpot } from '../geometry.ts';

/** Crossed axes where it could come to a fight about what one plans (TT-14.4). */
export function FightMarks({ notes }: { notes: readonly PlanNote[] }) {
  const joins = new Set(notes.flatMap(({ joins = [] }) => joins));
  return [...joins].map((join) => {
    const [x, y] = joinSpot(join).at;
    return (
      <g key={join} transform={`translate(${x.toFixed(0)} ${y.toFixed(0)})`}>
        <circle r="30" fill="#1a0b08" stroke="#ff7a4a" strokeWidth="5" />
        <use href="#tt-icon-rule-fight" x="-19" y="-19" width="38" height="38" fill="#ffb08a" />
      </g>
    );
  });
}
