import type { Translation } from '../../../../kernel/messages.ts';
import type { achievementWords as english } from '../en/achievements.ts';

export const achievementWords: Translation<typeof english> = {
  'achievement.full-room': 'Einen vollen Raum geräumt',
  'achievement.full-room.how': 'Ein Höhlentroll mitten unter vier fremde Figuren',
  'achievement.vaults': 'Drei Gewölbe auf einmal',
  'achievement.vaults.how': 'In einer Wertung des Plans bekommen',
  'achievement.throne': 'Den Thronsaal gehalten',
  'achievement.throne.how': 'In drei Wertungen bekommen',
  'achievement.nobody-lost': 'Niemanden zurückgelassen',
  'achievement.nobody-lost.how': 'Gewonnen, ohne eine Figur zu verlieren',
};
