import type { Catalogue } from '../../../../kernel/messages.ts';

/** What people may be told of a match of theirs: its name, and what was done. */
export const deedWords = {
  'deed.no-troll': 'No troll needed',
  'deed.no-troll.how': 'Won without hiring a single troll',
  'deed.abundance': 'More than the pot holds',
  'deed.abundance.how': 'Won with three more of a kind than it takes',
  'deed.all-sent-home': 'Everybody goes home',
  'deed.all-sent-home.how': 'Drove off a gnome, an elf and a troll in one match',
  'deed.gnomes-abroad': 'Four gnomes abroad',
  'deed.gnomes-abroad.how': 'All of them at work in other gardens at the end',
} as const satisfies Catalogue;
