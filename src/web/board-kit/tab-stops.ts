import { type RefObject, useEffect, useRef } from 'react';
import { isAnyInSight } from './in-sight.ts';
import { reveal } from './reveal.ts';
import type { PlaceId } from './tabletop.ts';

export const CHOOSABLE = '[data-mood="lit"], [data-mood="instead"], [data-mood="chosen"]';

/** Whether the last thing somebody used was the keyboard: then the focus is looked after. */
export function useByKeyboard(): RefObject<boolean> {
  const byKeyboard = useRef(false);
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
  return byKeyboard;
}

function isDrawn(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/**
 * One lit place is in the tab order and arrows go to the others; the blocked ones after it are stops of their own. Places that
 * roam (data-roam) are steered by their board: they keep its tab order, and its own keys. Focus that would be lost goes to what
 * is asked, else to an answer that is a button, else to what may be done besides (data-besides), else to the stage itself, and
 * never to the page.
 */
export function layTabStops(stage: HTMLElement, rover: PlaceId | undefined, byKeyboard: boolean): void {
  const choosable = [...stage.querySelectorAll<HTMLElement>(CHOOSABLE)];
  const lit = choosable.filter((element) => element.dataset.mood === 'lit' && isDrawn(element));
  const unsteered = choosable.filter(({ dataset }) => dataset.roam === undefined);
  // What is folded away cannot take the focus.
  const drawn = unsteered.filter(isDrawn);
  const fixed = drawn.length > 0 ? drawn : unsteered;
  const asked = lit.filter(isAsked);
  const stop =
    fixed.find(({ dataset }) => dataset.place === rover) ??
    fixed.find((element) => asked.includes(element)) ??
    fixed.find(({ dataset }) => dataset.mood === 'lit') ??
    fixed[0];
  const active = document.activeElement;
  const isLost =
    active === null ||
    active === document.body ||
    active === stage ||
    (stage.contains(active) && active instanceof HTMLElement && active.dataset.place !== undefined && !isHeld(active));
  for (const element of stage.querySelectorAll<HTMLElement>('[data-place]:not([data-roam])')) {
    if (element.dataset.mood === undefined) element.removeAttribute('tabindex');
    else element.tabIndex = element === stop || (element.dataset.mood === 'blocked' && follows(element, stop)) ? 0 : -1;
  }
  if (!byKeyboard || !isLost) return;
  const button = document.querySelector<HTMLElement>('.prompt [data-answer]');
  (asked[0] ?? button ?? lit[0] ?? stop ?? stage).focus();
}

/** What may be done at any time, such as an exchange, is not what is asked. */
function isAsked({ dataset }: HTMLElement): boolean {
  return dataset.besides === undefined;
}

/** Whether an element comes after the stop: nobody tabs through what cannot be chosen to get to what can. */
function follows(element: HTMLElement, stop: HTMLElement | undefined): boolean {
  return stop === undefined || (stop.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** Whether the focus may stay: on what can be chosen, or where a board lets it walk. */
function isHeld(element: HTMLElement): boolean {
  return element.dataset.mood !== undefined || element.dataset.roam !== undefined;
}

/** The place the arrows have come to is the one that Tab comes back to. */
export function roveTo(stage: HTMLElement, place: PlaceId): void {
  for (const element of stage.querySelectorAll<HTMLElement>(`:is(${CHOOSABLE}):not([data-roam])`)) {
    element.tabIndex = element.dataset.place === place ? 0 : -1;
  }
}

/** If nothing that glows is in sight, the first of it is brought there. */
export function useLitInSight(stage: RefObject<HTMLElement | null>, places: ReadonlyMap<PlaceId, unknown>): void {
  useEffect(() => {
    if (places.size === 0) return;
    // Boards that fold or zoom come first.
    const soon = requestAnimationFrame(() => {
      const lit = [...(stage.current?.querySelectorAll('[data-mood="lit"]') ?? [])];
      const [first] = lit;
      if (first !== undefined && !isAnyInSight(lit)) reveal(lit.find(isDrawn) ?? first, 'center');
    });
    return () => cancelAnimationFrame(soon);
  }, [stage, places]);
}
