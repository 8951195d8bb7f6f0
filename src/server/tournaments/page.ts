import { markOf } from '../../protocol/house-mark.ts';
import type { RoundTableInfo, TournamentInfo, TournamentPage } from '../../protocol/tournaments.ts';
import { HERE } from '../measuring.ts';
import type { Server } from '../server.ts';
import { personById } from '../store/people/people.ts';
import type { ListedTournament } from '../store/tournaments/list.ts';
import type { TournamentRow, TournamentTableRow } from '../store/tournaments/schema.ts';
import { type StoredTournament, tournamentNamed, tournamentRow } from '../store/tournaments/tournaments.ts';
import type { Plan } from './draw.ts';
import { isCalledToTurns } from './entries.ts';
import { fewestFor, isFinal } from './knock-out.ts';
import { standingsFor } from './knock-out-standings.ts';
import { planFor } from './plan.ts';
import { pointsFor, shownPoints } from './points.ts';
import { entrantsOf, nextRoundAt, roundsOf } from './reading.ts';
import type { RoundResult, TableResult } from './results.ts';

/** In milliseconds: how long a page is cached if the tournament has not changed. Names may change meanwhile. */
const LASTING = 10_000;
const MOST_KEPT = 100;

export type PageOf = (
  id: string,
  person: string,
  round?: 'newest' | number | undefined,
) => Promise<TournamentPage | undefined>;

interface Kept {
  readonly marks: number;
  readonly at: number;
  readonly page: TournamentPage;
  readonly stored: StoredTournament;
}

/** Reads pages. They are cached until the tournament changes, since hundreds may look at one. */
export function pageReader(server: Server): PageOf {
  const kept = new Map<string, Kept>();

  async function made(id: string): Promise<Kept | undefined> {
    const now = server.now();
    const marks = (await tournamentRow(server.db, id))?.marks;
    const last = kept.get(id);
    if (last !== undefined && last.marks === marks && Math.abs(now - last.at) < LASTING) return last;
    const stored = await tournamentNamed(server.db, id);
    if (stored === undefined) return undefined;
    const host = await personById(server.db, stored.row.host);
    const page = pageOf(stored, await planFor(server, stored.row), host?.name ?? '', now);
    const fresh = { marks: stored.row.marks, at: now, page, stored };
    kept.delete(id);
    kept.set(id, fresh);
    for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - MOST_KEPT))) kept.delete(oldest);
    return fresh;
  }

  return async (id, person, round) => {
    const found = await made(id);
    if (found === undefined) return undefined;
    const { next, ...page } = found.page;
    const now = server.now();
    const wanted = round === 'newest' ? page.round : round;
    return {
      ...page,
      ...(next !== undefined && next > now && { next }),
      ...(wanted !== undefined && {
        played: page.played.map((each) => (each.round === wanted ? each : { ...each, tables: [] })),
      }),
      entered: found.stored.entries.some((entry) => entry.person === person && entry.state === 'in'),
      called: person !== '' && (await isCalledToTurns(server.db, person)),
      now,
    };
  };
}

/** The public page of a tournament. Of running matches it has only the players. */
function pageOf(stored: StoredTournament, plan: Plan, hostName: string, now: number): TournamentPage {
  const { row, entries, rounds, tables } = stored;
  const results = roundsOf(stored);
  return {
    ...infoOf(row, hostName, {
      entrants: entries.filter(({ state }) => state === 'in').length,
      round: rounds.length,
      entered: false,
    }),
    people: entries.map(({ entrant, name, mark, bot, state, seen, sits_out: sitsOut }) => ({
      id: entrant,
      name: name ?? entrant,
      ...(name !== null && { mark: markOf({ name, mark }) }),
      ...(bot !== null && { bot }),
      left: state === 'left',
      ...(sitsOut !== null && sitsOut > rounds.length && { sitsOut }),
      ...(seen !== null && bot === null && now - seen < HERE && { here: true as const }),
    })),
    played: rounds.map(({ round, made, ended, byes, sat_out: satOut }) => ({
      round,
      made,
      ...(ended !== null && { ended }),
      byes: JSON.parse(byes) as string[],
      ...(satOut !== null && { satOut: Object.keys(JSON.parse(satOut)) }),
      tables: tables
        .filter((table) => table.round === round)
        .map((table, index) => tableOf(table, results[round - 1]?.tables[index])),
    })),
    standings: standingsFor(plan, entrantsOf(stored), results).map(
      ({ points, rivals, rounds: byRound, ...standing }) => ({
        ...standing,
        points: shownPoints(points),
        rivals: shownPoints(rivals),
        rounds: byRound.map((place) => place ?? null),
      }),
    ),
    ...(row.notice !== null && { notice: row.notice }),
    ...(hasNextRound(row, results) && { next: nextRoundAt(row, rounds.at(-1)) }),
    fewest: fewestFor(plan),
    called: false,
    now,
  };
}

/** Whether another round is expected. */
function hasNextRound({ state, format, rounds }: TournamentRow, played: readonly RoundResult[]): boolean {
  if (state !== 'running') return false;
  const last = played.at(-1);
  if (format === 'swiss') return played.length < rounds;
  return format === 'round-robin' || last === undefined || !isFinal(last);
}

function tableOf(table: TournamentTableRow, result: TableResult | undefined): RoundTableInfo {
  const absent = result?.absent ?? [];
  return {
    number: table.number,
    table: table.table_id,
    players: result?.players ?? [],
    ...(result?.places && {
      places: result.places,
      points: pointsFor(result.places).map((points, seat) => (absent.includes(seat) ? 0 : shownPoints(points))),
      ...(result.scores && { scores: result.scores }),
    }),
    ...(absent.length > 0 && { absent }),
    ...(table.note !== null && { note: table.note }),
    ...(table.called_off === 1 && { calledOff: true }),
  };
}

interface Counts {
  readonly entrants: number;
  readonly round: number;
  readonly entered: boolean;
}

export function listedInfo(row: ListedTournament): TournamentInfo {
  return infoOf(row, row.host_name, { entrants: row.entrants, round: row.round ?? 0, entered: row.entered > 0 });
}

function infoOf(row: TournamentRow, hostName: string, { entrants, round, entered }: Counts): TournamentInfo {
  return {
    id: row.id,
    name: row.name,
    host: { id: row.host, name: hostName },
    game: row.game,
    options: JSON.parse(row.options),
    seats: row.seats,
    format: row.format,
    rounds: row.format === 'swiss' ? row.rounds : round,
    ...(row.pace !== null && { pace: JSON.parse(row.pace) }),
    rated: row.rated === 1,
    open: row.open === 1,
    state: row.state,
    entrants,
    round,
    made: row.made,
    ...(row.starts !== null && { starts: row.starts }),
    ...(row.every !== null && { every: row.every }),
    ...(row.started !== null && { started: row.started }),
    ...(row.ended !== null && { ended: row.ended }),
    entered,
  };
}
