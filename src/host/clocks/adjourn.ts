import { callsFor } from '../calls.ts';
import { type Denial, deny } from '../denial.ts';
import type { Host } from '../host.ts';
import { type HostedTable, seatsHeldBy } from '../table.ts';
import { currentClocks, paceOf } from './clock.ts';
import type { ClockState } from './clock-state.ts';
import { withNote } from './clockwork.ts';
import { settleClocks } from './pause-clock.ts';

/** A live match is adjourned to a date that all who play agree on. Callers of these functions hold the table's lock. */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** In milliseconds: a match is adjourned for so long at least and at most. */
const SHORTEST = 5 * MINUTE;
const LONGEST = 60 * DAY;
/** In milliseconds: people are called so long before it goes on. */
const CALLED_BEFORE = 15 * MINUTE;

/** The number of the call for that date: another date is another call. */
export function callTurnFor(until: number): number {
  return Math.floor(until / MINUTE);
}

/** The people who have to agree: all who play themselves, without a stand-in or a program. */
function playersAt({ stored }: HostedTable): Set<string> {
  return new Set(
    stored.seats.flatMap(({ person, stand_in, program }) =>
      person === null || stand_in !== null || program !== null ? [] : [person],
    ),
  );
}

function whyNot(host: Host, table: HostedTable, person: string): Denial | undefined {
  if (seatsHeldBy(table.stored, person).length === 0) return deny('not-allowed', 'refused.not-seated');
  if (currentClocks(host, table) === undefined || paceOf(table.stored.row)?.kind !== 'live')
    return deny('not-allowed', 'refused.adjourn-live');
  return undefined;
}

/** The person proposes a date, and so agrees with it; an earlier proposal gives way. */
export async function proposeDate(
  host: Host,
  table: HostedTable,
  person: string,
  until: number,
): Promise<Denial | undefined> {
  const unfit = whyNot(host, table, person);
  if (unfit !== undefined) return unfit;
  if (until < host.now() + SHORTEST || until > host.now() + LONGEST) return deny('malformed', 'refused.adjourn-date');
  return settleDate(host, table, (state) => ({ ...state, adjourning: { until, by: person, agreed: [person] } }));
}

/** The person agrees with the date that is proposed, or does not: then it is off. */
export async function answerDate(
  host: Host,
  table: HostedTable,
  person: string,
  agrees: boolean,
): Promise<Denial | undefined> {
  const unfit = whyNot(host, table, person);
  if (unfit !== undefined) return unfit;
  if (currentClocks(host, table)?.stored.state.adjourning === undefined)
    return deny('not-allowed', 'refused.adjourn-nothing');
  return settleDate(host, table, ({ adjourning, ...state }) => {
    if (adjourning === undefined || !agrees) return state;
    return { ...state, adjourning: { ...adjourning, agreed: [...new Set([...adjourning.agreed, person])] } };
  });
}

/** Changes what is proposed; when all have agreed, clocks rest until that date. */
async function settleDate(
  host: Host,
  table: HostedTable,
  change: (state: ClockState) => ClockState,
): Promise<Denial | undefined> {
  const players = playersAt(table);
  const agreedIn = ({ adjourning }: ClockState) =>
    adjourning !== undefined && [...players].every((player) => adjourning.agreed.includes(player))
      ? adjourning.until
      : undefined;
  const done = await settleClocks(
    host,
    table,
    (state, at) => {
      const changed = change(state);
      const until = agreedIn(changed);
      if (until === undefined) return changed;
      const { adjourning: _, ...rest } = changed;
      const pauses = [...rest.pauses.filter(({ why }) => why !== 'adjourned')];
      return withNote(
        { ...rest, pauses: [...pauses, { why: 'adjourned', since: at, until }] },
        { say: 'told.adjourned', until },
      );
    },
    {
      callsFor(state, at) {
        const [until] = state.pauses.flatMap((pause) =>
          pause.why === 'adjourned' && pause.since === at ? [pause.until] : [],
        );
        if (until === undefined) return [];
        const due = Math.max(at, until - CALLED_BEFORE);
        return callsFor(table.stored.seats, 'resume', {
          table_id: table.id,
          turn: callTurnFor(until),
          made: at,
          due,
        });
      },
    },
  );
  return done ? undefined : deny('behind', 'refused.behind');
}
