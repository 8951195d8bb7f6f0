import type { Kysely } from 'kysely';
import type { CallsSchema } from '../calls/schema.ts';
import type { GroupsSchema } from '../groups/schema.ts';
import type { HostRoomSchema } from '../host-room/schema.ts';
import type { JobsSchema } from '../jobs/schema.ts';
import type { MatchesSchema } from '../match/schema.ts';
import type { PeopleSchema } from '../people/schema.ts';
import type { RatingsSchema } from '../ratings/schema.ts';
import type { StudiesSchema } from '../studies/schema.ts';
import type { TablesSchema } from '../tables/schema.ts';
import type { TournamentsSchema } from '../tournaments/schema.ts';

/** The tables of the database, the same in SQLite and PostgreSQL. Times are milliseconds since 1970; JSON is stored as text. */

/** One row, written repeatedly to check whether writing works. */
interface ProbesTable {
  id: number;
  written: string;
}

interface Schema
  extends PeopleSchema,
    CallsSchema,
    TablesSchema,
    MatchesSchema,
    JobsSchema,
    TournamentsSchema,
    RatingsSchema,
    GroupsSchema,
    StudiesSchema,
    HostRoomSchema {
  probes: ProbesTable;
}

export type Database = Kysely<Schema>;

export type DatabaseKind = 'sqlite' | 'postgres';
