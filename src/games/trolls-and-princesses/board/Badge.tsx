import { usePlace } from '../../../web/board-kit/places.tsx';
import { type Area, areaId, isCavern } from '../box/areas.ts';
import { isActing } from '../position.ts';
import { type ActionPoints, actionPointsAfterMove } from '../rules/action-points.ts';
import { Mallet } from './art/Tokens.tsx';
import { describeArea, placeOf } from './places.ts';
import { isOwn, useTable } from './table.ts';

/** What a troll of the viewer's would get that comes to the area; nothing while none is to come. */
function useForecastEffort(area: Area): ActionPoints | undefined {
  const table = useTable();
  const { view, me, frame, forecast } = table;
  if (me === undefined || frame?.step !== 'move' || !isOwn(area, table) || !forecast.has(area)) return undefined;
  return actionPointsAfterMove(view, me, area);
}

/**
 * How much effort an area allows: those left while one acts there, or those a troll would get that comes there. Pressing it is
 * going there; what lies in the area for it says so by `data-for`.
 */
export function Badge({ area }: { readonly area: Area }) {
  const table = useTable();
  const { view, speak, shown, from } = table;
  const id = areaId(area);
  const offered = usePlace(placeOf.area(id));
  const place = isOwn(area, table) ? offered : {};
  const coming = useForecastEffort(area);
  const isActingHere =
    view.area === area && view.phase > 0 && (!isCavern(area) || view.active === shown) && isActing(view);
  if (coming !== undefined) {
    const told = describeArea(view, coming, id, speak);
    return (
      <Effort effort={coming.own} help={coming.help} about={id} place={{ role: 'img', 'aria-label': told, ...place }} />
    );
  }
  if ('data-mood' in place) {
    const word = place['data-mood'] === 'blocked' ? 'board.closed' : from === area ? 'board.leaves' : 'board.here';
    return (
      <span className="tp-badge" {...place} data-about={id} data-at-once={place['data-mood'] === 'lit' || undefined}>
        <span className="tp-badge-own">{speak(word)}</span>
      </span>
    );
  }
  if (!isActingHere) return null;
  const told = speak('board.effort-left', { effort: view.points, help: view.help });
  return <Effort effort={view.points} help={view.help} about={id} place={{ role: 'img', 'aria-label': told }} />;
}

interface EffortProps {
  readonly effort: number;
  readonly help: number;
  readonly about: string;
  readonly place: object;
}

function Effort({ effort, help, about, place }: EffortProps) {
  const { speak } = useTable();
  return (
    <span className="tp-badge" {...place} data-about={about}>
      <span className="tp-badge-own">
        <b>{effort}</b>
        <Mallet />
        <span className="tp-badge-word">{speak('board.effort-word')}</span>
      </span>
      {help > 0 && <span className="tp-badge-help">{speak('board.help-word', { help })}</span>}
    </span>
  );
}
