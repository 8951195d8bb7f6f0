import type { NewCall } from '../calls.ts';
import { type Denial, deny } from '../denial.ts';
import { isFairPlay } from '../fair-play.ts';
import type { Host } from '../host.ts';
import { refresh } from '../match/catch-up.ts';
import type { SittingIn } from '../store.ts';
import { type HostedTable, hasPlayerPresent, seatsHeldBy } from '../table.ts';
import { currentClocks, nextClocks, situationAt } from './clock.ts';
import type { ClockState, Pause } from './clock-state.ts';
import { advance, isPeriodUp, withNote } from './clockwork.ts';

/** What changes clocks without an entry. Callers of these functions hold the table's lock. */

/** What is stored with the clocks: a bot that sits down, and the calls that follow from how they run then. */
interface Along {
  readonly standIn?: SittingIn;
  readonly callsFor?: (state: ClockState, at: number) => readonly NewCall[];
}

/**
 * Lets the clocks run that should, and stops the others, after the change if there is one. Another process may be faster; then
 * nothing is changed here. Returns whether this one did it.
 */
export async function settleClocks(
  host: Host,
  table: HostedTable,
  change: (state: ClockState, at: number) => ClockState = (state) => state,
  { standIn, callsFor }: Along = {},
): Promise<boolean> {
  const clocks = currentClocks(host, table);
  if (clocks === undefined) return false;
  const { state, at, wasSet } = clocks.now();
  const { pace, ...situation } = situationAt(table);
  const people = standIn === undefined ? situation.people : situation.people & ~(1 << standIn.seat);
  const after = advance(change(state, at), { ...situation, people, pace }, at);
  if (!wasSet && standIn === undefined && isSame(state, after)) return false;
  const calls = callsFor?.(after, at);
  const along = { ...(standIn && { standIn }), ...(calls && { calls }) };
  const done = await host.store.setClocks(table.id, nextClocks(clocks.stored, after, pace), along);
  await refresh(host, table);
  return done;
}

function isSame(one: ClockState, other: ClockState): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether it matters to a clock who is present. */
export function needsPlayers({ clocks }: HostedTable): boolean {
  if (clocks === undefined) return false;
  const { period, pauses } = clocks.stored.state;
  return period !== undefined || pauses.some(({ why }) => why === 'show');
}

/** Somebody has come or gone. */
export async function noticePresence(host: Host, table: HostedTable): Promise<void> {
  currentClocks(host, table);
  if (needsPlayers(table)) await settleClocks(host, table);
}

/** Pauses the time for all if it ran out while nobody was present and no process was running that could have paused it. */
export async function pausePassedClock(host: Host, table: HostedTable): Promise<void> {
  const clocks = currentClocks(host, table);
  if (clocks === undefined || hasPlayerPresent(table)) return;
  const { state, at } = clocks.now();
  if (isPeriodUp(state, at)) await settleClocks(host, table);
}

/** The person has watched what is shown. */
export async function showSeen(host: Host, table: HostedTable, person: string): Promise<void> {
  if (
    !currentClocks(host, table)?.stored.state.pauses.some(
      (pause) => pause.why === 'show' && pause.people.includes(person),
    )
  )
    return;
  await settleClocks(host, table, (state) => ({
    ...state,
    pauses: state.pauses.flatMap((pause): Pause[] => {
      if (pause.why !== 'show') return [pause];
      const people = pause.people.filter((each) => each !== person);
      return people.length === 0 ? [] : [{ ...pause, people }];
    }),
  }));
}

/** The host of the table stops all clocks, or lets them go on. */
export async function pauseAsHost(
  host: Host,
  table: HostedTable,
  person: string,
  paused: boolean,
): Promise<Denial | undefined> {
  if (table.stored.row.host !== person) return deny('not-allowed', 'refused.host-only');
  // What was stopped before may always go on.
  if (paused && isFairPlay(table.stored)) return deny('not-allowed', 'refused.pause-together');
  return stopClocks(host, table, paused);
}

/** Stops all clocks, or lets them go on, whoever wants it. */
async function stopClocks(host: Host, table: HostedTable, paused: boolean): Promise<Denial | undefined> {
  if (!hasPace(host, table)) return deny('not-allowed', 'refused.no-clocks');
  await settleClocks(host, table, (state, at) => ({
    ...state,
    pauses: [
      ...state.pauses.filter(({ why }) => why !== 'host'),
      ...(paused ? [{ why: 'host', since: at } as const] : []),
    ],
  }));
  return undefined;
}

/** A host of the server stops all clocks at the table, or lets them go on; the log says so. */
export async function pauseForServer(host: Host, table: HostedTable, paused: boolean): Promise<void> {
  const isTold = table.stored.row.pace !== null;
  await settleClocks(host, table, (state, at) => {
    const others = state.pauses.filter(({ why }) => why !== 'server');
    if (others.length < state.pauses.length === paused) return state;
    const pauses = paused ? [...others, { why: 'server', since: at } as const] : others;
    const say = paused ? 'told.clocks-stopped' : 'told.clocks-go-on';
    return isTold ? withNote({ ...state, pauses }, { say }) : { ...state, pauses };
  });
}

/** A player would like the clocks to pause, or to go on. They pause while all players want it. */
export async function wishForPause(
  host: Host,
  table: HostedTable,
  person: string,
  paused: boolean,
): Promise<Denial | undefined> {
  if (seatsHeldBy(table.stored, person).length === 0) return deny('not-allowed', 'refused.not-seated');
  if (!hasPace(host, table)) return deny('not-allowed', 'refused.no-clocks');
  const players = new Set(
    table.stored.seats.flatMap(({ person: owner, stand_in }) => (owner === null || stand_in !== null ? [] : [owner])),
  );
  await settleClocks(host, table, (state, at) => {
    const others = state.wishes.filter((each) => each !== person && players.has(each));
    const wishes = paused ? [...others, person] : others;
    const agreed = [...players].every((player) => wishes.includes(player));
    const before = state.pauses.find(({ why }) => why === 'agreed');
    const pauses = state.pauses.filter(({ why }) => why !== 'agreed');
    return { ...state, wishes, pauses: agreed ? [...pauses, before ?? { why: 'agreed', since: at }] : pauses };
  });
  return undefined;
}

function hasPace(host: Host, table: HostedTable): boolean {
  return currentClocks(host, table) !== undefined && table.stored.row.pace !== null;
}

/** The person's holiday begins, ends, or lasts until another day; undefined if there is none any more. */
export async function setHoliday(
  host: Host,
  table: HostedTable,
  person: string,
  until: number | undefined,
): Promise<void> {
  const seats = seatsHeldBy(table.stored, person);
  await settleClocks(host, table, (state, at) => ({
    ...state,
    pauses: [
      ...state.pauses.filter((pause) => pause.why !== 'holiday' || !seats.includes(pause.seat)),
      ...(until === undefined ? [] : seats.map((seat) => ({ why: 'holiday', seat, since: at, until }) as const)),
    ],
  }));
}
