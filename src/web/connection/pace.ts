/** Delivers messages in order, each after its own pause since the one before. */
export interface Pacer<Message> {
  push(message: Message): void;
  /** Delivers everything that is queued now. */
  flush(): void;
  stop(): void;
}

/** With more messages queued than this, the page was away: they are delivered without pauses. */
const BACKLOG = 48;

export function createPacer<Message>(
  deliver: (message: Message) => void,
  pauseBefore: (message: Message) => number,
  wait: (milliseconds: number, action: () => void) => () => void,
  now: () => number,
): Pacer<Message> {
  const queue: Message[] = [];
  let stopWaiting: (() => void) | undefined;
  let lastDelivery = Number.NEGATIVE_INFINITY;

  function deliverNow(message: Message): void {
    lastDelivery = now();
    deliver(message);
  }

  function next(): void {
    stopWaiting = undefined;
    const message = queue.shift();
    if (message !== undefined) deliverNow(message);
    deliverDue();
  }

  function deliverDue(): void {
    while (stopWaiting === undefined) {
      const message = queue[0];
      if (message === undefined) return;
      // The time since the last message counts towards the pause.
      const pause = queue.length > BACKLOG ? 0 : pauseBefore(message) - (now() - lastDelivery);
      if (pause > 0) {
        stopWaiting = wait(pause, next);
        return;
      }
      queue.shift();
      deliverNow(message);
    }
  }

  return {
    push(message) {
      queue.push(message);
      deliverDue();
    },
    flush() {
      stopWaiting?.();
      stopWaiting = undefined;
      for (const message of queue.splice(0)) deliverNow(message);
    },
    stop() {
      stopWaiting?.();
      queue.length = 0;
    },
  };
}
