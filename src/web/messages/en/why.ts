import type { Catalogue } from '../../../kernel/messages.ts';

/** Why a bot answered as it did. */
export const why = {
  'why.in-place': 'Why, seen from {name}’s seat:',
  'why.nothing-seen': 'Nothing that you could see speaks for it: what it holds stays hidden until the end.',
  'why.nothing-yet': 'It has done nothing yet.',
  'why.hidden': 'Goes by what you saw before the move. What only the bot knew stays hidden.',
} as const satisfies Catalogue;
