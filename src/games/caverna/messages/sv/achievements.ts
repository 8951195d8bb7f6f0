import type { Translation } from '../../../../kernel/messages.ts';
import type { achievementWords as english } from '../en/achievements.ts';

export const achievementWords: Translation<typeof english> = {
  'achievement.family-of-six': 'Mättade en familj på sex',
  'achievement.family-of-six.how': 'Utan en enda tiggarbricka',
  'achievement.nothing-lost': 'Inte en tom ruta',
  'achievement.nothing-lost.how': 'Förlorade inget vid räkningen',
  'achievement.full-arms': 'Så stark man kan bli',
  'achievement.full-arms.how': 'Beväpnade någon med ett vapen av styrka 14',
  'achievement.herds': 'Fyra av varje slag',
  'achievement.herds.how': 'Fyra får, åsnor, vildsvin och nötdjur vid slutet',
  'achievement.hundred': 'Hundra poäng',
  'achievement.hundred.how': 'Slutade med hundra poäng eller fler',
};
