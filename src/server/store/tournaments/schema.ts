import type { Generated, Insertable, Selectable } from 'kysely';
import type { Format } from '../../../protocol/tournaments.ts';

/** A tournament. `rounds` is how many are planned; the round being played is the newest of its rounds. */
interface TournamentsTable {
  id: string;
  name: string;
  host: string;
  game: string;
  options: string;
  /** As JSON. */
  pace: string | null;
  rated: number;
  format: Format;
  seats: number;
  rounds: number;
  /** In milliseconds: a round begins so long after the one before at the earliest; null if as soon as that has ended. */
  every: number | null;
  /** Whether it is listed; otherwise it is found by its link only. */
  open: number;
  state: 'entry' | 'running' | 'over' | 'called-off';
  /** The seed for lots and seatings. */
  seed: string;
  /** The organiser's notice for the screen. */
  notice: string | null;
  made: number;
  /** When it begins by itself. */
  starts: number | null;
  started: number | null;
  ended: number | null;
  /** When it is due for `advance`; null for never. */
  due: Generated<number | null>;
  /** How often it has changed. */
  marks: Generated<number>;
}

/** Somebody who takes part, a person or a bot; neither if the person's account is gone. */
interface TournamentEntriesTable {
  tournament: string;
  /** The person's id, or a name of the bot's own. */
  entrant: string;
  person: string | null;
  /** The level of a bot. */
  bot: string | null;
  /** Stronger ones first, from 0; set when the tournament begins. */
  seed: number | null;
  state: 'in' | 'left';
  made: number;
  /** The round that they wish to sit out. */
  sits_out: Generated<number | null>;
}

interface TournamentRoundsTable {
  tournament: string;
  /** From 1. */
  round: number;
  seed: string;
  /** Entrants without a table, as JSON. */
  byes: string;
  /** Entrants who sat the round out, with their points for it, as JSON; null if nobody. */
  sat_out: Generated<string | null>;
  made: number;
  ended: number | null;
}

/** A table of a round, and its result once the match is over: lists by seat as JSON. */
interface TournamentTablesTable {
  tournament: string;
  round: number;
  number: number;
  table_id: string;
  players: string;
  places: string | null;
  scores: string | null;
  /** Seats of no-shows. */
  absent: string | null;
  /** Why the host has decided the result. */
  note: string | null;
  /** Whether a host of the server ended the match without a result: then it is a draw. */
  called_off: Generated<number | null>;
}

/** A notice that an organiser wrote for the screen. */
interface TournamentNoticesTable {
  tournament: string;
  at: number;
  text: string;
}

/** A person's no-shows at tournaments, and until when they cannot enter another. */
interface TournamentWaitsTable {
  person: string;
  times: number;
  until: number;
}

export interface TournamentsSchema {
  tournaments: TournamentsTable;
  tournament_entries: TournamentEntriesTable;
  tournament_rounds: TournamentRoundsTable;
  tournament_tables: TournamentTablesTable;
  tournament_waits: TournamentWaitsTable;
  tournament_notices: TournamentNoticesTable;
}

export type TournamentRow = Selectable<TournamentsTable>;
export type NewTournamentRow = Insertable<TournamentsTable>;
export type TournamentEntryRow = Selectable<TournamentEntriesTable>;
export type NewEntryRow = Insertable<TournamentEntriesTable>;
export type TournamentRoundRow = Selectable<TournamentRoundsTable>;
export type TournamentTableRow = Selectable<TournamentTablesTable>;
