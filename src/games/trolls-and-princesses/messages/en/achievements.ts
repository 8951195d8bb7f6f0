import type { Catalogue } from '../../../../kernel/messages.ts';

/** What people may be told of a match of theirs: its name, and what was done. */
export const achievementWords = {
  'achievement.kings-favour': 'The King’s favour',
  'achievement.kings-favour.how': 'Claimed all four of his cards',
  'achievement.silent-villages': 'Silenced every village',
  'achievement.silent-villages.how': 'Took a bell from each of them, three at least',
  'achievement.four-princesses': 'Four princesses at home',
  'achievement.four-princesses.how': 'Carried off four of them, with a bed for each',
  'achievement.all-moved-out': 'Everybody has moved out',
  'achievement.all-moved-out.how': 'All own outposts and changelings are in the villages',
  'achievement.hundred': 'A hundred points',
  'achievement.hundred.how': 'Ended with a hundred points or more',
} as const satisfies Catalogue;
