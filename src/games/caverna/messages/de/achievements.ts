import type { Translation } from '../../../../kernel/messages.ts';
import type { achievementWords as english } from '../en/achievements.ts';

export const achievementWords: Translation<typeof english> = {
  'achievement.family-of-six': 'Sechs am Tisch',
  'achievement.family-of-six.how': 'Sechs Personen ernährt, ohne einen einzigen Bettelmarker',
  'achievement.nothing-lost': 'Kein Feld ungenutzt',
  'achievement.nothing-lost.how': 'Bei der Wertung nichts verloren',
  'achievement.full-arms': 'Stärker geht nicht',
  'achievement.full-arms.how': 'Jemanden mit einer Waffe der Stärke 14 bewaffnet',
  'achievement.herds': 'Vier von jeder Art',
  'achievement.herds.how': 'Am Ende je vier Schafe, Esel, Wildschweine und Rinder',
  'achievement.hundred': 'Hundert Punkte',
  'achievement.hundred.how': 'Mit hundert oder mehr Punkten geendet',
};
