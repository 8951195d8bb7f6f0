/** Event that makes every folded section around its target unfold. */
const REVEAL = 'reveal';

/** Scrolls an element into view and unfolds what hides it. An ancestor with `data-together` is shown whole if it fits. */
export function reveal(element: Element, block: ScrollLogicalPosition = 'nearest'): void {
  element.dispatchEvent(new Event(REVEAL, { bubbles: true }));
  // An unfolded element has a position only in the next frame.
  requestAnimationFrame(() => {
    element.scrollIntoView({ block, inline: 'nearest' });
    element.closest('[data-together]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}

/** Calls back with every element within that is to be revealed. Returns what ends it. */
export function onReveal(within: Element, show: (target: Element) => void): () => void {
  const hear = ({ target }: Event) => {
    if (target instanceof Element) show(target);
  };
  within.addEventListener(REVEAL, hear);
  return () => within.removeEventListener(REVEAL, hear);
}
