import type { Catalogue } from '../../../../kernel/messages.ts';

/** What people may be told of a match of theirs: its name, and what was done. */
export const achievementWords = {
  'achievement.full-room': 'Threw out a full room',
  'achievement.full-room.how': 'A cave troll into four figures of others',
  'achievement.vaults': 'Three vaults at once',
  'achievement.vaults.how': 'Took them in one scoring of the board',
  'achievement.throne': 'Held the Troll’s Throne',
  'achievement.throne.how': 'Took it in three scorings',
  'achievement.nobody-lost': 'Left nobody behind',
  'achievement.nobody-lost.how': 'Won without losing a figure',
} as const satisfies Catalogue;
