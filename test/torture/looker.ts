import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Found, lookAt, unreadableIn, unwantedAmong } from './kept.ts';
import type { Match } from './players.ts';

/** Somebody who looks at a database while servers use it. */
export interface Looker {
  wrongIn(database: string, matches: readonly Match[]): Promise<string[]>;
  unreadableIn(database: string): Promise<string[]>;
  /** Lets go of every file. */
  leave(): Promise<void>;
}

/** What a looker in a process of its own is asked. */
export interface Task {
  readonly database: string;
  /** Without matches, it is asked which of all matches cannot be read. */
  readonly matches?: readonly Match[];
}

export type Answer = Found | { readonly failed: string };

async function wrongIn(found: Promise<Found>, matches: readonly Match[]): Promise<string[]> {
  const { wrong, entered } = await found;
  return [...wrong, ...unwantedAmong(matches, entered)];
}

export const LOOKER_HERE: Looker = {
  wrongIn: (database, matches) => wrongIn(lookAt(database, matches), matches),
  unreadableIn,
  leave: async () => {},
};

/** SQLite keeps files open in a process that has closed them, and a disk with open files cannot be taken out. */
export function lookerElsewhere(): Looker {
  let child: ChildProcess | undefined;

  async function ask(task: Task): Promise<Found> {
    child ??= fork(fileURLToPath(new URL('./looking.ts', import.meta.url)), {
      serialization: 'advanced',
      execArgv: ['--import', 'tsx'],
    });
    const answer = once(child, 'message');
    child.send(task);
    const [told] = (await answer) as [Answer];
    if ('failed' in told) throw new Error(told.failed);
    return told;
  }

  return {
    wrongIn: (database, matches) => wrongIn(ask({ database, matches }), matches),
    unreadableIn: async (database) => (await ask({ database })).wrong,
    async leave() {
      const leaving = child;
      child = undefined;
      if (leaving === undefined) return;
      const gone = once(leaving, 'exit');
      leaving.kill('SIGKILL');
      await gone;
    },
  };
}
