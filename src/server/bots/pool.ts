import type { Worker } from 'node:worker_threads';
import type { Advice } from '../../bots/advise.ts';
import { type BotQuestion, THINKING_STOPPED, type Thinker } from '../../host/bots.ts';
import type { Move } from '../../kernel/game.ts';
import { startThread } from '../thread.ts';
import { makeQueue, type Queued } from './queue.ts';

/** What a thread is told. */
export interface Order extends BotQuestion {
  /** An answer of the bot's own, or advice for somebody who has to give one. */
  readonly want: 'move' | 'advice';
  /** By how much to think less, the more questions wait. */
  readonly hurry: number;
}

/** What a thread knows from its beginning. */
export interface ThreadData {
  /** The module whose `GAMES` bots play, where those are not the usual ones. */
  readonly games: string | undefined;
}

type Thought = { readonly move: Move } | { readonly advice: Advice };

export type Reply = Thought | { readonly failed: string };

/** Threads in which bots think. A question that somebody waits for goes before the others. */
export interface Pool extends Thinker {
  /** How many questions are not answered yet. */
  readonly open: () => number;
  close(): Promise<void>;
}

export interface PoolWishes {
  readonly threads: number;
  /** In milliseconds: a question that takes longer costs its thread. */
  readonly limit: number;
  /** How many times less than they would bots think. */
  readonly haste?: number;
  readonly games?: string | undefined;
}

interface Task extends Queued {
  readonly question: BotQuestion;
  readonly want: Order['want'];
  /** How many questions of its table were open together with it: they share the time that one of them would have. */
  together: number;
  readonly resolve: (thought: Thought) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  task: Task | undefined;
  /** Where it thought last. */
  plan: string | undefined;
  limit: NodeJS.Timeout | undefined;
}

/** Starts at most so many threads, each when it is first needed. */
export function makePool({ threads, limit, haste = 1, games }: PoolWishes): Pool {
  const queue = makeQueue<Task>();
  const unanswered = new Set<Task>();
  let working: Thread[] = [];
  let closed = false;

  function next(): void {
    const due = queue.next();
    if (due === undefined || closed) return;
    const { task, crowd: parts } = due;
    const idle = idleFor(task.question.plan);
    if (idle === undefined) return;
    queue.take(task);
    idle.task = task;
    idle.plan = task.question.plan;
    idle.limit = setTimeout(() => discard(idle, new Error(`bot ${task.question.bot} thought too long`)), limit);
    const crowd = Math.max(1 + (parts - 1) / threads, task.together / threads);
    const hurry = task.want === 'move' ? haste * crowd : crowd;
    const order: Order = { ...task.question, want: task.want, hurry };
    idle.worker.postMessage(order);
  }

  /** Prefers the idle thread that thought about this seat last, since it may still have a plan. */
  function idleFor(plan: string): Thread | undefined {
    const idle = working.filter((thread) => thread.task === undefined);
    const planner = idle.find((thread) => thread.plan === plan);
    return planner ?? idle[0] ?? (working.length < threads ? start() : undefined);
  }

  function start(): Thread {
    const thread: Thread = {
      worker: startThread('bot-worker', { games } satisfies ThreadData),
      task: undefined,
      plan: undefined,
      limit: undefined,
    };
    // An idle thread must not keep the process alive.
    thread.worker.unref();
    thread.worker.on('message', (reply: Reply) => finish(thread, reply));
    thread.worker.on('error', (error) => discard(thread, error as Error));
    thread.worker.on('exit', () => discard(thread, new Error('a bot’s thread has ended')));
    working.push(thread);
    return thread;
  }

  function finish(thread: Thread, reply: Reply): void {
    const { task } = thread;
    clearTimeout(thread.limit);
    thread.task = undefined;
    if (task !== undefined) {
      unanswered.delete(task);
      if ('failed' in reply) task.reject(new Error(reply.failed));
      else task.resolve(reply);
    }
    next();
  }

  function discard(thread: Thread, error: Error): void {
    if (!working.includes(thread)) return;
    working = working.filter((each) => each !== thread);
    clearTimeout(thread.limit);
    if (thread.task !== undefined) unanswered.delete(thread.task);
    thread.task?.reject(error);
    void thread.worker.terminate();
    next();
  }

  function pose(question: BotQuestion, want: Order['want'], urgent: boolean): Promise<Thought> {
    if (closed) return Promise.reject(THINKING_STOPPED);
    return new Promise<Thought>((resolve, reject) => {
      const sameTable = [...unanswered].filter((each) => each.question.table === question.table);
      for (const each of sameTable) each.together++;
      const { owner } = question;
      const together = 1 + sameTable.length;
      const task: Task = { owner, urgent, since: performance.now(), question, want, together, resolve, reject };
      unanswered.add(task);
      queue.add(task);
      // Bots that are asked at once are asked one right after the other: first all of them are waited for.
      setImmediate(next);
    });
  }

  return {
    async think(question, { urgent }) {
      const thought = await pose(question, 'move', urgent);
      if (!('move' in thought)) throw new Error('a bot was asked for a move and gave advice');
      return thought.move;
    },
    async advise(question, { urgent }) {
      const thought = await pose(question, 'advice', urgent);
      if (!('advice' in thought)) throw new Error('a bot was asked for advice and moved');
      return thought.advice;
    },
    open: () => queue.length + working.filter(({ task }) => task !== undefined).length,
    async close() {
      closed = true;
      for (const { reject } of queue.clear()) reject(THINKING_STOPPED);
      const threads = working;
      working = [];
      for (const thread of threads) {
        clearTimeout(thread.limit);
        thread.task?.reject(THINKING_STOPPED);
        await thread.worker.terminate();
      }
    },
  };
}
