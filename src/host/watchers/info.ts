import { markOf } from '../../protocol/house-mark.ts';
import type { ClocksInfo, SeatInfo, TableInfo } from '../../protocol/server.ts';
import { isCalledOff } from '../called-off.ts';
import { paceOf } from '../clocks/clock.ts';
import { clocksInfo, periodInfo } from '../clocks/clocks-info.ts';
import { isFairPlay, isOfTournament } from '../fair-play.ts';
import { markEqualNames } from '../names.ts';
import { bitsOf, seatsOfBits } from '../seat-bits.ts';
import { isTakenOver, offerableFrom } from '../seats/offered.ts';
import type { StoredSeat, StoredTable } from '../store.ts';
import { type HostedTable, type Presence, seatsHeldBy } from '../table.ts';
import { quietAt } from './quiet.ts';

/** Names of bots by seat. Their level is shown beside the name. */
const BOT_NAMES = ['Mossback', 'Pebble', 'Old Root', 'Cinder', 'Thistle', 'Drizzle', 'Fernbeard'] as const;

/** Presence at a table that is not in memory. */
const NOBODY: Presence = { isPresent: () => false, awaySince: (_person, lastSeen) => lastSeen, spectators: () => 0 };

/** What memory adds to the stored table. */
type Loaded = Pick<HostedTable, 'presence' | 'live' | 'unreadable' | 'clocks'>;

const NOT_LOADED: Loaded = { presence: NOBODY, live: undefined, unreadable: false, clocks: undefined };

export function infoAt(table: HostedTable, person: string): TableInfo {
  const info = infoFor(table.stored, table, person);
  const clock = table.clocks && periodInfo(table.clocks.now());
  return clock === undefined ? info : { ...info, clock };
}

/** The clocks as this person may know them, if there are any now. */
export function clocksFor(
  stored: StoredTable,
  loaded: Pick<HostedTable, 'clocks'> | undefined,
  person: string,
  at: number | undefined,
): ClocksInfo | undefined {
  if (stored.row.state !== 'running') return undefined;
  const known = stored.clocks && at !== undefined ? { state: stored.clocks.state, at } : undefined;
  const now = loaded?.clocks?.now() ?? known;
  return now && clocksInfo(stored, now, bitsOf(seatsHeldBy(stored, person)));
}

/**
 * The table as this person may know it. Nothing is read or replayed, so that lists of tables are cheap. Clocks of a table that is
 * not in memory are told by the time of day.
 */
export function infoFor(stored: StoredTable, loaded: Loaded | undefined, person: string, at?: number): TableInfo {
  const { row, moved } = stored;
  const pace = paceOf(row);
  const clocks = clocksFor(stored, loaded, person, at);
  const { presence, unreadable } = loaded ?? NOT_LOADED;
  const over = row.state === 'over';
  return {
    table: row.id,
    game: row.game,
    version: row.version,
    rulesChanged: row.rules !== row.version,
    options: JSON.parse(row.options),
    state: row.state,
    open: row.open === 1,
    host: row.host === person,
    seats: markEqualNames(stored.seats.map((seat) => seatInfo(stored, seat, loaded ?? NOT_LOADED, person))),
    asked: row.state === 'running' ? seatsOfBits(askedFor(stored, person)) : [],
    spectators: presence.spectators(),
    created: row.made,
    moved,
    commitment: row.commitment,
    ...(over && { seed: row.seed }),
    ...(over && row.places !== null && { places: JSON.parse(row.places) }),
    ...(isCalledOff(stored) && { calledOff: true }),
    ...(row.rematch !== null && { rematch: row.rematch }),
    ...(unreadable && { unreadable }),
    ...(row.hints === 1 && { hints: true }),
    ...(pace && { pace }),
    ...beginsAt(row),
    ...(row.rated === 1 && { rated: true }),
    ...(isFairPlay(stored) && { fairPlay: true }),
    ...(isOfTournament(stored) && { tournament: true }),
    ...(stored.playedBefore !== undefined && { playedBefore: stored.playedBefore }),
    ...(stored.copyOf && { copyOf: stored.copyOf }),
    ...(clocks && { clocks }),
    ...quietAt(stored),
  };
}

function beginsAt({ state, begins, begins_at: at }: StoredTable['row']): Pick<TableInfo, 'begins'> {
  if (state !== 'gathering' || begins == null) return {};
  return { begins: { ...(at != null && { at }), ...(begins === 'held' && { held: true }) } };
}

/** The seats asked, as far as this person may know: exact for their own seats, public for the others. */
function askedFor(stored: StoredTable, person: string): number {
  const own = bitsOf(seatsHeldBy(stored, person));
  return (stored.publicAsked & ~own) | (stored.asked & own);
}

function seatInfo(table: StoredTable, stored: StoredSeat, { presence, live }: Loaded, person: string): SeatInfo {
  const { host } = table.row;
  const { seat, holder, votes } = stored;
  const bot = stored.bot ?? stored.stand_in;
  const resigned = (live?.match.resigned.includes(seat) ?? false) && !isTakenOver(stored);
  const offerFrom = offerableFrom(table, stored, resigned);
  const common = { seat, holder, resigned, votes: bot === null ? votes.length : 0, ...(bot !== null && { bot }) };
  if (holder !== 'person' || stored.person === null) {
    const name = holder === 'bot' ? (stored.name ?? BOT_NAMES[seat] ?? '') : '';
    const kept = stored.kept != null && {
      kept: {
        person: stored.kept,
        name: stored.kept_name ?? '',
        mark: markOf({ name: stored.kept_name ?? '', mark: stored.kept_mark ?? null }),
        ...(stored.kept === person && { mine: true as const }),
      },
    };
    return { ...common, name, present: holder === 'bot', mine: false, ...kept };
  }
  const away = presence.awaySince(stored.person, stored.seen ?? 0);
  return {
    ...common,
    name: stored.name ?? '',
    person: stored.person,
    mark: markOf(stored),
    ...(stored.person === host && { host: true }),
    ...(stored.program !== null && { program: true }),
    present: presence.isPresent(stored.person),
    mine: stored.person === person,
    ...(offerFrom !== undefined && { offerFrom }),
    ...(stored.agreed !== undefined && stored.agreed.length > 0 && { agreed: stored.agreed }),
    ...(typeof stored.offered === 'number' && { offered: true }),
    ...(isTakenOver(stored) && { former: stored.former?.map(({ name }) => name) ?? [] }),
    ...(away !== undefined && { awaySince: away }),
  };
}
