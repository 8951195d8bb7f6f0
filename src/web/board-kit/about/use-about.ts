import { type RefObject, useEffect } from 'react';
import { type AboutStore, explain, stopExplaining, thingUnder } from './about-store.ts';
import { ABOUT_PANEL, isInPanel, isWanted, tabThrough } from './into-panel.ts';

/** In milliseconds: delay before a hovered thing is explained; shorter from one thing to the next. */
const FIRST_LOOK = 320;
const NEXT_LOOK = 90;
/** In milliseconds: time to move from the thing into its panel. */
const LEAVING = 260;
/** In milliseconds: more time if the panel has something to choose, since the way may cross other things. */
const CROSSING = 700;

/**
 * Explains everything on the stage that has `data-about` or is blocked, by hover and focus; taps are handled by the
 * stage, because they may also choose. Tab goes into a panel that has something to choose. Escape goes back to the
 * thing or closes the panel, and then only drops what was chosen.
 */
export function useAbout(
  stage: RefObject<HTMLElement | null>,
  aboutStore: AboutStore,
  byKeyboard: RefObject<boolean>,
): void {
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
      stopExplaining(aboutStore);
    };

    /** The position of the last mouse press: things that appear under a mouse that has not moved are not explained. */
    let pressed: { readonly x: number; readonly y: number } | undefined;

    const over = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      if (pressed?.x === event.clientX && pressed.y === event.clientY) return;
      pressed = undefined;
      const { opened } = aboutStore.getState();
      const found = element.contains(event.target as Node) ? thingUnder(event.target) : undefined;
      if (isInPanel(event.target) || (found !== undefined && found.anchor === opened?.anchor)) {
        clearTimeout(timer);
      } else if (found !== undefined && event.buttons === 0) {
        const wait = opened === undefined || isWanted() ? FIRST_LOOK : NEXT_LOOK;
        later(wait, () => explain(aboutStore, { ...found, manner: 'hover' }));
      } else if (opened?.manner === 'hover') {
        later(isWanted() ? CROSSING : LEAVING, () => stopExplaining(aboutStore));
      } else {
        clearTimeout(timer);
      }
    };
    const focus = (event: FocusEvent) => {
      const found = thingUnder(event.target);
      if (found === undefined || !byKeyboard.current) return;
      explain(aboutStore, { ...found, manner: 'focus' });
      found.anchor.setAttribute('aria-describedby', ABOUT_PANEL);
    };
    const blur = (event: FocusEvent) => {
      thingUnder(event.target)?.anchor.removeAttribute('aria-describedby');
      if (aboutStore.getState().opened?.manner === 'focus' && !isInPanel(event.relatedTarget)) close();
    };
    const down = (event: PointerEvent) => {
      clearTimeout(timer);
      // Touch does not move the mouse.
      if (event.pointerType === 'mouse') pressed = { x: event.clientX, y: event.clientY };
      if (!isInPanel(event.target) && thingUnder(event.target) === undefined) close();
    };
    const key = (event: KeyboardEvent) => {
      const { opened } = aboutStore.getState();
      if (opened === undefined) return;
      tabThrough(event, opened);
      if (event.key !== 'Escape') return;
      // A hover panel does not keep Escape from dropping the chosen places.
      const isAside = opened.manner === 'hover' && element.querySelector('[data-mood="chosen"]') !== null;
      if (!isAside) event.stopImmediatePropagation();
      const { anchor } = opened;
      const wasIn = isInPanel(document.activeElement);
      close();
      if (wasIn) anchor.focus();
    };
    /** The focus left in another way, such as by an arrow key. */
    const leave = (event: FocusEvent) => {
      const { opened } = aboutStore.getState();
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
  }, [stage, aboutStore, byKeyboard]);
}
