import type { Page } from 'playwright-core';

/** What of React's tree is read here: the same that its developer tools read. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly stateNode: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

declare global {
  interface Window {
    /** How many components on the stage have been rendered so far. */
    renderedOnStage: number;
    __REACT_DEVTOOLS_GLOBAL_HOOK__: unknown;
  }
}

/** Counts, from the next page on, which components of the board React renders. To be called before the page is opened. */
export async function countRenders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const COMPONENTS = [0, 11, 15];
    const ELEMENT = 5;
    const PERFORMED_WORK = 1;
    window.renderedOnStage = 0;

    function isStage({ tag, stateNode }: Fiber): boolean {
      return tag === ELEMENT && stateNode instanceof Element && stateNode.classList.contains('stage');
    }

    /** What React has left as it was has the same children as before. */
    function walk(fiber: Fiber, onStage: boolean): void {
      const within = onStage || isStage(fiber);
      if (onStage && COMPONENTS.includes(fiber.tag) && (fiber.flags & PERFORMED_WORK) !== 0) window.renderedOnStage++;
      if (fiber.child === null || fiber.child === fiber.alternate?.child) return;
      for (let child: Fiber | null = fiber.child; child !== null; child = child.sibling) walk(child, within);
    }

    window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      renderers: new Map(),
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount() {},
      onCommitFiberRoot: (_id: number, root: { readonly current: Fiber }) => walk(root.current, false),
    };
  });
}

export function rendersOnStage(page: Page): Promise<number> {
  return page.evaluate(() => window.renderedOnStage);
}
