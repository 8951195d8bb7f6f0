import type { Game } from '../../kernel/game.ts';
import { begin } from '../../kernel/match.ts';
import { tableFor } from '../../kernel/table.ts';
import { isSecret } from '../../kernel/together.ts';
import { nextClocks, paceOf, periodOf } from '../clocks/clock.ts';
import type { Pause } from '../clocks/clock-state.ts';
import { begun, newClocks } from '../clocks/clockwork.ts';
import type { Start, TableRow } from '../store.ts';
import { askedBits, type LiveMatch, liveFrom, snapshotOf } from './live.ts';

/** Who sits at a table as its match begins. Seats are one bit each. */
export interface SeatedPeople {
  readonly people: number;
  /** The people with a seat who are at the table. */
  readonly present: readonly string[];
  /** Why clocks stand from the beginning. */
  readonly pauses?: readonly Pause[];
}

const EVERYBODY: SeatedPeople = { people: -1, present: ['somebody'] };

/** Deals the match of a table. Returns what has to be stored before anybody is shown the match. */
export function deal(
  game: Game,
  row: TableRow,
  started: number,
  { people, present, pauses = [] }: SeatedPeople = EVERYBODY,
): { live: LiveMatch; start: Start } {
  const { match, told } = begin(game, tableFor(game, row.seats, JSON.parse(row.options)), row.seed);
  const opening = JSON.stringify(told);
  const live = liveFrom(row.id, match, { sequence: 0, counts: [], opening });
  const asked = askedBits(match);
  const pace = paceOf(row);
  const period = periodOf(match);
  const clocks = { ...newClocks(pace, row.seats, ~people, period), pauses };
  const situation = { pace, asked, publicAsked: asked, people, present: () => present, watching: () => [] };
  const state = begun(clocks, situation, started, isSecret(match.position));
  const start: Start = {
    started,
    asked,
    opening,
    version: game.version,
    snapshot: snapshotOf(live, 0),
    ...((pace ?? period) && { clocks: nextClocks({ state, due: null, revision: 0 }, state, pace) }),
  };
  return { live, start };
}
