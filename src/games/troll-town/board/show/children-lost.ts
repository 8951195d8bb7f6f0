import type { BoardWord, TownEvent } from '../words.ts';
import { numberIn, RUNS } from './events.ts';

/** What became of Children in a turn. */
interface Children {
  readonly caught: number;
  readonly brokeOut: number;
  /** How many stores they broke out of. */
  readonly stores: number;
  readonly away: number;
  readonly eaten: number;
  readonly back: number;
  readonly hid: number;
  readonly served: number;
}

function sumOf(news: readonly TownEvent[], says: readonly BoardWord[], field: string): number {
  return news.reduce((sum, event) => sum + (says.includes(event.say) ? (numberIn(event, field) ?? 0) : 0), 0);
}

/** Those for whom nobody has room, or no road leads anywhere, are lost at once; the others run. */
const LOST_AT_ONCE: readonly BoardWord[] = ['told.got-away', 'told.ran-away'];
const OUT: readonly BoardWord[] = ['told.broke-out', 'told.joined'];

export function childrenIn(news: readonly TownEvent[]): Children {
  const runs = news.filter(({ say }) => RUNS.includes(say));
  const run = (field: string) => runs.reduce((sum, event) => sum + (numberIn(event, field) ?? 0), 0);
  return {
    caught: sumOf(news, ['told.captured', 'told.captured-bare'], 'children'),
    brokeOut: sumOf(news, OUT, 'children'),
    stores: news.filter(({ say }) => OUT.includes(say)).length,
    away: run('away') + sumOf(news, LOST_AT_ONCE, 'children'),
    eaten: run('eaten'),
    back: run('back'),
    hid: sumOf(news, ['told.run-hid'], 'children'),
    served: sumOf(news, ['told.feast', 'told.feast-short'], 'eaten'),
  };
}
