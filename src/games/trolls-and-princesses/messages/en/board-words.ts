import type { Catalogue } from '../../../../kernel/messages.ts';
import { count } from '../../../speech/speech.ts';
import { amount, effort } from './speech.ts';

/** '2 power, 1 diamond' */
function goods(parts: readonly (readonly [unknown, string, string])[]): string {
  return parts
    .filter(([number]) => Number(number) > 0)
    .map(([number, one, many]) => count(Number(number), one, many))
    .join(', ');
}

/** What a castle gives, in a word or two. */
const GIFTS: Readonly<Record<string, string>> = {
  'castle-refill': 'refill sites',
  'castle-move-humans': 'move humans',
  'castle-move-trolls': 'move 2 trolls',
  'castle-obsidian': '2 obsidian',
  'castle-obsidian-cow': 'obsidian, cow',
  'castle-cows': '2 cows',
  'castle-gold': '1 gold',
  'castle-diamond': '1 diamond',
  'castle-power': '2 power',
  'castle-build': 'a free tile',
};

const GIFTS_TOLD: Readonly<Record<string, string>> = {
  ...GIFTS,
  'castle-refill': 'Refill all your empty sites of one kind',
  'castle-move-humans': 'Up to three moves with your humans',
  'castle-move-trolls': 'Move up to two of your trolls',
  'castle-obsidian-cow': '1 obsidian and 1 cow',
  'castle-build': 'Build 1 cave tile free of charge',
};

/** What a spot gives, in few letters. */
const SHORT_BONUS: Readonly<Record<string, string>> = {
  none: 'free',
  'power-1': '1 power',
  'power-2': '2 power',
  'obsidian-1': '1 obsidian',
  'obsidian-2': '2 obsidian',
  'gold-1': '1 gold',
  'cow-1': '1 cow',
  refill: 'refill',
  'take-all-obsidian': 'all obsidian',
  'take-all-gold': 'all gold',
  'take-all-diamond': 'all diamonds',
};

const TOTEM_BONUS: Readonly<Record<string, string>> = { bat: '2 power', snake: '2 obsidian', toad: '1 gold' };

/** Verbs and prices on signs, and the few words that stand on tiles and cards. */
export const wordsEn = {
  'price.goods': ({ power, cows, obsidian, gold, diamond }) =>
    goods([
      [power, 'power', 'power'],
      [cows, 'cow', 'cows'],
      [obsidian, 'obsidian', 'obsidian'],
      [gold, 'gold', 'gold'],
      [diamond, 'diamond', 'diamonds'],
    ]),
  'price.swap': '2 power, 2 gold (or 1 diamond)',
  'price.effort': ({ effort: number }) => effort(number),
  'price.refresh-cave': '5 fresh ones',
  'price.refresh-cards': '5 fresh ones',
  'price.activate': 'clan or King’s tile',

  'deed.princess': 'Take the princess',
  'deed.no-princess': 'No princess here',
  'deed.bell': 'Take a bell',
  'deed.no-bell': 'No bell left',
  'deed.castle': ({ castle }) => `Gift: ${GIFTS[String(castle)]}`,
  'deed.swap': 'Swap changeling',
  'deed.no-swap': 'No changeling',
  'deed.hire': 'Hire a human',
  'deed.no-hire': 'No human here',
  'deed.cow': 'Steal a cow',
  'deed.mine': ({ resource, count: number }) =>
    Number(number) > 1
      ? `Mine ${amount(resource, number)}`
      : resource === 'diamond'
        ? 'Mine a diamond'
        : `Mine ${resource}`,
  'deed.build-tiles': 'Build 2 tiles',
  'deed.build-outpost': 'Build outpost',
  'deed.refresh-cave': 'New cave tiles',
  'deed.get-power': ({ count: number }) => `Gather ${number} power`,
  'deed.replenish': 'Refill sites',
  'deed.buy-card': 'Buy a troll card',
  'deed.refresh-cards': 'New troll cards',
  'deed.clan': 'Clan tile',
  'deed.activate': 'Activate a tile',

  'brings.princess': 'She sleeps in a free bed: 7 points. Then take a King’s tile.',
  'brings.bell': 'Goes on one of your bell spots, which may give a bonus.',
  'brings.castle': ({ castle }) => `${GIFTS_TOLD[String(castle)]}. Your trolls go home afterwards.`,
  'brings.swap': 'Goes on a changeling spot; one of yours stays here and uncovers something.',
  'brings.hire': 'Works in a cavern: 1 effort there from now on.',
  'brings.cow': 'Into a free barn.',
  'brings.mine': 'From your full sites to your goods.',
  'brings.build-tiles': 'One or two tiles from the shelf, one after the other.',
  'brings.build-outpost': 'Yours goes to a village: 1 effort there for good. The neutral one goes on an outpost spot.',
  'brings.refresh-cave': 'Lays five others on the shelf.',
  'brings.get-power': 'Pays for princesses, changelings, humans and cards.',
  'brings.replenish': 'All your empty sites of one kind are full again.',
  'brings.buy-card': 'One of the five on the shelf, for good.',
  'brings.refresh-cards': 'Lays five others on the shelf.',
  'brings.activate': 'The clan tile or one of your King’s tiles, once in a phase.',

  'short.clan-teal': 'power, obsidian',
  'short.clan-yellow': 'gold, obsidian',
  'short.clan-red': '2 obsidian',
  'short.clan-purple': 'power, cow',
  'short.king-move-trolls': 'move\n2 trolls',
  'short.king-move-troll-human': 'move troll\nand human',
  'short.king-move-humans': 'move\nhumans',
  'short.king-power': '2 power',
  'short.king-cows': '2 cows',
  'short.king-mine-obsidian': 'mine 3\nobsidian',
  'short.king-mine-gold': 'mine\n2 gold',
  'short.king-mine-diamond': 'mine a\ndiamond',
  'short.king-build': 'free tile',
  'short.king-troll-card': 'free card',
  'short.king-refill': 'refill',
  'short.king-site-obsidian': '4 sites',
  'short.king-site-gold': '3 sites',
  'short.king-site-diamond': '2 sites',
  'short.king-spots-changelings': '2 spots',
  'short.king-spots-changeling-outpost': '2 spots',
  'short.king-spots-changeling-bell': '2 spots',
  'short.king-spots-bells': '2 spots',
  'short.king-spots-outpost-bell': '2 spots',
  'short.king-totems': '3 totems',

  'word.bed': 'free bed',
  'word.slept': '7 points',
  'word.bell': ({ bonus }) => SHORT_BONUS[String(bonus)] ?? '',
  'word.bell-full': 'bell',
  'word.resource': ({ bonus }) => SHORT_BONUS[String(bonus)] ?? '',
  'word.resource-full': 'outpost',
  'word.victory-bat': '1 per bat',
  'word.victory-toad': '1 per toad',
  'word.victory-snake': '1 per snake',
  'word.victory-diamond': '1 each',
  'word.victory-gold-pair': '1 per 2',
  'word.victory-obsidian-pair': '1 per 2',
  'word.victory-cow': '1 per cow',
  'word.victory-human-pair': '1 per 2',

  'cave.princess': 'Princess cave',
  'cave.bell': 'Bell cave',
  'cave.resource': 'Obsidian cave',
  'cave.victory': 'Trophy cave',
  'tile-brings.princess': 'a bed for a princess',
  'tile-brings.bell': ({ bonus }) => `a bell spot: ${SHORT_BONUS[String(bonus)]}`,
  'tile-brings.resource': ({ bonus }) => `2 obsidian, an outpost spot: ${SHORT_BONUS[String(bonus)]}`,
  'trophy.bat': '1 point for each bat card',
  'trophy.toad': '1 point for each toad card',
  'trophy.snake': '1 point for each snake card',
  'trophy.diamond': '1 point for each diamond',
  'trophy.gold-pair': '1 point for every 2 gold',
  'trophy.obsidian-pair': '1 point for every 2 obsidian',
  'trophy.cow': '1 point for each cow',
  'trophy.human-pair': '1 point for every 2 humans',

  'card-brings.vp-king': 'End: 1 per King’s tile',
  'card-brings.vp-diamond-sites': 'End: 1 per 2 diamond sites',
  'card-brings.vp-gold-sites': 'End: 1 per 2 gold sites',
  'card-brings.vp-obsidian-sites': 'End: 1 per 3 obsidian sites',
  'card-brings.vp-bell-tiles': 'End: 1 per bell cave',
  'card-brings.vp-princess-tiles': 'End: 1 per princess cave',
  'card-brings.vp-victory-tiles': 'End: 1 per trophy cave',
  'card-brings.vp-cave-tiles': 'End: 1 per 4 cave tiles',
  'card-brings.vp-power': 'End: 1 per power left',
  'card-brings.gain-gold': 'Now: 1 gold',
  'card-brings.gain-obsidian': 'Now: 2 obsidian',
  'card-brings.gain-power': 'Now: 2 power',
  'card-brings.gain-refill': 'Now: refill sites',
  'card-brings.spot-bed': 'A bed for a princess',
  'card-brings.spot-bell': ({ totem }) => `A bell spot: ${TOTEM_BONUS[String(totem)]}`,
  'card-brings.spot-outpost': ({ totem }) => `An outpost spot: ${TOTEM_BONUS[String(totem)]}`,

  'challenge.kc-princess-tiles': '3 princess caves',
  'challenge.kc-resource-tiles': '3 obsidian caves',
  'challenge.kc-bell-tiles': '3 bell caves',
  'challenge.kc-victory-tiles': '3 trophy caves',
  'challenge.kc-cave-tiles': '7 cave tiles',
  'challenge.kc-bats': '3 bat cards',
  'challenge.kc-snakes': '3 snake cards',
  'challenge.kc-toads': '3 toad cards',
  'challenge.kc-each-totem': 'One of each totem',
  'challenge.kc-five-cards': '5 troll cards',
  'challenge.kc-outposts': 'Store 3 outposts',
  'challenge.kc-changelings': 'Store 3 changelings',
  'challenge.kc-bells': 'Store 3 bells',
  'challenge.kc-humans': '5 humans at home',
} satisfies Catalogue;
