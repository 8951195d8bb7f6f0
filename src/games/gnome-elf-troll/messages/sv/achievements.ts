import type { Translation } from '../../../../kernel/messages.ts';
import type { achievementWords as english } from '../en/achievements.ts';

export const achievementWords: Translation<typeof english> = {
  'achievement.no-troll': 'Inga troll behövdes',
  'achievement.no-troll.how': 'Vann utan att leja ett enda troll',
  'achievement.abundance': 'Mer än grytan rymmer',
  'achievement.abundance.how': 'Vann med tre fler av ett slag än det krävs',
  'achievement.all-sent-home': 'Alla får gå hem',
  'achievement.all-sent-home.how': 'Drev bort en tomte, en alv och ett troll i samma parti',
  'achievement.gnomes-abroad': 'Fyra tomtar på bortaplan',
  'achievement.gnomes-abroad.how': 'Alla i arbete i andras trädgårdar vid slutet',
};
