import type { Game, Score } from '../../kernel/game.ts';
import { standings } from '../../kernel/match.ts';
import { commitment } from '../../kernel/random.ts';
import { isOfOlderRules, type MatchRecord, verify } from '../../kernel/record.ts';
import { retell } from '../../kernel/retell.ts';
import type { AddressedEvent } from '../../kernel/tell.ts';
import { linesFor } from '../../protocol/lines.ts';
import type { LogLine } from '../../protocol/server.ts';

/** A moment of a match as everybody could see it. */
export interface Moment {
  readonly view: unknown;
  readonly scores: readonly Score[];
}

export interface ReplayedMatch {
  /** From the setup on, as far as today's rules lead to them. */
  readonly moments: readonly Moment[];
  /** All that was told. */
  readonly lines: readonly LogLine[];
  readonly isWhole: boolean;
}

/** The moments of a recorded match. One of older rules is told as it was told then, and shown as far as that can be. */
export function momentsOf(game: Game, record: MatchRecord): ReplayedMatch {
  const moments: Moment[] = [];
  const log: (readonly AddressedEvent[])[] = [];
  const retold = retell(game, record, (told, match) => {
    log.push(told);
    moments.push({ view: game.view(match.position, 'spectator'), scores: standings(match) });
  });
  const lines = (record.log ?? log).flatMap((told, moment) => linesFor(told, moment, 'spectator'));
  return { moments, lines, isWhole: retold.moments === retold.of };
}

/** What came of checking a record: how many of its moves could be checked, and what does not fit. */
export interface Checked {
  readonly moves: number;
  readonly problem?: string;
}

/** Plays the match again from its seed and compares everything that was promised, as far as today's rules can. */
export function checkShuffle(game: Game, record: MatchRecord, promised: string): Checked {
  const moves = record.moves.length;
  if (commitment(record.seed) !== promised) return { moves: 0, problem: `${record.seed} ≠ ${promised}` };
  try {
    if (isOfOlderRules(game, record)) return { moves: Math.max(0, retell(game, record).moments - 1) };
    verify(game, record);
    return { moves };
  } catch (trouble) {
    return { moves: 0, problem: trouble instanceof Error ? trouble.message : String(trouble) };
  }
}
