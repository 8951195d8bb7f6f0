import type { Catalogue } from '../../../kernel/messages.ts';
import { count } from '../../speech/speech.ts';

/** What stands in the picture for the terminal, which speaks English. */
export const terminalWords = {
  title: 'first to {goal} of one kind · {pile} in the pile',
  of: '{count} of {goal}',
  empty: '(nothing sown yet)',
  hand: 'hand: {tiles}',
  'hand-hidden': ({ tiles }) => `hand: ${count(tiles, 'tile', 'tiles')}`,
  'hand-empty': 'hand: nothing',
  stock: ({ gnome, elf, troll }) =>
    `at home: ${count(gnome, 'gnome', 'gnomes')}, ${count(elf, 'elf', 'elves')}, ${count(troll, 'troll', 'trolls')}`,
  purse: 'purse: {produce}',
} satisfies Catalogue;
