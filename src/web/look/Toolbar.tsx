import { type HTMLAttributes, type KeyboardEvent, useLayoutEffect, useRef } from 'react';

interface ToolbarProps extends HTMLAttributes<HTMLDivElement> {
  readonly 'aria-label': string;
  /** Which of the tools Tab comes to first, as a selector; else the first of them. */
  readonly first?: string;
}

const TOOLS = 'a[href], button';
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Tools that are one stop of Tab together; arrows go from one to the next. */
export function Toolbar({ first, children, ...props }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const tools = () => [...(bar.current?.querySelectorAll<HTMLElement>(TOOLS) ?? [])];
  const letTabStopAt = (stop: HTMLElement | undefined) => {
    for (const tool of tools()) tool.tabIndex = tool === stop ? 0 : -1;
  };

  useLayoutEffect(() => {
    const all = tools();
    const focused = all.find((tool) => tool === document.activeElement);
    letTabStopAt(focused ?? all.find((tool) => first !== undefined && tool.matches(first)) ?? all[0]);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const all = tools().filter((tool) => tool.getClientRects().length > 0);
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    event.preventDefault();
    all[(at + step + all.length) % all.length]?.focus();
  };

  return (
    <div
      {...props}
      ref={bar}
      role="toolbar"
      onKeyDown={onKeyDown}
      onFocus={({ target }) => letTabStopAt(tools().find((tool) => tool === target))}
    >
      {children}
    </div>
  );
}
