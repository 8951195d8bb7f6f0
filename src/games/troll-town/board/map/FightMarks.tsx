import { NO_JOIN } from '../../places.ts';
import { joinSpot } from '../geometry.ts';
import type { Risk } from '../plan/risks.ts';

/** Crossed axes where it could come to a fight about what one plans (TT-14.4). */
export function FightMarks({ risks }: { risks: readonly Risk[] }) {
  const joins = new Set(risks.flatMap(({ join = NO_JOIN }) => (join === NO_JOIN ? [] : [join])));
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
