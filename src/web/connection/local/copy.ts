import { standingEntries } from '../../../host/match/entry.ts';
import { askedBits, liveFrom, snapshotOf } from '../../../host/match/live.ts';
import type { LogRow, SnapshotRow } from '../../../host/store.ts';
import type { HostedTable } from '../../../host/table.ts';
import { fingerprintOf } from '../../../kernel/fingerprint.ts';
import type { Game, Position } from '../../../kernel/game.ts';
import { resume } from '../../../kernel/match.ts';
import { randomFor } from '../../../kernel/random.ts';
import { answer, labelFor, questionFor } from '../../../kernel/steps.ts';
import { tableFor } from '../../../kernel/table.ts';
import { MOST_AHEAD, type MoveAhead } from '../../../protocol/ahead.ts';
import type { KeptTable, WriteBatch } from './local-database.ts';
import type { NewLocalTable } from './stored-table.ts';

/** A table to think ahead on: a position that the view of a seat allows, and nothing but what that seat knows. */
export function copyToThinkOn(
  game: Game,
  kept: KeptTable,
  { view, ...copyOf }: NonNullable<NewLocalTable['ahead']>,
  now: number,
): WriteBatch {
  const { row, id } = kept;
  const position = game.imagine(view, copyOf.seat, randomFor(row.seed, 'think ahead'));
  const match = resume(game, tableFor(game, row.seats, JSON.parse(row.options)), row.seed, position);
  const live = liveFrom(id, match, { sequence: 0, counts: [], opening: '[]' });
  const asked = askedBits(match);
  const { version } = game;
  const table: KeptTable = {
    ...kept,
    copyOf,
    row: { ...row, started: now, asked, opening: '[]', version, rules: version, state: 'running' },
    asked,
    publicAsked: asked,
  };
  return { table, snapshots: [snapshotOf(live, 0)] };
}

/** The answers that were given for the seat that thinks ahead, each with what it was asked and saw then. */
export function plannedAt(
  { game, stored }: HostedTable,
  first: SnapshotRow | undefined,
  rows: readonly LogRow[],
): readonly MoveAhead[] {
  const { copyOf } = stored;
  if (copyOf === undefined || first === undefined) return [];
  const position: Position = JSON.parse(first.position);
  const { seat } = copyOf;
  const moves: MoveAhead[] = [];
  for (const { entry } of standingEntries(rows, 0)) {
    if (!('move' in entry)) break;
    const question = entry.seat === seat ? questionFor(game, position, seat) : undefined;
    if (question !== undefined) {
      const label = labelFor(game, position, seat, entry.move);
      moves.push({ question, move: entry.move, label, seen: fingerprintOf(game.view(position, seat)) });
    }
    answer(game, position, entry.seat, entry.move);
  }
  return moves.slice(0, MOST_AHEAD);
}
