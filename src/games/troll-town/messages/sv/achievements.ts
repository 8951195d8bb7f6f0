import type { Translation } from '../../../../kernel/messages.ts';
import type { achievementWords as english } from '../en/achievements.ts';

export const achievementWords: Translation<typeof english> = {
  'achievement.four-feasts': 'Alla fyra festerna',
  'achievement.four-feasts.how': 'Bossen gick aldrig hungrig',
  'achievement.three-crowns': 'Tre kronor',
  'achievement.three-crowns.how': 'Störst, vänligast och girigast på en gång',
  'achievement.new-boss': 'Den nya bossen',
  'achievement.new-boss.how': 'Vann titeln och behöll den till slutet',
  'achievement.none-escaped': 'Ingen kom undan',
  'achievement.none-escaped.how': 'Staden fångade sextio barn, och inget rymde',
};
