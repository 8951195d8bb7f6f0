import { useState } from 'react';
import type { RatingPoint } from '../../protocol/people.ts';
import { useTexts } from '../messages/text.ts';
import { usePeopleSay } from './text.ts';

const WIDTH = 600;
const HEIGHT = 260;
const LEFT = 56;
const RIGHT = 16;
const TOP = 16;
const BOTTOM = 34;

/** Round numbers between the least and the most, at most six of them. */
function gridFor(least: number, most: number): number[] {
  const step = [50, 100, 200, 500].find((each) => (most - least) / each <= 6) ?? 1000;
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, at) => (first + at) * step);
}

interface RatingChartProps {
  readonly title: string;
  readonly points: readonly RatingPoint[];
}

/** The course of a rating, with a pale band that says how sure it is. Arrow keys step through the matches. */
export function RatingChart({ title, points }: RatingChartProps) {
  const say = usePeopleSay();
  const language = useTexts((store) => store.language);
  const [at, setAt] = useState(points.length - 1);
  const least = Math.min(...points.map(({ rating, band }) => rating - band));
  const most = Math.max(...points.map(({ rating, band }) => rating + band));
  const x = (index: number) => LEFT + (index * (WIDTH - LEFT - RIGHT)) / Math.max(1, points.length - 1);
  const y = (rating: number) => TOP + ((most - rating) / Math.max(1, most - least)) * (HEIGHT - TOP - BOTTOM);
  const day = (then: number) => new Date(then).toLocaleDateString(language, { dateStyle: 'medium' });
  const line = (of: (point: RatingPoint) => number) =>
    points.map((point, index) => `${Math.round(x(index) * 10) / 10},${Math.round(y(of(point)) * 10) / 10}`);
  const shown = points[at];
  const spoken = shown && say('ratings.course-now', { ...shown, date: day(shown.at) });
  return (
    <div className="rating-chart">
      <div className="rating-chart-drawing">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
          {gridFor(least, most).map((rating) => (
            <g key={rating}>
              <line className="rating-grid" x1={LEFT} x2={WIDTH - RIGHT} y1={y(rating)} y2={y(rating)} />
              <text className="rating-text" x={LEFT - 8} y={y(rating) + 5} textAnchor="end">
                {rating}
              </text>
            </g>
          ))}
          <polygon
            className="rating-band"
            points={[
              ...line(({ rating, band }) => rating + band),
              ...line(({ rating, band }) => rating - band).reverse(),
            ].join(' ')}
          />
          <polyline className="rating-course" points={line(({ rating }) => rating).join(' ')} pathLength={1} />
          {shown && <circle className="rating-now" cx={x(at)} cy={y(shown.rating)} r="8" />}
          {[0, points.length - 1].map((index) => (
            <text
              key={index}
              className="rating-text"
              x={x(index)}
              y={HEIGHT - 8}
              textAnchor={index === 0 ? 'start' : 'end'}
            >
              {day(points[index]?.at ?? 0)}
            </text>
          ))}
        </svg>
        <input
          type="range"
          className="rating-slider"
          aria-label={title}
          aria-valuetext={spoken}
          min={0}
          max={points.length - 1}
          value={at}
          onChange={({ target }) => setAt(target.valueAsNumber)}
        />
      </div>
      <p className="small rating-chart-now" aria-hidden="true">
        {spoken}
      </p>
      <p className="small soft">{say('ratings.band-hint')}</p>
      <details>
        <summary>{say('ratings.as-table')}</summary>
        <table className="people-table">
          <thead>
            <tr>
              <th scope="col">{say('ratings.date')}</th>
              <th scope="col">{say('ratings.rating')}</th>
              <th scope="col">{say('ratings.how-sure')}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ at: then, rating, band }, index) => (
              // The same day may have several.
              // biome-ignore lint/suspicious/noArrayIndexKey: points have nothing else of their own.
              <tr key={index}>
                <td>{day(then)}</td>
                <td>{rating}</td>
                <td>{say('ratings.band', { band })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
