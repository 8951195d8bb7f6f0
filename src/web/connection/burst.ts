/**
 * Hands things on at once; whatever follows before the page has come to anything else is handed on in one piece. React takes a long row
 * of urgent updates, with no moment in between for what effects want to show, for an endless loop, and gives up.
 */
export function gatherBursts<Item>(deliver: (item: Item) => void, soon: (action: () => void) => void) {
  const waiting: Item[] = [];
  let isBurst = false;

  function rest(): void {
    isBurst = waiting.length > 0;
    if (isBurst) soon(rest);
    for (const item of waiting.splice(0)) deliver(item);
  }

  return (item: Item): void => {
    if (isBurst) {
      waiting.push(item);
      return;
    }
    isBurst = true;
    soon(rest);
    deliver(item);
  };
}

/** Calls back when everything that waits for the page already has had its turn. No timer: those are slow in a tab nobody looks at. */
export function createTurns(): { soon(action: () => void): void; stop(): void } {
  const { port1, port2 } = new MessageChannel();
  const actions: (() => void)[] = [];
  port1.onmessage = () => actions.shift()?.();
  return {
    soon(action) {
      actions.push(action);
      port2.postMessage(undefined);
    },
    stop: () => port1.close(),
  };
}
