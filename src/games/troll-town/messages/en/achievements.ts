import type { Catalogue } from '../../../../kernel/messages.ts';

/** What people may be told of a match of theirs: its name, and what was done. */
export const achievementWords = {
  'achievement.four-feasts': 'All four Feasts met',
  'achievement.four-feasts.how': 'The Boss never went hungry',
  'achievement.three-crowns': 'Three crowns',
  'achievement.three-crowns.how': 'Biggest, Friendliest and Greediest at once',
  'achievement.new-boss': 'The new Boss',
  'achievement.new-boss.how': 'Won the title and kept it to the end',
  'achievement.none-escaped': 'Nobody got away',
  'achievement.none-escaped.how': 'The town caught sixty Children, and none escaped',
} as const satisfies Catalogue;
