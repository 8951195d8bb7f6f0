import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import './stage.css';
import { allowDragging } from './drag.ts';
import { type Moment, useGlide } from './glide.ts';
import { type PlaceState, PlacesContext } from './places.tsx';
import { isArrow, steer } from './steer.ts';
import type { PlaceId } from './tabletop.ts';

export interface StageHandler {
  /** A lit place was touched, clicked or answered by the keyboard. */
  choose(place: PlaceId): void;
  /** Somebody wants to know why a place is blocked. */
  explain(place: PlaceId): void;
  /** A place was lifted and is being carried. */
  pickUp(place: PlaceId): void;
  /** What was carried was let go where nothing wants it. */
  letGo(): void;
  /** The places that would be lit if this one were chosen. */
  ahead(place: PlaceId): readonly PlaceId[];
}

interface StageProps {
  readonly label: string;
  readonly places: ReadonlyMap<PlaceId, PlaceState>;
  readonly handler: StageHandler;
  /** What is shown: pieces glide whenever it changes. */
  readonly moment: Moment;
  readonly children: ReactNode;
}

const CHOOSABLE = '[data-mood="lit"], [data-mood="instead"], [data-mood="chosen"]';

function placeUnder(target: EventTarget): HTMLElement | undefined {
  return (target as Element).closest<HTMLElement>('[data-mood]') ?? undefined;
}

/** The stage a board stands on: lights its places up and brings mouse, touch, drag and keyboard to them. */
export function Stage({ label, places, handler, moment, children }: StageProps) {
  const stage = useRef<HTMLElement>(null);
  const byKeyboard = useRef(false);
  const latest = useRef(handler);
  const rover = useRef<PlaceId | undefined>(undefined);
  const laidOut = useRef<unknown>(undefined);
  const pointed = useRef<PlaceId | undefined>(undefined);
  useGlide(stage, moment);

  useLayoutEffect(() => {
    latest.current = handler;
  });

  // One lit place is in the tab order and arrows go to the others; the blocked ones are stops of their own. Places that
  // roam (data-roam) are steered by their board: they keep its tab order, and its own keys.
  useLayoutEffect(() => {
    if (stage.current === null || laidOut.current === places) return;
    laidOut.current = places;
    for (const shown of stage.current.querySelectorAll('[data-ahead]')) shown.removeAttribute('data-ahead');
    pointed.current = undefined;
    const choosable = [...stage.current.querySelectorAll<HTMLElement>(CHOOSABLE)];
    const lit = choosable.filter(({ dataset }) => dataset.mood === 'lit');
    const fixed = choosable.filter(({ dataset }) => dataset.roam === undefined);
    const stop =
      fixed.find(({ dataset }) => dataset.place === rover.current) ??
      fixed.find(({ dataset }) => dataset.mood === 'lit') ??
      fixed[0];
    for (const element of stage.current.querySelectorAll<HTMLElement>('[data-place]:not([data-roam])')) {
      if (element.dataset.mood === undefined) element.removeAttribute('tabindex');
      else element.tabIndex = element === stop || element.dataset.mood === 'blocked' ? 0 : -1;
    }
    const active = document.activeElement;
    const lost =
      active === null ||
      active === document.body ||
      (stage.current.contains(active) &&
        !choosable.includes(active as HTMLElement) &&
        !('roam' in (active as HTMLElement).dataset));
    if (byKeyboard.current && lost) (lit[0] ?? stop)?.focus();
  });

  useEffect(() => {
    if (stage.current === null) return;
    return allowDragging(stage.current, {
      pickUp: (place) => latest.current.pickUp(place),
      drop: (place) => (place === undefined ? latest.current.letGo() : latest.current.choose(place)),
    });
  }, []);

  useEffect(() => {
    const key = () => {
      byKeyboard.current = true;
    };
    const pointer = () => {
      byKeyboard.current = false;
    };
    addEventListener('keydown', key, true);
    addEventListener('pointerdown', pointer, true);
    return () => {
      removeEventListener('keydown', key, true);
      removeEventListener('pointerdown', pointer, true);
    };
  }, []);

  function act(element: HTMLElement): void {
    const { place = '', mood } = element.dataset;
    if (mood === 'blocked') handler.explain(place);
    else handler.choose(place);
  }

  function onClick(event: MouseEvent): void {
    const element = placeUnder(event.target);
    if (element !== undefined) act(element);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const element = placeUnder(event.target);
    if (element === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      act(element);
    } else if (isArrow(event.key) && !('roam' in element.dataset)) {
      event.preventDefault();
      const others = [...(stage.current?.querySelectorAll<HTMLElement>(CHOOSABLE) ?? [])]
        .filter((other) => other !== element)
        .map((other) => [other, other.getBoundingClientRect()] as const);
      steer(element.getBoundingClientRect(), others, event.key)?.focus();
    }
  }

  /** Shows where the place that is pointed at would lead. */
  function lookAhead(target: EventTarget | undefined): void {
    const element = target === undefined ? undefined : placeUnder(target);
    const { place, mood } = element?.dataset ?? {};
    if (place === pointed.current || stage.current === null) return;
    pointed.current = place;
    for (const shown of stage.current.querySelectorAll('[data-ahead]')) shown.removeAttribute('data-ahead');
    if (place === undefined || (mood !== 'lit' && mood !== 'instead')) return;
    for (const next of handler.ahead(place)) {
      for (const shown of stage.current.querySelectorAll(`[data-place="${CSS.escape(next)}"]`)) {
        shown.setAttribute('data-ahead', '');
      }
    }
  }

  function onFocus(target: EventTarget): void {
    lookAhead(target);
    const { place, roam } = placeUnder(target)?.dataset ?? {};
    if (place === undefined || roam !== undefined || stage.current === null) return;
    rover.current = place;
    for (const element of stage.current.querySelectorAll<HTMLElement>(`:is(${CHOOSABLE}):not([data-roam])`)) {
      element.tabIndex = element.dataset.place === place ? 0 : -1;
    }
  }

  return (
    <PlacesContext value={places}>
      <section
        ref={stage}
        className="stage"
        aria-label={label}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onFocus={(event) => onFocus(event.target)}
        onBlur={() => lookAhead(undefined)}
        onPointerOver={(event) => lookAhead(event.target)}
        onPointerLeave={() => lookAhead(undefined)}
      >
        {children}
      </section>
    </PlacesContext>
  );
}
