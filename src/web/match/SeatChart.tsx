import type { Seat } from '../../kernel/game.ts';
import { SEAT_MARKS, seatColours, seatNumber } from '../look/SeatMark.tsx';
import { useSay } from '../messages/text.ts';

interface SeatChartProps {
  /** What is shown, for all seats together. */
  readonly label: string;
  /** For each seat its value at every moment. */
  readonly series: readonly (readonly number[])[];
  readonly seats: readonly Seat[];
  /** The value at the top. */
  readonly most: number;
  readonly grid: readonly number[];
  readonly sayValue: (value: number) => string;
  readonly sayLine: (seat: Seat, from: number, to: number) => string;
  readonly moment: number;
  readonly lookAt: (moment: number) => void;
}

const WIDTH = 720;
const HEIGHT = 260;
const LEFT = 68;
const RIGHT = 18;
const TOP = 14;
const BOTTOM = 28;

function share(width: number): string {
  return `${(width / WIDTH) * 100}%`;
}

/** A line for each seat over the match. A slider nobody sees lies over it, so that a touch or a key leads to that moment. */
export function SeatChart({ label, series, seats, most, grid, sayValue, sayLine, moment, lookAt }: SeatChartProps) {
  const say = useSay();
  const last = Math.max(0, (series[0]?.length ?? 1) - 1);
  const x = (at: number) => LEFT + (at / Math.max(1, last)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) => HEIGHT - BOTTOM - (value / most) * (HEIGHT - TOP - BOTTOM);

  return (
    <figure className="seat-chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        {grid.map((value) => (
          <g key={value}>
            <path d={`M${LEFT} ${y(value)}H${WIDTH - RIGHT}`} className="chart-grid" />
            <text x={LEFT - 8} y={y(value) + 4} textAnchor="end" className="chart-text">
              {sayValue(value)}
            </text>
          </g>
        ))}
        <path d={`M${x(moment)} ${TOP}V${HEIGHT - BOTTOM}`} className="chart-now" />
        {seats.map((seat, index) => {
          const { ground } = seatColours(seatNumber(seat));
          const line = (series[index] ?? []).map(
            (value, at) => `${at === 0 ? 'M' : 'H'}${x(at)}${at === 0 ? ` ${y(value)}` : `V${y(value)}`}`,
          );
          const end = series[index]?.at(-1) ?? 0;
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
          {say('match.moment', { moment: 0 })}
        </text>
        <text x={WIDTH - RIGHT} y={HEIGHT - 8} textAnchor="end" className="chart-text">
          {say('match.moment', { moment: last })}
        </text>
      </svg>
      <input
        type="range"
        className="chart-slider"
        aria-label={label}
        aria-valuetext={say('match.moment', { moment })}
        min={0}
        max={last}
        value={moment}
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
              {sayLine(seat, series[index]?.[0] ?? 0, series[index]?.at(-1) ?? 0)}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
