import type { HostDatabase } from '../../protocol/host-room/database.ts';
import { usePhone } from '../use-media.ts';
import { useHostSay } from './text.ts';
import { useWords } from './use-words.ts';

const WIDTH = 600;
/** On phones letters would shrink with the drawing. */
const NARROW = 340;
const HEIGHT = 220;
const LEFT = 84;
const RIGHT = 14;
const TOP = 14;
const BOTTOM = 34;
const DAY = 24 * 60 * 60_000;
const LINES = 4;

/** The size of the database, day by day: a line from nothing up, so that growth looks as large as it is. */
export function GrowthChart({ growth }: Pick<HostDatabase, 'growth'>) {
  const say = useHostSay();
  const words = useWords();
  const width = usePhone() ? NARROW : WIDTH;
  const [first, last] = [growth[0], growth.at(-1)];
  if (first === undefined || last === undefined || first === last) {
    return <p className="soft">{say('database.growth-soon')}</p>;
  }
  const step = stepFor(Math.max(...growth.map(({ bytes }) => bytes)));
  const most = LINES * step;
  const x = (day: number) => LEFT + ((day - first.day) / (last.day - first.day)) * (width - LEFT - RIGHT);
  const y = (bytes: number) => HEIGHT - BOTTOM - (bytes / most) * (HEIGHT - TOP - BOTTOM);
  const course = growth.map(({ day, bytes }) => `${Math.round(x(day))},${Math.round(y(bytes))}`).join(' ');
  const dayOf = (day: number) => words.day(day * DAY);
  const now = say('database.growth-now', { size: words.size(last.bytes), day: dayOf(last.day) });
  return (
    <div className="host-growth">
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={now}>
        {Array.from({ length: LINES + 1 }, (_, line) => line * step).map((bytes) => (
          <g key={bytes}>
            <line className="host-growth-grid" x1={LEFT} x2={width - RIGHT} y1={y(bytes)} y2={y(bytes)} />
            <text className="host-growth-text" x={LEFT - 8} y={y(bytes) + 5} textAnchor="end">
              {words.size(bytes)}
            </text>
          </g>
        ))}
        <polygon className="host-growth-area" points={`${x(first.day)},${y(0)} ${course} ${x(last.day)},${y(0)}`} />
        <polyline className="host-growth-line" points={course} />
        <circle className="host-growth-now" cx={x(last.day)} cy={y(last.bytes)} r="6" />
        <text className="host-growth-text" x={LEFT} y={HEIGHT - 8}>
          {dayOf(first.day)}
        </text>
        <text className="host-growth-text" x={width - RIGHT} y={HEIGHT - 8} textAnchor="end">
          {dayOf(last.day)}
        </text>
      </svg>
      <details>
        <summary>{say('database.as-table')}</summary>
        <table className="host-table">
          <thead>
            <tr>
              <th scope="col">{say('database.day')}</th>
              <th scope="col" className="number">
                {say('database.size')}
              </th>
            </tr>
          </thead>
          <tbody>
            {growth.map(({ day, bytes }) => (
              <tr key={day}>
                <td>{dayOf(day)}</td>
                <td className="number">{words.size(bytes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

/** A round number of bytes, of which a few reach above the most. */
function stepFor(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most / LINES)));
  return power * ([1, 2, 2.5, 5].find((factor) => factor * power * LINES >= most) ?? 10);
}
