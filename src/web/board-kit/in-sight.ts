/** Whether enough of an element is visible after clipping by everything around it. */
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
  // A few visible pixels at the edge do not count.
  return seen > Math.min(12, box.width / 2) && high > Math.min(12, box.height / 2);
}

/** The scroll padding in pixels, reserved for a bar over the content; 'auto' is 0. */
function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}

/** Whether any of them is visible. */
export function isAnyInSight(elements: readonly Element[]): boolean {
  return elements.some(isSeen);
}
