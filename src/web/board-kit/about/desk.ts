import { createStore, type StoreApi } from 'zustand/vanilla';

/** How something came to be explained: a finger keeps it open, a pointer or the focus takes it along when it leaves. */
type Manner = 'hover' | 'focus' | 'touch';

export interface Opened {
  /** Names what is explained; the board's own id. */
  readonly thing: string;
  readonly anchor: HTMLElement;
  readonly manner: Manner;
}

interface Desk {
  readonly opened?: Opened;
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
  if (desk.getState().opened !== undefined) desk.setState({}, true);
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
