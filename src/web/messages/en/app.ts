import type { Catalogue, Param } from '../../../kernel/messages.ts';
import { ordinal } from './ordinal.ts';

const NUMBERS = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
];

/** A number at the beginning of a sentence. */
function howMany(count: Param): string {
  return NUMBERS[Number(count)] ?? String(count);
}

/** The app's texts in English. Other languages have the same ids. */
export const texts = {
  'option.true': 'Yes',
  'option.false': 'No',
  'name.ask': 'What should we call you?',
  'name.guest': 'Guest {guest}',
  'name.own': 'Your name',
  'name.placeholder': 'Your name at the table',
  'name.unknown': 'Traveller',
  close: 'Close',
  loading: 'One moment…',
  'title.page': '{title} · Underbridge',

  'nav.home': 'Underbridge',
  'nav.tables': 'Tables',
  'nav.matches': 'Matches',
  'nav.puzzles': 'Puzzles',
  'nav.people': 'People',
  'nav.learn': 'Learn',
  'nav.settings': 'Settings',
  'nav.you': 'You',
  'nav.credits': 'Credits',
  'nav.skip': 'Skip to content',
  'nav.pages': 'Pages',
  'nav.source': 'Free software, AGPL',
  'nav.waiting': ({ count }) => (count === 1 ? '1 match is waiting for you' : `${count} matches are waiting for you`),
  'nav.waiting-short': '{count} waiting',

  'home.title': ({ games }) => `${howMany(games)} troll games`,
  'home.lead': ({ games }) =>
    `${howMany(games)} troll games, one table. Play tonight with friends or with trolls that think.`,
  'home.somebody': 'Nobody around? We’ll find you players of about your strength.',
  'home.new': 'New here? Learn {game} in a guided match of {minutes} minutes.',
  'home.new-go': 'Show me',
  'home.games': 'The games',
  'home.play-now': 'Play now',
  'home.with-friends': 'With friends',
  'home.size': ({ fewest, most, minutes }) =>
    `${fewest === most ? fewest : `${fewest}–${most}`} players · ${Number(minutes) < 60 ? `${minutes} min` : `${Number(minutes) / 60} h`}`,
  'home.running': 'Tables tonight',
  'home.all-tables': 'All tables',
  'home.how': 'New under the bridge?',
  'home.how.1': 'No account',
  'home.how.1.text': 'Press Play now and you’re at a table. Choose a name whenever you like.',
  'home.how.2': 'Everything you may do glows',
  'home.how.2.text': 'The table keeps the rules. Tap anything greyed out to see which rule is in the way.',
  'home.how.3': 'Undo',
  'home.how.3.text': 'Change your mind as often as you like, until your move has revealed something new.',
  'home.learn': 'Learn {game} in a guided match',
  'home.troubled': 'Your matches could not be loaded just now. Nothing is lost.',
  'home.try-again': 'Try again',
  'home.offline':
    'You’re offline. You can still play bots, or friends on this screen; matches are saved on this device.',

  'table.your-turn': 'Your turn',
  'time.seconds': '{count} s',
  'time.minutes': '{count} min',
  'time.hours': '{count} h',
  'time.days': ({ count }) => (count === 1 ? '1 day' : `${count} days`),
  'pace.live': 'Live: {bank}, plus {increment} a turn',
  'pace.days': 'Over days: {bank}, plus {increment} a turn',
  'pace.live-in-all': 'Live: {bank} in all',
  'pace.days-in-all': 'Over days: {bank} in all',
  'pace.live-short': 'Live',
  'pace.days-short': 'Over days',
  'pace.planning': '{time} to plan',
  'clock.goes-on': 'Resumes {time}',
  'clock.time-left': '{time} left',
  'here.trouble': 'Matches on this device',
  'here.stopped': 'Matches on this device have stopped for a moment. They are starting again; nothing is lost.',
  'here.try-now': 'Try now',

  'players.program': 'a program plays',

  'score.place': ({ place }) => ordinal(place),
  'rules.only-english': 'These rules are in English: nobody has translated them yet.',
  'rules.search': 'Search the rules',
  'rules.nothing': 'The rules say nothing about “{wanted}”.',

  'bot.random': 'Stray goat: plays anything',
  'bot.greedy': 'Young troll: thinks one step ahead',
  'bot.mossling': 'Mossling: easy',
  'bot.troll': 'Troll: medium',
  'bot.elder': 'Elder: hard',
  'bot.king': 'King: as hard as it gets',
  'bot.mossling.character':
    'Young and cheerful: plays along happily, and now and then misses what’s right in front of it.',
  'bot.troll.character': 'Solid and stubborn: sees what is there, and looks no further than the next bend.',
  'bot.elder.character': 'Old and patient: ponders what you are up to before it lifts a finger.',
  'bot.king.character': 'Sits in the mountain and thinks for as long as it takes; mistakes are for others to make.',
  'bot.other': 'Bot: {bot}',

  'lobby.somebody': 'Play somebody',
  'lobby.new': 'New table',
  'lobby.tournaments': 'Tournaments',
  'lobby.sit-down': 'Sit down',
  'lobby.watch': 'Watch',
  'lobby.open': 'Open',
  rated: 'Rated',
  'lobby.free': ({ count }) => (count === 1 ? '1 seat free' : `${count} seats free`),
  'lobby.kept': 'kept for {name}',
  'lobby.free-seat': 'free',

  'room.qr': 'Scan it with a phone',
  'room.copy': 'Copy the link',
  'copy.copied': 'Copied',
  'copy.by-hand': 'The link is selected. Press Ctrl+C to copy it.',
  'room.share': 'Share',

  'matches.here': 'on this device',
  'matches.unreadable-hint':
    'This browser’s copy can’t be read: it’s damaged, or newer than this page. It stays here until you remove it, and your other matches are fine.',
  'matches.unreadable': 'can’t be opened',
  'matches.place': ({ place }) => `${ordinal(place)} place`,
  'matches.ago.now': 'just now',

  'settings.save': 'Save',
  'settings.saved': 'Saved',
  'sign-in.link': 'Sign in',
  'setting.sound': 'Sound',

  'learn.begin': 'Start the guided match ·\u00a0{minutes}\u00a0min',
  'learn.rules': 'Read the rules',

  'rules.title': 'Rules of {game}',
  'lost.title': 'There’s no bridge here',
  'lost.text': 'The signpost points nowhere. The address is mistyped, or the page has moved.',
  'lost.home': 'Back to the games',
  'offline.title': 'The bridge is down',
  'offline.text':
    'This page needs the server, and we can’t reach it. You can still play bots, or friends on this screen.',
  'offline.play': 'Play on this device',
  'offline.again': 'Try again',
  'broken.title': 'Something broke',
  'broken.text': 'That’s our mistake. Your matches are safe; reloading the page usually helps.',
  'broken.again': 'Reload the page',
} satisfies Catalogue;
