import type { Game, Score } from '../../kernel/game.ts';
import { standings } from '../../kernel/match.ts';
import { commitment } from '../../kernel/random.ts';
import { isOfOlderRules, type MatchRecord, verify } from '../../kernel/record.ts';
import { retell } from '../../kernel/retell.ts';
import type { AddressedEvent } from '../../kernel/tell.ts';
import { linesFor } from '../../protocol/lines.ts';
import type { LogLine } from '../../protocol/server.ts';
import { followRecord, type PlayedMatch } from '../study/desk/played-match.ts';
import type { Eyes } from './eyes/eyes.ts';

/** A moment of a match as spectators saw it. */
export interface ReplayedMoment {
  readonly view: unknown;
  readonly scores: readonly Score[];
}

export interface ReplayedMatch {
  /** From the setup on, as far as today's rules can replay the match. */
  readonly moments: readonly ReplayedMoment[];
  /** The whole log. */
  readonly lines: readonly LogLine[];
  readonly isWhole: boolean;
  /** What was told, to whoever might hear it. */
  readonly log: readonly (readonly AddressedEvent[])[];
  /** What every seat saw at any moment, and what was hidden from all. */
  readonly played: PlayedMatch;
}

/** Replays a record. A match of older rules keeps its own log and is replayed as far as possible. */
export function momentsOf(game: Game, record: MatchRecord): ReplayedMatch {
  const moments: ReplayedMoment[] = [];
  const played = followRecord(game, record, (_told, match) =>
    moments.push({ view: game.view(match.position, 'spectator'), scores: standings(match) }),
  );
  const log = record.log ?? played.told;
  const lines = log.flatMap((told, moment) => linesFor(told, moment, 'spectator'));
  return { moments, lines, log, isWhole: played.isWhole, played };
}

/** The log as these eyes see it. */
export function linesSeen({ lines, log }: ReplayedMatch, { viewer, open }: Eyes): readonly LogLine[] {
  if (open) return log.flatMap((told, moment) => told.map(({ event }) => ({ moment, event })));
  return viewer === 'spectator' ? lines : log.flatMap((told, moment) => linesFor(told, moment, viewer));
}

/** The result of a check: how many moves were checked, and what did not match. */
export interface Checked {
  readonly moves: number;
  readonly problem?: string;
}

/** Replays the match from its seed and compares it with the record and the published hash, as far as today's rules can. */
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
