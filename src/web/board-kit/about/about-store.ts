import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Ahead } from '../ahead.ts';
import type { PlaceId } from '../tabletop.ts';

/** How the panel was opened. By touch it stays open; hover and focus close it when they leave. */
type Manner = 'hover' | 'focus' | 'touch';

export interface Opened {
  /** The board's own id of the explained thing. */
  readonly thing: string;
  readonly anchor: HTMLElement;
  readonly manner: Manner;
}

/** The places ticked in the panel of a thing, and the answers they give once the thing is chosen. */
interface Ticked {
  readonly thing: string;
  readonly places: readonly PlaceId[];
  readonly ahead: Ahead;
}

interface AboutState {
  readonly opened?: Opened;
  readonly ticked?: Ticked;
}

export type AboutStore = StoreApi<AboutState>;

/** Holds the one open explanation. A store of its own, so that hovering redraws no board. */
export function createAboutStore(): AboutStore {
  return createStore<AboutState>(() => ({}));
}

export function explain(aboutStore: AboutStore, opened: Opened): void {
  aboutStore.setState({ opened });
}

export function stopExplaining(aboutStore: AboutStore): void {
  const { opened, ...rest } = aboutStore.getState();
  if (opened !== undefined) aboutStore.setState(rest, true);
}

export function tick(aboutStore: AboutStore, ticked: Ticked): void {
  aboutStore.setState({ ticked });
}

/** Clears the ticks and returns their answers if they belong to this thing. */
export function untick(aboutStore: AboutStore, thing?: string): Ahead | undefined {
  const { ticked, ...rest } = aboutStore.getState();
  if (ticked === undefined) return undefined;
  aboutStore.setState(rest, true);
  return ticked.thing === thing && ticked.places.length > 0 ? ticked.ahead : undefined;
}

const THINGS = '[data-about], [data-mood="blocked"]';

/** The explained thing at this element: whatever has `data-about`, and every blocked place. */
export function thingUnder(target: EventTarget | null): { anchor: HTMLElement; thing: string } | undefined {
  const anchor = target instanceof Element ? target.closest<HTMLElement>(THINGS) : null;
  if (anchor === null) return undefined;
  return { anchor, thing: anchor.dataset.about ?? anchor.dataset.place ?? '' };
}

/** The thing's element after the board was rendered again. */
export function findThing(thing: string): HTMLElement | undefined {
  const name = CSS.escape(thing);
  const anchors = document.querySelectorAll<HTMLElement>(`[data-about="${name}"], [data-place="${name}"]`);
  return [...anchors].find((anchor) => anchor.getClientRects().length > 0);
}
