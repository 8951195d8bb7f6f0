import type { PlaceId } from './tabletop.ts';

/** The actions of dragging. */
export interface DragHandler {
  /** A piece was picked up at this place. */
  pickUp(place: PlaceId): void;
  /** It was dropped on a lit place, or elsewhere (undefined). */
  drop(place: PlaceId | undefined, from: PlaceId): void;
}

/** In pixels: shorter movements are clicks. Touch is less steady than a mouse. */
const DRAG_THRESHOLD = { mouse: 5, pen: 6, touch: 9 } as const;
/** In pixels: how far outside of a place a drop still counts. */
const DROP_MARGIN = 36;

const TARGETS = '[data-mood="lit"]';

interface Drag {
  readonly from: HTMLElement;
  readonly pointer: number;
  readonly startX: number;
  readonly startY: number;
  ghost?: HTMLElement;
  over?: HTMLElement | undefined;
}

/** The position of the last drop: a piece that appears right after came from there. */
let lastDrop: { box: DOMRect; at: number } | undefined;
const DROP_IS_FRESH = 1500;

export function takeLastDrop(): DOMRect | undefined {
  const drop = lastDrop;
  lastDrop = undefined;
  return drop !== undefined && performance.now() - drop.at < DROP_IS_FRESH ? drop.box : undefined;
}

function placeOf(element: HTMLElement): PlaceId {
  return element.dataset.place ?? '';
}

function lift(from: HTMLElement): HTMLElement {
  const original = from.querySelector<HTMLElement>('[data-ghost]') ?? from;
  const box = original.getBoundingClientRect();
  const ghost = original.cloneNode(true) as HTMLElement;
  for (const attribute of ['data-place', 'data-mood', 'data-piece', 'role', 'tabindex', 'aria-label', 'id']) {
    ghost.removeAttribute(attribute);
  }
  ghost.setAttribute('aria-hidden', 'true');
  ghost.classList.add('carried');
  ghost.style.width = `${box.width}px`;
  ghost.style.height = `${box.height}px`;
  ghost.style.left = `${box.left}px`;
  ghost.style.top = `${box.top}px`;
  document.body.append(ghost);
  return ghost;
}

function distanceTo(element: HTMLElement, x: number, y: number): number {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const dx = Math.max(left - x, 0, x - right);
  const dy = Math.max(top - y, 0, y - bottom);
  return Math.hypot(dx, dy);
}

function targetAt(stage: HTMLElement, x: number, y: number): HTMLElement | undefined {
  let nearest: HTMLElement | undefined;
  let least = DROP_MARGIN;
  for (const element of stage.querySelectorAll<HTMLElement>(TARGETS)) {
    const distance = distanceTo(element, x, y);
    if (distance < least) {
      least = distance;
      nearest = element;
    }
  }
  return nearest;
}

/** Makes portable places draggable by mouse, pen or touch. Returns what ends it. */
export function allowDragging(stage: HTMLElement, handler: DragHandler): () => void {
  let drag: Drag | undefined;

  function point(target: HTMLElement | undefined): void {
    if (drag === undefined || drag.over === target) return;
    drag.over?.removeAttribute('data-under');
    target?.setAttribute('data-under', '');
    drag.over = target;
  }

  function finish(event: PointerEvent, dropped: boolean): void {
    if (drag === undefined || event.pointerId !== drag.pointer) return;
    const { from, ghost } = drag;
    if (ghost !== undefined) {
      const target = dropped ? targetAt(stage, event.clientX, event.clientY) : undefined;
      point(undefined);
      lastDrop = target === undefined ? undefined : { box: ghost.getBoundingClientRect(), at: performance.now() };
      ghost.remove();
      from.removeAttribute('data-lifted');
      swallowClick(stage);
      handler.drop(target && placeOf(target), placeOf(from));
    }
    drag = undefined;
  }

  const down = (event: PointerEvent) => {
    const place = (event.target as Element).closest<HTMLElement>('[data-portable]');
    if (place === null || drag !== undefined || event.button !== 0) return;
    drag = { from: place, pointer: event.pointerId, startX: event.clientX, startY: event.clientY };
  };
  const move = (event: PointerEvent) => {
    if (drag === undefined || event.pointerId !== drag.pointer) return;
    const dx = event.clientX - drag.startX;
    const dy = event.clientY - drag.startY;
    if (drag.ghost === undefined) {
      const tremble = DRAG_THRESHOLD[event.pointerType as keyof typeof DRAG_THRESHOLD] ?? DRAG_THRESHOLD.mouse;
      if (Math.hypot(dx, dy) < tremble) return;
      drag.ghost = lift(drag.from);
      drag.from.setAttribute('data-lifted', '');
      handler.pickUp(placeOf(drag.from));
    }
    event.preventDefault();
    drag.ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(-2deg) scale(1.06)`;
    point(targetAt(stage, event.clientX, event.clientY));
  };
  const up = (event: PointerEvent) => finish(event, true);
  const cancel = (event: PointerEvent) => finish(event, false);

  stage.addEventListener('pointerdown', down);
  addEventListener('pointermove', move, { passive: false });
  addEventListener('pointerup', up);
  addEventListener('pointercancel', cancel);
  return () => {
    drag?.ghost?.remove();
    stage.removeEventListener('pointerdown', down);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', cancel);
  };
}

/** Suppresses the click that browsers fire after a drag. */
function swallowClick(stage: HTMLElement): void {
  const swallow = (event: Event) => event.stopPropagation();
  stage.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => stage.removeEventListener('click', swallow, { capture: true }), 50);
}
