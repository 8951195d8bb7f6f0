import { entryOf } from '../../host/match/entry.ts';
import { isSeatIn } from '../../host/seat-bits.ts';
import type { TableRow } from '../../host/store.ts';
import type { Seat } from '../../kernel/game.ts';
import type { AddressedEvent } from '../../kernel/tell.ts';
import type { CountedRow } from '../store/ratings/counting.ts';

/** How a seat was played, from the log of a finished match. */
export interface SeatFacts {
  readonly resigned: boolean;
  /** How often its time ran out. */
  readonly timeOuts: number;
  /** How often others waited for it while its owner played it, and the median time in milliseconds. */
  readonly replies: number;
  readonly reply: number | null;
}

const TIME_UP: readonly string[] = ['told.time-up', 'told.time-up-bot'];
/** What is in the text of every entry that resigns, and of all that was told of time that ran out or of a bot that stood in. */
const RESIGNED = '"resign"';
const SAID_OF_TIME = /"told\.time-up|"late":true|"standIn":/;

/** Since when a seat has been asked, and whether its owner has played it ever since. */
interface Waiting {
  readonly since: number;
  owned: boolean;
}

export function factsOf(row: Pick<TableRow, 'seats' | 'asked' | 'started'>, rows: readonly CountedRow[]): SeatFacts[] {
  const seats = Array.from({ length: row.seats }, (_, seat) => seat);
  const waiting = new Map<Seat, Waiting>();
  const replies = seats.map((): number[] => []);
  const timeOuts = seats.map(() => 0);
  const resigned = new Set<Seat>();
  const waitFor = (asked: number, at: number) => {
    for (const seat of seats) {
      const since = waiting.get(seat);
      if (isSeatIn(asked, seat)) {
        if (since === undefined) waiting.set(seat, { since: at, owned: true });
        continue;
      }
      waiting.delete(seat);
      if (since?.owned) replies[seat]?.push(at - since.since);
    }
  };

  waitFor(row.asked, row.started ?? 0);
  for (const each of rows) {
    // A match has hundreds of entries, and nearly none of them says any of this: they are not parsed for nothing.
    const entry = each.entry.includes(RESIGNED) ? entryOf(each) : undefined;
    if (entry !== undefined && 'resign' in entry) resigned.add(entry.seat);
    const told = SAID_OF_TIME.test(each.told) ? (JSON.parse(each.told) as AddressedEvent[]) : [];
    for (const seat of told.length === 0 ? [] : seats) {
      const own = told.filter(({ event }) => event.seat === seat).map(({ event }) => event);
      const ran = own.filter(({ say }) => TIME_UP.includes(say)).length;
      const late = own.some((event) => event.late === true) ? 1 : 0;
      timeOuts[seat] = (timeOuts[seat] ?? 0) + ran + late;
      const since = waiting.get(seat);
      if (since !== undefined && (ran + late > 0 || own.some(({ standIn }) => standIn !== undefined))) {
        since.owned = false;
      }
    }
    waitFor(each.asked, each.at);
  }
  return seats.map((seat) => ({
    resigned: resigned.has(seat),
    timeOuts: timeOuts[seat] ?? 0,
    replies: replies[seat]?.length ?? 0,
    reply: medianOf(replies[seat] ?? []),
  }));
}

/** Half of them are smaller, half larger; null if there are none. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[sorted.length >> 1];
  const lower = sorted[(sorted.length - 1) >> 1];
  return upper === undefined || lower === undefined ? null : Math.round((lower + upper) / 2);
}
