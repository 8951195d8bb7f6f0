import type { Message } from '../../../../kernel/messages.ts';
import { count } from '../../../speech/speech.ts';
import type { wordsEn } from '../en/board-words.ts';
import { amount, effort } from './speech.ts';

/** '2 Kraft, 1 Diamant' */
function goods(parts: readonly (readonly [unknown, string, string])[]): string {
  return parts
    .filter(([number]) => Number(number) > 0)
    .map(([number, one, many]) => count(Number(number), one, many))
    .join(', ');
}

/** What a castle gives, in a word or two. */
const GIFTS: Readonly<Record<string, string>> = {
  'castle-refill': 'Gruben füllen',
  'castle-move-humans': 'Menschen bewegen',
  'castle-move-trolls': '2 Trolle bewegen',
  'castle-obsidian': '2 Obsidian',
  'castle-obsidian-cow': 'Obsidian, Kuh',
  'castle-cows': '2 Kühe',
  'castle-gold': '1 Gold',
  'castle-diamond': '1 Diamant',
  'castle-power': '2 Kraft',
  'castle-build': '1 Plättchen',
};

const GIFTS_TOLD: Readonly<Record<string, string>> = {
  ...GIFTS,
  'castle-refill': 'Fülle alle deine leeren Gruben einer Art auf',
  'castle-move-humans': 'Bis zu drei Schritte mit deinen Menschen',
  'castle-move-trolls': 'Bewege bis zu zwei deiner Trolle',
  'castle-obsidian-cow': '1 Obsidian und 1 Kuh',
  'castle-build': 'Baue 1 Höhlenplättchen kostenlos',
};

/** What a spot gives, in few letters. */
const SHORT_BONUS: Readonly<Record<string, string>> = {
  none: 'frei',
  'power-1': '1 Kraft',
  'power-2': '2 Kraft',
  'obsidian-1': '1 Obsidian',
  'obsidian-2': '2 Obsidian',
  'gold-1': '1 Gold',
  'cow-1': '1 Kuh',
  refill: 'auffüllen',
  'take-all-obsidian': 'aller Obsidian',
  'take-all-gold': 'alles Gold',
  'take-all-diamond': 'alle Diamanten',
};

const TOTEM_BONUS: Readonly<Record<string, string>> = { bat: '2 Kraft', snake: '2 Obsidian', toad: '1 Gold' };
const MINED: Readonly<Record<string, string>> = { obsidian: 'Obsidian', gold: 'Gold', diamond: 'Diamant' };

/** Verbs and prices on signs, and the few words that stand on tiles and cards. */
export const wordsDe: Readonly<Record<keyof typeof wordsEn, Message>> = {
  'price.goods': ({ power, cows, obsidian, gold, diamond }) =>
    goods([
      [power, 'Kraft', 'Kraft'],
      [cows, 'Kuh', 'Kühe'],
      [obsidian, 'Obsidian', 'Obsidian'],
      [gold, 'Gold', 'Gold'],
      [diamond, 'Diamant', 'Diamanten'],
    ]),
  'price.swap': '2 Kraft, 2 Gold (oder 1 Diamant)',
  'price.effort': ({ effort: number }) => effort(number ?? 0),
  'price.refresh-cave': '5 andere',
  'price.refresh-cards': '5 andere',
  'price.activate': 'Clan oder König',

  'deed.princess': 'Prinzessin rauben',
  'deed.no-princess': 'Keine Prinzessin',
  'deed.bell': 'Glocke rauben',
  'deed.no-bell': 'Keine Glocke',
  'deed.castle': ({ castle }) => `Gabe: ${GIFTS[String(castle)]}`,
  'deed.swap': 'Wechsel\u00adbalg tauschen',
  'deed.no-swap': 'Kein Wechsel\u00adbalg',
  'deed.hire': 'Mensch anheuern',
  'deed.no-hire': 'Kein Mensch',
  'deed.cow': 'Kuh stehlen',
  'deed.mine': ({ resource, count: number }) =>
    `${Number(number) > 1 ? amount(resource ?? '', number ?? 0) : MINED[String(resource)]} abbauen`,
  'deed.build-tiles': '2 Plättchen bauen',
  'deed.build-outpost': 'Außen\u00adposten bauen',
  'deed.refresh-cave': 'Neue Plättchen',
  'deed.get-power': ({ count: number }) => `${number} Kraft sammeln`,
  'deed.replenish': 'Gruben auffüllen',
  'deed.buy-card': 'Troll\u00adkarte kaufen',
  'deed.refresh-cards': 'Neue Troll\u00adkarten',
  'deed.clan': 'Clan\u00adplättchen',
  'deed.activate': 'Plättchen aktivieren',

  'brings.princess': 'Sie schläft in einem freien Bett: 7 Punkte. Nimm dann ein Königsplättchen.',
  'brings.bell': 'Kommt auf einen deiner Glockenplätze, vielleicht mit Bonus.',
  'brings.castle': ({ castle }) => `${GIFTS_TOLD[String(castle)]}. Danach gehen deine Trolle heim.`,
  'brings.swap': 'Kommt auf einen Wechselbalgplatz; einer von deinen bleibt hier und legt etwas frei.',
  'brings.hire': 'Arbeitet in einer Grotte: dort von jetzt an 1 Mühe.',
  'brings.cow': 'In einen freien Stall.',
  'brings.mine': 'Aus deinen gefüllten Gruben zu deinen Gütern.',
  'brings.build-tiles': 'Ein oder zwei Plättchen aus der Auslage, eins nach dem anderen.',
  'brings.build-outpost':
    'Deiner geht in ein Dorf: dort für immer 1 Mühe. Der neutrale kommt auf einen Außenpostenplatz.',
  'brings.refresh-cave': 'Legt fünf andere in die Auslage.',
  'brings.get-power': 'Bezahlt Prinzessinnen, Wechselbälger, Menschen und Karten.',
  'brings.replenish': 'Alle deine leeren Gruben einer Art sind wieder voll.',
  'brings.buy-card': 'Eine der fünf in der Auslage, für immer.',
  'brings.refresh-cards': 'Legt fünf andere in die Auslage.',
  'brings.activate': 'Das Clanplättchen oder eins deiner Königsplättchen, einmal pro Phase.',

  'short.clan-teal': 'Kraft, Obsidian',
  'short.clan-yellow': 'Gold, Obsidian',
  'short.clan-red': '2 Obsidian',
  'short.clan-purple': 'Kraft, Kuh',
  'short.king-move-trolls': '2 Trolle\nbewegen',
  'short.king-move-troll-human': 'Troll und\nMensch',
  'short.king-move-humans': 'Menschen\nbewegen',
  'short.king-power': '2 Kraft',
  'short.king-cows': '2 Kühe',
  'short.king-mine-obsidian': '3 Obsidian\nabbauen',
  'short.king-mine-gold': '2 Gold\nabbauen',
  'short.king-mine-diamond': 'Diamant\nabbauen',
  'short.king-build': '1 Plättchen',
  'short.king-troll-card': '1 Karte',
  'short.king-refill': 'auffüllen',
  'short.king-site-obsidian': '4 Gruben',
  'short.king-site-gold': '3 Gruben',
  'short.king-site-diamond': '2 Gruben',
  'short.king-spots-changelings': '2 Plätze',
  'short.king-spots-changeling-outpost': '2 Plätze',
  'short.king-spots-changeling-bell': '2 Plätze',
  'short.king-spots-bells': '2 Plätze',
  'short.king-spots-outpost-bell': '2 Plätze',
  'short.king-totems': '3 Totems',

  'word.bed': 'freies Bett',
  'word.slept': '7 Punkte',
  'word.bell': ({ bonus }) => SHORT_BONUS[String(bonus)] ?? '',
  'word.bell-full': 'Glocke',
  'word.resource': ({ bonus }) => SHORT_BONUS[String(bonus)] ?? '',
  'word.resource-full': 'Außenposten',
  'word.victory-bat': '1 je Karte',
  'word.victory-toad': '1 je Karte',
  'word.victory-snake': '1 je Karte',
  'word.victory-diamond': 'je 1',
  'word.victory-gold-pair': '1 je 2',
  'word.victory-obsidian-pair': '1 je 2',
  'word.victory-cow': '1 je Kuh',
  'word.victory-human-pair': '1 je 2',

  'cave.princess': 'Prinzessinnen\u00adhöhle',
  'cave.bell': 'Glocken\u00adhöhle',
  'cave.resource': 'Obsidian\u00adhöhle',
  'cave.victory': 'Trophäen\u00adhöhle',
  'tile-brings.princess': 'ein Bett für eine Prinzessin',
  'tile-brings.bell': ({ bonus }) => `ein Glockenplatz: ${SHORT_BONUS[String(bonus)]}`,
  'tile-brings.resource': ({ bonus }) => `2 Obsidian, ein Außenpostenplatz: ${SHORT_BONUS[String(bonus)]}`,
  'trophy.bat': '1 Punkt je Fledermauskarte',
  'trophy.toad': '1 Punkt je Krötenkarte',
  'trophy.snake': '1 Punkt je Schlangenkarte',
  'trophy.diamond': '1 Punkt je Diamant',
  'trophy.gold-pair': '1 Punkt je 2 Gold',
  'trophy.obsidian-pair': '1 Punkt je 2 Obsidian',
  'trophy.cow': '1 Punkt je Kuh',
  'trophy.human-pair': '1 Punkt je 2 Menschen',

  'card-brings.vp-king': 'Ende: 1 je Königs\u00adplättchen',
  'card-brings.vp-diamond-sites': 'Ende: 1 je 2 Diamant\u00adgruben',
  'card-brings.vp-gold-sites': 'Ende: 1 je 2 Goldgruben',
  'card-brings.vp-obsidian-sites': 'Ende: 1 je 3 Obsidian\u00adgruben',
  'card-brings.vp-bell-tiles': 'Ende: 1 je Glocken\u00adhöhle',
  'card-brings.vp-princess-tiles': 'Ende: 1 je Prinzessinnen\u00adhöhle',
  'card-brings.vp-victory-tiles': 'Ende: 1 je Trophäen\u00adhöhle',
  'card-brings.vp-cave-tiles': 'Ende: 1 je 4 Höhlen\u00adplättchen',
  'card-brings.vp-power': 'Ende: 1 je übrige Kraft',
  'card-brings.gain-gold': 'Sofort: 1 Gold',
  'card-brings.gain-obsidian': 'Sofort: 2 Obsidian',
  'card-brings.gain-power': 'Sofort: 2 Kraft',
  'card-brings.gain-refill': 'Sofort: Gruben füllen',
  'card-brings.spot-bed': 'Ein Prinzessinnen\u00adbett',
  'card-brings.spot-bell': ({ totem }) => `Ein Glocken\u00adplatz: ${TOTEM_BONUS[String(totem)]}`,
  'card-brings.spot-outpost': ({ totem }) => `Ein Außenposten\u00adplatz: ${TOTEM_BONUS[String(totem)]}`,

  'challenge.kc-princess-tiles': '3 Prinzessinnen\u00adhöhlen',
  'challenge.kc-resource-tiles': '3 Obsidian\u00adhöhlen',
  'challenge.kc-bell-tiles': '3 Glocken\u00adhöhlen',
  'challenge.kc-victory-tiles': '3 Trophäen\u00adhöhlen',
  'challenge.kc-cave-tiles': '7 Höhlen\u00adplättchen',
  'challenge.kc-bats': '3 Fledermaus\u00adkarten',
  'challenge.kc-snakes': '3 Schlangen\u00adkarten',
  'challenge.kc-toads': '3 Kröten\u00adkarten',
  'challenge.kc-each-totem': 'Jedes Totem einmal',
  'challenge.kc-five-cards': '5 Troll\u00adkarten',
  'challenge.kc-outposts': '3 Außen\u00adposten erbeuten',
  'challenge.kc-changelings': '3 Wechsel\u00adbälger erbeuten',
  'challenge.kc-bells': '3 Glocken erbeuten',
  'challenge.kc-humans': '5 Menschen daheim',
};
