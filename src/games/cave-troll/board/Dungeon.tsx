import { at } from '../../../kernel/lists.ts';
import './dungeon.css';
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { usePlaces } from '../../../web/board-kit/places.tsx';
import { isArrow } from '../../../web/board-kit/steer.ts';
import type { PlaceId } from '../../../web/board-kit/tabletop.ts';
import { AREAS, type AreaId } from '../box/areas.ts';
import { type Figure, figureId } from '../box/figures.ts';
import { type Area, areaId, areaNumber, isOnBoard } from '../box/map.ts';
import { type CaveTroll, kindOf } from '../position.ts';
import { appraiseBoard } from '../rules/scoring.ts';
import { isClosed, survey } from '../rules/survey.ts';
import { AreaPlace } from './AreaPlace.tsx';
import { describeArea, describeFigure } from './describe.ts';
import { placeOf } from './places.ts';
import { Gold } from './scenery/Gold.tsx';
import { Scenery } from './scenery/Scenery.tsx';
import { HEAD, type Spot, stand } from './standing.ts';
import { Token } from './Token.tsx';
import { walk } from './walk.ts';
import type { Speak } from './words.ts';

interface DungeonProps {
  readonly view: CaveTroll;
  /** The window through which the map is seen, and how wide a cell of it is. */
  readonly window: RefObject<HTMLElement | null>;
  readonly cell: number;
  readonly speak: Speak;
  readonly inspect: (figure: Figure | undefined) => void;
  /** What is shown over the map. */
  readonly children: ReactNode;
}

interface Standing {
  readonly figure: Figure;
  readonly area: Area;
  readonly spot: Spot;
}

/** The least size of letters, in pixels, and how wide one is on average. */
const LETTER = 12;
const LETTER_WIDTH = 5.8;

/** How much of a room, in cells, its name takes: on a small map it needs two lines. */
function nameHeightOf(area: Area, cell: number, speak: Speak): number {
  const { id, rectangles } = AREAS[area] as (typeof AREAS)[number];
  const [, , width] = rectangles[0];
  const letter = Math.max(LETTER, 0.25 * cell);
  const lines = speak(`area.${id}`).length * (LETTER_WIDTH / LETTER) * letter > (width - 0.3) * cell ? 2 : 1;
  return cell === 0 ? HEAD : Math.max(HEAD, (lines * letter) / cell + (lines > 1 ? 0.18 : 0.06));
}

/** Everybody on the map, each where there is room. */
function everybody({ where }: CaveTroll, cell: number, speak: Speak): Standing[] {
  const byArea = new Map<Area, Figure[]>();
  for (const [figure, area] of where.entries()) {
    if (isOnBoard(area)) byArea.set(area, [...(byArea.get(area) ?? []), figure]);
  }
  const standing = [...byArea].flatMap(([area, figures]) => {
    const spots = stand(area, figures.length, nameHeightOf(area, cell, speak));
    return figures.map((figure, index) => ({ figure, area, spot: at(spots, index) }));
  });
  return standing.sort((one, other) => one.figure - other.figure);
}

const FIRST_AREA: AreaId = 'stair-nw';

/** The map: panned by scrolling, zoomed, walked through by arrow keys along its doors. */
export function Dungeon({ view, window, cell, speak, inspect, children }: DungeonProps) {
  const places = usePlaces();
  const [here, setHere] = useState<AreaId>(FIRST_AREA);
  const came = useRef<AreaId | undefined>(undefined);
  const standing = useMemo(() => everybody(view, cell, speak), [view, cell, speak]);
  const appraisals = useMemo(() => appraiseBoard(view), [view]);
  const there = useMemo(() => survey(view), [view]);

  // The Tab key enters the map where something can be done.
  const begin = useCallback(() => {
    const isLit = (place: PlaceId) => places.get(place)?.mood === 'lit';
    const figure = standing.find((each) => isLit(placeOf.figure(figureId(each.figure))));
    const area = AREAS.find(({ id }) => isLit(placeOf.area(id)))?.id ?? (figure && areaId(figure.area));
    if (area !== undefined) setHere(area);
  }, [places, standing]);
  useEffect(() => {
    if (!window.current?.contains(document.activeElement)) begin();
  }, [window, begin]);

  const litAreas = AREAS.map(({ id }) => places.get(placeOf.area(id))?.mood === 'lit');

  function onFocus({ target }: FocusEvent): void {
    const area = areaUnder(target, view);
    if (area !== undefined && area !== here) {
      came.current = here;
      setHere(area);
    }
  }

  /** A figure that is touched shows its card; where it can be chosen, it is chosen too. Elsewhere the card closes. */
  function onTouch(target: EventTarget): void {
    const { figure } = (target as HTMLElement).closest<HTMLElement>('[data-figure]')?.dataset ?? {};
    inspect(figure === undefined ? undefined : Number(figure));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const area = areaUnder(event.target, view);
    if (area === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const target = event.target as HTMLElement;
    if (isArrow(event.key)) {
      event.preventDefault();
      const to = walk(area, event.key, came.current);
      if (to !== undefined) focusOn(window.current, `[data-area="${to}"]`);
    } else if (target.dataset.figure !== undefined && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      onTouch(target);
    } else if (event.key === 'Enter' && target.dataset.area !== undefined && target.dataset.mood === undefined) {
      event.preventDefault();
      const first = standing.find((each) => each.area === areaNumber(area));
      if (first !== undefined) focusOn(window.current, `[data-figure="${first.figure}"]`);
    }
  }

  return (
    <section
      className="ct-window"
      ref={window}
      aria-label={speak('board.map')}
      data-far={cell < 30 || undefined}
      onFocus={onFocus}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) begin();
      }}
      onKeyDown={onKeyDown}
      onClick={(event) => onTouch(event.target)}
    >
      <div className="ct-map" style={{ '--cell': `${cell}px` } as CSSProperties}>
        <Scenery />
        {AREAS.map(({ id }, area) => (
          <AreaPlace
            key={id}
            area={area}
            appraisal={appraisals[area]}
            shut={isClosed(there, area)}
            here={id === here}
            name={describeArea(view, id, speak)}
            speak={speak}
          />
        ))}
        <Gold />
        {standing.map(({ figure, area, spot }) => (
          <Token
            key={figure}
            figure={figure}
            kind={kindOf(view, figure)}
            spot={spot}
            area={area}
            near={areaId(area) === here}
            onLit={litAreas[area] ?? false}
            name={describeFigure(view, figure, speak)}
          />
        ))}
        {children}
      </div>
    </section>
  );
}

function areaUnder(target: EventTarget, view: CaveTroll): AreaId | undefined {
  const { area, figure } = (target as HTMLElement).closest<HTMLElement>('[data-area], [data-figure]')?.dataset ?? {};
  if (area !== undefined) return area as AreaId;
  const at = figure === undefined ? undefined : view.where[Number(figure)];
  return at === undefined || !isOnBoard(at) ? undefined : areaId(at);
}

function focusOn(within: HTMLElement | null, selector: string): void {
  within?.querySelector<HTMLElement>(selector)?.focus();
}
