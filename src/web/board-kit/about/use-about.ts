import { type RefObject, useEffect } from 'react';
import { type AboutDesk, explain, stopExplaining, thingUnder } from './desk.ts';
import { ABOUT_PANEL, isInPanel, isWanted, tabThrough } from './into-panel.ts';

/** Pointing means something only after a moment; from one thing to the next it takes less. */
const FIRST_LOOK = 320;
const NEXT_LOOK = 90;
/** Time enough to go from the thing into its panel. */
const LEAVING = 260;
/** A panel with something to settle is gone to, across other things. */
const CROSSING = 700;

/**
 * Explains whatever on the stage has `data-about` or is blocked: by hovering, by the keyboard's focus, and by tapping, of which the stage
 * takes care because a tap may also choose. Tab goes into a panel that has something to settle; Escape goes back to the thing, or closes
 * the panel, and does nothing else then but let go of what was chosen.
 */
export function useAbout(stage: RefObject<HTMLElement | null>, desk: AboutDesk, byKeyboard: RefObject<boolean>): void {
  useEffect(() => {
    const element = stage.current;
    if (element === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (wait: number, action: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(action, wait);
    };
    const close = () => {
      clearTimeout(timer);
      stopExplaining(desk);
    };

    /** Where the mouse was pressed last: what comes to lie under it there was not pointed at. */
    let pressed: { readonly x: number; readonly y: number } | undefined;

    const over = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      if (pressed?.x === event.clientX && pressed.y === event.clientY) return;
      pressed = undefined;
      const { opened } = desk.getState();
      const found = element.contains(event.target as Node) ? thingUnder(event.target) : undefined;
      if (isInPanel(event.target) || (found !== undefined && found.anchor === opened?.anchor)) {
        clearTimeout(timer);
      } else if (found !== undefined && event.buttons === 0) {
        const wait = opened === undefined || isWanted() ? FIRST_LOOK : NEXT_LOOK;
        later(wait, () => explain(desk, { ...found, manner: 'hover' }));
      } else if (opened?.manner === 'hover') {
        later(isWanted() ? CROSSING : LEAVING, () => stopExplaining(desk));
      } else {
        clearTimeout(timer);
      }
    };
    const focus = (event: FocusEvent) => {
      const found = thingUnder(event.target);
      if (found === undefined || !byKeyboard.current) return;
      explain(desk, { ...found, manner: 'focus' });
      found.anchor.setAttribute('aria-describedby', ABOUT_PANEL);
    };
    const blur = (event: FocusEvent) => {
      thingUnder(event.target)?.anchor.removeAttribute('aria-describedby');
      if (desk.getState().opened?.manner === 'focus' && !isInPanel(event.relatedTarget)) close();
    };
    const down = (event: PointerEvent) => {
      clearTimeout(timer);
      // A finger leaves the mouse where it was.
      if (event.pointerType === 'mouse') pressed = { x: event.clientX, y: event.clientY };
      if (!isInPanel(event.target) && thingUnder(event.target) === undefined) close();
    };
    const key = (event: KeyboardEvent) => {
      const { opened } = desk.getState();
      if (opened === undefined) return;
      tabThrough(event, opened);
      if (event.key !== 'Escape') return;
      // What is only pointed at does not stand between the key and what has been chosen.
      const isAside = opened.manner === 'hover' && element.querySelector('[data-mood="chosen"]') !== null;
      if (!isAside) event.stopImmediatePropagation();
      const { anchor } = opened;
      const wasIn = isInPanel(document.activeElement);
      close();
      if (wasIn) anchor.focus();
    };
    /** By a way of its own, such as a key that leads elsewhere. */
    const leave = (event: FocusEvent) => {
      const { opened } = desk.getState();
      if (opened?.manner !== 'focus' || !isInPanel(event.target) || event.relatedTarget === null) return;
      if (!isInPanel(event.relatedTarget) && thingUnder(event.relatedTarget)?.anchor !== opened.anchor) close();
    };
    addEventListener('pointerover', over);
    addEventListener('pointerdown', down, true);
    addEventListener('keydown', key, true);
    addEventListener('focusout', leave);
    element.addEventListener('focusin', focus);
    element.addEventListener('focusout', blur);
    return () => {
      close();
      removeEventListener('pointerover', over);
      removeEventListener('pointerdown', down, true);
      removeEventListener('keydown', key, true);
      removeEventListener('focusout', leave);
      element.removeEventListener('focusin', focus);
      element.removeEventListener('focusout', blur);
    };
  }, [stage, desk, byKeyboard]);
}
