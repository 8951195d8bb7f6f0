import type { Catalogue } from '../../../../../src/kernel/messages.ts';

export const boardWords: Catalogue = {
  'guide.feed': 'Take a bowl.',
  'guide.trade': 'You are done.',
  'guide.again': 'Take another.',
  'guide.end': 'That was a harvest.',
};
