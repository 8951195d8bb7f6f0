import { type Area, areaId, isCavern } from '../box/areas.ts';
import { type Breakdown, breakdown, describeArea } from './points.ts';
import { isOwn, useTable } from './table.ts';

/** What a troll of the viewer's would get that comes to the area; nothing while none is to come. */
function useForecastPoints(area: Area): Breakdown | undefined {
  const table = useTable();
  const { view, me, frame, from, forecast } = table;
  if (me === undefined || frame?.step !== 'move' || !isOwn(area, table)) return undefined;
  if (!forecast.has(area)) return undefined;
  return breakdown(view, me, from ?? NOT_HERE, area);
}

/** Wherever the troll comes from, it is not from there. */
const NOT_HERE = -1;

/** How many points an area gives: those left while one acts there, or those a troll would get that comes there. */
export function Badge({ area }: { readonly area: Area }) {
  const { view, speak, shown } = useTable();
  const coming = useForecastPoints(area);
  const isActing = view.area === area && view.phase > 0 && (!isCavern(area) || view.active === shown);
  if (coming !== undefined) {
    const told = describeArea(view, coming, areaId(area), speak);
    return <Points points={coming.own} help={coming.help} told={told} about={`points-${areaId(area)}`} />;
  }
  if (!isActing || !view.stack.some(({ step }) => step === 'act')) return null;
  const told = speak('board.points-left', { points: view.points, help: view.help });
  return <Points points={view.points} help={view.help} told={told} about={`points-${areaId(area)}`} left />;
}

interface PointsProps {
  readonly points: number;
  readonly help: number;
  readonly told: string;
  readonly about: string;
  readonly left?: boolean;
}

function Points({ points, help, told, about, left = false }: PointsProps) {
  const { speak } = useTable();
  return (
    <span className="tp-badge" role="img" aria-label={told} data-about={about} data-left={left || undefined}>
      <span className="tp-badge-own">
        <b>{points}</b> {speak('board.points-word', { points })}
      </span>
      {help > 0 && <span className="tp-badge-help">{speak('board.help-word', { help })}</span>}
    </span>
  );
}
