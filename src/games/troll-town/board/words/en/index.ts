import type { Catalogue, Param, Params, Speaker } from '../../../../../kernel/messages.ts';
import { children, minions, whom } from '../../../messages/en/speech.ts';
import { explanations } from './explanations.ts';
import { guide } from './guide.ts';
import { names } from './names.ts';
import { story } from './story.ts';

function listed(seats: Param, speaker: Speaker): string {
  const all = (Array.isArray(seats) ? seats : []).map((seat: number) => whom(seat, speaker));
  return new Intl.ListFormat('en').format(all);
}

/** Those one may have to fight; one or two with the stats in which one is ahead of them, and behind. */
function rivals({ seats, ahead, behind }: Params, speaker: Speaker): string {
  const numbers = (list: Param) => (Array.isArray(list) ? list : []);
  if (numbers(seats).length > 2) return listed(seats, speaker);
  const all = numbers(seats).map(
    (seat: number, place) => `${whom(seat, speaker)} (stats ${numbers(ahead)[place]} : ${numbers(behind)[place]})`,
  );
  return new Intl.ListFormat('en').format(all);
}

/** What only the board says. */
export const boardWords = {
  ...names,
  ...explanations,
  ...guide,
  ...story,

  'section.town': 'Town',
  'section.plan': 'Plan',
  'section.trolls': 'Trolls',

  'board.turn': 'turn',
  'board.lay': 'lay',
  'board.reference': 'Pictures',
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
  'trolls.boss': 'Boss',
  'trolls.bridge': 'on the Bridge',
  'trolls.hut': 'Hut, {minions} of {beds}',
  'trolls.cut-off': 'cut off, {minions} of {beds}',
  'trolls.crowns': ({ crowns }) => (crowns === '' ? 'No crown.' : `Holds: ${crowns}.`),

  'stats.title': 'What sort of Troll are you?',
  'stats.how': ({ left }) => `${left} points left. Speed gets what the others leave.`,
  'stats.goal': 'After forty turns, most crowns win:',
  'stats.why':
    'In a fight each card names one stat: the higher one wins, the other Troll is hurt. A slow Troll fights near its own home.',
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
  'shelf.leaves': 'Troll or building',
  'shelf.deeds': 'My Troll',
  'shelf.works': 'Build',
  'shelf.roads': 'Roads',
  'shelf.from-era': 'from era {era}',
  'shelf.labour': '{labour} labour',

  'plan.title': 'Your plan',
  'plan.troll': 'My Troll',
  'plan.minions': 'Minions build',
  'plan.no-deed': 'Nothing planned yet',
  'plan.underway': 'one more choice to make',
  'plan.no-order': 'Order {number}: nothing yet',
  'plan.a-road': 'a piece of road',
  'plan.to-hub': 'for the Hub',
  'plan.to-hut': 'for your Hut',
  'plan.labour': ({ planned, all, left }) => `${planned} of ${all} labour planned, ${left} left`,
  'plan.labour-short': ({ planned, all, left }) => `${planned} labour planned, ${all} there: ${left} short`,
  'plan.take-out': 'Take out order {number}',
  'talk.open': 'Propose',
  'talk.tell': ({ what }) => `Tell the others: ${what}`,
  'talk.told': ({ what }) => `The others know: ${what}`,
  'talk.please': 'Please,',
  'talk.do': 'do',
  'talk.build': 'build',
  'talk.this': 'this:',
  'talk.leave-me': 'Leave me Minions:',
  'talk.donate': 'I give an artisan to:',
  'talk.mark': 'Show a place on the map',
  'talk.say-it': 'Say it',
  'talk.cancel': 'Cancel',
  'talk.says': '{seat} says:',
  'slate.closed': 'Closed slate',
  'slate.open-to-all': 'Open to all',
  'slate.open-to': 'Open to {seats}',
  'slate.later': 'Finish this part first: then you can show your plan.',
  'slate.shows': 'Shows you its plan:',
  'plan.grunt': 'Grunt!',
  'plan.grunted': 'Grunted',
  'plan.odds': 'ahead in {ahead} stats, behind in {behind}',
  'plan.parts': '{planned} of {all}',
  'plan.have-grunted': ({ grunted }) => (Number(grunted) === 1 ? '1 has grunted' : `${grunted} have grunted`),
  'plan.empty': 'Nothing is planned. Your Troll would loaf.',
  'plan.go-on': 'Plan on',
  'plan.next-turn': 'Plan turn {turn}',

  'plan.warnings': ({ warnings }) => (Number(warnings) === 1 ? '1 warning' : `${warnings} warnings`),
  'plan.more-notes': '+{more} more',
  'plan.fewer-notes': 'Fewer',
  'risk.catch': (params, speaker) => {
    const stores = Number(params.stores);
    const open = stores === 0 ? '' : `, and ${stores === 1 ? 'a store' : `${stores} stores`} would break open`;
    return `${rivals(params, speaker)} may catch too. You would fight${open}.`;
  },
  'risk.schmooze': (params, speaker) => `${rivals(params, speaker)} may schmooze too. You would fight.`,
  'risk.no-room': ({ children: number }) => `No room for ${children(number)}: they run away.`,
  'risk.room-ordered': ({ children: number }) => `Room for ${children(number)}: your own order builds it.`,
  'risk.bare-handed': 'No shop or no crew for it: your Troll goes bare-handed.',
  'risk.pit-cut-off': 'No road leads from the new pit to the Bridge: it takes in no Children.',
  'risk.waits': 'They wait at a hovel and are stored at the end of the turn.',
  'risk.no-bed': 'No bed is free: the Minion works this turn, then it runs away unless somebody builds a hovel.',
  'risk.bed-ordered': 'A bed for the Minion: your own order builds it.',
  'risk.own-beds': ({ minions: number }) =>
    `You have no bed for ${minions(number)} of your own: tonight ${Number(number) === 1 ? 'it becomes' : 'they become'} the town’s.`,
  'risk.deed-fails': 'As the town stands, what your Troll plans will fail.',
  'risk.order-fails': 'As the town stands, order {number} will fail.',
  'risk.herd': ({ minions: number }) =>
    `Only ${minions(number)} ${Number(number) === 1 ? 'is' : 'are'} left in the herd.`,
  'risk.challenge':
    'Every Child in every store tries to escape when a challenge begins. Others who challenge have to be fought first.',
  'risk.destroy': 'The Troll whose Hut is nearest will fight you for it.',
  'risk.shops': ({ shops }) =>
    Number(shops) === 1
      ? 'The only shop serves one Troll a turn, and others may want it.'
      : `The ${shops} shops serve one Troll each a turn, and others may want them.`,
  'risk.labour': ({ short }) => `${short} labour short: only Minions that others bring could do it.`,
  'risk.before': ({ seats }, speaker) => `The town’s labour goes first to ${listed(seats, speaker)}.`,
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
  'show.read': 'What happened',
  'show.town': 'See the town',
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
  'chapter.crowns': 'Crowns and victory',
  'chapter.feast': 'The Feast',
} satisfies Catalogue;
