/** What is left of a box after everything around it that scrolls or hides has cut it. */
function isSeen(element: Element): boolean {
  const box = element.getBoundingClientRect();
  let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
  if (right - left === 0) return false;
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const { overflowX, overflowY, scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(around);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    const cut = around.getBoundingClientRect();
    left = Math.max(left, cut.left);
    top = Math.max(top, cut.top + pixels(scrollPaddingTop));
    right = Math.min(right, cut.right);
    bottom = Math.min(bottom, cut.bottom - pixels(scrollPaddingBottom));
  }
  const seen = Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0));
  const high = Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
  // A sliver at the edge tells nobody that something can be done there.
  return seen > Math.min(12, box.width / 2) && high > Math.min(12, box.height / 2);
}

/** What scrolls keeps this much free for a bar that lies over it; 'auto' is nothing. */
function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}

/** Whether any of them can be seen. */
export function isAnyInSight(elements: readonly Element[]): boolean {
  return elements.some(isSeen);
}
