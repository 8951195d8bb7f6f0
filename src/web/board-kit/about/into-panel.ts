import { type Opened, thingUnder } from './about-store.ts';

export const ABOUT_PANEL = 'about-panel';

/** The tab stops of a panel: choices, rule links and the button that acts. */
const STOPS = 'button, input, a[href]';
/** Elements that can be chosen before the thing itself. */
const SETTLED = '[data-settles-at]';

/** Whether the panel has anything to choose, so that the pointer may be moving towards it. */
export function isWanted(): boolean {
  return document.querySelector(`#${ABOUT_PANEL} ${SETTLED}`) !== null;
}

export function isInPanel(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`#${ABOUT_PANEL}`) !== null;
}

/**
 * Where a panel has something to choose, Tab goes from the thing into the panel, through it, and on to what follows
 * the thing; Shift+Tab goes back. For the keyboard the panel comes right after the thing, wherever it is in the
 * document.
 */
export function tabThrough(event: KeyboardEvent, { anchor, manner }: Opened): void {
  const panel = document.getElementById(ABOUT_PANEL);
  const { activeElement } = document;
  if (event.key !== 'Tab' || panel === null || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!isInPanel(activeElement)) {
    const settled = panel.querySelector<HTMLElement>(SETTLED);
    if (event.shiftKey || manner !== 'focus' || settled === null) return;
    if (thingUnder(activeElement)?.anchor !== anchor) return;
    event.preventDefault();
    settled.focus();
    return;
  }
  const stops = [...panel.querySelectorAll<HTMLElement>(STOPS)];
  if (activeElement !== (event.shiftKey ? stops[0] : stops.at(-1))) return;
  anchor.focus();
  // The browser's own Tab continues from the thing.
  if (event.shiftKey) event.preventDefault();
}
