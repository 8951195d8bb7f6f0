import type { Catalogue, Param, Params, Speaker } from '../../../../kernel/messages.ts';
import { count } from '../../../speech/speech.ts';
import { children, minions, whom } from './speech.ts';

function isFor(worth: Param): boolean {
  return Number(worth) > 0;
}

/** Why a building is ordered, or would better not be. */
function order({ need, has, of, worth }: Params): string {
  const speaksFor = isFor(worth);
  switch (need) {
    case 'beds':
      return speaksFor
        ? `The town has ${minions(of)} and ${has} beds, and wants more of both.`
        : `The town has beds enough for now: ${has} for ${minions(of)}.`;
    case 'room':
      return speaksFor
        ? `The stores hold ${children(has)}, and the Feast wants ${of}.`
        : `The stores hold enough for now: ${children(has)}, and the Feast wants ${of}.`;
    case 'kitchens':
      return speaksFor
        ? `The kitchens cook ${children(has)} at most, and the Feast wants ${of}.`
        : `The kitchens are enough for now: they cook ${children(has)}, and the Feast wants ${of}.`;
    case 'home':
      return speaksFor ? 'It gives beds to more Minions of your own.' : 'Your Hut has beds enough for now.';
    case 'hut':
      return speaksFor
        ? 'A Hut with a road to the Hub makes you one of the Friendliest, and it has beds for Minions of your own.'
        : 'The labour is wanted for other things before a Hut.';
    case 'link':
      return speaksFor
        ? 'It is on the way from your Hut back to the Hub.'
        : 'It does not bring your Hut back to the Hub.';
    default:
      return speaksFor ? 'It makes room along the road for what comes next.' : 'No road is wanted there now.';
  }
}

function odds({ troll, ahead, behind }: Params, speaker: Speaker): string {
  const lead = count(ahead, 'stat', 'stats');
  return `You are ahead of ${whom(troll, speaker)} in ${lead}, and behind in ${behind}.`;
}

/** What speaks for an answer, or against it. */
export const reasons = {
  'reason.over': ({ worth }) => (isFor(worth) ? 'It wins the match.' : 'It loses the match.'),
  'reason.crowns': ({ worth }) =>
    isFor(worth) ? 'It brings you closer to a crown.' : 'It takes you further from a crown.',
  'reason.home': ({ worth }) =>
    isFor(worth) ? 'Your home gets better or safer.' : 'Your home gets worse or less safe.',
  'reason.minions': ({ worth }) =>
    isFor(worth) ? 'You have more Minions of your own.' : 'You have fewer Minions of your own.',
  'reason.strength': ({ worth }) => (isFor(worth) ? 'You get stronger.' : 'You get weaker.'),
  'reason.town': ({ worth }) =>
    isFor(worth) ? 'The town gets closer to its next Feast.' : 'The town falls behind its next Feast.',
  'reason.rivals': ({ worth }) => (isFor(worth) ? 'It holds the others back.' : 'It leaves the others better off.'),
  'reason.spread': 'Points of 4, 3, 3 and 1 with 4 left for speed, in any order, stand up to the Boss.',
  'reason.changes': 'You have thought about this often enough.',
  'reason.planned': 'It is better than no plan.',
  'reason.loaf': 'It risks nothing, and brings nothing.',
  'reason.hands': ({ minions: number, beds }) =>
    `The town has ${minions(number)} and ${beds} beds. One more can build, cook and help to catch.`,
  'reason.own-minion': ({ own, most }) =>
    `Most Minions of one’s own make the Greediest: you have ${own}, the most is ${most}.`,
  'reason.catch': ({ stored, required, room, worth }) => {
    if (Number(room) === 0) return 'There is no cage or pit to keep them in.';
    return isFor(worth)
      ? `The Feast wants ${children(required)}, and ${stored} are stored.`
      : 'Others may catch this turn, too, and then you fight.';
  },
  'reason.odds': odds,
  'reason.upgrade': ({ kind }) => {
    if (kind === 'shop') return 'A larger shop cooks more, heals more, and catches more.';
    return kind === 'pit' ? 'A larger pit holds more Children.' : 'A larger building does more.';
  },
  'reason.heal': ({ injuries }) => `You have ${count(injuries, 'injury', 'injuries')}.`,
  'reason.spite': ({ worth }) =>
    isFor(worth) ? 'It harms the others more than you.' : 'It breaks what you need, too.',
  'reason.bully': ({ worth }) => (isFor(worth) ? 'A rival loses by it.' : 'It brings you little.'),
  'reason.deed': ({ worth }) => (isFor(worth) ? 'It helps you most now.' : 'Other things help you more now.'),
  'reason.detail': ({ deed, waits }) => {
    if (deed !== 'capture-child') return 'It fits best there.';
    return waits === true ? 'While they wait, they cannot break out.' : 'There they fit best.';
  },
  'reason.order-1': order,
  'reason.order-2': order,
  'reason.order-3': order,
  'reason.site': ({ hut, worth }) => {
    if (!isFor(worth)) return 'This ground is better kept for something else.';
    return hut === true
      ? 'Few roads touch it, so there is less to break.'
      : 'It leaves good ground for what comes next.';
  },
  'reason.no-order': 'The others need the labour that is left, or nothing fits that helps.',
} satisfies Catalogue;
