import type { Catalogue } from '../../../../kernel/messages.ts';

/** What people may be told of a match of theirs: its name, and what was done. */
export const deedWords = {
  'deed.full-room': 'Threw out a full room',
  'deed.full-room.how': 'A cave troll into four figures of others',
  'deed.vaults': 'Three vaults at once',
  'deed.vaults.how': 'Took them in one scoring of the board',
  'deed.throne': 'Held the Troll’s Throne',
  'deed.throne.how': 'Took it in three scorings',
  'deed.nobody-lost': 'Left nobody behind',
  'deed.nobody-lost.how': 'Won without losing a figure',
} as const satisfies Catalogue;
