import type { Worker } from 'node:worker_threads';
import type { Advice } from '../../bots/advise.ts';
import type { Move, Seat } from '../../kernel/game.ts';
import { startThread } from '../thread.ts';
import { makeQueue, type Queued } from './queue.ts';

export interface Question {
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  /** Whose table it is, or who wants a hint: all their questions share one person's part of the threads. */
  readonly owner: string;
  /** What the seat may see. */
  readonly view: unknown;
  /** Seed of a stream of chance that is the bot's own. */
  readonly seed: string;
  /** Names the seat of the match: what a thread thought there before, it goes on from, as long as all came as expected. */
  readonly plan: string;
}

/** What a thread is told. */
export interface Order extends Question {
  /** An answer of the bot's own, or advice for somebody who has to give one. */
  readonly want: 'move' | 'advice';
  /** By how much to think less, the more questions wait. */
  readonly hurry: number;
}

type Thought = { readonly move: Move } | { readonly advice: Advice };

export type Reply = Thought | { readonly failed: string };

/** Threads in which bots think. */
export interface Pool {
  /** A question that somebody waits for goes before the others. */
  think(question: Question, urgent: boolean): Promise<Move>;
  advise(question: Question, urgent: boolean): Promise<Advice>;
  /** How many questions are not answered yet. */
  readonly open: () => number;
  close(): Promise<void>;
}

interface Task extends Queued {
  readonly question: Question;
  readonly want: Order['want'];
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

/** What a bot that is still thinking answers when the pool is closed. */
export const GONE_HOME = new Error('the bots have gone home');

/** Starts at most so many threads, each when it is first needed; a question that takes too long costs its thread. */
export function makePool(threads: number, limit: number, haste = 1): Pool {
  const queue = makeQueue<Task>();
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
    const crowd = 1 + (parts - 1) / threads;
    const hurry = task.want === 'move' ? haste * crowd : crowd;
    const order: Order = { ...task.question, want: task.want, hurry };
    idle.worker.postMessage(order);
  }

  /** Whoever thought about this seat last, if it is free: it may have a plan already. */
  function idleFor(plan: string): Thread | undefined {
    const idle = working.filter((thread) => thread.task === undefined);
    const planner = idle.find((thread) => thread.plan === plan);
    return planner ?? idle[0] ?? (working.length < threads ? start() : undefined);
  }

  function start(): Thread {
    const thread: Thread = { worker: startThread('bot-worker'), task: undefined, plan: undefined, limit: undefined };
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
      if ('failed' in reply) task.reject(new Error(reply.failed));
      else task.resolve(reply);
    }
    next();
  }

  function discard(thread: Thread, error: Error): void {
    if (!working.includes(thread)) return;
    working = working.filter((each) => each !== thread);
    clearTimeout(thread.limit);
    thread.task?.reject(error);
    void thread.worker.terminate();
    next();
  }

  function pose(question: Question, want: Order['want'], urgent: boolean): Promise<Thought> {
    if (closed) return Promise.reject(GONE_HOME);
    return new Promise((resolve, reject) => {
      queue.add({ owner: question.owner, urgent, since: performance.now(), question, want, resolve, reject });
      next();
    });
  }

  return {
    async think(question, urgent) {
      const thought = await pose(question, 'move', urgent);
      if (!('move' in thought)) throw new Error('a bot was asked for a move and gave advice');
      return thought.move;
    },
    async advise(question, urgent) {
      const thought = await pose(question, 'advice', urgent);
      if (!('advice' in thought)) throw new Error('a bot was asked for advice and moved');
      return thought.advice;
    },
    open: () => queue.length + working.filter(({ task }) => task !== undefined).length,
    async close() {
      closed = true;
      for (const { reject } of queue.clear()) reject(GONE_HOME);
      const threads = working;
      working = [];
      for (const thread of threads) {
        clearTimeout(thread.limit);
        thread.task?.reject(GONE_HOME);
        await thread.worker.terminate();
      }
    },
  };
}
