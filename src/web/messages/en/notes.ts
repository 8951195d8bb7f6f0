import type { Catalogue } from '../../../kernel/messages.ts';
import { NOTE_MESSAGES } from '../../../protocol/note-messages.ts';

/** Notes for oneself in a match. */
export const notes = {
  ...NOTE_MESSAGES,
  'notes.only-you': 'Only you see this.',
  'notes.not-others': 'After the match you’ll find it on the match page.',
  'notes.now': ({ moment }) => `Now, move ${moment}`,
  'notes.empty': 'Write something for yourself…',
  'notes.saving': 'Saving…',
  'notes.saved': 'Saved',
  'notes.not-saved': ({ why }) => `Not saved yet: ${why}`,
  'notes.too-long': ({ most }) => `That’s as long as a note can be: ${most} characters.`,
  'notes.marks-go': 'Marks leave the board when you make your move. The flag keeps them there.',
  'notes.earlier': 'Earlier',
  'notes.marks': ({ rings, arrows }) =>
    [rings && (rings === 1 ? '1 ring' : `${rings} rings`), arrows && (arrows === 1 ? '1 arrow' : `${arrows} arrows`)]
      .filter(Boolean)
      .join(', '),
  'notes.look': 'Look',
  'notes.remove': ({ moment }) => `Delete the note from move ${moment}`,
  'notes.over': 'The match is over. Your notes are on the match page, too.',
  'notes.none': 'You wrote no notes in this match.',
  'notes.mine': 'My notes',
  'notes.show': 'Show my notes',
  'notes.show-hint': 'Only you see them here.',
} satisfies Catalogue;
