import type { Translation } from '../../../../kernel/messages.ts';
import type { achievementWords as english } from '../en/achievements.ts';

export const achievementWords: Translation<typeof english> = {
  'achievement.four-feasts': 'Alle vier Festmähler',
  'achievement.four-feasts.how': 'Der Boss blieb nie hungrig',
  'achievement.three-crowns': 'Drei Kronen',
  'achievement.three-crowns.how': 'Der Größte, der Freundlichste und der Gierigste zugleich',
  'achievement.new-boss': 'Der neue Boss',
  'achievement.new-boss.how': 'Den Titel gewonnen und bis zum Ende behalten',
  'achievement.none-escaped': 'Keines entkam',
  'achievement.none-escaped.how': 'Die Stadt fing sechzig Kinder, und keines entkam',
};
