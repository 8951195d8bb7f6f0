import type { Catalogue } from '../../../kernel/messages.ts';

/** People one has played with. */
export const companions = {
  'companions.title': 'People',
  'companions.lead': 'People you have played with, and people you follow.',
  'companions.none': 'You haven’t finished a match with anybody yet. Invite a friend to a table.',
  'companions.new-table': 'New table',
  'companions.strongest': 'Leaderboards',
  'companions.profile': 'My profile',
  'companions.groups': 'Groups',
  'companions.tournaments': 'Tournaments',
  'companions.matches': ({ count }) => (count === 1 ? '1 match together' : `${count} matches together`),
  'companions.last': '{game}, {time}',
  'companions.now': 'just now',
  'companions.again': 'Play again',
  'companions.again-tip': 'Makes a table like your last one together, and calls everybody who sat there.',
  'companions.look': 'Last match',
  'companions.follow': 'Follow',
  'companions.unfollow': 'Stop following',
  'companions.block': 'Block',
  'companions.unblock': 'Unblock',
  'companions.followed': 'you follow',
  'companions.blocked': 'blocked',
  'companions.block-why':
    'People you block can’t sit down where you sit, can’t write there, and no tournament seats you together. They are not told.',
} as const satisfies Catalogue;
