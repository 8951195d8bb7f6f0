import type { Game } from '../../kernel/game.ts';
import { begin, isMatchOver, type Match, standings } from '../../kernel/match.ts';
import { Offers } from '../../kernel/offers.ts';
import { asked, offersFor } from '../../kernel/steps.ts';
import { storedTable } from '../../kernel/table.ts';
import { isCalledOff } from '../called-off.ts';
import { isSecretEntry } from '../past/moments.ts';
import type { KeptPosition, LogRow, SnapshotRow, Store, TableRow } from '../store.ts';
import { type CountedEntry, entryOf, type RulesChange, standingEntries } from './entry.ts';
import {
  askedBits,
  forgetBeforeSnapshot,
  isCollectingLive,
  type LiveMatch,
  liveFrom,
  publicAskedBits,
  snapshotOf,
  snapshotOfOpening,
} from './live.ts';
import { enteredBefore, followAll, liveAt, noteRead } from './replaying.ts';

/** The stored state of a match that was played by older rules. */
interface Before {
  readonly newest: SnapshotRow;
  readonly settled: SnapshotRow;
  /** All rows after the settled position. */
  readonly rows: readonly LogRow[];
}

/** The match by the new rules. */
interface Renewed {
  readonly live: LiveMatch;
  /** The sequence of the first entry that the new rules refuse; the length of the log if there is none. */
  readonly from: number;
  /** How many moments of the match are lost. */
  readonly lost: number;
  /** Snapshots after the position that the match continues from. They are outdated. */
  readonly stale: readonly SnapshotRow[];
}

/**
 * A match that began under older rules continues under new ones, from the last position that can be reached: its newest snapshot
 * and the entries after it. An entry that the new rules refuse does not count any more, nor do those after it. The change is
 * itself an entry of the log, so that a process that still plays by the older rules loses the race for that place and learns of
 * the change. 'taken' if this process has lost the race.
 */
export async function changeRules(
  store: Store,
  game: Game,
  row: TableRow,
  before: Before,
  at: number,
): Promise<LiveMatch | 'taken'> {
  if (row.state === 'over') return overBy(store, game, row, before);
  const { live, from, lost, stale } = await renewed(store, game, row, before);
  const { match } = live;
  if (!isCollectingLive(live)) match.checkpoints.length = 0;
  const kept = isCollectingLive(live) ? snapshotOfOpening(live) : snapshotOf(live, live.sequence);
  const isNoted = before.rows.some((each) => isChangeTo(game.version, each));
  if (!isNoted) {
    const change = { rules: game.version, from, lost };
    const log = rowFor(live, change, at);
    if ((await store.append({ log, after: live.entered })) !== 'stored') return 'taken';
    live.changed = change;
    live.sequence++;
    live.entered = at;
  }
  const unsettled = isCollectingLive(live) ? [snapshotOf(live, live.sequence)] : [];
  const others = stale.filter(({ sequence }) => sequence !== kept.sequence);
  const outdated = others.map((each) => ({ ...each, version: game.version, settled: 0 }));
  const snapshots = [kept, ...unsettled, ...outdated];
  await store.savePositions(await Promise.all(snapshots.map((snapshot) => keptAfterItsEntry(store, snapshot))));
  if (!isCollectingLive(live)) forgetBeforeSnapshot(live);
  await store.setRules(row.id, game.version);
  return live;
}

async function keptAfterItsEntry(store: Store, snapshot: SnapshotRow): Promise<KeptPosition> {
  return { snapshot, after: await enteredBefore(store, snapshot) };
}

function isChangeTo(version: number, row: LogRow): boolean {
  const entry = entryOf(row);
  return 'rules' in entry && entry.rules === version;
}

/** A finished match is only read, never changed. */
async function overBy(store: Store, game: Game, row: TableRow, { newest, settled, rows }: Before): Promise<LiveMatch> {
  for (const from of [newest, settled]) {
    const found = await goOnFrom(store, game, row, from, rows);
    if (found !== undefined && (isCalledOff({ row }) || isMatchOver(found.live.match))) return found.live;
  }
  throw new Error(`the end of match ${row.id} cannot be shown by version ${game.version} of the rules`);
}

async function renewed(store: Store, game: Game, row: TableRow, before: Before): Promise<Renewed> {
  const { newest, settled, rows } = before;
  let best: Renewed | undefined;
  // Answers given at once are replayed if possible, so that each of them can still be undone.
  const order = isCollectingRow(newest) ? [settled, newest] : [newest, settled];
  for (const from of order) {
    const found = await goOnFrom(store, game, row, from, rows);
    if (found !== undefined && (best === undefined || found.from > best.from)) best = found;
    if (best?.lost === 0) return best;
  }
  return best ?? earlier(store, game, row, before);
}

/** If neither of the newest positions can be used: the newest earlier one that can, or the start of the match. */
async function earlier(store: Store, game: Game, row: TableRow, { newest, settled }: Before): Promise<Renewed> {
  const stale = newest === settled ? [settled] : [newest, settled];
  const places = await store.settledPlaces(row.id);
  for (const { sequence } of places.filter(({ moments }) => moments < settled.moments).reverse()) {
    const from = await store.settledAt(row.id, sequence);
    if (from === undefined) break;
    const found = await goOnFrom(store, game, row, from, await store.logFrom(row.id, from.sequence));
    if (found !== undefined) return { ...found, stale };
    stale.push(from);
  }
  const { match } = begin(game, storedTable(game, row.seats, JSON.parse(row.options)), row.seed);
  const live = liveFrom(row.id, match, { sequence: 0, counts: [] });
  const rows = await store.logFrom(row.id, 0);
  noteRead(live, rows);
  return { live, from: 0, lost: lostAmong(standingEntries(rows, 0)), stale };
}

/** The match from that position on, with as many of the entries after it as the rules accept. */
async function goOnFrom(
  store: Store,
  game: Game,
  row: TableRow,
  from: SnapshotRow,
  rows: readonly LogRow[],
): Promise<Renewed | undefined> {
  const later = rows.filter(({ sequence }) => sequence >= from.sequence);
  for (let taken = later; ; ) {
    const live = await liveAt(store, game, row, from).catch(() => undefined);
    if (live === undefined) return undefined;
    const trouble = followAll(live, taken);
    if (trouble === undefined && isPlayable(live.match)) {
      noteRead(live, later);
      const lost = standingEntries(later, 0).slice(standingEntries(taken, 0).length);
      return { live, from: later[taken.length]?.sequence ?? live.sequence, lost: lostAmong(lost), stale: [] };
    }
    const last = trouble?.sequence ?? taken.at(-1)?.sequence;
    if (last === undefined) return undefined;
    taken = taken.filter(({ sequence }) => sequence < last);
  }
}

/** How many moments are said to be lost. Everybody hears of it, so secret answers count as one, however many they were. */
function lostAmong(counted: readonly CountedEntry[]): number {
  const secret = counted.filter(({ entry }) => isSecretEntry(entry)).length;
  return counted.length - secret + Math.min(1, secret);
}

/** Whether every viewer can be shown the position, and every seat that is asked has an offer. */
function isPlayable(match: Match): boolean {
  const { game, position } = match;
  try {
    for (let seat = 0; seat < position.seats; seat++) game.view(position, seat);
    game.view(position, 'spectator');
    standings(match);
    if (isMatchOver(match)) return true;
    const seats = asked(position);
    return seats.length > 0 && seats.every((seat) => hasOffers(match, seat));
  } catch {
    return false;
  }
}

function hasOffers({ game, position }: Match, seat: number): boolean {
  const offers = new Offers();
  offersFor(game, position, seat, offers);
  return offers.count > 0;
}

function isCollectingRow({ position }: SnapshotRow): boolean {
  const { stack } = JSON.parse(position);
  return Array.isArray(stack) && stack.at(-1)?.step === 'together';
}

function rowFor(live: LiveMatch, entry: RulesChange, at: number): LogRow {
  return {
    table_id: live.table,
    sequence: live.sequence,
    seat: null,
    number: null,
    entry: JSON.stringify(entry),
    told: '[]',
    version: entry.rules,
    asked: askedBits(live.match),
    asked_known: publicAskedBits(live.match),
    at,
    moved: at,
  };
}
