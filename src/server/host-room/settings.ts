import { version } from '../../../package.json';
import { shownSettings } from '../environment.ts';
import type { HostSection } from './section.ts';

/** The settings in force. Secrets are only said to be set. */
export const settings: HostSection = {
  name: 'settings',
  read: async ({ server }) => ({ version, settings: shownSettings(server.settings) }),
};
