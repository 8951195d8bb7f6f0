import './sheets.css';
import { usePlace } from '../../../../web/board-kit/places.tsx';
import { Button } from '../../../../web/look/Button.tsx';
import { SPEED, STAT_POINTS, STATS } from '../../box/fights.ts';
import { spend } from '../../moves.ts';
import { trollOf } from '../../position.ts';
import { Glyph } from '../art/Glyph.tsx';
import { upTo } from '../art/numbers.ts';
import { TownTroll } from '../art/TownTroll.tsx';
import { paintOf } from '../art/trolls.ts';
import { placeOf } from '../places.ts';
import { Goals } from './Crowns.tsx';
import { useTable } from './table.ts';

/** Spreads that make a sort of Troll, muscles first. */
const SORTS = [
  ['brute', [5, 4, 3, 1, 2]],
  ['steady', [3, 3, 3, 3, 3]],
  ['sly', [1, 3, 3, 4, 4]],
  ['rival', [4, 4, 3, 3, 1]],
] as const;

function Pip({ points, most }: { points: number; most: number }) {
  return (
    <span
      className="tt-pip"
      {...usePlace(placeOf.points(points))}
      data-at-once=""
      style={{ '--most': most } as React.CSSProperties}
    >
      {points}
    </span>
  );
}

/** Fifteen points over five stats: stat by stat, or as one of the usual sorts of Troll. */
export function StatSheet() {
  const { view, me, frame, speak, give } = useTable();
  if (me === undefined) return null;
  const { stats } = trollOf(view, me);
  const asked = frame?.step === 'stats' ? frame.stat : STATS.length;
  const left = STAT_POINTS - stats.reduce((sum, points) => sum + points, 0);
  const most = view.options.statRange === 'free' ? STAT_POINTS : 7;
  const least = view.options.statRange === 'free' ? 0 : 1;
  return (
    <section className="tt-stat-sheet paper" aria-label={speak('stats.title')} data-guide="stats">
      <svg viewBox="-180 -420 360 440" className="tt-stat-troll" aria-hidden="true" focusable="false">
        <TownTroll ground={paintOf(view, me).ground} manner={me} boss={false} angry={asked >= SPEED} />
      </svg>
      <div className="tt-stat-rows">
        <h2 className="tt-title">{speak('stats.title')}</h2>
        <Goals />
        <p className="tt-words">{speak('stats.why')}</p>
        <p className="tt-words">
          <b>{speak('stats.how', { left })}</b>
        </p>
        {STATS.map((stat, number) => (
          <div
            key={stat}
            className="tt-stat-row"
            data-asked={number === asked || undefined}
            data-about={`stat-${stat}`}
          >
            <span className="tt-stat-name">
              <Glyph name={stat} />
              {speak(`stat-name.${stat}`)}
            </span>
            {number === asked ? (
              <span className="tt-pips">
                {upTo(most - least + 1).map((step) => (
                  <Pip key={step} points={least + step} most={most} />
                ))}
              </span>
            ) : (
              <span className="tt-stat-value">{stats[number] ?? (number === SPEED ? speak('stats.rest') : '·')}</span>
            )}
          </div>
        ))}
        {asked === 0 && (
          <div className="tt-sorts">
            <span className="tt-small">{speak('stats.sorts')}</span>
            {SORTS.map(([sort, points]) => (
              <Button
                key={sort}
                size="small"
                onClick={() => give([spend(points[0]), spend(points[1]), spend(points[2]), spend(points[3])])}
              >
                {speak(`stats.${sort}`)} {points.join('-')}
              </Button>
            ))}
          </div>
        )}
        {frame === undefined && <p className="tt-words">{speak('stats.done')}</p>}
      </div>
    </section>
  );
}
