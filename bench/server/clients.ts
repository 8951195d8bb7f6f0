import type { LoadPlan, Wave } from './full-speed.ts';
import type { Pace, ThinkingBots } from './pace.ts';
import type { Running } from './processes.ts';

/** What the process with the clients is told to do. */
export type Order =
  | { readonly do: 'seat'; readonly at: Contestant; readonly url: string; readonly plan: LoadPlan }
  | { readonly do: 'play'; readonly plan: LoadPlan }
  | { readonly do: 'stop playing' }
  | { readonly do: 'open'; readonly url: string; readonly count: number }
  | { readonly do: 'move'; readonly pace: Pace }
  | { readonly do: 'fill'; readonly servers: readonly ToFill[]; readonly count: number }
  | { readonly do: 'move on'; readonly url: string; readonly moves: number }
  | { readonly do: 'think'; readonly url: string; readonly bots: ThinkingBots }
  | { readonly do: 'stop thinking' }
  | {
      readonly do: 'make long matches';
      readonly url: string;
      readonly game: string;
      readonly count: number;
      readonly moves: number;
    }
  | { readonly do: 'look'; readonly url: string; readonly tables: readonly string[] };

/** A server that is to have many tables of that pace. */
interface ToFill {
  readonly url: string;
  readonly pace: string;
}

export type Contestant = 'ours' | 'boardgame.io' | 'Colyseus';

interface Results {
  seat: undefined;
  play: Wave;
  'stop playing': undefined;
  open: undefined;
  move: number[];
  fill: undefined;
  'move on': number;
  think: undefined;
  'stop thinking': undefined;
  'make long matches': string[];
  look: number[];
}

/** Lets the clients do something and gives what came of it. */
export async function order<O extends Order>(clients: Running, wanted: O): Promise<Results[O['do']]> {
  const answer = await clients.ask<{ done?: Results[O['do']]; failed?: string }>(wanted);
  if (answer.failed !== undefined) throw new Error(answer.failed);
  return answer.done as Results[O['do']];
}
