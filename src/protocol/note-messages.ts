import type { Catalogue } from '../kernel/messages.ts';

/** Refusals of notes for oneself and of moves planned ahead, which only tables need. */
export const NOTE_MESSAGES = {
  'refused.notes-full': 'Your notes about this match are full. Delete some old ones.',
  'refused.notes-over': 'The match is over. Your notes stay as they are.',
  'refused.no-plans': 'Moves can be planned ahead in matches by days only.',
  'refused.asked-now': 'It’s your turn: make your move at the table.',
} satisfies Catalogue;
