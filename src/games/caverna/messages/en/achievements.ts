import type { Catalogue } from '../../../../kernel/messages.ts';

/** What people may be told of a match of theirs: its name, and what was done. */
export const achievementWords = {
  'achievement.family-of-six': 'Fed a family of six',
  'achievement.family-of-six.how': 'Without a single begging marker',
  'achievement.nothing-lost': 'Not one empty space',
  'achievement.nothing-lost.how': 'Lost nothing at the count',
  'achievement.full-arms': 'As strong as they come',
  'achievement.full-arms.how': 'Armed somebody with a weapon of strength 14',
  'achievement.herds': 'Four of every kind',
  'achievement.herds.how': 'Four sheep, donkeys, boars and cattle at the end',
  'achievement.hundred': 'A hundred points',
  'achievement.hundred.how': 'Ended with a hundred points or more',
} as const satisfies Catalogue;
