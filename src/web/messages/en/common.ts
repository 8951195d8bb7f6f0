import { type Catalogue, KERNEL_MESSAGES } from '../../../kernel/messages.ts';
import { SERVER_MESSAGES } from '../../../protocol/messages.ts';

/** What this page itself has to ask, and to refuse without a server. */
const OWN_MESSAGES = {
  'ask.confirm-turn': 'Your turn is done. End it, or undo something.',
  'move.confirm-turn': 'End turn',
  'ask.halfway': '{name}: now choose one of the places that glow.',
  'refused.unreachable': 'We can’t reach the server. You can still play on this device.',
} satisfies Catalogue;

/** What is said at every table, whatever the game. */
export const common = { ...KERNEL_MESSAGES, ...SERVER_MESSAGES, ...OWN_MESSAGES };
