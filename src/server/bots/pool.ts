import type { Worker } from 'node:worker_threads';
import type { Advice } from '../../bots/advise.ts';
import {
  type BotQuestion,
  THINKING_STOPPED,
  THOUGHT_UNWANTED,
  type Thinker,
  type ThinkOptions,
} from '../../host/bots/bots.ts';
import { every, REAL_TIME, type Time } from '../../host/time.ts';
import type { Move } from '../../kernel/game.ts';
import { startThread } from '../thread.ts';
import { makeQueue, type Queued } from './queue.ts';

/** A job for a thread. */
export interface Order extends BotQuestion {
  /** Whether a move is wanted, or advice for a person. */
  readonly want: 'move' | 'advice';
  /** The factor by which to think less, because other questions are waiting. */
  readonly hurry: number;
  /** The id of the job. A thread aborts it when it finds the id in shared memory. */
  readonly order: number;
}

/** The data that a thread is started with. */
export interface ThreadData {
  /** The module whose `GAMES` bots play, if not the usual one. */
  readonly games: string | undefined;
  /** Shared memory: the id of the job that is not wanted any more. */
  readonly unwanted: Int32Array;
}

type Thought = { readonly move: Move } | { readonly advice: Advice };

export type Reply = Thought | { readonly failed: string } | { readonly aborted: true };

/** The threads in which bots think. Questions that somebody waits for come first. */
export interface Pool extends Thinker {
  /** How many questions are not answered yet. */
  readonly open: () => number;
  close(): Promise<void>;
}

export interface PoolOptions {
  readonly threads: number;
  /** In milliseconds: a thread that takes longer is terminated. */
  readonly limit: number;
  /** The factor by which bots think less than usual. */
  readonly hurry?: number;
  readonly games?: string | undefined;
  readonly time?: Pick<Time, 'elapsed' | 'after'>;
  /** The network of a person. People of one network share its share of the threads. */
  networkOf(person: string): string;
}

interface Task extends Queued {
  readonly question: BotQuestion;
  readonly want: Order['want'];
  /** How many questions of its table were open at the same time: they share the time of one. */
  together: number;
  isWanted(): boolean;
  readonly resolve: (thought: Thought) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  /** Shared with the worker. */
  readonly unwanted: Int32Array;
  task: Task | undefined;
  order: number;
  /** The memory key of its last job. */
  plan: string | undefined;
  /** Ends the wait for a thread that takes too long. */
  endLimit: () => void;
}

/** In milliseconds: how often to check whether open questions are still wanted. */
const CHECK_INTERVAL = 50;

/** Starts at most so many threads, each when it is first needed. */
export function makePool({ threads, limit, hurry = 1, games, time = REAL_TIME, networkOf }: PoolOptions): Pool {
  const queue = makeQueue<Task>(time);
  const unanswered = new Set<Task>();
  let working: Thread[] = [];
  let closed = false;
  let orders = 0;
  let stopLooking: (() => void) | undefined;

  /** Removes unwanted questions from the queue, and tells the threads that work on one to abort. */
  function dropUnwanted(): void {
    for (const task of queue.drop((each) => each.isWanted())) settle(task, () => task.reject(THOUGHT_UNWANTED));
    for (const { task, order, unwanted } of working) {
      if (task !== undefined && !task.isWanted()) Atomics.store(unwanted, 0, order);
    }
  }

  function settle(task: Task, tell: () => void): void {
    unanswered.delete(task);
    if (unanswered.size === 0) {
      stopLooking?.();
      stopLooking = undefined;
    }
    tell();
  }

  function next(): void {
    dropUnwanted();
    const due = queue.next();
    if (due === undefined || closed) return;
    const { task, crowd: parts } = due;
    const idle = idleFor(task.question.plan);
    if (idle === undefined) return;
    queue.take(task);
    idle.task = task;
    idle.plan = task.question.plan;
    idle.endLimit = time.after(limit, () => discard(idle, new Error(`bot ${task.question.bot} thought too long`)));
    const crowd = Math.max(1 + (parts - 1) / threads, task.together / threads);
    idle.order = ++orders;
    const order: Order = {
      ...task.question,
      want: task.want,
      hurry: task.want === 'move' ? hurry * crowd : crowd,
      order: idle.order,
    };
    idle.worker.postMessage(order);
  }

  /** Prefers the idle thread that thought about this seat last, since it may still have its memory. */
  function idleFor(plan: string): Thread | undefined {
    const idle = working.filter((thread) => thread.task === undefined);
    const planner = idle.find((thread) => thread.plan === plan);
    return planner ?? idle[0] ?? (working.length < threads ? start() : undefined);
  }

  function start(): Thread {
    const unwanted = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const thread: Thread = {
      worker: startThread('bot-worker', { games, unwanted } satisfies ThreadData),
      unwanted,
      task: undefined,
      order: 0,
      plan: undefined,
      endLimit: () => {},
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
    thread.endLimit();
    thread.task = undefined;
    if (task !== undefined) settle(task, () => answer(task, reply));
    next();
  }

  function discard(thread: Thread, error: Error): void {
    if (!working.includes(thread)) return;
    working = working.filter((each) => each !== thread);
    thread.endLimit();
    const { task } = thread;
    if (task !== undefined) settle(task, () => task.reject(error));
    void thread.worker.terminate();
    next();
  }

  function enqueue(question: BotQuestion, want: Order['want'], { urgent, isWanted }: ThinkOptions): Promise<Thought> {
    if (closed) return Promise.reject(THINKING_STOPPED);
    return new Promise<Thought>((resolve, reject) => {
      const sameTable = [...unanswered].filter((each) => each.question.table === question.table);
      for (const each of sameTable) each.together++;
      const { owner } = question;
      const together = 1 + sameTable.length;
      const since = time.elapsed();
      const network = networkOf(owner);
      const task: Task = { owner, network, urgent, since, question, want, together, isWanted, resolve, reject };
      unanswered.add(task);
      stopLooking ??= every(time, CHECK_INTERVAL, dropUnwanted);
      queue.add(task);
      // Deferred, so that all bots that are asked at once are in the queue first.
      setImmediate(next);
    });
  }

  return {
    async think(question, thinking) {
      const thought = await enqueue(question, 'move', thinking);
      if (!('move' in thought)) throw new Error('a bot was asked for a move and gave advice');
      return thought.move;
    },
    async advise(question, thinking) {
      const thought = await enqueue(question, 'advice', thinking);
      if (!('advice' in thought)) throw new Error('a bot was asked for advice and moved');
      return thought.advice;
    },
    open: () => queue.length + working.filter(({ task }) => task !== undefined).length,
    async close() {
      closed = true;
      stopLooking?.();
      for (const { reject } of queue.clear()) reject(THINKING_STOPPED);
      const threads = working;
      working = [];
      for (const thread of threads) {
        thread.endLimit();
        thread.task?.reject(THINKING_STOPPED);
        await thread.worker.terminate();
      }
    },
  };
}

function answer({ resolve, reject }: Task, reply: Reply): void {
  if ('failed' in reply) reject(new Error(reply.failed));
  else if ('aborted' in reply) reject(THOUGHT_UNWANTED);
  else resolve(reply);
}
