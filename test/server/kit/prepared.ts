import { openDatabase } from '../../../src/server/store/database/open.ts';
import { say } from './postgres.ts';

/** The database of which those of tests are copies: to make its tables takes longer than most tests do. */
export const PREPARED = 'prepared';

/** Makes it: with its tables, and nothing in them. */
export async function prepareDatabase(url: string): Promise<void> {
  await say(url, `create database ${PREPARED}`);
  const address = new URL(url);
  address.pathname = `/${PREPARED}`;
  await (await openDatabase(address.href, () => {})).close();
  // Nobody may be connected to it while it is copied, not even what cleans up by itself.
  await say(url, `alter database ${PREPARED} with is_template true allow_connections false`);
}
