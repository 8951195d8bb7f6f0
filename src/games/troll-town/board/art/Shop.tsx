import { memo } from 'react';
import { Cut } from '../../../../web/look/print/Cut.tsx';
import { gouge } from '../../../../web/look/print/cuts.ts';
import { Cabin, Shadow } from './Cabin.tsx';
import { Flame } from './Fire.tsx';

const SMOKE = 'M0 0c-12-10-14-24-3-31 9-7 9-18-2-24 18 0 24 17 11 27-8 7-7 17 2 24z';

function Smoke({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Cut d={SMOKE} fill="var(--tt-smoke)" stroke="var(--tt-ink)" strokeWidth="1.600" className="tt-smoke" />
    </g>
  );
}

/** What hangs at the wall: a snare, a rope, a bag, by level (section 7). */
function Gear({ level }: { level: number }) {
  return (
    <g transform="translate(-78 2)" stroke="var(--tt-ink)" strokeLinejoin="round" strokeLinecap="round">
      <Cut d="M-2-42h5v66h-5zM-16-40h34v5h-34z" fill="var(--tt-log)" strokeWidth="2.4" />
      {level === 1 && <path d="M10-35v14a9 11 0 1 1-.1 0" fill="none" stroke="#d9c08a" strokeWidth="4" />}
      {level === 2 && (
        <g fill="none" stroke="#d9a85a" strokeWidth="5">
          <circle cx="9" cy="-18" r="13" />
          <circle cx="9" cy="-18" r="7" />
        </g>
      )}
      {level >= 3 && (
        <>
          <Cut d="M10-36c-12 8-22 26-16 42 8 12 28 12 36 0 4-16-6-34-16-42z" fill="#a8834c" strokeWidth="3" />
          <path d={gouge(2, -22, 1.7, 26, 2)} fill="#e6c98c" stroke="none" />
        </>
      )}
    </g>
  );
}

interface ShopProps {
  readonly level: number;
  /** Whether somebody works there now, which makes it smoke. */
  readonly busy: boolean;
}

/** A workshop and kitchen over its three hexes. */
export const Shop = memo(function Shop({ level, busy }: ShopProps) {
  return (
    <g>
      <Shadow y={46} width={98} height={20} />
      <g stroke="var(--tt-ink)" strokeWidth="3" strokeLinejoin="round">
        <Cut d="M26-112h26v54h-26z" fill="var(--tt-stone)" />
        <Cut d="M22-118h34v10h-34z" fill="var(--tt-stone-cut)" />
      </g>
      <g transform="translate(-74 -96) scale(1.2)">
        <Cabin
          wall="var(--tt-wall)"
          roof="var(--tt-shop-roof)"
          cut="var(--tt-shop-roof-cut)"
          lit={[busy, busy]}
          door={busy}
        />
      </g>
      {busy && (
        <>
          <Smoke x={40} y={-122} scale={0.9} />
          <Smoke x={52} y={-162} scale={0.6} />
        </>
      )}
      <Gear level={level} />
      <g transform="translate(66 48)">{busy && <Flame scale={0.8} />}</g>
      <g transform="translate(66 36) scale(0.82)" stroke="var(--tt-ink)" strokeWidth="3" strokeLinejoin="round">
        <Cut d="M-22-22c-5 16 4 26 22 26s27-10 22-26z" fill="#39424a" />
        <Cut d="M-26-27h52v8h-52z" fill="#5d6870" />
        <path d={gouge(-14, -14, 1.3, 14, 2)} fill="#a9b3b5" stroke="none" />
      </g>
      <Cut d="M46 50l20-56 20 56" fill="none" stroke="var(--tt-ink)" strokeWidth="5" />
    </g>
  );
});

/** A heap of timber beside a house of the third level. */
export const Pile = memo(function Pile() {
  return (
    <g stroke="var(--tt-ink)" strokeWidth="3" strokeLinejoin="round">
      <Shadow y={28} width={46} height={11} />
      <Cut d="M-42 12h84v14h-84zM-32-4h66v14h-66zM-20-20h44v14h-44z" fill="var(--tt-log-2)" />
      <path
        d={gouge(-30, 18, 0, 40, 1.4) + gouge(-18, 3, 0, 34, 1.4) + gouge(-8, -13, 0, 26, 1.4)}
        fill="var(--tt-log-cut)"
        stroke="none"
      />
      {[
        [-38, 19],
        [-28, 3],
        [-16, -13],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="7" fill="var(--tt-log)" />
      ))}
    </g>
  );
});

/** Planks where a building stood. */
export const Debris = memo(function Debris() {
  return (
    <g stroke="var(--tt-ink)" strokeWidth="2.600" strokeLinejoin="round">
      <Cut d="M-38 20l50-34 6 8-50 34zM-20-16l52 34-5 8-52-34zM-4 28l-8-50 10-2 6 50z" fill="var(--tt-dead)" />
      <Cut d="M16-20l14 6-6 12-12-6zM-34-6l12-4 2 12-12 2z" fill="var(--tt-dead)" />
    </g>
  );
});

/** Damage that a building has taken: a split for each. */
export function Scars({ damage, width }: { damage: number; width: number }) {
  return [...Array(damage).keys()].map((scar) => (
    <path
      key={scar}
      d="M0-22l6 10-8 6 9 9-7 7 5 12"
      transform={`translate(${((scar - (damage - 1) / 2) * width) / 3} 8) scale(1.2)`}
      fill="none"
      stroke="#ff7a4a"
      strokeWidth="4.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  ));
}
