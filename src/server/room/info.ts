import type { SeatInfo, TableInfo } from '../../protocol/server.ts';
import { seatsOfBits } from '../match/live.ts';
import type { StoredSeat, StoredTable } from '../store/tables.ts';
import { markEqualNames } from './names.ts';
import { awaySince, countSpectators, isPresent } from './presence.ts';
import { quietAt } from './quiet.ts';
import type { Room } from './room.ts';

/** Bots are told apart by name; which strength they have stands beside it. */
const BOT_NAMES = ['Mossback', 'Pebble', 'Old Root', 'Cinder', 'Thistle', 'Drizzle', 'Fernbeard'] as const;

/** The table as this person may know it; without a room nobody is there. */
export function infoFor(stored: StoredTable, room: Room | undefined, person: string): TableInfo {
  const { row, asked, moved } = stored;
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
    seats: markEqualNames(stored.seats.map((seat) => seatInfo(seat, room, person))),
    asked: row.state === 'running' ? seatsOfBits(asked) : [],
    spectators: room === undefined ? 0 : countSpectators(room),
    created: row.made,
    moved,
    commitment: row.commitment,
    ...(over && { seed: row.seed }),
    ...(over && row.places !== null && { places: JSON.parse(row.places) }),
    ...(row.rematch !== null && { rematch: row.rematch }),
    ...quietAt(stored),
  };
}

function seatInfo(stored: StoredSeat, room: Room | undefined, person: string): SeatInfo {
  const { seat, holder, votes } = stored;
  const bot = stored.bot ?? stored.stand_in;
  const resigned = room?.live?.match.resigned.includes(seat) ?? false;
  const common = { seat, holder, resigned, votes: bot === null ? votes.length : 0, ...(bot !== null && { bot }) };
  if (holder !== 'person' || stored.person === null) {
    const name = holder === 'bot' ? (BOT_NAMES[seat] ?? '') : '';
    return { ...common, name, present: holder === 'bot', mine: false };
  }
  const away = room === undefined ? (stored.seen ?? undefined) : awaySince(room, stored.person, stored.seen ?? 0);
  return {
    ...common,
    name: stored.name ?? '',
    person: stored.person,
    ...(stored.program !== null && { program: true }),
    present: room !== undefined && isPresent(room, stored.person),
    mine: stored.person === person,
    ...(away !== undefined && { awaySince: away }),
  };
}
