import type { Catalogue } from '../kernel/messages.ts';

/** Refusals that only somebody at a table meets. They come with tables. */
export const TABLE_MESSAGES = {
  'refused.not-offerable':
    'This place can be offered once its owner has left or a bot has played it for long; not in rated matches and tournaments.',
  'refused.not-offered': 'This place is not free any more.',
  'refused.had-seat': 'You had a place in this match. Somebody else plays on now.',
  'refused.plays-already': 'You already play in this match.',
  'refused.muted': 'You can’t chat at this table: a player has muted you.',
  'refused.spectators-quiet': 'Only players chat at this table.',
  'refused.mute-host': 'You can’t mute the host or yourself.',
  'refused.muted-enough': 'Too many people are muted here already. Let only players chat instead.',
  'refused.no-proposals': 'Nothing can be proposed in this match right now.',
  'refused.hint-among-people': 'No hints at this table: other people are playing.',
  'refused.not-explained': 'Only what a bot has done in the open can be explained.',
  'refused.undone-enough': 'No more undos this turn. Please make a move.',
  'refused.seat-resigned': 'This seat has resigned.',
  'refused.time-up': 'Time is up. Nothing can be undone now.',
  'refused.no-moment': 'The match has only {moments} moves.',
  'refused.not-shown': 'This move was played under older rules and can’t be shown exactly.',
  'refused.bot-plays': 'A bot is already playing this seat.',
  'refused.no-stand-in': 'No bot is standing in for this seat.',
  'refused.not-a-person': 'A bot holds this seat.',
  'refused.not-away': 'The player at this seat is here, or was until a moment ago.',
  'refused.pause-together': 'Here the clocks pause when everybody who plays agrees. Ask the others.',
  'refused.not-called': 'Nobody has been called there, or they have answered.',
  'refused.called-enough':
    'They can be called once more in each turn, some hours after the first call; minutes in a live match.',
  'refused.no-clocks': 'No clocks run at this table.',
  'refused.seated-by-server': 'The server has chosen who plays here. The match begins in a moment.',
  'refused.tournament-alone':
    'In a tournament everybody plays alone. If you withdraw on its page, a bot finishes your match.',
  'refused.clocks-rest': 'The clocks stand, so nobody is replaced. Wait until they go on.',
  'refused.taken-over': 'Your time ran out more than a day ago. A bot plays this seat to the end.',
} satisfies Catalogue;
