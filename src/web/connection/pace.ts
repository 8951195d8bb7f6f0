/** Hands messages on in their order, each after the pause it is worth. */
export interface Pacer<Message> {
  push(message: Message): void;
  /** Hands on all that waits, at once. */
  hurry(): void;
  stop(): void;
}

/** With more than this waiting, somebody has been away: catching up beats watching. */
const BACKLOG = 24;

export function createPacer<Message>(
  deliver: (message: Message) => void,
  pauseBefore: (message: Message) => number,
  wait: (milliseconds: number, action: () => void) => () => void,
): Pacer<Message> {
  const waiting: Message[] = [];
  let stopWaiting: (() => void) | undefined;

  function next(): void {
    stopWaiting = undefined;
    const message = waiting.shift();
    if (message !== undefined) deliver(message);
    goOn();
  }

  function goOn(): void {
    while (stopWaiting === undefined) {
      const message = waiting[0];
      if (message === undefined) return;
      const pause = waiting.length > BACKLOG ? 0 : pauseBefore(message);
      if (pause > 0) {
        stopWaiting = wait(pause, next);
        return;
      }
      waiting.shift();
      deliver(message);
    }
  }

  return {
    push(message) {
      waiting.push(message);
      goOn();
    },
    hurry() {
      stopWaiting?.();
      stopWaiting = undefined;
      for (const message of waiting.splice(0)) deliver(message);
    },
    stop() {
      stopWaiting?.();
      waiting.length = 0;
    },
  };
}
