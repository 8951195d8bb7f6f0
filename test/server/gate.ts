import pg from 'pg';

const KEY = 26;

/** A gate in PostgreSQL at which those wait who insert such rows, in the middle of their transaction, as long as it is closed. */
export interface Gate {
  close(): Promise<void>;
  open(): Promise<void>;
  /** What the connections are called that wait there. */
  waiting(): Promise<string[]>;
  remove(): Promise<void>;
}

/** `row` is a condition on the `new` row of that table, as SQL. */
export async function makeGate(database: string, table: string, row: string): Promise<Gate> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query(`
    create function wait_at_gate() returns trigger language plpgsql as $$
    begin
      if ${row} then perform pg_advisory_xact_lock_shared(${KEY}); end if;
      return new;
    end $$`);
  await client.query(`create trigger gate before insert on ${table} for each row execute function wait_at_gate()`);
  return {
    async close() {
      await client.query(`select pg_advisory_lock(${KEY})`);
    },
    async open() {
      await client.query(`select pg_advisory_unlock(${KEY})`);
    },
    async waiting() {
      const { rows } = await client.query<{ application_name: string }>(
        `select application_name from pg_locks join pg_stat_activity using (pid)
         where locktype = 'advisory' and objid = ${KEY} and not granted`,
      );
      return rows.map((each) => each.application_name);
    },
    remove: () => client.end(),
  };
}
