import type { Translation } from '../../../../kernel/messages.ts';
import type { achievementWords as english } from '../en/achievements.ts';

export const achievementWords: Translation<typeof english> = {
  'achievement.kings-favour': 'Kungens gunst',
  'achievement.kings-favour.how': 'Fick alla fyra av hans kort',
  'achievement.silent-villages': 'Tystade varje by',
  'achievement.silent-villages.how': 'Tog en klocka från var och en, minst tre',
  'achievement.four-princesses': 'Fyra prinsessor hemma',
  'achievement.four-princesses.how': 'Rövade bort fyra, med en säng till var och en',
  'achievement.all-moved-out': 'Alla har flyttat ut',
  'achievement.all-moved-out.how': 'Alla egna utposter och bortbytingar är i byarna',
  'achievement.hundred': 'Hundra poäng',
  'achievement.hundred.how': 'Slutade med hundra poäng eller fler',
};
