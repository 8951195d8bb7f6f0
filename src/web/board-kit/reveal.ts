/** Sent up from something that is to be seen: whatever folds it away unfolds. */
const REVEAL = 'reveal';

/** Brings something on the board into sight: out of a folded section, and by scrolling. What is marked `data-together` comes whole, if it fits. */
export function reveal(element: Element, block: ScrollLogicalPosition = 'nearest'): void {
  element.dispatchEvent(new Event(REVEAL, { bubbles: true }));
  // What was folded away has its place only when it is shown again.
  requestAnimationFrame(() => {
    element.scrollIntoView({ block, inline: 'nearest' });
    element.closest('[data-together]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}

/** Calls back with whatever within the element is to be seen. Returns what ends it. */
export function onReveal(within: Element, show: (target: Element) => void): () => void {
  const hear = ({ target }: Event) => {
    if (target instanceof Element) show(target);
  };
  within.addEventListener(REVEAL, hear);
  return () => within.removeEventListener(REVEAL, hear);
}
