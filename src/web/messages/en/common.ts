import { type Catalogue, KERNEL_MESSAGES } from '../../../kernel/messages.ts';
import { SERVER_MESSAGES } from '../../../protocol/messages.ts';

/** Questions and refusals of the page itself. */
const OWN_MESSAGES = {
  'ask.confirm-turn': 'Your turn is done. End it, or undo something.',
  'move.confirm-turn': 'End turn',
  'ask.halfway': '{name}: now choose one of the places that glow.',
  'refused.unreachable': 'We can’t reach the server. You can still play on this device.',
} satisfies Catalogue;

/** Texts that are used at every table, whatever the game. */
export const common = { ...KERNEL_MESSAGES, ...SERVER_MESSAGES, ...OWN_MESSAGES };
