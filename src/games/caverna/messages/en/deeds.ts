import type { Catalogue } from '../../../../kernel/messages.ts';

/** What people may be told of a match of theirs: its name, and what was done. */
export const deedWords = {
  'deed.family-of-six': 'Fed a family of six',
  'deed.family-of-six.how': 'Without a single begging marker',
  'deed.nothing-lost': 'Not one empty space',
  'deed.nothing-lost.how': 'Lost nothing at the count',
  'deed.full-arms': 'As strong as they come',
  'deed.full-arms.how': 'Armed somebody with a weapon of strength 14',
  'deed.herds': 'Four of every kind',
  'deed.herds.how': 'Four sheep, donkeys, boars and cattle at the end',
  'deed.hundred': 'A hundred points',
  'deed.hundred.how': 'Ended with a hundred points or more',
} as const satisfies Catalogue;
