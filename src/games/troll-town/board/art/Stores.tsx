import { memo } from 'react';
import { Cut } from '../../../../web/look/print/Cut.tsx';
import { halo } from '../../../../web/look/print/cuts.ts';
import { outline } from '../../../../web/look/print/forms.ts';
import type { Point } from '../../../../web/look/print/hand.ts';
import { Shadow } from './Cabin.tsx';
import { upTo } from './numbers.ts';
import { Child } from './People.tsx';

interface CageProps {
  readonly held: number;
  /** Which Children sit in it is told by where it stands. */
  readonly sort: number;
  readonly open?: boolean;
}

const BARS = [-34, -20, -7, 7, 20, 34];
const barsAt = (xs: readonly number[]) => xs.map((x) => `M${x - 2.5}-26l1 54h4l-1-54z`).join('');
const CLOSED = barsAt(BARS);
const OPEN = barsAt(BARS.filter((x) => Math.abs(x) > 7));

/** A cage for two; when it is broken open, two bars and the door are gone. */
export const Cage = memo(function Cage({ held, sort, open = false }: CageProps) {
  return (
    <g>
      <Shadow y={30} width={46} height={12} />
      <g stroke="var(--tt-ink)" strokeWidth="3" strokeLinejoin="round">
        <Cut d="M-42 22h84l4 12h-92z" fill="var(--tt-log)" />
        <Cut d="M-38-24h76v48h-76z" fill="var(--tt-cage)" stroke="none" />
      </g>
      {upTo(held).map((child) => (
        <g key={child} transform={`translate(${held === 1 ? 0 : -14 + child * 28} 26)`}>
          <Child sort={sort + child} />
        </g>
      ))}
      <g stroke="var(--tt-ink)" strokeWidth="2.2" strokeLinejoin="round">
        <Cut d={open ? OPEN : CLOSED} fill="var(--tt-log-2)" />
        <Cut d="M-44-34h88l-2 11h-84z" fill="var(--tt-log-2)" strokeWidth="3" />
        <Cut d="M-46 20l92 1-1 9h-90z" fill="var(--tt-log-2)" strokeWidth="3" />
        <Cut d="M-26-35c4-16 48-16 52 0z" fill="none" strokeWidth="4" />
        {open && <Cut d="M42-20l22-8v48l-22 8zM50-22v46M57-25v46" fill="none" strokeWidth="3" />}
        {!open && held > 0 && <Cut d="M-6-4h13v12h-13z" fill="#e0b24a" strokeWidth="2.4" />}
      </g>
    </g>
  );
});

const around = (width: number, height: number): Point[] =>
  upTo(24).map((part) => {
    const angle = (part / 24) * Math.PI * 2;
    return [width * Math.cos(angle), height * Math.sin(angle)];
  });
const RIM = outline(around(132, 112), 7, 3, 14);
const HOLE = outline(around(108, 90), 9, 3, 14);
const DEPTH = halo({
  x: 0,
  y: 0,
  from: 74,
  to: 104,
  step: 9,
  gap: 8,
  length: 20,
  width: 2,
  seed: 4,
  start: 190,
  end: 350,
});
const stake = ([x, y]: Point) => `M${Math.round(x) - 6} ${Math.round(y) + 12}l1-34 5-9 6 9v34z`;
const STAKES = upTo(26).map((part): Point => {
  const angle = (part / 26) * Math.PI * 2;
  return [124 * Math.cos(angle), 104 * Math.sin(angle)];
});
const BEHIND = STAKES.filter(([, y]) => y < 6).map(stake);
const BEFORE = STAKES.filter(([, y]) => y >= 6).map(stake);
const ROW = 7;
/** What can be seen of a crowd; the plate says how many there are. */
const IN_SIGHT = 3 * ROW;

function seatInPit(child: number, children: number): { x: number; y: number; scale: number } {
  const shown = Math.min(children, IN_SIGHT);
  const rows = Math.ceil(shown / ROW);
  const across = Math.ceil(shown / rows);
  const row = Math.floor(child / across);
  const inRow = Math.min(across, shown - row * across);
  const gap = Math.min(42, 150 / Math.max(1, across));
  return {
    x: ((child % across) - (inRow - 1) / 2) * gap - 6,
    y: 34 + (row - (rows - 1) / 2) * 32,
    scale: across > 5 ? 0.8 : 1.05,
  };
}

/** The pit over its seven hexes: a palisade, a ladder, and Children at the bottom. */
export const Pit = memo(function Pit({ held }: { held: number }) {
  return (
    <g>
      <g stroke="var(--tt-ink)" strokeLinejoin="round">
        <path d={RIM} fill="var(--tt-mud)" strokeWidth="4" />
        <path d={HOLE} fill="var(--tt-pit)" strokeWidth="5" />
        <path d={DEPTH} fill="var(--tt-mud-cut)" stroke="none" transform="scale(1 0.83)" />
      </g>
      <Cut d={BEHIND.join('')} fill="var(--tt-log-2)" stroke="var(--tt-ink)" strokeWidth="2.4" strokeLinejoin="round" />
      {upTo(Math.min(held, IN_SIGHT)).map((child) => {
        const { x, y, scale } = seatInPit(child, held);
        return (
          <g key={child} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})`}>
            <Child sort={child} />
          </g>
        );
      })}
      <g stroke="var(--tt-ink)" strokeWidth="2.4" strokeLinejoin="round">
        <Cut d="M62-64l9 2-16 86-9-2zM88-58l9 2-16 86-9-2z" fill="var(--tt-log-2)" />
        <Cut d="M60-44l28 6-1 7-28-6zM56-22l28 6-1 7-28-6zM52 0l28 6-1 7-28-6z" fill="var(--tt-log)" />
        <Cut d={BEFORE.join('')} fill="var(--tt-log-2)" />
      </g>
    </g>
  );
});
