import './map.css';
import './bubbles.css';
import './plates.css';
import { type CSSProperties, type ReactNode, useMemo, useRef, useState } from 'react';
import { useComfort } from '../../../../web/board-kit/comfort.ts';
import { usePlace } from '../../../../web/board-kit/places.tsx';
import { useTurningGestures } from '../../../../web/board-kit/turning/use-turning-gestures.ts';
import { useZoom } from '../../../../web/board-kit/zoom/use-zoom.ts';
import { ZoomBar } from '../../../../web/board-kit/zoom/ZoomBar.tsx';
import type { Point } from '../../../../web/look/print/hand.ts';
import { siteOf } from '../../box/sites.ts';
import { type Plan, planOf, type TrollTown } from '../../position.ts';
import { Backdrop, Bridge } from '../art/Backdrop.tsx';
import { Bonfire } from '../art/Fire.tsx';
import { Symbols } from '../art/Symbols.tsx';
import { centreOf } from '../geometry.ts';
import { hintedSpots } from '../hinted.ts';
import type { Lie } from '../lies.ts';
import { placeOfLie } from '../places.ts';
import { MarkBar, MarkGround, useMarking } from '../talk/MarkGround.tsx';
import { MarkFlags, MarkRims } from '../talk/Marks.tsx';
import { useTable } from '../town/table.ts';
import { Bubbles } from './Bubbles.tsx';
import { type Bounds, boundsOf, unionOf } from './bounds.ts';
import { Cells, PlanGhosts, ShownGhosts } from './Ghosts.tsx';
import { Roads, Wood } from './Ground.tsx';
import { HintGhosts, HintPins } from './Hinted.tsx';
import { Pins } from './Pins.tsx';
import { Plates } from './Plates.tsx';
import { BuildingSpots, LitGround, TrollSpots } from './Spots.tsx';
import { Lights, StandingTown } from './Standing.tsx';
import { useLaying } from './use-laying.ts';

/** Pixels of a unit; sixty units are the side of a hex. */
const COMFORTABLE = { finger: 0.42, large: 0.52, usual: 0.46 } as const;

/** What can be chosen on the map. */
const PLACES = '.tt-spot, .tt-cell';

function noMarking(): void {}

interface TownMapProps {
  /** The town as it is shown: now, or at a moment of the reveal. */
  readonly town: TrollTown;
  readonly danger: ReadonlySet<number>;
  /** What lies over the drawing, in its own units. */
  readonly over?: ReactNode;
  /** Words and cards at places of the drawing. */
  readonly notes?: ReactNode;
  readonly watching: boolean;
  /** What the eye is led to while one watches. */
  readonly focus?: Point | undefined;
  /** While a place is pointed out to the others: what ends that. */
  readonly stopMarking?: () => void;
}

/** While one plans a turn, the part of the town that is shown only grows: the map does not move at every piece. */
function useWidest(wanted: Bounds, turn: number | undefined): Bounds {
  const [widest, setWidest] = useState({ turn, bounds: wanted });
  const next = turn === undefined || turn !== widest.turn ? wanted : unionOf(widest.bounds, wanted);
  const { left, top, width, height } = widest.bounds;
  const isSame = next.left === left && next.top === top && next.width === width && next.height === height;
  if (turn !== widest.turn || !isSame) setWidest({ turn, bounds: next });
  return isSame ? widest.bounds : next;
}

/** The town, which can be zoomed and panned. */
export function TownMap({ town, danger, over, notes, watching, focus, stopMarking = noMarking }: TownMapProps) {
  const { view, me, frame, hinted } = useTable();
  const comfort = useComfort();
  const comfortable = COMFORTABLE[comfort];
  const laying = useLaying();
  const { turning } = laying;
  const spots = useMemo(
    () => (me === undefined || hinted === undefined || watching ? [] : hintedSpots(view, me, frame, hinted)),
    [view, me, frame, hinted, watching],
  );
  const wanted = useMemo(
    () => boundsOf(town.land, [...laying.hexes, ...spots.flatMap(({ hexes = [] }) => hexes)]),
    [town.land, laying.hexes, spots],
  );
  const bounds = useWidest(wanted, watching ? undefined : town.turn);
  const drawing = useMemo(
    () => ({
      width: bounds.width,
      height: bounds.height,
      comfortable,
      // All that can be chosen is in sight at once, unless a finger would miss what is so small.
      areas: comfort === 'finger' ? '.tt-never' : PLACES,
      pieces: PLACES,
    }),
    [bounds, comfort, comfortable],
  );
  const window = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const zoom = useZoom(window, drawing, watching || frame === undefined);
  const marking = useMarking(town, stopMarking);
  const isMarking = stopMarking !== noMarking;
  useTurningGestures(sheet, laying.active, turning.turn);
  const plan = me === undefined ? undefined : view.plans[me];
  const isPlanned = me !== undefined && plan !== undefined && plan !== 'secret' && !watching;
  const box = `${bounds.left} ${bounds.top} ${bounds.width} ${bounds.height}`;
  const pointed = turning.pointed && laying.lieOn(turning.pointed);
  return (
    <div className="tt-map" data-guide="map" data-laying={laying.active || isMarking || undefined}>
      <div className="tt-window" ref={window}>
        <div
          className="tt-sheet"
          ref={sheet}
          data-far={zoom.unit < 0.4 || undefined}
          data-led={focus !== undefined || undefined}
          style={
            {
              '--unit': `${zoom.unit}px`,
              width: `${(bounds.width * zoom.unit).toFixed(1)}px`,
              height: `${(bounds.height * zoom.unit).toFixed(1)}px`,
              ...(focus && {
                transform: 'scale(1.5)',
                transformOrigin: `${((focus[0] - bounds.left) * zoom.unit).toFixed(0)}px ${((focus[1] - bounds.top) * zoom.unit).toFixed(0)}px`,
              }),
            } as CSSProperties
          }
        >
          <svg viewBox={box} className="tt-drawing" aria-hidden="true" focusable="false">
            <Symbols />
            <Backdrop />
            <Lights view={town} />
            <Wood land={town.land} />
            <Roads land={town.land} cracks={town.cracks} />
            <Bridge />
            <g transform="translate(0 -12)">
              <Bonfire />
            </g>
            <StandingTown view={town} />
            {isPlanned && <PlanGhosts view={view} seat={me} plan={planOf(view, me)} />}
            {isPlanned && <ShownGhosts view={view} me={me} />}
            <HintGhosts spots={spots} />
            {!watching && <MarkRims view={town} />}
            {over}
          </svg>
          <svg viewBox={box} className="tt-drawing" role="presentation">
            <BuildingSpots view={town} />
            <TrollSpots view={town} />
            <LitGround />
            {me !== undefined && laying.active && (
              <Cells view={view} seat={me} turning={turning} lieOn={laying.lieOn} />
            )}
            {isMarking && <MarkGround town={town} marking={marking} />}
          </svg>
          <Plates view={town} left={bounds.left} top={bounds.top} danger={danger} />
          {isPlanned && <Pins plan={plan as Plan} bounds={bounds} />}
          <HintPins spots={spots} bounds={bounds} />
          {!watching && <MarkFlags view={town} bounds={bounds} />}
          {!watching && <Bubbles view={town} bounds={bounds} />}
          {pointed && (
            <Handles lie={pointed} bounds={bounds} turn={turning.turn} turns={turning.pointed?.turns.length ?? 0} />
          )}
        </div>
      </div>
      {notes}
      {isMarking && <MarkBar town={town} marking={marking} />}
      <ZoomBar zoom={zoom} />
    </div>
  );
}

interface HandlesProps {
  readonly lie: Lie;
  readonly bounds: Bounds;
  readonly turn: (by: 1 | -1) => void;
  readonly turns: number;
}

/** From the middle of a piece to its handles, in units; and from which share of the height on they stand above it. */
const AWAY = 120;
const LOW = 0.6;

/** Turns the piece that is being laid, and lays it: a finger hides the hex it would have to touch. */
function Handles({ lie, bounds, turn, turns }: HandlesProps) {
  const { speak } = useTable();
  const [x, y] = centreOf(siteOf(lie.piece, lie.site).hexes);
  // Below the piece; above it where the answers at the lower edge, or the edge itself, would be in the way.
  const isLow = y - bounds.top > LOW * bounds.height;
  return (
    <div
      className="tt-handles"
      data-above={isLow || undefined}
      style={{
        left: `clamp(4rem, calc(${(x - bounds.left).toFixed(0)} * var(--unit)), calc(100% - 4rem))`,
        top: `calc(${(y - bounds.top + (isLow ? -AWAY : AWAY)).toFixed(0)} * var(--unit))`,
      }}
    >
      {turns > 1 && (
        <button type="button" className="tt-handle" aria-keyshortcuts="R" onClick={() => turn(1)}>
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path
              d="M20 12a8 8 0 1 1-2.500-5.800M20 3v4.500h-4.500"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.500"
            />
          </svg>
          {speak('board.turn')}
        </button>
      )}
      <span {...usePlace(placeOfLie(lie))} data-at-once="" className="tt-handle tt-handle-lay">
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M4 13l5 5L20 6" fill="none" stroke="currentColor" strokeWidth="3" />
        </svg>
        {speak('board.lay')}
      </span>
    </div>
  );
}
