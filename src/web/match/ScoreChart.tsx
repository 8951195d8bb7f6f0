import { useMemo } from 'react';
import type { Seat } from '../../kernel/game.ts';
import { SEAT_MARKS, seatColours, seatNumber } from '../look/SeatMark.tsx';
import { useSay } from '../messages/text.ts';
import type { Moment } from './replay.ts';

interface ScoreChartProps {
  readonly moments: readonly Moment[];
  readonly nameOf: (seat: Seat) => string;
  readonly step: number;
  readonly lookAt: (step: number) => void;
}

const WIDTH = 720;
const HEIGHT = 260;
const LEFT = 34;
const RIGHT = 18;
const TOP = 14;
const BOTTOM = 28;

/** Round steps for the lines of a chart that goes up to `most`. */
function gridFor(most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((each) => most / each <= 6) ?? 200;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}

function share(width: number): string {
  return `${(width / WIDTH) * 100}%`;
}

/** How everybody's score grew. A slider nobody sees lies over it, so that a touch or a key leads to that moment. */
export function ScoreChart({ moments, nameOf, step, lookAt }: ScoreChartProps) {
  const say = useSay();
  const last = moments.length - 1;
  const seats = moments[0]?.scores.map(({ seat }) => seat) ?? [];
  const points = useMemo(
    () => seats.map((seat) => moments.map(({ scores }) => scores.find((score) => score.seat === seat)?.points ?? 0)),
    [moments, seats],
  );
  const most = Math.max(1, ...points.flat());
  const x = (at: number) => LEFT + (at / Math.max(1, last)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) => HEIGHT - BOTTOM - (value / most) * (HEIGHT - TOP - BOTTOM);

  return (
    <figure className="score-chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={say('match.chart')}>
        {gridFor(most).map((value) => (
          <g key={value}>
            <path d={`M${LEFT} ${y(value)}H${WIDTH - RIGHT}`} className="chart-grid" />
            <text x={LEFT - 8} y={y(value) + 4} textAnchor="end" className="chart-text">
              {value}
            </text>
          </g>
        ))}
        <path d={`M${x(step)} ${TOP}V${HEIGHT - BOTTOM}`} className="chart-now" />
        {seats.map((seat, index) => {
          const { ground } = seatColours(seatNumber(seat));
          const line = (points[index] ?? []).map(
            (value, at) => `${at === 0 ? 'M' : 'H'}${x(at)}${at === 0 ? ` ${y(value)}` : `V${y(value)}`}`,
          );
          const end = points[index]?.at(-1) ?? 0;
          return (
            <g key={seat}>
              <path d={line.join('')} className="chart-line" style={{ stroke: ground }} />
              <path
                d={SEAT_MARKS[seatNumber(seat)].path}
                transform={`translate(${x(last)} ${y(end)}) scale(0.7)`}
                className="chart-mark"
                style={{ fill: ground }}
              />
            </g>
          );
        })}
        <text x={LEFT} y={HEIGHT - 8} className="chart-text">
          {say('match.step', { step: 0 })}
        </text>
        <text x={WIDTH - RIGHT} y={HEIGHT - 8} textAnchor="end" className="chart-text">
          {say('match.step', { step: last })}
        </text>
      </svg>
      <input
        type="range"
        className="chart-slider"
        aria-label={say('match.chart')}
        aria-valuetext={say('match.step', { step })}
        min={0}
        max={last}
        value={step}
        style={{ left: share(LEFT), width: share(WIDTH - LEFT - RIGHT) }}
        onChange={(event) => lookAt(Number(event.target.value))}
      />
      <figcaption>
        <ul className="chart-legend">
          {seats.map((seat, index) => (
            <li key={seat}>
              <svg viewBox="-12 -12 24 24" className="chart-key" aria-hidden="true">
                <path d={SEAT_MARKS[seatNumber(seat)].path} style={{ fill: seatColours(seatNumber(seat)).ground }} />
              </svg>
              {say('match.chart-text', {
                name: nameOf(seat),
                from: points[index]?.[0] ?? 0,
                to: points[index]?.at(-1) ?? 0,
              })}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
