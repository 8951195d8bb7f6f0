import type { SeatInfo, TableInfo } from '../protocol/server.ts';
import { markEqualNames } from './names.ts';
import { quietAt } from './quiet.ts';
import { seatsOfBits } from './seat-bits.ts';
import type { StoredSeat, StoredTable } from './store.ts';
import { type HostedTable, type Presence, seatsHeldBy } from './table.ts';

/** Names of bots by seat. Their level is shown beside the name. */
const BOT_NAMES = ['Mossback', 'Pebble', 'Old Root', 'Cinder', 'Thistle', 'Drizzle', 'Fernbeard'] as const;

/** Presence at a table that is not in memory. */
const NOBODY: Presence = { isPresent: () => false, awaySince: (_person, lastSeen) => lastSeen, spectators: () => 0 };

/** What memory adds to the stored table. */
type Loaded = Pick<HostedTable, 'presence' | 'live' | 'unreadable'>;

const NOT_LOADED: Loaded = { presence: NOBODY, live: undefined, unreadable: false };

export function infoAt(table: HostedTable, person: string): TableInfo {
  const info = infoFor(table.stored, table, person);
  const clock = clockAt(table);
  return clock === undefined ? info : { ...info, clock };
}

function clockAt({ stored, clock }: HostedTable): TableInfo['clock'] {
  if (clock !== undefined) return { left: clock.left(), ...(clock.rested && { rested: true }) };
  const { clock_left: left, state } = stored.row;
  // Rows kept by browsers may lack the field.
  return state === 'running' && left !== null && left !== undefined ? { left, resting: true } : undefined;
}

/** The table as this person may know it. Nothing is read or replayed, so that lists of tables are cheap. */
export function infoFor(stored: StoredTable, loaded: Loaded | undefined, person: string): TableInfo {
  const { row, moved } = stored;
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
    seats: markEqualNames(stored.seats.map((seat) => seatInfo(seat, row.host, loaded ?? NOT_LOADED, person))),
    asked: row.state === 'running' ? seatsOfBits(askedFor(stored, person)) : [],
    spectators: presence.spectators(),
    created: row.made,
    moved,
    commitment: row.commitment,
    ...(over && { seed: row.seed }),
    ...(over && row.places !== null && { places: JSON.parse(row.places) }),
    ...(row.rematch !== null && { rematch: row.rematch }),
    ...(unreadable && { unreadable }),
    ...(row.hints === 1 && { hints: true }),
    ...quietAt(stored),
  };
}

/** The seats asked, as far as this person may know: exact for their own seats, public for the others. */
function askedFor(stored: StoredTable, person: string): number {
  const own = seatsHeldBy(stored, person).reduce((bits, seat) => bits | (1 << seat), 0);
  return (stored.publicAsked & ~own) | (stored.asked & own);
}

function seatInfo(stored: StoredSeat, host: string, { presence, live }: Loaded, person: string): SeatInfo {
  const { seat, holder, votes } = stored;
  const bot = stored.bot ?? stored.stand_in;
  const resigned = live?.match.resigned.includes(seat) ?? false;
  const common = { seat, holder, resigned, votes: bot === null ? votes.length : 0, ...(bot !== null && { bot }) };
  if (holder !== 'person' || stored.person === null) {
    const name = holder === 'bot' ? (stored.name ?? BOT_NAMES[seat] ?? '') : '';
    return { ...common, name, present: holder === 'bot', mine: false };
  }
  const away = presence.awaySince(stored.person, stored.seen ?? 0);
  return {
    ...common,
    name: stored.name ?? '',
    person: stored.person,
    ...(stored.person === host && { host: true }),
    ...(stored.program !== null && { program: true }),
    present: presence.isPresent(stored.person),
    mine: stored.person === person,
    ...(away !== undefined && { awaySince: away }),
  };
}
