import type { Catalogue } from '../../../../../kernel/messages.ts';
import { children, minions, who, whom } from '../../../messages/en/speech.ts';
import { explanations } from './explanations.ts';
import { guide } from './guide.ts';
import { names } from './names.ts';

/** What only the board says. */
export const boardWords: Catalogue = {
  ...names,
  ...explanations,
  ...guide,

  'section.town': 'Town',
  'section.plan': 'Plan',
  'section.trolls': 'Trolls',

  'board.turn': 'turn',
  'board.lay': 'lay',
  'board.reference': 'All pictures',
  'board.close': 'Close',

  'calendar.title': 'Calendar',
  'calendar.era': 'Era {era}, turn {turn}',
  'calendar.feast-in': ({ turns }) =>
    Number(turns) === 0 ? 'Feast tonight' : Number(turns) === 1 ? 'Feast tomorrow' : `Feast in ${turns} turns`,
  'calendar.held': 'Feast held',
  'calendar.stored': 'Children stored',
  'calendar.cooked': 'Kitchens cook',
  'calendar.of': '{has} of {of}',
  'calendar.most': ' (at most {most})',
  'calendar.minions': ({ minions: number, beds }) => `Town: ${minions(number)}, ${beds} beds`,
  'calendar.herd': ({ minions: number }) => `Wild: ${number}`,

  'trolls.title': 'Trolls',
  'trolls.planning': 'planning',
  'trolls.choosing': 'choosing',
  'trolls.lending': 'at the Feast',
  'trolls.locked': 'locked',
  'trolls.grunted': ({ place }) => `grunted ${['', '1st', '2nd', '3rd', '4th', '5th'][Number(place)]}`,
  'trolls.bridge': 'on the Bridge',
  'trolls.minions': ({ minions: number, beds }) => `${number} of ${beds} beds`,
  'trolls.cut-off': ({ minions: number, beds }) => `${number} of ${beds} beds, cut off`,
  'trolls.hurt': ({ hurt }) => `${hurt} ${Number(hurt) === 1 ? 'injury' : 'injuries'}`,

  'stats.title': 'What sort of Troll are you?',
  'stats.how': ({ left }) => `${left} points left. Speed gets what the others leave.`,
  'stats.rest': 'the rest',
  'stats.sorts': 'Or all at once:',
  'stats.brute': 'Brute',
  'stats.steady': 'Steady',
  'stats.sly': 'Sly',
  'stats.rival': 'Rival of the Boss',
  'stats.done': 'The others are still choosing.',

  'lend.title': 'The kitchens need hands',
  'lend.how': ({ capacity, stored, wanted }) =>
    `The Boss wants ${children(wanted)}, ${stored} are stored, and the kitchens can cook ${capacity}. Two Minions run one more kitchen; they come home afterwards.`,

  'shelf.title': 'What can be planned',
  'shelf.deeds': 'My Troll',
  'shelf.roads': 'Roads',
  'shelf.houses': 'Buildings',
  'shelf.labour': '{labour} labour',

  'plan.title': 'Your plan',
  'plan.troll': 'My Troll',
  'plan.minions': 'Minions build',
  'plan.no-deed': 'Nothing planned yet',
  'plan.no-order': 'Order {number}: nothing yet',
  'plan.a-road': 'a piece of road',
  'plan.to-hub': 'for the Hub',
  'plan.to-hut': 'for your Hut',
  'plan.labour': ({ planned, all, left }) => `${planned} of ${all} labour planned, ${left} left`,
  'plan.labour-short': ({ planned, all, left }) => `${planned} labour planned, ${all} there: ${left} short`,
  'plan.grunt': 'Grunt!',
  'plan.grunted': 'Grunted',

  'risk.catch': ({ seat, stores }, speaker) =>
    `${who(seat, speaker)} may catch too. You would fight${Number(stores) === 0 ? '.' : Number(stores) === 1 ? ', and a store would break open.' : `, and ${stores} stores would break open.`}`,
  'risk.schmooze': ({ seat }, speaker) => `${who(seat, speaker)} may schmooze too. You would fight.`,
  'risk.no-room': ({ children: number }) => `There is no room for ${children(number)}: they will run away.`,
  'risk.waits': 'They wait at a hovel and are stored at the end of the turn.',
  'risk.no-bed': 'No bed is free: the Minion works this turn, then it runs away unless a hovel is built.',
  'risk.herd': ({ minions: number }) => `Only ${minions(number)} are left in the herd.`,
  'risk.challenge': 'Every Child in every store tries to escape when a challenge begins.',
  'risk.destroy': 'The Troll whose Hut is nearest will fight you for it.',
  'risk.shops': ({ shops }) =>
    `${Number(shops) === 1 ? '1 shop serves' : `${shops} shops serve`} one Troll each per turn.`,
  'risk.labour': ({ short }) => `${short} more labour is needed: it can only come from what is caught this turn.`,
  'risk.before': ({ seats }, speaker) => {
    const names = (Array.isArray(seats) ? seats : []).map((seat: number) => whom(seat, speaker));
    return `The town’s labour goes first to ${new Intl.ListFormat('en').format(names)}.`;
  },
  'risk.share': ({ town }) => `All Trolls draw on the same ${minions(town)} of the town.`,

  'show.title': 'Turn {turn}, step by step',
  'show.pause': 'Pause',
  'show.play': 'Go on',
  'show.back': 'Back',
  'show.next': 'Next',
  'show.mine': 'To my next part',
  'show.end': 'To the end',
  'show.again': 'Watch again',
  'show.only-mine': 'My parts',
  'show.close': 'Close',
  'show.step': 'step {step} of {steps}',
  'show.slow': 'slow',
  'show.normal': 'normal',
  'show.fast': 'fast',
  'show.on': 'On to turn {turn}',
  'show.level': 'level: the join cracks',

  'chapter.before': 'Morning',
  'chapter.boss': 'The Boss',
  'chapter.scare': 'Scare and schmooze',
  'chapter.gather': 'Minions and supplies',
  'chapter.services': 'Shops',
  'chapter.catch': 'Children',
  'chapter.fight': 'Fights and damage',
  'chapter.challenge': 'The challenge',
  'chapter.orders-1': 'First orders',
  'chapter.orders-2': 'Second orders',
  'chapter.orders-3': 'Third orders',
  'chapter.night': 'Night: beds and stores',
  'chapter.feast': 'The Feast',

  'sum.title': 'What became of your plan',
  'sum.done': 'Done',
  'sum.won': 'Done, after a fight',
  'sum.failed': 'Did not happen',
  'sum.lost': 'Lost the fight',
  'sum.loafed': 'Loafed',
  'sum.town': 'The town tonight',
  'sum.stored': 'Children stored',
  'sum.cooked': 'Kitchens cook',
  'sum.minions': 'Town Minions',
  'sum.cracks': 'Cracked joins',
  'sum.from-to': '{before} → {after}',
  'sum.others': 'The others',
  'sum.quiet': 'nothing that shows',
};
