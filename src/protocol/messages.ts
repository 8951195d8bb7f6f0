import type { Catalogue } from '../kernel/messages.ts';

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

function moment(at: unknown): string {
  return MOMENT.format(Number(at));
}

/** The sentence that the host adds, after a space. */
function also(why: unknown): string {
  return why === '' || why === undefined ? '' : ` The host says: ${why}`;
}

/** Why nothing is sent to an address, and what would be right. */
const UNFIT: Readonly<Record<string, string>> = {
  'no-address': 'it isn’t a web address, such as https://example.org/calls',
  'not-https': 'the address must begin with https',
  'other-port': 'the address must not name a port',
  'has-password': 'the address must not contain a name or password',
  private: 'it leads into a private network',
  'unknown-service': 'we don’t know this push service',
};

/** The server's own refusals, for what no rule of a game forbids. */
export const SERVER_MESSAGES = {
  'refused.malformed': 'We couldn’t read that message: {problem}.',
  'refused.bad-name': 'Please choose another name: {problem}',
  'problem.name-empty': 'it is empty.',
  'problem.name-long': 'it has more than 24 letters.',
  'problem.name-letters': "use letters, digits, spaces and . ' - only, and start with a letter or digit.",
  'problem.name-invisible': 'it has invisible letters.',
  'problem.name-marks': 'a letter has more than three marks.',
  'problem.name-address': 'a web address is no name: write a space after a dot.',
  'problem.name-scripts': 'it mixes alphabets that look alike, such as Latin and Cyrillic.',
  'refused.no-route': 'There is nothing at this address.',
  'refused.who-are-you': 'We don’t know you yet: request /api/me first, and keep the cookie it sets.',
  'refused.token': 'This token is unknown, or has been revoked.',
  'refused.people-only': 'Only people can do this, not programs.',
  'refused.origin': 'This server doesn’t accept requests from pages of other sites.',
  'refused.link-used': 'This link has been used already, or is too old. Make a new one.',
  'refused.no-push': 'Notifications aren’t set up on this server.',
  'refused.no-mail': 'This server doesn’t send mail.',
  'refused.mail-failed': 'The mail couldn’t be sent. Check the address, or try again later.',
  'refused.bad-address': ({ unfit }) => `We can’t send anything there: ${UNFIT[String(unfit)] ?? unfit}.`,
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

  'refused.not-watching': 'You aren’t at this table right now.',
  'refused.not-your-seat': 'That isn’t your seat.',
  'refused.behind': 'The match has moved on. Please choose again.',
  'refused.newer-rules': 'This match follows newer rules than this server knows.',
  'refused.only-you': 'Nobody else is at this table: it’s on this device only.',
} satisfies Catalogue;
