import type { Params, Translation } from '../../../../kernel/messages.ts';
import { does, has, verb, whose } from '../../../speech/german.ts';
import { howMany, title } from '../../../speech/speech.ts';
import { PRODUCE, type Produce } from '../../box/produce.ts';
import type * as english from '../en/index.ts';
import { A, amount, figureOf, gardenOf, NO, ON_A, PLURAL, priceOfTwo, SIDE } from './speech.ts';
import { summary } from './summary.ts';

const LIST = new Intl.ListFormat('de');

/** '3 Äpfel und 4 Bohnen' */
function amounts(params: Params): string {
  const parts = PRODUCE.flatMap((kind) => {
    const count = Number(params[kind]);
    return count > 0 ? [amount(kind, count)] : [];
  });
  return parts.length === 0 ? 'nichts' : LIST.format(parts);
}

export const words: Translation<typeof english.words> = {
  'game.summary': summary,

  'kind.pumpkin': 'Kürbis',
  'kind.apple': 'Apfel',
  'kind.bean': 'Bohne',
  'pay.pumpkin': 'Kürbisse',
  'pay.apple': 'Äpfel',
  'pay.bean': 'Bohnen',
  'end.left': 'links',
  'end.right': 'rechts',

  'option.goal': 'Ernte einer Sorte, die zum Sieg nötig ist',
  'option.firstPlayer': 'Wer beginnt',
  'option.firstPlayer.random': 'wird ausgelost',

  'ask.sow': 'Säe ein Plättchen: Wähle eins von deiner Hand und das Ende deines Gartens, an das es kommt.',
  'ask.buy': 'Heuere ein Wesen an, oder hör auf.',
  'ask.place-gnome': 'Stell deinen Wichtel auf: Wähle ein leeres Plättchen in einem beliebigen Garten.',
  'ask.place-two-gnomes': 'Verscheuche einen Elfen: Wähle sein Plättchen in einem beliebigen Garten.',
  'ask.place-elf':
    'Stell deinen Elfen auf: Wähle ein leeres Plättchen oder eins mit einem Troll, in einem beliebigen Garten.',
  'ask.place-troll':
    'Stell deinen Troll auf: Wähle ein leeres Plättchen oder eins mit einem Wichtel, in einem beliebigen Garten.',

  'move.sow': ({ kind, end }) => `${title(A[kind as Produce])} ${SIDE[String(end)]} säen`,
  'move.buy': ({ purchase, pay, and }) => {
    switch (purchase) {
      case 'gnome':
        return `Wichtel für ${amount(pay as Produce, 3)}`;
      case 'elf':
        return `Elf für ${amount(pay as Produce, 4)}`;
      case 'troll':
        return 'Troll für je eins';
      default:
        return `Zwei Wichtel für ${priceOfTwo(pay as Produce, and as Produce)}, um einen Elfen zu verscheuchen`;
    }
  },
  'move.done': 'Fertig',
  'move.place': ({ garden, tile, kind, creature, owner }, speaker) => {
    const what = kind === undefined ? 'Plättchen' : PLURAL[kind as Produce][0];
    const figure = creature === undefined ? '' : ` mit ${figureOf(creature, owner, speaker, 'dative')}`;
    return `${what}${figure}, Nummer ${Number(tile) + 1} in ${gardenOf(garden, speaker)}`;
  },

  'blocked.not-in-hand': ({ kind }) => `Du hast ${NO[kind as Produce]} auf der Hand.`,
  'blocked.price-gnome': 'Ein Wichtel kostet 3 von einer Sorte, und so viele {pay} hast du nicht.',
  'blocked.price-two-gnomes': ({ pay, and }) =>
    `Diese zwei Wichtel kosten ${priceOfTwo(pay as Produce, and as Produce)}, und so viel hast du nicht.`,
  'blocked.price-elf': 'Ein Elf kostet 4 von einer Sorte, und so viele {pay} hast du nicht.',
  'blocked.price-troll': 'Ein Troll kostet eins von jeder Sorte, und etwas davon fehlt dir.',
  'blocked.no-figure-gnome': 'Du hast keinen Wichtel mehr im Vorrat.',
  'blocked.no-figure-two-gnomes': 'Dafür brauchst du zwei Wichtel im Vorrat.',
  'blocked.no-figure-elf': 'Du hast keinen Elfen mehr im Vorrat.',
  'blocked.no-figure-troll': 'Du hast keinen Troll mehr im Vorrat.',
  'blocked.no-tile-gnome': 'Es gibt kein leeres Plättchen für einen Wichtel.',
  'blocked.no-tile-two-gnomes': 'Es gibt keinen Elfen zu verscheuchen.',
  'blocked.no-tile-elf': 'Es gibt kein leeres Plättchen und keins mit einem Troll.',
  'blocked.no-tile-troll': 'Es gibt kein leeres Plättchen und keins mit einem Wichtel.',
  'blocked.gnome-on-gnome': 'Da steht schon ein Wichtel.',
  'blocked.gnome-on-elf': 'Ein Elf bewacht es; um ihn zu verscheuchen, braucht es zwei Wichtel.',
  'blocked.gnome-on-troll': 'Ein Wichtel traut sich nicht in die Nähe eines Trolls.',
  'blocked.two-gnomes-on-empty': 'Hier gibt es keinen Elfen zu verscheuchen.',
  'blocked.two-gnomes-on-gnome': 'Hier gibt es keinen Elfen zu verscheuchen.',
  'blocked.two-gnomes-on-troll': 'Hier gibt es keinen Elfen zu verscheuchen.',
  'blocked.elf-on-gnome': 'Ein Elf kann keinen Wichtel vertreiben.',
  'blocked.elf-on-elf': 'Da steht schon ein Elf.',
  'blocked.troll-on-elf': 'Ein Elf bewacht es gegen Trolle.',
  'blocked.troll-on-troll': 'Da steht schon ein Troll.',

  'told.sowed': ({ seat, kind, end }, speaker) =>
    `${has(seat, speaker)} ${SIDE[String(end)]} ${A[kind as Produce]} gesät.`,
  'told.harvested': (params, speaker) => `${has(params.seat, speaker)} ${amounts(params)} geerntet.`,
  'told.bought': ({ seat, purchase, pay, and }, speaker) => {
    const who = has(seat, speaker);
    switch (purchase) {
      case 'gnome':
        return `${who} für ${amount(pay as Produce, 3)} einen Wichtel angeheuert.`;
      case 'elf':
        return `${who} für ${amount(pay as Produce, 4)} einen Elfen gerufen.`;
      case 'troll':
        return `${who} mit je eins einen Troll angelockt.`;
      default:
        return `${who} für ${priceOfTwo(pay as Produce, and as Produce)} zwei Wichtel angeheuert.`;
    }
  },
  'told.placed': ({ seat, creature, garden, kind }, speaker) => {
    const who = has(seat, speaker);
    const where = `in ${gardenOf(garden, speaker)} auf ${A[kind as Produce]} gestellt`;
    switch (creature) {
      case 'gnome':
        return `${who} einen Wichtel ${where}.`;
      case 'elf':
        return `${who} einen Elfen ${where}.`;
      default:
        return `TRØLL! ${who} einen Troll ${where}.`;
    }
  },
  'told.drove-off': ({ seat, driven, owner, garden, kind }, speaker) => {
    const theirs = figureOf(driven, owner, speaker, 'accusative');
    const where = `in ${gardenOf(garden, speaker)} von ${ON_A[kind as Produce]}`;
    switch (driven) {
      case 'elf':
        return `${title(whose(seat, speaker, 'deine'))} zwei Wichtel haben ${theirs} ${where} verscheucht; einer ist geblieben.`;
      case 'troll':
        return `${title(figureOf('elf', seat, speaker, 'nominative'))} hat ${theirs} ${where} vertrieben.`;
      default:
        return `TRØLL! ${title(figureOf('troll', seat, speaker, 'nominative'))} hat ${theirs} ${where} verjagt.`;
    }
  },
  'told.lost': (params, speaker) => `${has(params.seat, speaker)} ${amounts(params)} verfaulen lassen.`,
  'told.drew': ({ seat, kind }, speaker) => `${has(seat, speaker)} ${A[kind as Produce]} gezogen.`,
  'told.drew-a-tile': ({ seat }, speaker) => `${has(seat, speaker)} ein Plättchen gezogen.`,
  'told.marker': ({ seat }, speaker) =>
    `${has(seat, speaker)} die Fackel genommen und ${verb(seat, speaker, 'beginnst', 'beginnt')} die nächste Runde.`,
  'told.won': ({ seat, kind, count }, speaker) =>
    `${does(seat, speaker, 'verfügst', 'verfügt')} über ${amount(kind as Produce, Number(count))} und ${verb(seat, speaker, 'gewinnst', 'gewinnt')} die Kristallkugel.`,
  'told.no-tile': ({ seat }, speaker) => `${has(seat, speaker)} kein Plättchen mehr zum Säen; die Partie ist zu Ende.`,

  'reason.over': ({ worth }) => (Number(worth) > 0 ? 'Das gewinnt die Partie.' : 'Das verliert die Partie.'),
  'reason.strike': ({ worth }) =>
    Number(worth) > 0
      ? 'Du könntest das Ziel in einem einzigen Zug erreichen.'
      : 'Du kannst das Ziel nicht mehr in einem einzigen Zug erreichen.',
  'reason.growth': ({ worth, best }) => {
    const many = howMany(best, worth);
    if (many > 0)
      return Number(worth) > 0
        ? `Du kommst dem Ziel um ${many} näher.`
        : `Du bist um ${many} weiter vom Ziel entfernt.`;
    return Number(worth) > 0
      ? 'Du verfügst über mehr von dem, was zählt.'
      : 'Du verfügst über weniger von dem, was zählt.';
  },
  'reason.guard': ({ worth }) =>
    Number(worth) > 0
      ? 'Einer deiner Elfen bewacht deinen Garten.'
      : 'Dein Garten verliert einen Elfen, der ihn bewacht.',
  'reason.stock': ({ worth }) =>
    Number(worth) > 0 ? 'Eine Figur kommt in deinen Vorrat zurück.' : 'Das nimmt eine Figur aus deinem Vorrat.',
  'reason.tempo': ({ worth }) =>
    Number(worth) > 0 ? 'Du hast dann zwei Züge nacheinander.' : 'Deine zwei Züge nacheinander sind vorbei.',
  'reason.rivals': ({ worth }) =>
    Number(worth) > 0 ? 'Das hält die anderen auf.' : 'Das bringt die anderen in eine bessere Lage.',
  'score.points': ({ points }) => `${points} gleiche`,
  'score.tiles': ({ kind, count }) => `${amount(kind as Produce, Number(count))} im Beet`,
  'score.pairs': ({ kind, count }) =>
    `${count} ${count === 1 ? 'Paar' : 'Paare'} ${PLURAL[kind as Produce][1]} nebeneinander`,
  'score.gnomes': ({ kind, count }) => `${count} Wichtel auf: ${PLURAL[kind as Produce][1]}`,

  'counts.bought': 'Angeheuert',
  'counts.sown': 'Gesät',
  'counts.driven-off': 'Vertrieben',
  'counts.won-with': 'Gewonnen mit',
  'purchase.gnome': 'Ein Wichtel',
  'purchase.two-gnomes': 'Zwei Wichtel',
  'purchase.elf': 'Ein Elf',
  'purchase.troll': 'Ein Troll',
  'creature.gnome': 'Wichtel',
  'creature.elf': 'Elf',
  'creature.troll': 'Troll',
};
