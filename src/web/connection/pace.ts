/** Hands messages on in their order, each no sooner after the one before it than the pause it is worth. */
export interface Pacer<Message> {
  push(message: Message): void;
  /** Hands on all that waits, at once. */
  hurry(): void;
  stop(): void;
}

/** With more than this waiting, somebody has been away: catching up beats watching. */
const BACKLOG = 48;

export function createPacer<Message>(
  deliver: (message: Message) => void,
  pauseBefore: (message: Message) => number,
  wait: (milliseconds: number, action: () => void) => () => void,
  now: () => number,
): Pacer<Message> {
  const waiting: Message[] = [];
  let stopWaiting: (() => void) | undefined;
  let handedOn = Number.NEGATIVE_INFINITY;

  function handOn(message: Message): void {
    handedOn = now();
    deliver(message);
  }

  function next(): void {
    stopWaiting = undefined;
    const message = waiting.shift();
    if (message !== undefined) handOn(message);
    goOn();
  }

  function goOn(): void {
    while (stopWaiting === undefined) {
      const message = waiting[0];
      if (message === undefined) return;
      // Who has thought for a while has been waited for already.
      const pause = waiting.length > BACKLOG ? 0 : pauseBefore(message) - (now() - handedOn);
      if (pause > 0) {
        stopWaiting = wait(pause, next);
        return;
      }
      waiting.shift();
      handOn(message);
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
      for (const message of waiting.splice(0)) handOn(message);
    },
    stop() {
      stopWaiting?.();
      waiting.length = 0;
    },
  };
}
