import { loadMatch } from '../../host/match/load.ts';
import type { Store } from '../../host/store.ts';
import type { Game } from '../../kernel/game.ts';
import { InputError } from '../../kernel/table.ts';
import type { Settings } from '../settings.ts';
import { kindOf, placeOf } from '../store/database/address.ts';
import { openForCommand } from '../store/database/command-database.ts';
import type { Database } from '../store/database/schema.ts';
import { hostStore } from '../store/match/host-store.ts';
import { type Checked, DamagedBackup } from './contents.ts';
import { closeAfter } from './read.ts';
import { inThread } from './sqlite-thread.ts';

/** A match that is under way and cannot be shown, and why. */
export interface UnreadableMatch {
  readonly table: string;
  readonly game: string;
  readonly problem: string;
}

export interface DatabaseCheck extends Checked {
  /** How many matches are under way. */
  readonly running: number;
  readonly unreadable: readonly UnreadableMatch[];
}

/** Reads the whole database while servers may use it, and every match that is under way. An `InputError` says if it is damaged. */
export async function checkDatabase({ database, games }: Pick<Settings, 'database' | 'games'>): Promise<DatabaseCheck> {
  const { db, close } = await openForCommand(database);
  try {
    const checked = kindOf(database) === 'sqlite' ? await inThread({ file: database }) : await readAll(database);
    const running = await runningMatches(db);
    return { ...checked, running: running.length, unreadable: await unreadableAmong(db, games, running) };
  } catch (error) {
    if (!(error instanceof DamagedBackup)) throw error;
    throw new InputError(`${placeOf(database)} is damaged: ${error.message}. Restore a backup: underbridge restore`);
  } finally {
    await close();
  }
}

async function readAll(database: string): Promise<Checked> {
  const { readPostgres } = await import('./postgres-rows.ts');
  return closeAfter(await readPostgres(database), async ({ head, rows }) => {
    const counts = new Map<string, number>();
    let bytes = 0;
    for await (const part of rows()) {
      counts.set(part.table, (counts.get(part.table) ?? 0) + part.rows.length);
      bytes += part.rows.length === 0 ? 0 : JSON.stringify(part.rows).length;
    }
    const count = (table: string) => counts.get(table) ?? 0;
    const version = head.migrations.at(-1) ?? '';
    return { bytes, version, people: count('people'), tables: count('tables'), entries: count('log') };
  });
}

export async function runningMatches(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('tables').select('id').where('state', '=', 'running').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** Those among these matches that this program cannot read. Nothing is written. */
export async function unreadableAmong(
  db: Database,
  games: readonly Game[],
  tables: readonly string[],
): Promise<UnreadableMatch[]> {
  const store: Store = {
    ...hostStore(db, { append: async () => 'stored' }, async () => {}),
    savePositions: async () => {},
    setRules: async () => {},
  };
  const found: UnreadableMatch[] = [];
  for (const table of tables) {
    const row = (await store.table(table))?.row;
    if (row === undefined) continue;
    const game = games.find(({ id }) => id === row.game);
    const problem =
      game === undefined
        ? `there is no game ${row.game} here`
        : await loadMatch(store, game, row, () => row.made).then(
            () => undefined,
            (error: Error) => error.message,
          );
    if (problem !== undefined) found.push({ table, game: row.game, problem });
  }
  return found;
}
