import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { DAY, lengthOf, timeOf } from './hours.ts';
import { useCallsSay } from './text.ts';

interface Hours {
  readonly from: number;
  readonly to: number;
}

interface DialProps {
  readonly quiet: Hours;
  readonly onChange: (quiet: Hours) => void;
}

const STEP = 30;
const RADIUS = 78;
/** Noon is at the top, as the sun is. */
const NOON = DAY / 2;

function angleOf(minutes: number): number {
  return ((minutes - NOON) / DAY) * 2 * Math.PI;
}

function pointAt(minutes: number, radius: number): { x: number; y: number } {
  const angle = angleOf(minutes);
  return { x: 100 + radius * Math.sin(angle), y: 100 - radius * Math.cos(angle) };
}

function arc({ from, to }: Hours, radius: number): string {
  const [begin, end] = [pointAt(from, radius), pointAt(to, radius)];
  const large = lengthOf({ from, to }) > DAY / 2 ? 1 : 0;
  return `M ${begin.x} ${begin.y} A ${radius} ${radius} 0 ${large} 1 ${end.x} ${end.y}`;
}

/** A day as a ring: the dark part is quiet. Its two ends can be dragged, and moved by the arrow keys. */
export function Dial({ quiet, onChange }: DialProps) {
  const say = useCallsSay();
  const ring = useRef<SVGSVGElement>(null);
  const hours = Math.round((lengthOf(quiet) / 60) * 10) / 10;

  const drag = (end: keyof Hours) => (event: PointerEvent) => {
    const box = ring.current?.getBoundingClientRect();
    if (event.buttons === 0 || box === undefined) return;
    const [x, y] = [event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2];
    const turned = Math.atan2(x, -y) / (2 * Math.PI);
    const minutes = (Math.round(((turned * DAY + NOON + DAY) % DAY) / STEP) * STEP) % DAY;
    if (minutes !== quiet[end]) onChange({ ...quiet, [end]: minutes });
  };
  const press = (end: keyof Hours) => (event: KeyboardEvent) => {
    const by = { ArrowRight: STEP, ArrowUp: STEP, ArrowLeft: -STEP, ArrowDown: -STEP }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onChange({ ...quiet, [end]: (quiet[end] + by + DAY) % DAY });
  };

  return (
    <svg ref={ring} className="calls-dial" viewBox="0 0 200 200" aria-label={say('calls.quiet')}>
      <circle cx="100" cy="100" r={RADIUS} className="calls-dial-day" />
      <path d={arc(quiet, RADIUS)} className="calls-dial-night" />
      {[0, 6, 12, 18].map((hour) => {
        const { x, y } = pointAt(hour * 60, RADIUS);
        const at = hour * 60;
        const isNight = lengthOf({ from: quiet.from, to: at }) < lengthOf(quiet);
        return (
          <text key={hour} x={x} y={y} className={isNight ? 'calls-dial-dark' : undefined}>
            {hour}
          </text>
        );
      })}
      <text x="100" y="95" className="calls-dial-hours">
        {say('calls.quiet-hours', { hours })}
      </text>
      <text x="100" y="116" className="calls-dial-of">
        {say('calls.quiet-of')}
      </text>
      {(['from', 'to'] as const).map((end) => {
        const { x, y } = pointAt(quiet[end], RADIUS);
        return (
          <g
            key={end}
            className="calls-dial-handle"
            role="slider"
            tabIndex={0}
            aria-label={say(end === 'from' ? 'calls.quiet-begin' : 'calls.quiet-end')}
            aria-valuemin={0}
            aria-valuemax={DAY - 1}
            aria-valuenow={quiet[end]}
            aria-valuetext={timeOf(quiet[end])}
            onKeyDown={press(end)}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={drag(end)}
          >
            <circle cx={x} cy={y} r="20" className="calls-dial-reach" />
            <circle cx={x} cy={y} r="13" className="calls-dial-knob" />
            <circle cx={x} cy={y} r="3" className="calls-dial-dot" />
          </g>
        );
      })}
    </svg>
  );
}
