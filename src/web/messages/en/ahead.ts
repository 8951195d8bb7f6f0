import type { Catalogue } from '../../../kernel/messages.ts';

/** Moves planned ahead in a match by days. */
export const ahead = {
  'ahead.lead': 'While you wait: try out what you would do, on a copy.',
  'ahead.think': 'Think ahead',
  'ahead.planned': 'Planned:',
  'ahead.only-seen': 'Only if everything looks as you expected.',
  'ahead.withdraw': 'Withdraw',
  'ahead.dropped': 'Your planned move wasn’t made:',
  'ahead.dismiss': 'All right',
  'ahead.why.question': 'You’re asked something other than what you planned for.',
  'ahead.why.offer': 'It isn’t possible any more.',
  'ahead.why.seen': 'Something looks different from what you expected.',
  'ahead.why.acted': 'You made a move yourself in the meantime.',
  'ahead.why.seat': 'Somebody else, or a bot, was playing your seat.',
  'ahead.copy': 'Thinking ahead on a copy.',
  'ahead.copy-hint': 'You move for everybody. What you can’t see was reshuffled.',
  'ahead.nothing': 'Play on to your own turn. Your moves can then be planned.',
  'ahead.yours': 'Your moves:',
  'ahead.exact': 'Only if everything looks exactly like this by then',
  'ahead.plan': 'Plan these moves',
  'ahead.back': 'Back to the match',
} satisfies Catalogue;
