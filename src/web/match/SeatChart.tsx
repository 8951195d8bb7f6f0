import { useLayoutEffect, useRef, useState } from 'react';
import type { Seat } from '../../kernel/game.ts';
import { SEAT_MARKS, seatColours, seatNumber } from '../look/SeatMark.tsx';
import { useMatchSay } from './text.ts';

interface SeatChartProps {
  /** The label of the whole chart. */
  readonly label: string;
  /** The values of each seat, one for every moment. */
  readonly series: readonly (readonly number[])[];
  readonly seats: readonly Seat[];
  /** The range of the vertical axis. */
  readonly least: number;
  readonly most: number;
  readonly grid: readonly number[];
  readonly sayValue: (value: number) => string;
  readonly sayLine: (seat: Seat, from: number, to: number) => string;
  readonly moment: number;
  readonly lookAt: (moment: number) => void;
}

const HEIGHT = 152;
const LEFT = 46;
const RIGHT = 14;
const TOP = 10;
const BOTTOM = 22;

/** A line for each seat over the match. An invisible slider over it makes every moment reachable by touch and keyboard. */
export function SeatChart(props: SeatChartProps) {
  const { label, series, seats, least, most, grid, sayValue, sayLine, moment, lookAt } = props;
  const say = useMatchSay();
  const [box, width] = useWidth();
  const last = Math.max(0, (series[0]?.length ?? 1) - 1);
  const x = (at: number) => LEFT + (at / Math.max(1, last)) * (width - LEFT - RIGHT);
  const y = (value: number) => HEIGHT - BOTTOM - ((value - least) / (most - least)) * (HEIGHT - TOP - BOTTOM);

  return (
    <figure className="seat-chart">
      <div className="chart-drawing" ref={box}>
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} height={HEIGHT} role="img" aria-label={label}>
          {grid.map((value) => (
            <g key={value}>
              <path d={`M${LEFT} ${y(value)}H${width - RIGHT}`} className="chart-grid" />
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
          <text x={LEFT} y={HEIGHT - 5} className="chart-text">
            {say('match.moment', { moment: 0 })}
          </text>
          <text x={width - RIGHT} y={HEIGHT - 5} textAnchor="end" className="chart-text">
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
          style={{ left: LEFT, right: RIGHT }}
          onChange={(event) => lookAt(Number(event.target.value))}
        />
      </div>
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

/** The width in pixels: the chart is drawn at its real size, so that its text keeps its own. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(420);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => setWidth(Math.max(LEFT + RIGHT + 1, element.clientWidth));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return [box, width] as const;
}
