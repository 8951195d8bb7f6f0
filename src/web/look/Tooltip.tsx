import { cloneElement, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react';

interface TooltipProps {
  /** The words of the hint. */
  text: ReactNode;
  place?: 'above' | 'below' | 'left' | 'right';
  /** One element that can take focus: a button, a link. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

const OPENING = ['pointerenter', 'focusin'] as const;
const CLOSING = ['pointerleave', 'focusout'] as const;

/** A hint on hover and on focus; it can be pointed at and leaves on Escape. */
export function Tooltip({ text, place = 'above', children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const element = anchor.current;
    const open = () => setShown(true);
    const close = () => setShown(false);
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    for (const name of OPENING) element?.addEventListener(name, open);
    for (const name of CLOSING) element?.addEventListener(name, close);
    document.addEventListener('keydown', leave);
    return () => {
      for (const name of OPENING) element?.removeEventListener(name, open);
      for (const name of CLOSING) element?.removeEventListener(name, close);
      document.removeEventListener('keydown', leave);
    };
  }, []);

  return (
    <span className="tooltip-anchor" ref={anchor}>
      {cloneElement(children, { 'aria-describedby': id })}
      <span role="tooltip" id={id} className={`tooltip tooltip-${place}`} data-shown={shown || undefined}>
        {text}
      </span>
    </span>
  );
}
