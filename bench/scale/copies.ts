import { sql } from 'kysely';
import type { Opened } from '../../src/server/store/database/open.ts';

/** Thousands of matches made of a few real ones, by the database itself: only ids, people and times differ. */

/** Matches that are copied, in turn. */
export interface Copying {
  /** The ids of the matches that are copied; one that is there twice is copied twice as often. */
  readonly templates: readonly string[];
  /** The letter their ids begin with; nine digits follow. */
  readonly letter: string;
  readonly count: number;
  /** How many people there are. */
  readonly people: number;
  /** Somebody who sits at the first seat of every thousandth match. */
  readonly me: string;
  /** In milliseconds: when the last entry of the first match was made, and how much later each further one. */
  readonly from: number;
  readonly apart: number;
  /** Whether they are over, counted, and without spare positions. */
  readonly over: boolean;
}

/** As many as one statement copies: a connection that is silent for long is given up. */
const AT_ONCE = 2_000;
const MINUTE = 60_000;
const EVERY_OF_MINE = 1_000;
const PARTS = ['tables', 'seats', 'log', 'snapshots'] as const;

/** SQL that both databases read, for what they spell differently. */
function dialect(kind: Opened['kind']) {
  const isFile = kind === 'sqlite';
  return {
    padded: (letter: string, width: number, number: string) =>
      isFile ? `printf('${letter}%0${width}d', ${number})` : `'${letter}' || lpad((${number})::text, ${width}, '0')`,
    numbers: (from: number, to: number) =>
      isFile
        ? `with recursive numbers(n) as (select ${from} union all select n + 1 from numbers where n < ${to - 1})`
        : `with numbers(n) as (select * from generate_series(${from}::bigint, ${to - 1}))`,
  };
}

export async function copyMatches(
  { db, kind }: Opened,
  copying: Copying,
  done: (count: number) => void,
): Promise<void> {
  const { templates, letter, count, people, me, from, apart, over } = copying;
  const { padded, numbers } = dialect(kind);
  const time = `(${from} + n * ${apart})`;
  const person = (seat: string) => padded('p', 11, `(n * 7 + ${seat} * (1 + n % 97)) % ${people}`);
  const holder = (seat: string) =>
    `case when n % ${EVERY_OF_MINE} = 0 and ${seat} = 0 then '${me}' else ${person(seat)} end`;
  const id = padded(letter, 9, 'n');
  const own: Readonly<Record<string, string>> = {
    id,
    table_id: id,
    host: holder('0'),
    made: `${time} - ${30 * MINUTE}`,
    started: `${time} - ${29 * MINUTE}`,
    ended: over ? time : 'null',
    at: time,
    moved: time,
    open: 'n % 2',
    ...(over && { trimmed: '1', counted: '1' }),
  };
  const columns = new Map((await db.introspection.getTables()).map((table) => [table.name, table.columns]));
  const listed = templates.map((template, at) => `(${at}, '${template}')`).join();
  for (let begun = 0; begun < count; begun += AT_ONCE) {
    const head = `${numbers(begun, Math.min(count, begun + AT_ONCE))}, templates(k, template) as (values ${listed})`;
    await db.transaction().execute(async (transaction) => {
      for (const part of PARTS) {
        const names = (columns.get(part) ?? []).map(({ name }) => name);
        const values = names.map((name) => {
          if (part === 'seats' && name === 'person') return holder('copied.seat');
          return own[name] ?? `copied.${name}`;
        });
        const key = part === 'tables' ? 'id' : 'table_id';
        const source = `numbers join templates on templates.k = n % ${templates.length} join ${part} copied on copied.${key} = templates.template`;
        const insertion =
          kind === 'sqlite'
            ? `insert into ${part} (${names.join()}) ${head} select ${values.join()} from ${source}`
            : `${head} insert into ${part} (${names.join()}) select ${values.join()} from ${source}`;
        await sql.raw(insertion).execute(transaction);
      }
    });
    done(Math.min(count, begun + AT_ONCE));
  }
}

/** What is kept of each seat of the finished matches: results, and the changes of ratings. */
export async function countCopies({ db }: Opened, letter: string, count: number): Promise<void> {
  const idOf = (number: number) => `'${letter}${String(number).padStart(9, '0')}'`;
  for (let begun = 0; begun < count; begun += AT_ONCE) {
    const source = `from seats s join tables t on t.id = s.table_id where t.id >= ${idOf(begun)} and t.id < ${idOf(begun + AT_ONCE)}`;
    await sql
      .raw(
        `insert into results (table_id, seat, game, person, bot, place, seats, people, ended, rated, listed, pace, fate, time_outs, replies, reply, network)
         select t.id, s.seat, t.game, s.person, null, s.seat + 1, t.seats, t.seats, t.ended, 1, t.open, 'none', 'played', 0, 20, 5000, null ${source}`,
      )
      .execute(db);
    await sql
      .raw(
        `insert into rating_events (table_id, seat, game, number, person, place, seats, absent, at, before, after)
         select t.id, s.seat, t.game, cast(substr(t.id, 2) as integer) + 1, s.person, s.seat + 1, t.seats, 0, t.ended, 1500, 1508 - 8 * s.seat ${source}`,
      )
      .execute(db);
  }
}
