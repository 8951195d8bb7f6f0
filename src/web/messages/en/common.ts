import { type Catalogue, KERNEL_MESSAGES } from '../../../kernel/messages.ts';
import { SERVER_MESSAGES } from '../../../protocol/messages.ts';

/** What this page itself has to ask, and to refuse without a server. */
const OWN_MESSAGES: Catalogue = {
  'ask.halfway': '{name}: now choose one of the places that glow.',
  'refused.only-you': 'Nobody else is at this table: it is on this device.',
  'refused.unreachable': 'The server cannot be reached. You can still play on this device.',
};

/** What is said at every table, whatever the game. */
export const common: Catalogue = { ...KERNEL_MESSAGES, ...SERVER_MESSAGES, ...OWN_MESSAGES };
