import type { TrollTown } from '../../position.ts';
import type { TownEvent } from '../words.ts';
import type { TurnTold } from './consequences.ts';
import { isReveal } from './script.ts';

/** A turn that was carried out. At a Feast it may come in parts, where somebody is asked in the middle of it. */
export interface Turn {
  /** The part that is shown: what was told in it, and the town before it and after it. */
  readonly part: TurnTold;
  /** The whole turn up to here. */
  readonly whole: TurnTold;
}

/** What a page has seen of a match so far. */
export interface Seen {
  readonly town: TrollTown;
  readonly news: readonly TownEvent[];
  readonly told: string;
  /** The town before what was told last. */
  readonly before: TrollTown | undefined;
  readonly turn: Turn | undefined;
  /** A turn that is not over yet. */
  readonly open: TurnTold | undefined;
}

const ENDS: readonly string[] = ['told.turn', 'told.over'];

/** Others go on answering while one watches: the last turn is kept until another one has been told. */
export function follow(last: Seen | undefined, town: TrollTown, news: readonly TownEvent[]): Seen {
  const told = JSON.stringify(news);
  if (last !== undefined && last.told === told) return { ...last, town, news };
  // Whoever takes every step back comes to the same news again.
  if (last?.turn !== undefined && JSON.stringify(last.turn.part.news) === told) return { ...last, town, news, told };
  const before = last?.town;
  const kept = { town, news, told, before, turn: last?.turn, open: last?.open };
  if (!isReveal(news) && kept.open === undefined) return kept;
  const part = { news, before, end: town };
  const whole = kept.open === undefined ? part : { ...kept.open, news: [...kept.open.news, ...news], end: town };
  return {
    ...kept,
    turn: isReveal(news) ? { part, whole } : kept.turn,
    open: news.some(({ say }) => ENDS.includes(say)) ? undefined : whole,
  };
}
