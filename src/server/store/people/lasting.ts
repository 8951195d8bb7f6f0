import type { Database } from '../database/schema.ts';

/** Those of these people who can sign in again when their devices are lost: by a passkey, a code or a confirmed address. */
export async function whoCanSignInAgain(db: Database, people: readonly string[]): Promise<ReadonlySet<string>> {
  if (people.length === 0) return new Set();
  const rows = await db
    .selectFrom('passkeys')
    .select('person')
    .where('person', 'in', [...people])
    .union((query) =>
      query
        .selectFrom('codes')
        .select('person')
        .where('person', 'in', [...people])
        .where('used', 'is', null),
    )
    .union((query) =>
      query
        .selectFrom('mail')
        .select('person')
        .where('person', 'in', [...people])
        .where('confirmed', 'is not', null),
    )
    .execute();
  return new Set(rows.map(({ person }) => person));
}
