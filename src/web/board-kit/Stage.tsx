import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import './stage.css';
import './glow.css';
import { type AboutStore, explain, stopExplaining, thingUnder, untick } from './about/about-store.ts';
import { isInPanel } from './about/into-panel.ts';
import { useAbout } from './about/use-about.ts';
import type { Ahead } from './ahead.ts';
import { allowDragging } from './drag.ts';
import { type GlideScene, useGlide } from './glide.ts';
import { type PlaceState, PlacesContext, placesFor } from './places.tsx';
import { useReachable } from './reachable.ts';
import { isArrow, steer } from './steer.ts';
import { CHOOSABLE, layTabStops, roveTo, useByKeyboard, useLitInSight } from './tab-stops.ts';
import type { PlaceId } from './tabletop.ts';

export interface StageHandler {
  /** A lit place was chosen by mouse, touch or keyboard, with the answers that were settled beforehand. */
  choose(place: PlaceId, ahead?: Ahead): void;
  /** The player asks why a place is blocked. */
  explain(place: PlaceId): void;
  /** A piece at this place was picked up. */
  pickUp(place: PlaceId): void;
  /** A dragged piece was dropped outside of any target. */
  letGo(): void;
  /** The places that would be lit after choosing this one. */
  ahead(place: PlaceId): readonly PlaceId[];
  /** Whether choosing the place makes a move at once. */
  commits(place: PlaceId): boolean;
}

interface StageProps {
  readonly label: string;
  readonly places: ReadonlyMap<PlaceId, PlaceState>;
  readonly handler: StageHandler;
  /** Identifies what is shown: pieces glide when it changes. */
  readonly scene: GlideScene;
  /** The store of the explanation panel. */
  readonly aboutStore: AboutStore;
  readonly children: ReactNode;
}

function placeUnder(target: EventTarget): HTMLElement | undefined {
  const found = (target as Element).closest<HTMLElement>('[data-mood], [data-for]');
  if (found === null || found.dataset.mood !== undefined) return found ?? undefined;
  return standsFor(found);
}

/** The first asked place that an element acts for, such as a village's ground for the move into it. */
function standsFor({ dataset }: HTMLElement): HTMLElement | undefined {
  for (const place of placesFor(dataset)) {
    const found = document.querySelector<HTMLElement>(`.stage [data-place="${CSS.escape(place)}"][data-mood]`);
    if (found !== null) return found;
  }
  return undefined;
}

/** The stage around a board: lights its places and handles mouse, touch, drag and keyboard. */
export function Stage({ label, places, handler, scene, aboutStore, children }: StageProps) {
  const stage = useRef<HTMLElement>(null);
  const byKeyboard = useByKeyboard();
  const latest = useRef(handler);
  const rover = useRef<PlaceId | undefined>(undefined);
  const laidOut = useRef<unknown>(undefined);
  const byFinger = useRef(false);
  useGlide(stage, scene);
  useAbout(stage, aboutStore, byKeyboard);
  useLitInSight(stage, places);
  useReachable(stage);
  const lookAhead = useLookingAhead(stage, places, latest);

  useLayoutEffect(() => {
    latest.current = handler;
  });

  useLayoutEffect(() => {
    if (stage.current === null || laidOut.current === places) return;
    laidOut.current = places;
    layTabStops(stage.current, rover.current, byKeyboard.current);
  });

  useEffect(() => {
    if (stage.current === null) return;
    return allowDragging(stage.current, {
      pickUp: (place) => latest.current.pickUp(place),
      drop: (place) => (place === undefined ? latest.current.letGo() : latest.current.choose(place)),
    });
  }, []);

  function act(element: HTMLElement): void {
    const { place = '', mood } = element.dataset;
    if (mood === 'blocked') {
      const found = thingUnder(element);
      if (found !== undefined) explain(aboutStore, { ...found, manner: byKeyboard.current ? 'focus' : 'touch' });
      handler.explain(place);
      return;
    }
    const ahead = untick(aboutStore, thingUnder(element)?.thing);
    stopExplaining(aboutStore);
    handler.choose(place, ahead);
  }

  /**
   * Touch has no hover, so the first tap explains a place (or picks up a piece) and the second chooses it. With
   * `data-at-once` the first tap chooses.
   */
  function tap(event: MouseEvent): 'explained' | 'known' {
    const found = thingUnder(event.target);
    if (found === undefined || aboutStore.getState().opened?.anchor === found.anchor) return 'known';
    explain(aboutStore, { ...found, manner: 'touch' });
    return 'explained';
  }

  /** A click on something that can only be explained explains it without the hover delay. */
  function lookAt(target: EventTarget): void {
    const found = thingUnder(target);
    const isOwnControl = (target as Element).closest('button, a, input') !== null;
    if (byFinger.current || isOwnControl || found === undefined) return;
    explain(aboutStore, { ...found, manner: 'hover' });
  }

  function onClick(event: MouseEvent): void {
    const first = byFinger.current && tap(event) === 'explained';
    const element = placeUnder(event.target);
    if (element === undefined) {
      lookAt(event.target);
      return;
    }
    const { place = '', mood } = element.dataset;
    const isOnlyAsked = mood === 'blocked' || (handler.commits(place) && !('atOnce' in element.dataset));
    if (first && isOnlyAsked && thingUnder(event.target) !== undefined) return;
    act(element);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const place = placeUnder(event.target);
    // Arrow keys also work from elements that can only be explained.
    const element = place ?? thingUnder(event.target)?.anchor;
    if (element === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      if (place === undefined) return;
      event.preventDefault();
      act(place);
    } else if (isArrow(event.key) && !('roam' in element.dataset)) {
      event.preventDefault();
      // With Shift the arrow keys also reach elements that can only be explained.
      const where = event.shiftKey ? `${CHOOSABLE}, [data-about]` : CHOOSABLE;
      const others = [...(stage.current?.querySelectorAll<HTMLElement>(where) ?? [])]
        .filter((other) => other !== element && other.getClientRects().length > 0)
        .map((other) => [other, other.getBoundingClientRect()] as const);
      const next = steer(element.getBoundingClientRect(), others, event.key);
      if (next !== undefined && !next.hasAttribute('tabindex')) next.tabIndex = -1;
      next?.focus();
    }
  }

  function onFocus(target: EventTarget): void {
    lookAhead(target);
    const { place, roam } = placeUnder(target)?.dataset ?? {};
    if (place === undefined || roam !== undefined || stage.current === null) return;
    rover.current = place;
    roveTo(stage.current, place);
  }

  return (
    <PlacesContext value={places}>
      <section
        ref={stage}
        className="stage"
        aria-label={label}
        tabIndex={-1}
        onPointerDown={({ pointerType }) => {
          byFinger.current = pointerType === 'touch';
        }}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onFocus={(event) => onFocus(event.target)}
        onBlur={({ relatedTarget }) => {
          // Moving into the panel keeps the preview.
          if (!isInPanel(relatedTarget)) lookAhead(undefined);
        }}
        onPointerOver={(event) => lookAhead(event.target)}
        onPointerLeave={() => lookAhead(undefined)}
      >
        {children}
      </section>
    </PlacesContext>
  );
}

/** Previews where the hovered place would lead. */
function useLookingAhead(
  stage: RefObject<HTMLElement | null>,
  places: unknown,
  handler: RefObject<StageHandler>,
): (target: EventTarget | undefined) => void {
  const pointed = useRef<PlaceId | undefined>(undefined);
  const shownFor = useRef(places);

  const clear = () => {
    for (const shown of stage.current?.querySelectorAll('[data-ahead]') ?? []) shown.removeAttribute('data-ahead');
  };
  useLayoutEffect(() => {
    if (shownFor.current === places) return;
    shownFor.current = places;
    pointed.current = undefined;
    clear();
  });

  return (target) => {
    const { place, mood } = (target && placeUnder(target))?.dataset ?? {};
    if (place === pointed.current || stage.current === null) return;
    pointed.current = place;
    clear();
    if (place === undefined || (mood !== 'lit' && mood !== 'instead')) return;
    for (const next of handler.current.ahead(place)) {
      for (const shown of stage.current.querySelectorAll(`[data-place="${CSS.escape(next)}"]`)) {
        shown.setAttribute('data-ahead', '');
      }
    }
  };
}
