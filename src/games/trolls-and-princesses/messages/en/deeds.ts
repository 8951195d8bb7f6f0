import type { Catalogue } from '../../../../kernel/messages.ts';

/** What people may be told of a match of theirs: its name, and what was done. */
export const deedWords = {
  'deed.kings-favour': 'The King’s favour',
  'deed.kings-favour.how': 'Claimed all four of his cards',
  'deed.silent-villages': 'Silenced every village',
  'deed.silent-villages.how': 'Took a bell from each of them, three at least',
  'deed.four-princesses': 'Four princesses at home',
  'deed.four-princesses.how': 'Carried off four of them, with a bed for each',
  'deed.all-moved-out': 'Everybody has moved out',
  'deed.all-moved-out.how': 'All own outposts and changelings are in the villages',
  'deed.hundred': 'A hundred points',
  'deed.hundred.how': 'Ended with a hundred points or more',
} as const satisfies Catalogue;
