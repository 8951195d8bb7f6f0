import type { Translation } from '../../../../kernel/messages.ts';
import type { achievementWords as english } from '../en/achievements.ts';

export const achievementWords: Translation<typeof english> = {
  'achievement.kings-favour': 'Die Gunst des Königs',
  'achievement.kings-favour.how': 'Alle vier Königskarten beansprucht',
  'achievement.silent-villages': 'Jedes Dorf verstummt',
  'achievement.silent-villages.how': 'Aus jedem eine Glocke geraubt, mindestens drei',
  'achievement.four-princesses': 'Vier Prinzessinnen daheim',
  'achievement.four-princesses.how': 'Vier geraubt, und ein Bett für jede',
  'achievement.all-moved-out': 'Alle sind ausgezogen',
  'achievement.all-moved-out.how': 'Alle eigenen Außenposten und Wechselbälger sind in den Dörfern',
  'achievement.hundred': 'Hundert Punkte',
  'achievement.hundred.how': 'Mit hundert oder mehr Punkten aufgehört',
};
