import type { Translation } from '../../../../kernel/messages.ts';
import type { achievementWords as english } from '../en/achievements.ts';

export const achievementWords: Translation<typeof english> = {
  'achievement.no-troll': 'Ganz ohne Troll',
  'achievement.no-troll.how': 'Gewonnen, ohne einen einzigen Troll anzuheuern',
  'achievement.abundance': 'Mehr, als der Kessel fasst',
  'achievement.abundance.how': 'Mit drei mehr von einer Sorte gewonnen als nötig',
  'achievement.all-sent-home': 'Alle gehen heim',
  'achievement.all-sent-home.how': 'In einer Partie einen Wichtel, einen Elfen und einen Troll vertrieben',
  'achievement.gnomes-abroad': 'Vier Wichtel auswärts',
  'achievement.gnomes-abroad.how': 'Am Ende arbeiten alle in fremden Gärten',
};
