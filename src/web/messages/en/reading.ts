import type { Catalogue } from '../../../kernel/messages.ts';

/** The pages about how to play, and to whom thanks are due. */
export const reading = {
  'credits.title': 'Credits',
  'credits.lead':
    'Underbridge is free software under the AGPL, version 3 or later. Its drawings, texts and sounds are its own, except:',
  'credits.icons': 'Icons',
  'credits.icons-text': 'Some icons come from these sets:',
  'credits.fonts': 'Fonts',
  'credits.fonts-text': 'Three typefaces under the SIL Open Font License 1.1:',
  'credits.games': 'Games',
  'credits.games-text':
    'The rules are written in our own words. The games’ designers and publishers are not involved in Underbridge.',
  'credits.languages': 'Languages',
  'credits.languages-text': 'Anyone can help translate.',
  'credits.translate': 'See what there is to translate',
  'credits.by': '{glyphs} by {author}, {licence}',
  'learn.title': 'Learn',
  'learn.lead': 'Play a short match with a guide at your side, or read the rules.',
  'learn.begin-with': 'Guided match with {expansion} ·\u00a0{minutes}\u00a0min',
  'learn.play-with': 'Play now with {expansion}',
  'learn.puzzles': 'Find the move',
  'learn.puzzles-text': 'One turn, one question: what is the best way to play it?',
  'learn.puzzles-go': 'Solve a puzzle',
  'learn.table': 'How a table works',
  'learn.table.1':
    'The sentence at the top says what to do. Everything you can do glows on the board: click, tap or drag it.',
  'learn.table.2':
    'With the keyboard, Tab goes to the board, the arrow keys from one glowing place to the next, Enter chooses, Escape undoes. Where a place has choices beside it, Tab goes on to them and Escape back.',
  'learn.table.3': 'Anything greyed out isn’t possible right now. Click it to read the rule.',
  'learn.table.4': 'Use the log or the history slider to look back at any moment; the match waits for you.',
} satisfies Catalogue;
