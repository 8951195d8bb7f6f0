import type { Catalogue } from '../../../kernel/messages.ts';

/** The page of a finished match, and its review. */
export const match = {
  'match.title': 'Match of {game}',
  'match.running': 'This match is still being played.',
  'match.to-table': 'To the table',
  'match.taken-over': '{name} took this seat over from {former} after {moves} moves.',
  'match.chart': 'The score over the match',
  'match.points': 'The points',
  'match.chart-text': '{name}: {to}',
  'match.moment': 'Move {moment}',
  'match.replay': 'Replay',
  'match.share': 'Share',
  'match.unfinished': 'Unfinished',
  'match.link-to-moment': 'The link leads to move {moment}, which you are looking at.',
  'match.download': 'Download the record',
  'match.again': 'Play again',
  'match.shuffle': 'Was the shuffle fair?',
  'match.shuffle-text':
    'Before the first turn the table showed the hash of its secret seed. Now the seed is open: your browser hashes it again and plays the whole match once more from it.',
  'match.commitment': 'Hash shown at the start',
  'match.seed': 'Seed',
  'match.check': 'Check it here',
  'match.checked': 'It checks out: the seed has that hash, and replaying it gives the same match and result.',
  'match.failed': 'It doesn’t check out: {problem}',
  'match.checked-partly':
    'The seed has that hash. {checked} of {moves} moves can be checked by today’s rules, and they fit.',
  'match.older-rules': 'This match was played under version {version} of the rules. Today’s are version {today}.',
  'match.rules-changed': 'After move {moment} it was played under version {version}.',
  'match.older-shown':
    'The board shows the first {shown} moves. After that, today’s rules would lead to another match. The log has everything, as it was told then.',
  'match.older-told':
    'Today’s rules would lead to another match, so there is no board to show. The log has everything, as it was told then.',
  'match.no-record': 'The record of this match isn’t on this device.',

  'review.title': 'Review',
  'review.text':
    'A bot goes through the match again, knowing only what each seat could know, and says how everybody stood.',
  'review.start': 'Review the match',
  'review.stop': 'Stop',
  'review.progress': ({ done, total }) => `Thinking: ${done} of ${total} decisions`,
  'review.failed': 'The review failed.',
  'review.chart': 'Chance to win over the match',
  'review.chart-alone': 'Outlook over the match',
  'review.chart-text': ({ name, from, to }) => `${name}: ${from}% → ${to}%`,
  'review.percent': ({ percent }) => `${percent}%`,
  'review.swings': 'The biggest swings',
  'review.jump': ({ name, from, to }) => `${name}: from ${from}% to ${to}%`,
  'review.played-so': ({ move }) => `Played: ${move}`,
  'review.choice': ({ move }) => `A bot’s choice: ${move}`,
  'review.same': 'A bot would have played the same.',
  'review.slips': 'Costliest moves',
  'review.no-slips': 'Nobody gave much away: the bot would have played nearly the same throughout.',
  'review.swing': ({ name, moment }) => `Move ${moment}, ${name}`,
  'review.played': ({ move, percent }) => `Played: ${move} (${percent}%)`,
  'review.better': ({ move, percent }) => `A bot’s choice: ${move} (${percent}%)`,
  'review.look': 'Show this moment',
} as const satisfies Catalogue;
