import { type RefObject, useEffect, useRef } from 'react';
import { isAnyInSight } from './in-sight.ts';
import { reveal } from './reveal.ts';
import type { PlaceId } from './tabletop.ts';

export const CHOOSABLE = '[data-mood="lit"], [data-mood="instead"], [data-mood="chosen"]';

/** Whether the last input came from the keyboard: only then is the focus moved. */
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
 * Roving tabindex: one lit place is in the tab order and the arrow keys reach the others; blocked places after it are
 * stops of their own. Places with `data-roam` keep the tab order and keys of their board. If the focused element can
 * no longer be chosen, the focus moves to what is asked, else to an answer button, else to an optional action
 * (`data-besides`), else to the stage.
 */
export function layTabStops(stage: HTMLElement, rover: PlaceId | undefined, byKeyboard: boolean): void {
  const choosable = [...stage.querySelectorAll<HTMLElement>(CHOOSABLE)];
  const lit = choosable.filter((element) => element.dataset.mood === 'lit' && isDrawn(element));
  const unsteered = choosable.filter(({ dataset }) => dataset.roam === undefined);
  // Folded elements cannot take the focus.
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

/** Actions that are possible at any time, such as exchanges, are not what is asked. */
function isAsked({ dataset }: HTMLElement): boolean {
  return dataset.besides === undefined;
}

/** Whether an element comes after the tab stop: blocked places before it would be in the way. */
function follows(element: HTMLElement, stop: HTMLElement | undefined): boolean {
  return stop === undefined || (stop.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** Whether the focus may stay: on what can be chosen, or where the board handles it. */
function isHeld(element: HTMLElement): boolean {
  return element.dataset.mood !== undefined || element.dataset.roam !== undefined;
}

/** Makes the place that the arrow keys have reached the tab stop. */
export function roveTo(stage: HTMLElement, place: PlaceId): void {
  for (const element of stage.querySelectorAll<HTMLElement>(`:is(${CHOOSABLE}):not([data-roam])`)) {
    element.tabIndex = element.dataset.place === place ? 0 : -1;
  }
}

/** Scrolls to the first lit place if none is visible. */
export function useLitInSight(stage: RefObject<HTMLElement | null>, places: ReadonlyMap<PlaceId, unknown>): void {
  useEffect(() => {
    if (places.size === 0) return;
    // After boards that fold or zoom have done so.
    const soon = requestAnimationFrame(() => {
      const lit = [...(stage.current?.querySelectorAll('[data-mood="lit"]') ?? [])];
      const [first] = lit;
      if (first !== undefined && !isAnyInSight(lit)) reveal(lit.find(isDrawn) ?? first, 'center');
    });
    return () => cancelAnimationFrame(soon);
  }, [stage, places]);
}
