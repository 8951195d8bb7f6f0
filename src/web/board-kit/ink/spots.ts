import { type Spot, THING } from '../../../protocol/marks.ts';
import type { Speak, Tabletop } from '../tabletop.ts';

/** In pixels: how far outside of a place a stroke still finds it. */
const REACH = 40;

const SPOTS = '[data-place], [data-about]';

/** Everything that a mark can lie on. */
export function spotElements(stage: Element, spot: Spot): HTMLElement[] {
  const found = spot.startsWith(THING)
    ? stage.querySelectorAll<HTMLElement>(`[data-about="${CSS.escape(spot.slice(THING.length))}"]`)
    : stage.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(spot)}"]`);
  return [...found].filter((element) => element.getClientRects().length > 0);
}

function spotOf(stage: Element, element: HTMLElement): Spot | undefined {
  const { place, about } = element.dataset;
  if (place !== undefined) return place;
  if (about === undefined) return undefined;
  const thing = `${THING}${about}`;
  if (spotElements(stage, thing).length === 1) return thing;
  // Several things look alike: the place they stand on tells which one is meant.
  const around = element.closest<HTMLElement>('[data-place]');
  return around !== null && stage.contains(around) ? around.dataset.place : thing;
}

function distanceTo(element: Element, x: number, y: number): number {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** What lies there on the board, or next to it. */
export function spotAt(stage: Element, x: number, y: number): Spot | undefined {
  const under = document.elementFromPoint(x, y);
  if (under === null || !stage.contains(under)) return undefined;
  const hit = under.closest<HTMLElement>(SPOTS);
  if (hit !== null && stage.contains(hit)) return spotOf(stage, hit);
  let nearest: HTMLElement | undefined;
  let least = REACH;
  for (const element of stage.querySelectorAll<HTMLElement>('[data-place]')) {
    const distance = element.getClientRects().length > 0 ? distanceTo(element, x, y) : REACH;
    if (distance < least) {
      least = distance;
      nearest = element;
    }
  }
  return nearest?.dataset.place;
}

/** All that is on the board now, each spot once, as one reads the page. */
export function spotsOn(stage: Element): readonly Spot[] {
  const spots = new Set<Spot>();
  for (const element of stage.querySelectorAll<HTMLElement>(SPOTS)) {
    const spot = element.getClientRects().length > 0 ? spotOf(stage, element) : undefined;
    if (spot !== undefined) spots.add(spot);
  }
  return [...spots];
}

/** What the names of spots are found by. */
export interface SpotNames {
  readonly tabletop: Pick<Tabletop, 'about' | 'nameOf'>;
  readonly view: unknown;
  readonly viewer: Parameters<Tabletop['nameOf']>[2];
  readonly speak: Speak;
}

/** A spot in words; undefined if nothing on the board is called so now. */
export function nameOfSpot(spot: Spot, names: SpotNames): string | undefined {
  const { tabletop, view, viewer, speak } = names;
  const nameThing = (thing: string) => tabletop.about?.(thing, view, viewer, speak, [], [])?.name;
  if (spot.startsWith(THING)) return nameThing(spot.slice(THING.length));
  const stage = typeof document === 'undefined' ? null : document.querySelector('.stage');
  const [element] = stage === null ? [] : spotElements(stage, spot);
  // What the board explains there has the shortest name.
  const thing = element?.dataset.about;
  const named = (thing && nameThing(thing)) ?? tabletop.nameOf(spot, view, viewer, speak);
  return named ?? (element?.getAttribute('aria-label') || undefined);
}
