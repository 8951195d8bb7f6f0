import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Viewer } from '../../kernel/game.ts';
import { takeLastDrop } from './drag.ts';

/*
 * Pieces glide from where they were to where they are.
 *   data-piece   the piece's lasting name: the same piece keeps it wherever it lies
 *   data-from    the piece or spot a new piece comes from
 *   data-home    the piece or spot a piece goes to when it leaves
 *   data-spot    a fixed thing that pieces come from or go to
 *   data-ground  what pieces lie on: when it moves, they move with it and need not glide
 * A board that moves its pieces otherwise, by being zoomed, sends a 'restage' event afterwards: that is no glide.
 */

interface PieceBox {
  /** Its box on the stage; empty while it is hidden. */
  readonly box: DOMRect;
  readonly element: HTMLElement;
  readonly ground: { readonly element: Element; readonly box: DOMRect } | undefined;
}

type PieceBoxes = Map<string, PieceBox>;

function look(stage: HTMLElement): PieceBoxes {
  const origin = stage.getBoundingClientRect();
  const boxOf = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return new DOMRect(left - origin.left, top - origin.top, width, height);
  };
  const grounds = [...stage.querySelectorAll('[data-ground]')].map((element) => ({ element, box: boxOf(element) }));
  const sight: PieceBoxes = new Map();
  for (const element of stage.querySelectorAll<HTMLElement>('[data-piece], [data-spot]')) {
    const name = element.dataset.piece ?? element.dataset.spot ?? '';
    const ground = grounds.find((each) => each.element.contains(element));
    sight.set(name, { box: boxOf(element), element, ground });
  }
  return sight;
}

function isShown({ box }: PieceBox): boolean {
  return box.width > 0;
}

/** A piece's earlier box, moved along with its ground. */
function whereItWas(before: PieceBox, now: PieceBox): DOMRect {
  const { box, ground } = before;
  if (ground === undefined || now.ground === undefined) return box;
  const dx = now.ground.box.x - ground.box.x;
  const dy = now.ground.box.y - ground.box.y;
  return new DOMRect(box.x + dx, box.y + dy, box.width, box.height);
}

/** In milliseconds; 0 if motion is reduced. */
function glideTime(): number {
  const time = getComputedStyle(document.documentElement).getPropertyValue('--glide').trim();
  const milliseconds = time.endsWith('ms') ? Number.parseFloat(time) : Number.parseFloat(time) * 1000;
  return milliseconds > 1 ? milliseconds : 0;
}

/** Identifies our own animations among those of style sheets. */
export const GLIDE = 'glide';
const EASING = 'cubic-bezier(0.2, 0.75, 0.25, 1)';

/** The transform that makes an element in the second box appear in the first. */
function wayFrom(from: DOMRect, to: DOMRect): string | undefined {
  const dx = from.x + from.width / 2 - (to.x + to.width / 2);
  const dy = from.y + from.height / 2 - (to.y + to.height / 2);
  const scale = from.width / to.width;
  if (Math.abs(dx) < 1 && Math.abs(dy) < 1 && Math.abs(scale - 1) < 0.02) return undefined;
  return `translate(${dx}px, ${dy}px) scale(${scale})`;
}

/** Moves a piece within its ground. */
function glide({ element, box }: PieceBox, from: DOMRect, duration: number): void {
  const transform = wayFrom(from, box);
  if (transform === undefined) return;
  element.animate(
    [
      { transform, zIndex: 3 },
      { transform: 'none', zIndex: 3 },
    ],
    { id: GLIDE, duration, easing: EASING },
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

const ALIVE = ['data-piece', 'data-spot', 'data-place', 'data-mood', 'data-portable', 'tabindex', 'role', 'aria-label'];

/** A copy of a piece above everything else, so that its ground does not clip it on the way. */
function picture(stage: HTMLElement, { element, box }: PieceBox): HTMLElement {
  const flying = element.cloneNode(true) as HTMLElement;
  for (const part of [flying, ...flying.querySelectorAll('*')]) for (const name of ALIVE) part.removeAttribute(name);
  flying.setAttribute('aria-hidden', 'true');
  Object.assign(flying.style, {
    position: 'absolute',
    inset: 'auto',
    left: `${box.x + stage.scrollLeft}px`,
    top: `${box.y + stage.scrollTop}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    zIndex: '6',
    pointerEvents: 'none',
  });
  stage.append(flying);
  return flying;
}

function flyAndVanish(flying: HTMLElement, keyframes: Keyframe[], duration: number): void {
  const flight = flying.animate(keyframes, { id: GLIDE, duration, easing: EASING });
  flight.onfinish = () => flying.remove();
  flight.oncancel = () => flying.remove();
}

/** Flies in from another box. */
function arrive(stage: HTMLElement, seen: PieceBox, from: DOMRect, duration: number): void {
  const transform = wayFrom(from, seen.box);
  if (transform === undefined) return;
  flyAndVanish(picture(stage, seen), [{ transform }, { transform: 'none' }], duration);
  seen.element.animate([{ opacity: 0 }, { opacity: 0 }], { id: GLIDE, duration });
}

function sendHome(stage: HTMLElement, seen: PieceBox, home: DOMRect, duration: number): void {
  const transform = wayFrom(home, seen.box) ?? 'none';
  const keyframes = [
    { transform: 'none', opacity: 1 },
    { transform, opacity: 0.35 },
  ];
  flyAndVanish(picture(stage, seen), keyframes, duration * 1.4);
}

function animateBetween(stage: HTMLElement, before: PieceBoxes, now: PieceBoxes, duration: number): void {
  const dropped = takeLastDrop();
  const origin = stage.getBoundingClientRect();
  const where = (name: string | undefined) =>
    [before, now].map((sight) => sight.get(name ?? '')).find((seen) => seen !== undefined && isShown(seen))?.box;
  const relaid = groundsRelaid(before, now);
  for (const [name, seen] of now) {
    const { element } = seen;
    if (element.dataset.piece === undefined || !isShown(seen)) continue;
    const earlier = before.get(name);
    if (earlier !== undefined) {
      // A piece that was hidden has not moved.
      if (isShown(earlier)) glideOrFly(stage, earlier, seen, duration, relaid);
      continue;
    }
    const from = dropped
      ? new DOMRect(dropped.x - origin.x, dropped.y - origin.y, dropped.width, dropped.height)
      : where(element.dataset.from);
    if (from === undefined) appear(element, duration);
    else arrive(stage, seen, from, dropped ? duration / 2 : duration);
  }
  for (const [name, seen] of before) {
    const home = now.has(name) || !isShown(seen) ? undefined : where(seen.element.dataset.home);
    if (home !== undefined) sendHome(stage, seen, home, duration);
  }
}

function glideOrFly(
  stage: HTMLElement,
  before: PieceBox,
  now: PieceBox,
  duration: number,
  relaid: ReadonlySet<Element>,
): void {
  const ground = now.ground?.element;
  if (before.ground?.element !== ground) arrive(stage, now, before.box, duration);
  else if (ground === undefined || !relaid.has(ground)) glide(now, whereItWas(before, now), duration);
}

/** The grounds on which several pieces have all been shifted alike: they were laid out anew, and nothing has moved on them. */
function groundsRelaid(before: PieceBoxes, now: PieceBoxes): Set<Element> {
  const shifts = new Map<Element, { x: number; y: number }[]>();
  for (const [name, seen] of now) {
    const earlier = before.get(name);
    const ground = seen.ground?.element;
    if (seen.element.dataset.piece === undefined || ground === undefined || earlier?.ground?.element !== ground)
      continue;
    if (!isShown(seen) || !isShown(earlier)) continue;
    const from = whereItWas(earlier, seen);
    const known = shifts.get(ground) ?? [];
    shifts.set(ground, [...known, { x: seen.box.x - from.x, y: seen.box.y - from.y }]);
  }
  const isShared = ([first, ...others]: { x: number; y: number }[]) =>
    first !== undefined &&
    others.length > 0 &&
    others.every(({ x, y }) => Math.abs(x - first.x) < 1 && Math.abs(y - first.y) < 1);
  return new Set([...shifts].filter(([, all]) => isShared(all)).map(([ground]) => ground));
}

function running(stage: HTMLElement): Animation[] {
  return stage.getAnimations({ subtree: true }).filter(({ id }) => id === GLIDE);
}

/** Identifies what is shown: whose view, and which moment. The number grows with every event. */
export interface GlideScene {
  readonly viewer: Viewer;
  readonly moment: number;
  readonly number: number;
}

/** Pieces move only between neighbouring moments of one viewer; any other change is shown at once. */
function follows(scene: GlideScene, before: GlideScene): boolean {
  return scene.viewer === before.viewer && Math.abs(scene.moment - before.moment) <= 1;
}

function isSame(scene: GlideScene, before: GlideScene): boolean {
  return scene.viewer === before.viewer && scene.moment === before.moment && scene.number === before.number;
}

/** Animates the pieces whenever the scene changes. */
export function useGlide(stage: RefObject<HTMLElement | null>, scene: GlideScene): void {
  const before = useRef<{ scene: GlideScene; sight: PieceBoxes } | undefined>(undefined);

  useLayoutEffect(() => {
    const last = before.current;
    if (stage.current === null || (last && isSame(scene, last.scene))) return;
    for (const animation of running(stage.current)) animation.finish();
    const sight = look(stage.current);
    const duration = glideTime();
    if (last && follows(scene, last.scene) && duration > 0 && document.visibilityState === 'visible') {
      animateBetween(stage.current, last.sight, sight, duration);
    }
    before.current = { scene, sight };
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
