import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Viewer } from '../../kernel/game.ts';
import { takeLastDrop } from './drag.ts';

/*
 * Pieces glide from where they were to where they are.
 *   data-piece   the piece's lasting name: the same piece keeps it wherever it lies
 *   data-from    the piece or spot a new piece comes from
 *   data-home    the piece or spot a piece goes to when it leaves
 *   data-spot    a fixed thing that pieces come from or go to
 * A board that moves its pieces otherwise, by being zoomed, sends a 'restage' event afterwards: that is no glide.
 */

interface Seen {
  readonly box: DOMRect;
  readonly element: HTMLElement;
}

type Sight = Map<string, Seen>;

function look(stage: HTMLElement): Sight {
  const sight: Sight = new Map();
  const origin = stage.getBoundingClientRect();
  for (const element of stage.querySelectorAll<HTMLElement>('[data-piece], [data-spot]')) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const name = element.dataset.piece ?? element.dataset.spot ?? '';
    if (width > 0) sight.set(name, { box: new DOMRect(left - origin.left, top - origin.top, width, height), element });
  }
  return sight;
}

/** How long a glide takes; nothing when motion is not wanted. */
function glideTime(): number {
  const time = getComputedStyle(document.documentElement).getPropertyValue('--glide').trim();
  const milliseconds = time.endsWith('ms') ? Number.parseFloat(time) : Number.parseFloat(time) * 1000;
  return milliseconds > 1 ? milliseconds : 0;
}

/** Marks our animations, so that those of style sheets are left alone. */
const GLIDE = 'glide';
const EASING = 'cubic-bezier(0.2, 0.75, 0.25, 1)';

function glide(element: HTMLElement, from: DOMRect, to: DOMRect, duration: number): void {
  const dx = from.x + from.width / 2 - (to.x + to.width / 2);
  const dy = from.y + from.height / 2 - (to.y + to.height / 2);
  const scale = from.width / to.width;
  if (Math.abs(dx) < 1 && Math.abs(dy) < 1 && Math.abs(scale - 1) < 0.02) return;
  element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 3 },
      { transform: 'none', zIndex: 3 },
    ],
    {
      id: GLIDE,
      duration,
      easing: EASING,
    },
  );
}

function appear(element: HTMLElement, duration: number): void {
  element.animate(
    [
      { transform: 'scale(0.6)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    {
      id: GLIDE,
      duration,
      easing: EASING,
    },
  );
}

function sendHome(stage: HTMLElement, { box, element }: Seen, home: DOMRect, duration: number): void {
  const leaving = element.cloneNode(true) as HTMLElement;
  leaving.removeAttribute('data-piece');
  leaving.setAttribute('aria-hidden', 'true');
  Object.assign(leaving.style, {
    position: 'absolute',
    inset: 'auto',
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    zIndex: '4',
    pointerEvents: 'none',
  });
  stage.append(leaving);
  const dx = home.x + home.width / 2 - (box.x + box.width / 2);
  const dy = home.y + home.height / 2 - (box.y + box.height / 2);
  const away = leaving.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${dx}px, ${dy}px) scale(${home.width / box.width})`, opacity: 0.35 },
    ],
    { id: GLIDE, duration: duration * 1.4, easing: EASING },
  );
  away.onfinish = () => leaving.remove();
  away.oncancel = () => leaving.remove();
}

function animateBetween(stage: HTMLElement, before: Sight, now: Sight, duration: number): void {
  const dropped = takeLastDrop();
  const origin = stage.getBoundingClientRect();
  const where = (name: string | undefined) =>
    name === undefined ? undefined : (before.get(name)?.box ?? now.get(name)?.box);
  for (const [name, { box, element }] of now) {
    if (element.dataset.piece === undefined) continue;
    const earlier = before.get(name)?.box;
    if (earlier !== undefined) {
      glide(element, earlier, box, duration);
      continue;
    }
    const from = dropped
      ? new DOMRect(dropped.x - origin.x, dropped.y - origin.y, dropped.width, dropped.height)
      : where(element.dataset.from);
    if (from === undefined) appear(element, duration);
    else glide(element, from, box, dropped ? duration / 2 : duration);
  }
  for (const [name, seen] of before) {
    const home = now.has(name) ? undefined : where(seen.element.dataset.home);
    if (home !== undefined) sendHome(stage, seen, home, duration);
  }
}

function running(stage: HTMLElement): Animation[] {
  return stage.getAnimations({ subtree: true }).filter(({ id }) => id === GLIDE);
}

/** What is on the stage: whose view of which step. The number grows with everything that happens. */
export interface Moment {
  readonly viewer: Viewer;
  readonly step: number;
  readonly number: number;
}

/** From one step to the next or the one before things move; a longer way, or other eyes, is a change of scene. */
function follows(moment: Moment, before: Moment): boolean {
  return moment.viewer === before.viewer && Math.abs(moment.step - before.step) <= 1;
}

function isSame(moment: Moment, before: Moment): boolean {
  return moment.viewer === before.viewer && moment.step === before.step && moment.number === before.number;
}

/** Lets the pieces on the stage glide whenever the moment changes. */
export function useGlide(stage: RefObject<HTMLElement | null>, moment: Moment): void {
  const before = useRef<{ moment: Moment; sight: Sight } | undefined>(undefined);

  useLayoutEffect(() => {
    const last = before.current;
    if (stage.current === null || (last && isSame(moment, last.moment))) return;
    for (const animation of running(stage.current)) animation.finish();
    const sight = look(stage.current);
    const duration = glideTime();
    if (last && follows(moment, last.moment) && duration > 0 && document.visibilityState === 'visible') {
      animateBetween(stage.current, last.sight, sight, duration);
    }
    before.current = { moment, sight };
  });

  useEffect(() => {
    const element = stage.current;
    if (element === null) return;
    const remember = async () => {
      await Promise.allSettled(running(element).map(({ finished }) => finished));
      if (before.current !== undefined) before.current.sight = look(element);
    };
    const observer = new ResizeObserver(remember);
    observer.observe(element);
    element.addEventListener('scrollend', remember, true);
    element.addEventListener('restage', remember, true);
    return () => {
      observer.disconnect();
      element.removeEventListener('scrollend', remember, true);
      element.removeEventListener('restage', remember, true);
    };
  }, [stage]);
}
