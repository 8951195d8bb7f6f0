import { usePlace } from '../../../web/board-kit/places.tsx';
import { type Area, areaId, isCavern } from '../box/areas.ts';
import { isActing } from '../position.ts';
import { type ActionPoints, actionPointsAfterMove } from '../rules/action-points.ts';
import { describeArea, placeOf } from './places.ts';
import { isOwn, useTable } from './table.ts';

/** What a troll of the viewer's would get that comes to the area; nothing while none is to come. */
function useForecastPoints(area: Area): ActionPoints | undefined {
  const table = useTable();
  const { view, me, frame, forecast } = table;
  if (me === undefined || frame?.step !== 'move' || !isOwn(area, table) || !forecast.has(area)) return undefined;
  return actionPointsAfterMove(view, me, area);
}

/**
 * How many points an area gives: those left while one acts there, or those a troll would get that comes there. Pressing it, or
 * anything in the area that does nothing itself, is going there.
 */
export function Badge({ area }: { readonly area: Area }) {
  const table = useTable();
  const { view, speak, shown, from } = table;
  const id = areaId(area);
  const offered = usePlace(placeOf.area(id));
  const place = isOwn(area, table) ? offered : {};
  const coming = useForecastPoints(area);
  const isActingHere =
    view.area === area && view.phase > 0 && (!isCavern(area) || view.active === shown) && isActing(view);
  if (coming !== undefined) {
    const told = describeArea(view, coming, id, speak);
    return (
      <Points points={coming.own} help={coming.help} about={id} place={{ role: 'img', 'aria-label': told, ...place }} />
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
  const told = speak('board.points-left', { points: view.points, help: view.help });
  return <Points points={view.points} help={view.help} about={id} place={{ role: 'img', 'aria-label': told }} />;
}

interface PointsProps {
  readonly points: number;
  readonly help: number;
  readonly about: string;
  readonly place: object;
}

function Points({ points, help, about, place }: PointsProps) {
  const { speak } = useTable();
  return (
    <span className="tp-badge" {...place} data-about={about}>
      <span className="tp-badge-own">
        <b>{points}</b> {speak('board.points-word', { points })}
      </span>
      {help > 0 && <span className="tp-badge-help">{speak('board.help-word', { help })}</span>}
    </span>
  );
}
