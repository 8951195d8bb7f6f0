import type { Translation } from '../../../../kernel/messages.ts';
import type { achievementWords as english } from '../en/achievements.ts';

export const achievementWords: Translation<typeof english> = {
  'achievement.full-room': 'Kastade ut ett fullt rum',
  'achievement.full-room.how': 'Ett grottroll mitt bland fyra av de andras figurer',
  'achievement.vaults': 'Tre valv på en gång',
  'achievement.vaults.how': 'Tog dem i en och samma betalning',
  'achievement.throne': 'Höll trollets tron',
  'achievement.throne.how': 'Tog den i tre betalningar',
  'achievement.nobody-lost': 'Lämnade ingen kvar',
  'achievement.nobody-lost.how': 'Vann utan att förlora en figur',
};
