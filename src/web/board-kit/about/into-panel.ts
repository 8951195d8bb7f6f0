import { type Opened, thingUnder } from './desk.ts';

export const ABOUT_PANEL = 'about-panel';

/** What the keyboard comes to in a panel: choices, links to rules, and the button that acts. */
const STOPS = 'button, input, a[href]';
/** What can be settled before the thing itself is chosen. */
const SETTLED = '[data-settles-at]';

/** Whether there is something in the panel that can be settled, so that the pointer may be on its way there. */
export function isWanted(): boolean {
  return document.querySelector(`#${ABOUT_PANEL} ${SETTLED}`) !== null;
}

export function isInPanel(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`#${ABOUT_PANEL}`) !== null;
}

/**
 * Where a panel has something to settle, Tab goes from the thing into it, through it, and on from the thing to whatever comes
 * next; backwards it returns to the thing. Wherever it lies in the page, to the keyboard it comes right after what it explains.
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
  // From there Tab goes on by itself.
  if (event.shiftKey) event.preventDefault();
}
