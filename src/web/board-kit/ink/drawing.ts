import type { Mark, Spot } from '../../../protocol/marks.ts';
import { spotAt } from './spots.ts';

export type Tool = Mark['kind'];

/** A stroke under way: where it began, and where the pointer is. */
export interface Drawn {
  readonly from: Spot;
  readonly to: Spot | undefined;
  readonly x: number;
  readonly y: number;
}

export interface DrawingHandler {
  /** The tool that the main button and a finger draw with at once; undefined if they act on the board. */
  readonly tool: Tool | undefined;
  /** The stroke under way, or undefined when there is none any more. */
  show(drawn: Drawn | undefined): void;
  draw(mark: Mark): void;
}

/** In milliseconds and pixels: a finger that rests so long and so still is about to draw. */
const HOLD = 450;
const TREMBLE = 9;
/** In milliseconds: when no click belongs to a stroke any more. */
const CLICK_FOLLOWS = 50;

function markOf({ from, to }: Drawn, tool: Tool | undefined): Mark | undefined {
  if (to === undefined) return undefined;
  if (tool === 'ring' || from === to) return tool === 'arrow' ? undefined : { kind: 'ring', at: to };
  return { kind: 'arrow', from, to };
}

/**
 * Lets one draw on a board: with the right button, with a finger that is held still first, or at once with a tool. Dragging
 * and choosing hear nothing of it. Returns what ends it.
 */
export function allowDrawing(stage: HTMLElement, latest: () => DrawingHandler): () => void {
  let drawn: Drawn | undefined;
  let pointer: number | undefined;
  let waiting: { readonly timer: ReturnType<typeof setTimeout>; readonly x: number; readonly y: number } | undefined;
  let swallowsClick = false;

  function begin(event: PointerEvent): boolean {
    const { clientX: x, clientY: y } = event;
    const from = spotAt(stage, x, y);
    if (from === undefined) return false;
    pointer = event.pointerId;
    drawn = { from, to: from, x, y };
    latest().show(drawn);
    return true;
  }

  function stopWaiting(): void {
    if (waiting !== undefined) clearTimeout(waiting.timer);
    waiting = undefined;
  }

  function end(): void {
    stopWaiting();
    drawn = undefined;
    pointer = undefined;
    latest().show(undefined);
  }

  const down = (event: PointerEvent) => {
    swallowsClick = false;
    if (drawn !== undefined || waiting !== undefined) {
      // A second finger pinches.
      end();
      return;
    }
    if (event.target instanceof Element && event.target.closest('input, textarea, select') !== null) return;
    const { tool } = latest();
    if ((event.button === 2 && event.pointerType === 'mouse') || (tool !== undefined && event.button === 0)) {
      if (!begin(event)) return;
      event.stopPropagation();
      if (event.pointerType === 'mouse') event.preventDefault();
      swallowsClick = event.button === 0;
      return;
    }
    if (event.pointerType === 'mouse' || event.button !== 0) return;
    const hold = () => {
      waiting = undefined;
      if (!begin(event)) return;
      swallowsClick = true;
      navigator.vibrate?.(12);
    };
    waiting = { timer: setTimeout(hold, HOLD), x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent) => {
    const { clientX: x, clientY: y } = event;
    if (waiting !== undefined && Math.hypot(x - waiting.x, y - waiting.y) > TREMBLE) stopWaiting();
    if (drawn === undefined || event.pointerId !== pointer) return;
    event.stopPropagation();
    drawn = { ...drawn, to: spotAt(stage, x, y), x, y };
    latest().show(drawn);
  };
  const up = (event: PointerEvent) => {
    stopWaiting();
    if (drawn === undefined || event.pointerId !== pointer) return;
    const { tool, draw } = latest();
    const mark = markOf(drawn, event.button === 2 ? undefined : tool);
    end();
    // The click follows at once, if there is one.
    setTimeout(() => {
      swallowsClick = false;
    }, CLICK_FOLLOWS);
    if (mark !== undefined) draw(mark);
  };
  const cancel = (event: PointerEvent) => {
    if (waiting !== undefined || event.pointerId === pointer) end();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || drawn === undefined) return;
    event.stopPropagation();
    end();
  };
  const touchMove = (event: TouchEvent) => {
    if (drawn !== undefined) event.preventDefault();
  };
  // On touch it comes with the long press, with a mouse before or after the button is let go.
  const menu = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest('input, textarea, select, a') !== null) return;
    event.preventDefault();
  };
  const click = (event: MouseEvent) => {
    if (!swallowsClick) return;
    swallowsClick = false;
    event.stopPropagation();
    event.preventDefault();
  };

  stage.addEventListener('pointerdown', down, true);
  stage.addEventListener('touchmove', touchMove, { passive: false });
  stage.addEventListener('contextmenu', menu);
  stage.addEventListener('click', click, true);
  addEventListener('pointermove', move, true);
  addEventListener('pointerup', up, true);
  addEventListener('pointercancel', cancel, true);
  addEventListener('keydown', key, true);
  return () => {
    end();
    stage.removeEventListener('pointerdown', down, true);
    stage.removeEventListener('touchmove', touchMove);
    stage.removeEventListener('contextmenu', menu);
    stage.removeEventListener('click', click, true);
    removeEventListener('pointermove', move, true);
    removeEventListener('pointerup', up, true);
    removeEventListener('pointercancel', cancel, true);
    removeEventListener('keydown', key, true);
  };
}
