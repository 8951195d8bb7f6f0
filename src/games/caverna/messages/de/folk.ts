import type { Catalogue, Param, Params, Translation } from '../../../../kernel/messages.ts';
import { has, is, toWhom, whose } from '../../../speech/german.ts';
import { count, lookUp, title } from '../../../speech/speech.ts';
import { harvestTrade } from '../../rules/harvest-trades.ts';
import type * as english from '../en/folk.ts';
import { names } from './names.ts';
import { amount, at, goods, listed, single } from './speech.ts';

const YOUNG = [
  ['sheep', 'ein Lamm'],
  ['donkey', 'ein Eselfohlen'],
  ['boar', 'ein Frischling'],
  ['cattle', 'ein Kalb'],
] as const;

/** 'Elfen', 'Jägerhütte' */
function source(by: Param): string {
  const texts: Catalogue = names;
  return String(texts[`furnishing.${by}`] ?? texts[`folk.${by}`]);
}

function traded({ by, way }: Params): string {
  const trade = harvestTrade(String(by), Number(way));
  return `${goods(trade.give)} gegen ${goods(trade.get)}`;
}

/** The Forgotten Folk: what is asked, and what may be answered. */
export const folkQuestions: Translation<typeof english.folkQuestions> = {
  'ask.folk-or-dwarves': 'Bleibst du bei den Zwergen, oder führst du ein anderes Volk?',
  'ask.folk-pick': 'Wähle das Volk, das du führen willst.',
  'ask.folk-any': 'Wähle das Volk, das du führen willst.',
  'ask.clumsy': 'Deine Person ist ungeschickt. Wähle die Ware, die verloren geht.',
  'ask.train': 'Bezahlst du 1 Erz, damit die Waffe vor dem Beutezug stärker wird?',
  'ask.pasture-payment': ({ pasture }) =>
    `Wähle, wie du die ${pasture === 'small' ? 'kleine' : 'große'} Weide bezahlst.`,
  'ask.sow-crop': ({ first }) => (first === true ? 'Säe: Wähle, was und wo.' : 'Säe weiter, oder hör auf.'),
  'ask.breed-again': 'Gibst du Tieren, die Nachwuchs hatten, Gemüse, damit sie noch einmal welchen bekommen?',
  'ask.harvest-start': 'Die Ernte beginnt. Nutze, was dein Volk und deine Einrichtungen jetzt bieten.',
  'ask.cook': ({ animals, food }) =>
    Number(animals) === 0
      ? 'Wähle Tiere, die du gemeinsam in Nahrung umwandelst.'
      : `${count(animals, 'Tier', 'Tiere')} zusammen: ${amount('food', food)}. Nimm weitere dazu, oder hör auf.`,
  'ask.feed-stone': ({ need, food, craving, stone, missing }) => {
    const cost = Number(need) === 0 ? goods({ stone: craving }) : goods({ stone: craving, food: need });
    const owned = Number(need) === 0 ? goods({ stone }) : goods({ stone, food });
    return Number(missing) === 0
      ? `Ernähre deine Familie: Das kostet ${cost}, und du hast ${owned}.`
      : `Ernähre deine Familie: Nötig sind ${cost}, du hast ${owned}. ${amount('begging', missing)}, wenn du jetzt bezahlst.`;
  },

  'move.dwarves': 'Bei den Zwergen bleiben',
  'move.folk': 'Ein anderes Volk führen',
  'move.pick-folk': 'Die {folk} führen',
  'move.lose': ({ good }) => `${amount(good, 1)} verlieren`,
  'move.train': '1 Erz für 1 Stärke mehr bezahlen',
  'move.untrained': 'So losziehen',
  'move.sow-on': ({ crop, cell }) => `${lookUp(names, `crop.${crop}`)} ${at(cell)}`,
  'move.sown': 'Nichts mehr säen',
  'move.single': ({ tile, cell }) => `${title(single(tile))} ${at(cell)} legen`,
  'move.breed-again': (params) => {
    const born = YOUNG.filter(([animal]) => params[animal] === true).map(([, young]) => young);
    return `${title(listed(born))} für ${amount('vegetable', params.vegetable)}`;
  },
  'move.harvest-gain': ({ by }) => `Jetzt nutzen: ${source(by)}`,
  'move.harvest-trade': (params) => `${source(params.by)}: ${traded(params)}`,
  'move.carve': ({ do: _, ...animals }) => `${goods(animals)} abgeben`,
  'move.crop': ({ crop }) => (crop === 'gemfruit' ? 'Edelfrucht gegen Rubin' : 'Pilz gegen Gemüse'),
  'move.cook': 'Mehrere Tiere gemeinsam umwandeln',
  'move.add': ({ animal }) => `${amount(animal, 1)} dazu`,
  'move.cook-now': 'In Nahrung umwandeln',
};

/** Why an answer is greyed out. */
export const folkReasons: Translation<typeof english.folkReasons> = {
  'blocked.folk-taken': 'Schon gewählt: {owner}.',
  'blocked.clumsy': 'Die einzige Ware dort ginge verloren.',
  'blocked.no-field': 'Du hast keinen leeren Acker dafür.',
  'blocked.no-meadow': 'Du hast keine Wiese dafür, auf die deine Tiere verzichten können.',
  'blocked.no-single': 'Von diesem Plättchen ist keines mehr da.',
  'blocked.once-a-round': 'Das hast du in dieser Runde schon genutzt.',
  'blocked.traded': 'Hier hast du in dieser Ernte schon getauscht.',
  'blocked.vegetable': ({ vegetable }) => `Das kostet ${amount('vegetable', vegetable)}.`,
  'blocked.young': 'Tiere, die gerade Nachwuchs hatten, bleiben, bis die Vermehrung vorbei ist.',
  'blocked.twin-barred': 'Dein Volk kann dieses Plättchen nicht legen.',
};

/** What has happened. */
export const folkEvents: Translation<typeof english.folkEvents> = {
  'reason.gift.dwarves': 'Zwerge haben keine Gaben.',
  'reason.gift.cave-goblins': 'Höhlengoblins beginnen mit einer Person mehr.',
  'reason.gift.dark-elves': ({ worth }) =>
    Number(worth) > 0 ? 'Die Dunkelelfen kommen einem Goblin näher.' : 'Die Dunkelelfen finden schwerer einen Goblin.',
  'reason.gift.elves': ({ worth }) =>
    Number(worth) > 0 ? 'Die Elfen behalten wilden Wald zum Leben.' : 'Das nimmt wilden Wald, in dem die Elfen leben.',
  'reason.gift.humans': ({ worth }) =>
    Number(worth) > 0
      ? 'Mehr Plättchen der Menschen können über den Rand ragen.'
      : 'Das nimmt einen Rand, über den ein Plättchen ragen könnte.',
  'reason.gift.mountain-dwarves': ({ worth }) =>
    Number(worth) > 0 ? 'Bergzwerge können damit statt mit Holz bauen.' : 'Das verbraucht, was Holz ersetzen könnte.',
  'reason.gift.pale-ones': ({ worth }) =>
    Number(worth) > 0
      ? 'Mehr Plättchen der Bleichlinge können über den Rand ragen.'
      : 'Das nimmt einen Rand, über den ein Plättchen ragen könnte.',
  'reason.gift.silicoids': 'Silikoiden essen Stein.',
  'reason.gift.trolls': ({ worth }) =>
    Number(worth) > 0 ? 'Beutezüge der Trolle bringen ein Beutestück mehr.' : 'Beutezüge der Trolle bringen weniger.',
  'reason.stone': ({ worth }) =>
    Number(worth) > 0 ? 'Es ist mehr Stein zum Essen da.' : 'Stein zum Essen wird knapp.',
  'reason.folk-crops': ({ worth }) =>
    Number(worth) > 0 ? 'Es gibt mehr zu säen: Edelfrüchte oder Pilze.' : 'Das verbraucht Edelfrüchte oder Pilze.',
  'reason.goblins': ({ worth }) =>
    Number(worth) > 0 ? 'Niemand muss auf einen Goblin warten.' : 'Ein Goblin arbeitet erst nach allen anderen.',
  'told.folk-or-dwarves': ({ seat, wants }, speaker) =>
    wants === 'dwarves'
      ? `${is(seat, speaker)} bei den Zwergen geblieben.`
      : `${has(seat, speaker)} um ein anderes Volk gebeten.`,
  'told.folk-drawn': ({ seat, folk }, speaker) => `${has(seat, speaker)} die ${lookUp(names, `folk.${folk}`)} gezogen.`,
  'told.folk': ({ seat, folk }, speaker) => `${has(seat, speaker)} die ${lookUp(names, `folk.${folk}`)} gewählt.`,
  'told.more-furnishings': ({ folk }) => `Auch die Einrichtungen der ${lookUp(names, `folk.${folk}`)} sind dabei.`,
  'told.goblin': ({ seat }, speaker) => `Bei ${toWhom(seat, speaker)} ist ein Goblin eingezogen.`,
  'told.lost': (params, speaker) => `${has(params.seat, speaker)} ${goods(params)} verloren.`,
  'told.trained': ({ seat, strength }, speaker) => `${has(seat, speaker)} bis Stärke ${strength} geübt.`,
  'told.sowed-on': ({ seat, crop, cell }, speaker) =>
    `${has(seat, speaker)} ${lookUp(names, `crop.${crop}`)} ${at(cell)} gesät.`,
  'told.puppy': ({ seat }, speaker) => `${title(whose(seat, speaker, 'deine'))} Hunde haben einen Welpen bekommen.`,
  'told.harvest-start': ({ seat, by }, speaker) => `${has(seat, speaker)} genutzt: ${source(by)}.`,
  'told.harvest-trade': (params, speaker) => {
    const texts: Catalogue = names;
    const room = texts[`furnishing.${params.by}`];
    // A folk trades by itself.
    return `${has(params.seat, speaker)} ${goods(params)} eingetauscht${room === undefined ? '' : `: ${room}`}.`;
  },
  'told.crop': ({ seat, crop, count: number }, speaker) =>
    `${has(seat, speaker)} ${amount(crop, number)} gegen ${amount(crop === 'gemfruit' ? 'ruby' : 'vegetable', number)} getauscht.`,
};
