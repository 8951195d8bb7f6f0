import { Glyph, type GlyphName } from '../../../web/look/trolls-and-princesses/Glyph.tsx';
import { type Area, areaId, isCavern } from '../box/areas.ts';
import { type Breakdown, breakdown, describeArea } from './points.ts';
import { useTable } from './table.ts';

const SOURCES: readonly (readonly [keyof Breakdown, GlyphName])[] = [
  ['trolls', 'troll'],
  ['humans', 'human'],
  ['outposts', 'outpost'],
  ['king', 'king'],
];

/** What a troll of the viewer's would get that comes to the area; nothing while none is to come. */
function useForecast(area: Area): { readonly points: Breakdown; readonly told: string } | undefined {
  const { view, me, shown, from, speak } = useTable();
  if (me === undefined || from === undefined || from === area || (isCavern(area) && shown !== me)) return undefined;
  const points = breakdown(view, me, from, area);
  return { points, told: describeArea(view, points, areaId(area), speak) };
}

/** The same in words, for whoever rests the mouse on the ground of the area. */
export function useForecastTitle(area: Area): string | undefined {
  return useForecast(area)?.told;
}

/** How many points the area gives: those left while one acts there, or those a troll would get that comes there, and why. */
export function Points({ area }: { readonly area: Area }) {
  const { view, shown, from } = useTable();
  const forecast = useForecast(area);
  const isActing = view.area === area && view.stack.length > 0 && (!isCavern(area) || view.active === shown);
  if (isActing && from === undefined) return <PointsLeft />;
  if (forecast === undefined) return null;
  const { points, told } = forecast;
  return (
    <span className="tp-points" role="img" aria-label={told} title={told}>
      <b>{points.own}</b>
      <span className="tp-points-why" aria-hidden="true">
        {SOURCES.map(([source, glyph]) =>
          points[source] > 0 ? (
            <span key={source}>
              <Glyph name={glyph} />
              {points[source]}
            </span>
          ) : null,
        )}
      </span>
      {points.help > 0 && <b className="tp-points-help">+{points.help}</b>}
    </span>
  );
}

function PointsLeft() {
  const { view, speak } = useTable();
  const told = speak('board.points-left', { points: view.points, help: view.help });
  return (
    <span className="tp-points" data-left="" role="img" aria-label={told} title={told}>
      <b>{view.points}</b>
      {view.help > 0 && <b className="tp-points-help">+{view.help}</b>}
    </span>
  );
}
