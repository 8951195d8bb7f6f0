import { markOf } from '../../protocol/house-mark.ts';
import type { TournamentInfo, TournamentPage } from '../../protocol/tournaments.ts';
import type { TournamentRow } from '../store/schema.ts';
import type { ListedTournament, StoredTournament } from '../store/tournaments.ts';
import { pointsFor, shownPoints } from './points.ts';
import { entrantsOf, nextRoundAt, roundsOf } from './reading.ts';
import { standingsOf } from './standings.ts';

/** A tournament as people see it. Nothing of running matches is in it but who sits where. */
export function pageOf(stored: StoredTournament, hostName: string, person: string, now: number): TournamentPage {
  const { row, entries, rounds, tables } = stored;
  const results = roundsOf(stored);
  const next = nextRoundAt(stored);
  const isBetween = row.state === 'running' && rounds.at(-1)?.ended != null;
  return {
    ...infoOf(row, hostName, {
      entrants: entries.filter(({ state }) => state === 'in').length,
      round: rounds.length,
      entered: entries.some((entry) => entry.person === person && entry.state === 'in'),
    }),
    people: entries.map(({ entrant, name, mark, bot, state }) => ({
      id: entrant,
      name: name ?? entrant,
      ...(name !== null && { mark: markOf({ name, mark }) }),
      ...(bot !== null && { bot }),
      left: state === 'left',
    })),
    played: rounds.map(({ round, made, ended, byes }) => ({
      round,
      made,
      ...(ended !== null && { ended }),
      byes: JSON.parse(byes) as string[],
      tables: tables
        .filter((table) => table.round === round)
        .map((table, index) => {
          const result = results[round - 1]?.tables[index];
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
        }),
    })),
    standings: standingsOf(entrantsOf(stored), results).map(({ points, rivals, rounds: byRound, ...standing }) => ({
      ...standing,
      points: shownPoints(points),
      rivals: shownPoints(rivals),
      rounds: byRound.map((place) => place ?? null),
    })),
    ...(row.notice !== null && { notice: row.notice }),
    ...(isBetween && next > now && { next }),
    now,
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
