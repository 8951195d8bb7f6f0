import type { Catalogue } from '../../../kernel/messages.ts';
import { goods } from '../messages/en/speech.ts';

/** What stands in the picture for the terminal, which speaks English. */
export const terminalWords = {
  title: 'round {round} of 12',
  'ends-with': 'This round ends with {event}.',
  unknown: 'what its marker says',
  hidden: 'rounds to come: {rounds}',
  people: 'People: {people}',
  unarmed: 'unarmed',
  armed: 'strength {strength}',
  newborn: 'newborn',
  away: '{person} at work',
  goblin: 'Goblin, {person}',
  supply: (params) => `has ${goods(params)}`,
  points: '{points} points',
  first: 'starting player',
  furnishings: 'Furnishings: {furnishings}',
  'on-offer': 'On offer: {furnishings}',
  priced: '{furnishing} ({price})',
  free: 'free',
  legend:
    'm meadow, f field (g grain, v vegetable, e gemfruit), u mushrooms, s small pasture, L large pasture, c cavern, t tunnel, d deep tunnel, o ore mine, r ruby mine, # furnished, ~ Stable',
} satisfies Catalogue;
