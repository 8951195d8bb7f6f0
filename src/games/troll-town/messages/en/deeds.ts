import type { Catalogue } from '../../../../kernel/messages.ts';

/** What people may be told of a match of theirs: its name, and what was done. */
export const deedWords = {
  'deed.four-feasts': 'All four Feasts met',
  'deed.four-feasts.how': 'The Boss never went hungry',
  'deed.three-crowns': 'Three crowns',
  'deed.three-crowns.how': 'Biggest, Friendliest and Greediest at once',
  'deed.new-boss': 'The new Boss',
  'deed.new-boss.how': 'Won the title and kept it to the end',
  'deed.none-escaped': 'Nobody got away',
  'deed.none-escaped.how': 'The town caught sixty Children, and none escaped',
} as const satisfies Catalogue;
