import './tips.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { spotBeside } from '../board-kit/beside.ts';

/** In milliseconds: delay before a tip is shown. */
const WAIT = 320;

function tipAt(target: EventTarget | null): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-tip]') ?? undefined) : undefined;
}

/** Shows the `data-tip` text of what is hovered or focused. Assistive technology reads the label instead. */
export function Tips() {
  const [anchor, setAnchor] = useState<HTMLElement | undefined>(undefined);
  const tip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const point = (found: HTMLElement | undefined, wait: number) => {
      clearTimeout(timer);
      if (found === undefined) setAnchor(undefined);
      else timer = setTimeout(() => setAnchor(found), wait);
    };
    const over = ({ pointerType, target }: PointerEvent) => {
      if (pointerType === 'mouse') point(tipAt(target), WAIT);
    };
    // A dialog also focuses something when it opens: only the keyboard shows tips on focus.
    let byKeyboard = false;
    const focus = ({ target }: FocusEvent) => {
      if (byKeyboard) point(tipAt(target), 0);
    };
    const leave = ({ type }: Event) => {
      if (type !== 'focusout') byKeyboard = type === 'keydown';
      point(undefined, 0);
    };
    addEventListener('pointerover', over);
    addEventListener('pointerdown', leave, true);
    addEventListener('keydown', leave, true);
    addEventListener('focusin', focus);
    addEventListener('focusout', leave);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerover', over);
      removeEventListener('pointerdown', leave, true);
      removeEventListener('keydown', leave, true);
      removeEventListener('focusin', focus);
      removeEventListener('focusout', leave);
    };
  }, []);

  useLayoutEffect(() => {
    const panel = tip.current;
    if (panel === null || anchor === undefined) return;
    // As a popover, so that it is above dialogs too.
    panel.showPopover();
    const { width, height } = panel.getBoundingClientRect();
    const window = { width: innerWidth, height: innerHeight };
    const spot = spotBeside(anchor.getBoundingClientRect(), { width, height }, window, [
      'below',
      'above',
      'left',
      'right',
    ]);
    panel.style.left = `${spot.left}px`;
    panel.style.top = `${spot.top}px`;
    return () => panel.hidePopover();
  }, [anchor]);

  return (
    <div className="tip" ref={tip} popover="manual" aria-hidden="true">
      {anchor?.dataset.tip}
    </div>
  );
}
