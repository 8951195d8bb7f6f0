import type { Database } from '../database/schema.ts';
import type { TournamentRow } from './schema.ts';

const MOST_LISTED = 30;

export interface ListedTournament extends TournamentRow {
  readonly host_name: string;
  readonly entrants: number;
  readonly round: number | null;
  readonly entered: number;
}

/** A page of the tournaments that are open to all, and of all those of that person, the newest first. */
export async function listTournaments(
  db: Database,
  person: string,
  {
    state,
    before,
    mine = false,
  }: {
    readonly state?: TournamentRow['state'] | undefined;
    readonly before?: Mark | undefined;
    /** Only those in which the person takes part. */
    readonly mine?: boolean;
  },
): Promise<{ readonly tournaments: readonly ListedTournament[]; readonly more: boolean }> {
  let query = db
    .selectFrom('tournaments')
    .innerJoin('people', 'people.id', 'tournaments.host')
    .selectAll('tournaments')
    .select(({ selectFrom, fn }) => [
      'people.name as host_name',
      selectFrom('tournament_entries')
        .select(fn.countAll<number>().as('count'))
        .whereRef('tournament', '=', 'tournaments.id')
        .where('tournament_entries.state', '=', 'in')
        .as('entrants'),
      selectFrom('tournament_rounds')
        .select(({ fn }) => fn.max('round').as('round'))
        .whereRef('tournament', '=', 'tournaments.id')
        .as('round'),
      selectFrom('tournament_entries')
        .select(fn.countAll<number>().as('count'))
        .whereRef('tournament', '=', 'tournaments.id')
        .where('person', '=', person)
        .where('tournament_entries.state', '=', 'in')
        .as('entered'),
    ])
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('tournaments.open', '=', 1),
        eb('tournaments.host', '=', person),
        eb('tournaments.id', 'in', selectFrom('tournament_entries').select('tournament').where('person', '=', person)),
      ]),
    );
  if (mine) {
    query = query
      .where('state', 'in', ['entry', 'running'])
      .where('tournaments.id', 'in', (select) =>
        select
          .selectFrom('tournament_entries')
          .select('tournament')
          .where('person', '=', person)
          .where('tournament_entries.state', '=', 'in'),
      );
  }
  query = state === undefined ? query.where('state', '!=', 'called-off') : query.where('state', '=', state);
  if (before !== undefined) {
    query = query.where(({ or, and, eb }) =>
      or([
        eb('tournaments.made', '<', before.made),
        and([eb('tournaments.made', '=', before.made), eb('tournaments.id', '<', before.id)]),
      ]),
    );
  }
  const rows = await query
    .orderBy('tournaments.made', 'desc')
    .orderBy('tournaments.id', 'desc')
    .limit(MOST_LISTED + 1)
    .execute();
  const tournaments = rows.slice(0, MOST_LISTED).map((row) => ({
    ...row,
    entrants: Number(row.entrants ?? 0),
    entered: Number(row.entered ?? 0),
  }));
  return { tournaments, more: rows.length > MOST_LISTED };
}

/** The place of a tournament in the list. */
export interface Mark {
  readonly made: number;
  readonly id: string;
}
