import { version } from '../../../package.json';
import { shownSettings } from '../environment.ts';
import { boundDomain } from '../people/passkey-domain.ts';
import type { HostSection } from './section.ts';

/** The settings in force. Secrets are only said to be set. */
export const settings: HostSection = {
  name: 'settings',
  async read({ server }) {
    const domain = await boundDomain(server);
    return { version, settings: shownSettings(server.settings), ...(domain !== undefined && { passkeys: domain }) };
  },
};
