import { seatsOfPeople } from '../../../host/clocks/clock.ts';
import { deal } from '../../../host/match/begin.ts';
import {
  type Applied,
  askedBits,
  doMove,
  doResign,
  forgetBeforeSnapshot,
  isSnapshotDue,
  markStored,
  publicAskedBits,
  snapshotOf,
} from '../../../host/match/live.ts';
import type { LogRow, SnapshotRow } from '../../../host/store.ts';
import type { Game } from '../../../kernel/game.ts';
import { isMatchOver } from '../../../kernel/match.ts';
import type { MatchRecord } from '../../../kernel/record.ts';
import { InputError } from '../../../kernel/table.ts';
import { writeTold } from '../../../protocol/lines.ts';
import type { KeptTable, WriteBatch } from './local-database.ts';

/**
 * A table at which the first moves of a record have been played already, as if its players had sat there: the same deal, the same
 * moves, and a log that leads to where it goes on. Throws an InputError if the rules refuse a move, or the match is over there.
 */
export function playedBefore(game: Game, kept: KeptTable, moves: MatchRecord['moves'], now: number): WriteBatch {
  const people = seatsOfPeople(kept.seats);
  const { live, start } = deal(game, kept.row, now, { people, present: [] });
  const log: LogRow[] = [];
  const snapshots: SnapshotRow[] = [start.snapshot];
  for (const [seat, move] of moves) {
    const number = live.counts[seat] ?? 0;
    const { sequence } = live;
    const done = move === 'resign' ? doResign(live, seat) : doMove(live, seat, move);
    if ('refused' in done) throw new InputError(`move ${sequence + 1} is against rule ${done.refused.rule}`);
    const told = writeTold((done as Applied).told).text;
    const asked = askedBits(live.match);
    log.push({
      table_id: kept.id,
      sequence,
      seat,
      number,
      entry: JSON.stringify(done.entry),
      told,
      version: game.version,
      asked,
      asked_known: publicAskedBits(live.match),
      at: now,
      moved: now,
    });
    const snapshot = isSnapshotDue(live) ? snapshotOf(live, sequence + 1) : undefined;
    markStored(live, done.entry, told, now);
    if (snapshot === undefined) continue;
    snapshots.push(snapshot);
    if (snapshot.settled === 1) forgetBeforeSnapshot(live);
  }
  if (isMatchOver(live.match)) throw new InputError('the match is over there');
  const { started, asked, opening, version, clocks } = start;
  const last = log.at(-1);
  const table: KeptTable = {
    ...kept,
    row: { ...kept.row, started, asked, opening, version, rules: version, state: 'running' },
    asked: last?.asked ?? asked,
    publicAsked: last?.asked_known ?? asked,
    entered: now,
    moved: now,
    ...(clocks && { clocks }),
  };
  return { table, log, snapshots };
}
