import type { Game, Move, Seat, Viewer } from '../../../kernel/game.ts';
import { begin, type Entry, isMatchOver, type Match, play, resign, standings } from '../../../kernel/match.ts';
import { commitment } from '../../../kernel/random.ts';
import type { Refused } from '../../../kernel/refusal.ts';
import { asked } from '../../../kernel/steps.ts';
import { tableFor } from '../../../kernel/table.ts';
import type { Told } from '../../../kernel/tell.ts';
import { linesFor, perspectiveOf } from '../../../protocol/perspective.ts';
import type { LogLine, Perspective, SeatInfo, StateMessage, TableInfo } from '../../../protocol/server.ts';
import { bringGame } from '../../games.ts';
import type { StoredTable } from './stored-table.ts';

/** A table that is being played: what is kept of it, the match played so far and all that was told on the way. */
export interface OpenTable {
  readonly stored: StoredTable;
  readonly game: Game;
  match: Match;
  /** By step: what was told in the setup, by the first entry, by the second … */
  told: (readonly Told[])[];
  /** What the client was last sent. */
  shown: Perspective[];
}

/** The person at this screen, as a table's host knows them. */
const ME = 'me';
const STAND_IN = 'greedy';

export async function openTable(stored: StoredTable): Promise<OpenTable> {
  const game = await bringGame(stored.game);
  const { match, told } = playAgain(game, stored, stored.entries);
  const table: OpenTable = { stored, game, match, told, shown: [] };
  table.shown = perspectivesOf(table);
  return table;
}

/** The match after these entries, and what was told in each step of it. */
export function playAgain(
  game: Game,
  stored: StoredTable,
  entries: readonly Entry[],
): Pick<OpenTable, 'match' | 'told'> {
  const started = begin(game, tableFor(game, stored.seats.length, stored.options), stored.seed);
  const told = [started.told];
  for (const entry of entries) {
    const played = enter(started.match, entry);
    if ('refused' in played) throw new Error(`the kept match breaks rule ${played.refused.rule}`);
    told.push(played.told);
  }
  return { match: started.match, told };
}

export function enter(match: Match, entry: Entry): { readonly told: readonly Told[] } | Refused {
  return 'resign' in entry ? resign(match, entry.seat) : play(match, entry.seat, entry.move);
}

export function viewersOf({ stored }: OpenTable): Viewer[] {
  const mine: Viewer[] = stored.seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  return mine.length > 0 ? mine : ['spectator'];
}

export function perspectivesOf(table: OpenTable): Perspective[] {
  return viewersOf(table).map((viewer) => perspectiveOf(table.match, viewer));
}

export function logOf(table: OpenTable, viewer: Viewer): LogLine[] {
  return table.told.flatMap((told, step) => linesFor(told, step, viewer));
}

/** The bot that answers for the seat now, if one does. */
export function botAt({ stored, match }: OpenTable, seat: Seat): string | undefined {
  const bot = stored.seats[seat]?.bot ?? stored.standIns[seat];
  return bot ?? (match.resigned.includes(seat) ? STAND_IN : undefined);
}

/** What the script has the seat answer next, as long as the match follows it. */
export function scripted({ stored, match }: OpenTable, seat: Seat): Move | undefined {
  const answered = match.entries.filter((entry) => entry.seat === seat).length;
  return stored.script?.[seat]?.[answered];
}

export function stateOf(table: OpenTable): StateMessage {
  return {
    type: 'state',
    table: table.stored.id,
    sequence: table.stored.sequence,
    steps: table.match.entries.length,
    over: isMatchOver(table.match),
    asked: askedAt(table),
    perspectives: table.shown,
    scores: standings(table.match),
    logs: viewersOf(table).map((viewer) => logOf(table, viewer)),
  };
}

export function askedAt({ match }: OpenTable): Seat[] {
  return isMatchOver(match) ? [] : asked(match.position);
}

export function infoOf(table: OpenTable): TableInfo {
  const { stored, match, game } = table;
  const over = isMatchOver(match);
  return {
    table: stored.id,
    game: stored.game,
    version: stored.version,
    rulesChanged: stored.version !== game.version,
    options: stored.options,
    state: over ? 'over' : 'running',
    open: false,
    host: true,
    seats: stored.seats.map((_, seat) => seatInfo(table, seat)),
    asked: askedAt(table),
    spectators: 0,
    created: stored.created,
    moved: stored.moved,
    commitment: commitment(stored.seed),
    ...(over && { seed: stored.seed, places: placesOf(match) }),
    ...(stored.rematch !== undefined && { rematch: stored.rematch }),
  };
}

function seatInfo(table: OpenTable, seat: Seat): SeatInfo {
  const holder = table.stored.seats[seat];
  const bot = botAt(table, seat);
  const person = holder?.bot === undefined;
  return {
    seat,
    holder: person ? 'person' : 'bot',
    name: holder?.name ?? '',
    ...(person && { person: ME }),
    ...(bot !== undefined && { bot }),
    present: true,
    mine: person,
    resigned: table.match.resigned.includes(seat),
    votes: 0,
  };
}

function placesOf(match: Match): number[] {
  const places: number[] = [];
  for (const { seat, place } of standings(match)) places[seat] = place;
  return places;
}
