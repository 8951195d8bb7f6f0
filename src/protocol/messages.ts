import type { Catalogue } from '../kernel/messages.ts';

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

function moment(at: unknown): string {
  return MOMENT.format(Number(at));
}

/** What the host adds. */
function also(why: unknown): string {
  return why === '' || why === undefined ? '' : ` The host says: ${why}`;
}

/** The server's own refusals, for what no rule of a game forbids. */
export const SERVER_MESSAGES = {
  'refused.malformed': 'We couldn’t read that message: {problem}.',
  'refused.bad-name': 'Please choose another name: {problem}',
  'problem.name-empty': 'it is empty.',
  'problem.name-long': 'it has more than 24 letters.',
  'problem.name-letters': "use letters, digits, spaces and . ' - only, and start with a letter or digit.",
  'problem.name-invisible': 'it has invisible letters.',
  'problem.name-marks': 'a letter has more than three marks.',
  'problem.name-scripts': 'it mixes alphabets that look alike, such as Latin and Cyrillic.',
  'refused.bad-mark': 'Please draw another mark: {problem}',
  'problem.mark-cuts': 'it needs one to twelve straight cuts between different points.',
  'problem.mark-hooked': 'a hooked cross is not welcome here.',
  'refused.no-route': 'There is nothing at this address.',
  'refused.who-are-you': 'We don’t know you yet: request /api/me first, and keep the cookie it sets.',
  'refused.token': 'This token is unknown, or has been revoked.',
  'refused.people-only': 'Only people can do this, not programs.',
  'refused.unknown-program': 'You have no such bot.',
  'refused.bots-enough': 'You have {most} bots already. Revoke one first.',
  'refused.origin': 'This server doesn’t accept requests from pages of other sites.',
  'refused.link-used': 'This link has been used already, or is too old. Make a new one.',
  'refused.would-give-up': 'This device would no longer be {name}. Please confirm that.',
  'refused.devices-enough': 'This player is on too many devices already. Sign one out first, in the settings.',
  'refused.both-seated': ({ count }) =>
    count === 1
      ? 'Both names play in one match that is not over yet. Finish it first.'
      : `Both names play in ${count} matches that are not over yet. Finish them first.`,
  'refused.words': 'These words don’t work. Check their spelling, or get new ones: they work once, for five minutes.',
  'refused.code': 'This code doesn’t work. Check its spelling; each works once.',
  'refused.passkey': 'That passkey didn’t work here. Please try again.',
  'refused.not-offerable':
    'This place can be offered once its owner has left or a bot has played it for long; not in rated matches and tournaments.',
  'refused.not-offered': 'This place is not free any more.',
  'refused.had-seat': 'You had a place in this match. Somebody else plays on now.',
  'refused.plays-already': 'You already play in this match.',
  'refused.passkey-elsewhere':
    'Passkeys of this server belong to {domain}, and work only there. Here, use a link by mail, words from another device or a code. Whoever runs the server can say by RP_ID where passkeys belong.',
  'refused.passkey-unknown': 'We don’t know this passkey. Its owner may have removed it.',
  'refused.passkeys-enough': 'You have ten passkeys already. Remove one first.',
  'refused.last-passkey': 'This is your last passkey. Make recovery codes first, or you could not sign in again.',
  'refused.no-push': 'Notifications aren’t set up on this server.',
  'refused.no-mail': 'This server doesn’t send mail.',
  'refused.mail-failed': 'The mail couldn’t be sent. Check the address, or try again later.',
  'refused.bad-address': 'We can’t send anything there ({unfit}).',
  'refused.wrong-name': 'That isn’t your name as it is written here. Nothing was deleted.',
  'refused.unknown-device': 'You have no such device.',
  'refused.this-device': 'You can’t sign out the device you are using.',
  'refused.too-fast': 'That was too much at once. Please wait a moment.',
  'refused.too-many-tables': 'You are watching too many tables at once. Leave one first.',
  'refused.trouble': 'Something went wrong here. Please try again.',
  'refused.stopping': 'This server is about to stop. Please try again in a moment.',

  'refused.blocked': 'Somebody at this table doesn’t want to play with you.',
  'refused.unknown-person-id': 'There is no such person.',

  'refused.unknown-game': "There is no game '{game}'.",
  'refused.bad-table': '{problem}',
  'refused.unknown-profile': 'There is nobody at this address.',
  'refused.unknown-table': 'There is no such table.',
  'refused.unknown-bot': "There is no bot '{bot}'.",
  'refused.rated-pace': 'A rated match needs a clock. Choose a pace.',
  'refused.rated-bots': 'Only people play rated matches. Give that seat to a person.',
  'refused.rated-alone': 'In a rated match everybody plays one seat, and there are at least two.',
  'refused.rated-hints': 'There are no hints in a rated match.',
  'refused.rated-guest':
    'Rated matches are for players who can sign in again. Keep your name with a passkey, mail or recovery codes first.',
  'refused.rated-other': '{name} can’t play a rated match: they have no way to sign in again.',
  'refused.rated-hand-over': 'In a rated match everybody plays alone. You can resign.',
  'refused.host-only': 'Only the host can do that.',
  'refused.table-full': 'Every seat at this table is taken.',
  'refused.seat-taken': 'That seat is taken.',
  'refused.seat-kept': 'That seat is kept for somebody.',
  'refused.invite-self': 'You can’t invite yourself.',
  'refused.invited-already': 'They sit here or are invited already.',
  'refused.not-invitable': '{name} can’t be invited.',
  'refused.not-invited': 'No seat is kept for you here.',
  'refused.no-seat-there': 'There is no such seat at this table.',
  'refused.not-seated': 'You don’t have a seat at this table.',
  'refused.seats-free': 'The match can’t start while a seat is free.',
  'refused.match-begun': 'The match has already started.',
  'refused.not-running': 'The match hasn’t started yet.',
  'refused.still-running': 'The match isn’t over yet.',
  'refused.leave-running': 'The match has already started. Hand your seat to a bot, or resign.',
  'refused.record-later': 'The record reveals the shuffle, so you can have it once the match is over.',

  'refused.nobody': 'There is nobody with that id.',
  'refused.muted-until': ({ until, why }) => `A host has muted you until ${moment(until)}.${also(why)}`,
  'refused.banned-until': ({ until, why }) =>
    `A host has banned you until ${moment(until)}. Matches you are in go on.${also(why)}`,
  'refused.called-off': 'A host has ended this match.',

  'refused.muted': 'You can’t chat at this table: a player has muted you.',
  'refused.spectators-quiet': 'Only players chat at this table.',
  'refused.mute-host': 'You can’t mute the host or yourself.',
  'refused.muted-enough': 'Too many people are muted here already. Let only players chat instead.',
  'refused.no-proposals': 'Nothing can be proposed in this match right now.',
  'refused.not-watching': 'You aren’t at this table right now.',
  'refused.not-your-seat': 'That isn’t your seat.',
  'refused.behind': 'The match has moved on. Please choose again.',
  'refused.hint-among-people': 'No hints at this table: other people are playing.',
  'refused.undone-enough': 'No more undos this turn. Please make a move.',
  'refused.seat-resigned': 'This seat has resigned.',
  'refused.time-up': 'Time is up. Nothing can be undone now.',
  'refused.no-moment': 'The match has only {moments} moves.',
  'refused.not-shown': 'This move was played under older rules and can’t be shown exactly.',
  'refused.newer-rules': 'This match follows newer rules than this server knows.',
  'refused.bot-plays': 'A bot is already playing this seat.',
  'refused.no-stand-in': 'No bot is standing in for this seat.',
  'refused.not-a-person': 'A bot holds this seat.',
  'refused.not-away': 'The player at this seat is here, or was until a moment ago.',
  'refused.holiday': 'You have {days} days of holiday left within a year.',
  'refused.pause-together': 'Here the clocks pause when everybody who plays agrees. Ask the others.',
  'refused.no-clocks': 'No clocks run at this table.',
  'refused.taken-over': 'Your time ran out more than a day ago. A bot plays this seat to the end.',
  'refused.only-you': 'Nobody else is at this table: it’s on this device only.',
} satisfies Catalogue;
