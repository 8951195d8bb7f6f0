import { type HTMLAttributes, type KeyboardEvent, useLayoutEffect, useRef } from 'react';

interface ToolbarProps extends HTMLAttributes<HTMLDivElement> {
  readonly 'aria-label': string;
  /** Selector of the tool that is the tab stop; by default the first. */
  readonly first?: string;
}

const TOOLS = 'a[href], button';

function toolsIn(bar: HTMLElement): HTMLElement[] {
  return [...bar.querySelectorAll<HTMLElement>(TOOLS)];
}

function letTabStopAt(bar: HTMLElement, stop: Element | undefined): void {
  for (const tool of toolsIn(bar)) tool.tabIndex = tool === stop ? 0 : -1;
}
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Tools that share one tab stop; the arrow keys move between them. */
export function Toolbar({ first, children, ...props }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const lay = () => {
      const all = toolsIn(element);
      const focused = all.find((tool) => tool === document.activeElement);
      letTabStopAt(element, focused ?? all.find((tool) => first !== undefined && tool.matches(first)) ?? all[0]);
    };
    lay();
    // Tools may appear and disappear without a new render of the bar.
    const changes = new MutationObserver(lay);
    changes.observe(element, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, [first]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const all = bar.current === null ? [] : toolsIn(bar.current).filter((tool) => tool.getClientRects().length > 0);
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
      onFocus={({ target, currentTarget }) => letTabStopAt(currentTarget, target.closest(TOOLS) ?? undefined)}
    >
      {children}
    </div>
  );
}
