/**
 * Delivers the first item at once and collects those that follow in the same task into one later batch. React
 * mistakes a long series of synchronous updates for an endless loop and stops rendering.
 */
export function batchBursts<Item>(deliver: (item: Item) => void, enqueue: (action: () => void) => void) {
  const waiting: Item[] = [];
  let isBurst = false;

  function flush(): void {
    isBurst = waiting.length > 0;
    if (isBurst) enqueue(flush);
    for (const item of waiting.splice(0)) deliver(item);
  }

  return (item: Item): void => {
    if (isBurst) {
      waiting.push(item);
      return;
    }
    isBurst = true;
    enqueue(flush);
    deliver(item);
  };
}

/**
 * Runs each action in a task of its own, after those already queued. A message channel rather than a timer, because
 * browsers slow down timers in hidden tabs.
 */
export function createTaskQueue(): { enqueue(action: () => void): void; stop(): void } {
  const { port1, port2 } = new MessageChannel();
  const actions: (() => void)[] = [];
  port1.onmessage = () => actions.shift()?.();
  return {
    enqueue(action) {
      actions.push(action);
      port2.postMessage(undefined);
    },
    stop: () => port1.close(),
  };
}
