import type { Catalogue } from '../../../kernel/messages.ts';
import { ordinal } from './ordinal.ts';

/** Profiles and leaderboards. */
export const people = {
  'people.somebody-left': 'Somebody who left',
  'people.game': 'Game',

  'profile.since': ({ since, matches }) =>
    `At the bridge since ${since} · ${matches === 1 ? '1 match' : `${matches} matches`}`,
  'profile.favourites': ({ first, second }) => (second ? `Plays ${first} and ${second} most` : `Plays ${first} most`),
  'profile.program': 'A program that plays by itself',
  'profile.settings': 'Settings',
  'profile.share': 'Share',
  'profile.private': 'Show others only my name and mark',
  'profile.private-hint': 'Your matches, ratings and deeds stay hidden, and leaderboards don’t name you.',
  'profile.is-private': '{name} keeps the rest to themselves.',
  'profile.is-gone': 'They have left for good. Their matches stay, without the name.',
  'profile.nobody': 'There is nobody here',
  'profile.nobody-hint': 'The address may be wrong.',
  'profile.no-match': 'Nobody has sat with {name} yet.',
  'profile.no-match-own': 'You haven’t finished a match with others yet.',
  'profile.new-table': 'Make a table',

  'ratings.title': 'Ratings',
  'ratings.none': 'No rated match yet.',
  'ratings.to-go': ({ count }) => (count === 1 ? 'One rated match to go' : `${count} rated matches to go`),
  'ratings.not-yet': 'not rated yet',
  'ratings.value': '{rating}',
  'ratings.unsure': '{rating}?',
  'ratings.band': '± {band}',
  'ratings.unsure-hint': 'Fewer than ten rated matches: still uncertain.',
  'ratings.place': ({ place, of }) => `${ordinal(place)} of ${of}`,
  'ratings.trend': '{change} in the last ten matches',
  'ratings.course': 'Rating in {game}',
  'ratings.course-now': ({ rating, band, date }) => `${rating}, give or take ${band}, on ${date}`,
  'ratings.band-hint':
    'The pale band is how sure we are: two times in three the true strength lies inside it. It narrows as you play.',
  'ratings.as-table': 'As a table',
  'ratings.date': 'Date',
  'ratings.rating': 'Rating',
  'ratings.how-sure': 'How sure',

  'results.title': 'Recent matches',
  'results.more': 'More matches',
  'results.none': 'No public matches yet.',
  'results.place': ({ place }) => ordinal(place),
  'results.unnamed': ({ count }) => (count === 1 ? 'one unnamed player' : `${count} unnamed players`),
  'board.invite': 'Invite {name}',
  'results.of': 'of {seats}',
  'results.not-rated': 'not rated',
  'results.resigned': 'resigned',
  'results.taken-over': 'a bot took over',

  'ahead.title': 'Finished ahead of',
  'ahead.of': '{ahead} of {of}',

  'reliable.title': 'How reliable',
  'reliable.matches': ({ count }) =>
    count === 1 ? 'In one match with a clock:' : `In the last ${count} matches with a clock:`,
  'reliable.time-outs': ({ count }) =>
    count === 0 ? 'time never ran out' : count === 1 ? 'time ran out in one' : `time ran out in ${count}`,
  'reliable.left': ({ count }) =>
    count === 0
      ? 'played all of them to the end'
      : count === 1
        ? 'left one before the end'
        : `left ${count} before the end`,
  'reliable.live': 'usually answers within {time} in live matches',
  'reliable.days': 'usually answers within {time} in matches over days',

  'achievements.title': 'Deeds',
  'achievements.count': ({ count, all }) => `${count} of ${all}. The others stay hidden until they happen.`,
  'achievements.none': ({ all }) => `None of ${all} yet. They stay hidden until they happen.`,
  'achievements.times': ({ times }) => `${times} times`,
  'achievements.rule': 'Rule {rule}',

  'board.title': 'Strongest at {game}',
  'board.lead': ({ count }) => {
    if (count === 0) return 'The first place is free.';
    return count === 1
      ? 'One player with a rating, live and over days.'
      : `${count} players with a rating, live and over days.`;
  },
  'board.hidden': ({ count }) =>
    count === 1 ? 'One more chose not to be listed.' : `${count} more chose not to be listed.`,
  'board.among': 'Who is listed',
  'board.among.everyone': 'Everyone',
  'board.among.met': 'People I have played',
  'board.among.year': 'This year',
  'board.place': 'Place',
  'board.player': 'Player',
  'board.rating': 'Rating',
  'board.sure': 'How sure',
  'board.matches': 'Matches',
  'board.won': 'Won',
  'board.last': 'Last five',
  'board.you': 'you',
  'board.up': ({ by }) => `▲ ${by}`,
  'board.up-hint': ({ by }) =>
    by === 1 ? 'One place up since your last visit' : `${by} places up since your last visit`,
  'board.between': 'More players between',
  'board.none': 'Nobody has played enough rated matches yet.',
  'board.none-met': 'Nobody you have played is listed yet.',
  'board.more': 'Show more',
  'board.next': 'The next one up',
  'board.next-level': ({ name, points }) =>
    `${name} is ${points === 1 ? '1 point' : `${points} points`} ahead: as good as level.`,
  'board.next-ahead': '{name} is {points} points ahead.',
  'board.next-less-sure': '{name} is above you because that rating is more certain.',
  'board.next-pair': ({ ahead, of }) =>
    of === 0 ? 'You have not met in a rated match.' : `You finished ahead in ${ahead} of ${of} matches.`,
  'board.first': 'Nobody is above you.',
  'board.table': 'Make a rated table',
  'board.missing': 'What you need to be listed',
  'board.missing-matches': ({ count }) => (count === 1 ? 'one more rated match' : `${count} more rated matches`),
  'board.missing-opponents': ({ count }) =>
    count === 1 ? 'one more person to play with' : `${count} more people to play with`,
  'board.missing-idle': 'a rated match within 90 days',
  'board.missing-private': 'a profile that is not private',
  'board.how': 'How it is counted',
  'board.how-1':
    'Every rated match counts each pair at the table: the one who finishes ahead wins that pair. Beating stronger players moves you more.',
  'board.how-2': 'We rank by rating minus uncertainty, so one lucky night doesn’t put anybody on top.',
  'board.how-3': 'You are listed after ten rated matches against five different people, one of them within 90 days.',
  'board.newcomers': 'Still finding their feet',
  'board.newcomers-more': ({ count }) => (count === 1 ? 'and one more' : `and ${count} more`),
  'board.bots': 'Bots, measured apart',
  'board.bots-hint':
    'Played against each other on the same deals, never against people. Stronger bots thought less than in play.',
  'board.bots-pair': '{bot} against {against}, {seats} at the table',
  'board.bots-fair': 'An equal would win {share}.',
  'board.bots-notch': 'The notch is what an equal would win.',

  'bot-name.random': 'Stray goat',
  'bot-name.greedy': 'Young troll',
  'bot-name.mossling': 'Mossling',
  'bot-name.troll': 'Troll',
  'bot-name.elder': 'Elder',
  'bot-name.king': 'King',

  'bot-profile.record': 'With people',
  'bot-profile.none': 'It has not finished a match with people here yet.',
  'bot-profile.line': ({ matches, won }) => `${matches === 1 ? '1 match' : `${matches} matches`}, won ${won}`,
  'bot-profile.measured': 'Measured',
} as const satisfies Catalogue;
