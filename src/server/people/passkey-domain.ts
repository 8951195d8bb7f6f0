import { type Denial, deny } from '../../host/denial.ts';
import type { Server } from '../server.ts';
import { firstPasskeyDomain } from '../store/people/passkeys.ts';

/** The local machine: keys made here for a trial do not fix the server's domain. */
const THIS_MACHINE = 'localhost';

/** The domain that passkeys of this server are bound to: as it is set, or that of the first one; undefined if there is none yet. */
export async function boundDomain({ db, settings }: Pick<Server, 'db' | 'settings'>): Promise<string | undefined> {
  return settings.domain ?? (await firstPasskeyDomain(db, THIS_MACHINE));
}

/** The domain for a page of that name; a denial if passkeys of this server are bound to another. */
export async function passkeyDomain(server: Pick<Server, 'db' | 'settings'>, name: string): Promise<string | Denial> {
  const domain = await boundDomain(server);
  if (domain === undefined || name === domain || name.endsWith(`.${domain}`)) return domain ?? name;
  if (name === THIS_MACHINE) return name;
  return deny('not-allowed', 'refused.passkey-elsewhere', { domain });
}
