import type { Catalogue } from '../../../../kernel/messages.ts';

/** What people may be told of a match of theirs: its name, and what was done. */
export const achievementWords = {
  'achievement.no-troll': 'No troll needed',
  'achievement.no-troll.how': 'Won without hiring a single troll',
  'achievement.abundance': 'More than the pot holds',
  'achievement.abundance.how': 'Won with three more of a kind than it takes',
  'achievement.all-sent-home': 'Everybody goes home',
  'achievement.all-sent-home.how': 'Drove off a gnome, an elf and a troll in one match',
  'achievement.gnomes-abroad': 'Four gnomes abroad',
  'achievement.gnomes-abroad.how': 'All of them at work in other gardens at the end',
} as const satisfies Catalogue;
