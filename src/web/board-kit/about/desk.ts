import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Ahead } from '../ahead.ts';
import type { PlaceId } from '../tabletop.ts';

/** How something came to be explained: a finger keeps it open, a pointer or the focus takes it along when it leaves. */
type Manner = 'hover' | 'focus' | 'touch';

export interface Opened {
  /** Names what is explained; the board's own id. */
  readonly thing: string;
  readonly anchor: HTMLElement;
  readonly manner: Manner;
}

/** What is ticked in the panel of a thing, and what follows from it once the thing is chosen. */
interface Ticked {
  readonly thing: string;
  readonly places: readonly PlaceId[];
  readonly ahead: Ahead;
}

interface Desk {
  readonly opened?: Opened;
  readonly ticked?: Ticked;
}

export type AboutDesk = StoreApi<Desk>;

/** Where the one thing is kept that is being explained. A store of its own: pointing at things redraws no board. */
export function openDesk(): AboutDesk {
  return createStore<Desk>(() => ({}));
}

export function explain(desk: AboutDesk, opened: Opened): void {
  desk.setState({ opened });
}

export function stopExplaining(desk: AboutDesk): void {
  const { opened, ...rest } = desk.getState();
  if (opened !== undefined) desk.setState(rest, true);
}

export function tick(desk: AboutDesk, ticked: Ticked): void {
  desk.setState({ ticked });
}

/** Forgets what is ticked, and gives what follows from it if it was ticked about this thing. */
export function untick(desk: AboutDesk, thing?: string): Ahead | undefined {
  const { ticked, ...rest } = desk.getState();
  if (ticked === undefined) return undefined;
  desk.setState(rest, true);
  return ticked.thing === thing && ticked.places.length > 0 ? ticked.ahead : undefined;
}

const THINGS = '[data-about], [data-mood="blocked"]';

/** What is explained at this spot: whatever the board names, and every place that is blocked. */
export function thingUnder(target: EventTarget | null): { anchor: HTMLElement; thing: string } | undefined {
  const anchor = target instanceof Element ? target.closest<HTMLElement>(THINGS) : null;
  if (anchor === null) return undefined;
  return { anchor, thing: anchor.dataset.about ?? anchor.dataset.place ?? '' };
}

/** Where the thing is now, after the board was drawn anew. */
export function findThing(thing: string): HTMLElement | undefined {
  const name = CSS.escape(thing);
  const anchors = document.querySelectorAll<HTMLElement>(`[data-about="${name}"], [data-place="${name}"]`);
  return [...anchors].find((anchor) => anchor.getClientRects().length > 0);
}
