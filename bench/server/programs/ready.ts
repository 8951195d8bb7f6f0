import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Question } from '../processes.ts';

const delays = monitorEventLoopDelay({ resolution: 1 });

/** What the bench may want to know of a server; to watch costs a little, so it is only done when asked for. */
const ANSWERS: Readonly<Record<Question, () => number>> = {
  memory() {
    globalThis.gc?.();
    return process.memoryUsage().rss;
  },
  work() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  'watch delays'() {
    delays.reset();
    delays.enable();
    return 0;
  },
  'longest delay'() {
    delays.disable();
    return delays.max / 1e6;
  },
};

/** Tells the bench where the server is, and how it is doing whenever it asks. */
export function beReady(url: string): void {
  process.on('message', (question: Question) => process.send?.(ANSWERS[question]()));
  process.on('disconnect', () => process.exit());
  process.send?.({ url });
}
