import { alarmFor, isTurnOf, seatsWaitingFor } from '../../host/calls.ts';
import { callTurnFor } from '../../host/clocks/adjourn.ts';
import { paceOf } from '../../host/clocks/clock.ts';
import { bitsOf, isSeatIn } from '../../host/seat-bits.ts';
import type { StoredTable } from '../../host/store.ts';
import { mayPlanAhead } from '../../protocol/ahead.ts';
import type { Server } from '../server.ts';
import { isSentElsewhere, lastSent } from '../store/calls/calls.ts';
import { preferencesAt } from '../store/calls/preferences.ts';
import type { StoredCall } from '../store/calls/schema.ts';
import { isOfGroup } from '../store/groups/groups.ts';
import { plansOf } from '../store/match/ahead.ts';
import { countEntries, wasNobodyAsked } from '../store/match/log.ts';
import { tableNamed } from '../store/tables/tables.ts';
import type { StoredPreferences } from './preferences.ts';
import { nextAt, quietUntil } from './quiet.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** In milliseconds: a person who has touched the page of the table within this time is present. */
const PRESENT = MINUTE;
/** In milliseconds: the delay before a call to a present person is looked at again. */
const AGAIN = MINUTE;
/** In milliseconds: how long a call waits for a move that was planned for this turn, and how often it looks. */
const PLAN_PATIENCE = 10 * MINUTE;
const PLAN_LOOK = 20_000;
/** In milliseconds: the delay while another process is sending the same person a mail. */
const SOON = 5_000;

/** More entries than any log has. */
const ALL = 2 ** 31 - 1;

/** Why a call is not sent, for its row. */
type DropReason = 'gone' | 'played' | 'over' | 'silent' | 'unwanted' | 'seen' | 'begun';

/** The decision about a call that is due. */
export type Verdict =
  | { readonly send: StoredTable }
  | { readonly wait: number; readonly reason: 'present' | 'planned' | 'quiet' | 'digest' | 'hourly' | 'clock' }
  | { readonly drop: DropReason };

/** Decides about a call: whether its reason still holds, the person is present, or it is night. */
export async function lookAgain(server: Server, call: StoredCall, preferences: StoredPreferences): Promise<Verdict> {
  const { db, now } = server;
  const table = await tableNamed(db, call.table_id);
  if (table === undefined) return { drop: 'gone' };
  const untrue = await whyUntrue(server, call, table);
  if (untrue !== undefined) return { drop: untrue };
  const { mode, attended } = await preferencesAt(db, call);
  if (mode === 'silent') return { drop: 'silent' };
  if (!preferences.what[call.kind].includes(call.channel)) return { drop: 'unwanted' };
  const alarm = call.kind === 'clock-low' ? whenLow(now(), call, table) : undefined;
  if (alarm !== undefined) return { wait: alarm, reason: 'clock' };
  if (attended > now() - PRESENT && attended >= call.made - PRESENT) {
    // Chat and result have been seen by then, but the person may leave before taking their turn.
    return isAboutTurn(call) ? { wait: now() + AGAIN, reason: 'present' } : { drop: 'seen' };
  }
  if (!isAboutTurn(call) && attended > call.made) return { drop: 'seen' };
  if (call.kind === 'turn' && (await awaitsPlan(server, call, table)))
    return { wait: now() + PLAN_LOOK, reason: 'planned' };
  const isLoud = mode === 'loud';
  const quiet = whenNotQuiet(now(), call, preferences, isLoud);
  if (quiet !== undefined) return { wait: quiet, reason: 'quiet' };
  return (call.channel === 'mail' && (await whenToMail(server, call, preferences, isLoud))) || { send: table };
}

/** Whether a move that the person has planned is still to be made in this turn: it may save them the call. */
async function awaitsPlan({ db, now }: Server, call: StoredCall, { row, asked }: StoredTable): Promise<boolean> {
  if (!mayPlanAhead(paceOf(row)) || now() >= call.made + PLAN_PATIENCE) return false;
  const plans = await plansOf(db, row.id, call.person);
  return plans.some(({ seat, dropped }) => dropped === undefined && isSeatIn(asked, seat));
}

function isAboutTurn({ kind }: StoredCall): boolean {
  return kind === 'turn' || kind === 'clock-low';
}

async function whyUntrue({ db }: Server, call: StoredCall, table: StoredTable): Promise<DropReason | undefined> {
  const { row, seats, asked, clocks } = table;
  if (call.kind === 'invitation') return whyUninvited(db, call, table);
  if (!seats.some(({ person }) => person === call.person)) return 'gone';
  switch (call.kind) {
    case 'turn':
    case 'clock-low': {
      if (row.state !== 'running') return 'over';
      const counts: number[] = [];
      for (const { seat, entries } of await countEntries(db, row.id, ALL)) counts[seat] = entries;
      if (isTurnOf(seats, asked, counts, call.person, call.turn)) return undefined;
      // A person who has left in the middle of a turn still runs out of time.
      const waiting = call.kind === 'turn' ? [] : seatsWaitingFor(seats, asked, call.person);
      if (waiting.length === 0) return 'played';
      const own = seats.filter(({ person }) => person === call.person).map(({ seat }) => seat);
      return (await wasNobodyAsked(db, row.id, bitsOf(own), call.made)) ? 'played' : undefined;
    }
    case 'resume': {
      const goesOn = clocks?.state.pauses.some(
        (pause) => pause.why === 'adjourned' && callTurnFor(pause.until) === call.turn,
      );
      return row.state === 'running' && goesOn ? undefined : 'over';
    }
    case 'found':
      return row.state === 'over' ? 'over' : undefined;
    case 'end':
    case 'chat':
      return undefined;
  }
}

/** Whether the person is still invited: a seat is kept for them, or a seat is free at a table of their group. */
async function whyUninvited(
  db: Server['db'],
  { person }: StoredCall,
  { row, seats }: StoredTable,
): Promise<DropReason | undefined> {
  if (row.state !== 'gathering') return 'begun';
  if (seats.some((seat) => seat.person === person)) return 'seen';
  if (seats.some(({ kept }) => kept === person)) return undefined;
  const isFree = seats.some(({ holder, kept }) => holder === 'nobody' && kept === undefined);
  return isFree && (await isOfGroup(db, row.id, person)) ? undefined : 'gone';
}

/** When to look at an alarm again: its time has not come yet, or the clock stands. Undefined if time runs low. */
function whenLow(now: number, { person }: StoredCall, { row, seats, asked, clocks }: StoredTable): number | undefined {
  const pace = paceOf(row);
  const waiting = seatsWaitingFor(seats, asked, person);
  const alarm = pace && clocks && alarmFor(pace, clocks.state, waiting, now);
  if (clocks === undefined || alarm === undefined) return now + AGAIN;
  if (alarm > now) return alarm;
  return waiting.some((seat) => typeof clocks.state.seats[seat]?.since === 'number') ? undefined : now + AGAIN;
}

/** When the quiet hours end. A table that is to be loud does not wait for them, unless one asked for quiet today. */
function whenNotQuiet(
  now: number,
  { kind }: StoredCall,
  preferences: StoredPreferences,
  isLoud: boolean,
): number | undefined {
  if (kind === 'clock-low' && preferences.wake) return undefined;
  if (preferences.quietUntil !== undefined && preferences.quietUntil > now) return preferences.quietUntil;
  return isLoud ? undefined : quietUntil(now, preferences);
}

/**
 * Mail comes once a day at the hour of one's choice, or for each turn, as always from a table that is to be loud, but at most once an
 * hour; a clock that runs low does not wait for that.
 */
async function whenToMail(
  { db, now, node }: Server,
  call: StoredCall,
  { mail, zone, digestHour }: StoredPreferences,
  isLoud: boolean,
): Promise<Verdict | undefined> {
  if (call.kind === 'clock-low') return undefined;
  const digest = nextAt(call.made, zone, digestHour * 60);
  if (mail === 'digest' && !isLoud && digest > now()) return { wait: digest, reason: 'digest' };
  if (await isSentElsewhere(db, node, call.person, 'mail')) return { wait: now() + SOON, reason: 'hourly' };
  const last = await lastSent(db, call.person, 'mail');
  return last !== undefined && last > now() - HOUR ? { wait: last + HOUR, reason: 'hourly' } : undefined;
}
