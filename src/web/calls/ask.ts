import type { TableInfo } from '../../protocol/server.ts';

/** Nobody is asked more often than that. */
const MOST = 2;

interface Asking {
  readonly pace: TableInfo['pace'];
  /** How many answers one has given at this table. */
  readonly answers: number;
  /** Whether one is asked something by the game right now. */
  readonly asked: boolean;
  readonly called: boolean;
  /** Tables at which one said 'Not now'. */
  readonly notNow: readonly string[];
  readonly table: string;
}

/** Whether it is time to ask how somebody wants to be called: after their first move of a match by days, never over a decision. */
export function isTimeToAsk({ pace, answers, asked, called, notNow, table }: Asking): boolean {
  if (pace?.kind !== 'days' || called || asked || answers === 0) return false;
  return notNow.length < MOST && !notNow.includes(table);
}
