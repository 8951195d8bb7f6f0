import type { Game, Position, Score, Seat, Table } from '../../../kernel/game.ts';
import { type Match, resume, standings } from '../../../kernel/match.ts';
import type { MatchRecord } from '../../../kernel/record.ts';
import { retell } from '../../../kernel/retell.ts';
import { answer } from '../../../kernel/steps.ts';
import { tableFor } from '../../../kernel/table.ts';
import type { AddressedEvent } from '../../../kernel/tell.ts';

/** A position of a match, and who has resigned so far. */
export interface Standing {
  readonly position: Position;
  readonly resigned: readonly Seat[];
}

/** A match that was played, with positions kept every few steps, so that any other is near one. */
export interface PlayedMatch {
  readonly game: Game;
  readonly table: Table;
  readonly record: MatchRecord;
  /** How many steps today's rules can replay. */
  readonly steps: number;
  readonly isWhole: boolean;
  /** The events of each step, the setup first. */
  readonly told: readonly (readonly AddressedEvent[])[];
  /** A copy of its own of the position after so many steps. */
  standingAt(step: number): Standing;
}

/** How many steps lie between two positions that are kept. */
const KEPT_EVERY = 16;

type Witness = (told: readonly AddressedEvent[], match: Match) => void;

/** Replays a record once, as far as today's rules lead to the same match; the witness is called for every step. */
export function followRecord(game: Game, record: MatchRecord, witness: Witness = () => {}): PlayedMatch {
  const table = tableFor(game, record.seats, record.options);
  const kept: Standing[] = [];
  const told: (readonly AddressedEvent[])[] = [];
  const retold = retell(game, record, (events, match) => {
    if (told.length % KEPT_EVERY === 0)
      kept.push({ position: game.clone(match.position), resigned: [...match.resigned] });
    told.push(events);
    witness(events, match);
  });
  const steps = Math.max(0, told.length - 1);

  return {
    game,
    table,
    record,
    steps,
    isWhole: retold.moments === retold.of,
    told,
    standingAt(wanted) {
      const step = Math.max(0, Math.min(steps, wanted));
      const from = Math.floor(step / KEPT_EVERY);
      const near = kept[from];
      if (near === undefined) throw new Error('today’s rules cannot replay this match');
      const position = game.clone(near.position);
      const resigned = [...near.resigned];
      for (const [seat, move] of record.moves.slice(from * KEPT_EVERY, step)) {
        if (move === 'resign') resigned.push(seat);
        else answer(game, position, seat, move);
      }
      return { position, resigned };
    },
  };
}

/** The scores of a standing; seats that have resigned come last. */
export function scoresOf(game: Game, table: Table, { position, resigned }: Standing): Score[] {
  const gone = resigned.map((seat) => ({ seat, resign: true as const }));
  return standings(resume(game, table, '', position, gone));
}

/** Whether the match has ended there, also because all but one have resigned. */
export function isEnded({ seats }: Table, { position, resigned }: Standing): boolean {
  return position.stack.length === 0 || resigned.length >= Math.max(1, seats - 1);
}
