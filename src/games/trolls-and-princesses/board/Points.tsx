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

/** How many points the area gives: those left while one acts there, or those a troll would get that comes there, and why. */
export function Points({ area }: { readonly area: Area }) {
  const { view, me, shown, from, speak } = useTable();
  const isActing = view.area === area && view.stack.length > 0 && (!isCavern(area) || view.active === shown);
  if (isActing && from === undefined) return <PointsLeft />;
  if (me === undefined || from === undefined || from === area || (isCavern(area) && shown !== me)) return null;
  const points = breakdown(view, me, from, area);
  const told = describeArea(view, points, areaId(area), speak);
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
