import type { ReactNode } from 'react';
import { usePlace } from '../../../web/board-kit/places.tsx';
import { Glyph, type GlyphName } from '../../../web/look/trolls-and-princesses/Glyph.tsx';
import type { Cost } from '../box/actions.ts';
import { type Area, areaId, isCavern } from '../box/areas.ts';
import { CostMarks } from './Marks.tsx';
import { type ActionName, placeOf } from './places.ts';
import { useTable } from './table.ts';

interface ActionProps {
  readonly area: Area;
  readonly name: ActionName;
  readonly glyph: GlyphName;
  readonly cost: Cost;
  /** TP-4.3: whether others' trolls help. */
  readonly shared?: boolean;
  /** What stands or lies there. */
  readonly children?: ReactNode;
}

/** An action of an area with its cost: lit if it can be done, else greyed with the reason; so also for a troll that might come. */
export function Action({ area, name, glyph, cost, shared = false, children }: ActionProps) {
  const { speak, me, shown, forecast } = useTable();
  const offered = usePlace(placeOf.action(areaId(area), name));
  const place: Partial<typeof offered> = isCavern(area) && shown !== me ? {} : offered;
  const prospect = forecast.get(area)?.get(name);
  const why = prospect?.why && speak(prospect.why.say, prospect.why);
  const label = speak(`act.${name}`);
  const told = why === undefined ? label : `${label}. ${why}`;
  return (
    <div
      className="tp-act"
      {...place}
      title={told}
      data-prospect={prospect === undefined ? undefined : prospect.possible ? 'yes' : 'no'}
      data-shared={shared || undefined}
    >
      <span className="tp-act-points" aria-hidden="true">
        {cost.points}
      </span>
      <Glyph name={glyph} />
      <span className="tp-act-name">{label}</span>
      <span className="tp-act-here">{children}</span>
      <CostMarks cost={cost} />
    </div>
  );
}
