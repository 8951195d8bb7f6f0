import type { Server } from '../server.ts';
import { revokedAmong } from '../store/people/programs.ts';

const POLICY_VIOLATION = 1008;

/** Closes the connections of programs whose tokens have been revoked, here or through another process. */
export async function dismissRevoked({ db, connections }: Server): Promise<void> {
  const programs = new Set([...connections].filter(({ program }) => program).map(({ person }) => person.id));
  const revoked = await revokedAmong(db, [...programs]);
  for (const connection of connections) {
    if (connection.program && revoked.includes(connection.person.id)) {
      connection.close(POLICY_VIOLATION, 'the token was revoked');
    }
  }
}
