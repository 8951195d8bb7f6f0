import type { Params, Translation } from '../../../../kernel/messages.ts';
import { howMany, title } from '../../../speech/speech.ts';
import { whose } from '../../../speech/swedish.ts';
import { PRODUCE, type Produce } from '../../box/produce.ts';
import type * as english from '../en/index.ts';
import { A, amount, figureOf, gardenOf, KIND, PLURAL, priceOfTwo, SIDE } from './speech.ts';
import { summary } from './summary.ts';

const LIST = new Intl.ListFormat('sv');

function amounts(params: Params): string {
  const parts = PRODUCE.flatMap((kind) => {
    const count = Number(params[kind]);
    return count > 0 ? [amount(kind, count)] : [];
  });
  return parts.length === 0 ? 'ingenting' : LIST.format(parts);
}

export const words: Translation<typeof english.words> = {
  'game.summary': summary,

  'kind.pumpkin': 'pumpa',
  'kind.apple': 'äpple',
  'kind.bean': 'böna',
  'pay.pumpkin': 'pumpor',
  'pay.apple': 'äpplen',
  'pay.bean': 'bönor',
  'end.left': 'vänster',
  'end.right': 'höger',

  'option.goal': 'Skörd av ett slag som krävs för att vinna',
  'option.firstPlayer': 'Vem som börjar',
  'option.firstPlayer.random': 'lottas',

  'ask.sow': 'Så en bricka: välj en på handen och den ände av trädgården där den ska ligga.',
  'ask.buy': 'Lej en varelse, eller avsluta.',
  'ask.place-gnome': 'Ställ ut din tomte: välj en tom bricka, i vilken trädgård som helst.',
  'ask.place-two-gnomes': 'Skräm bort en alv: välj dess bricka, i vilken trädgård som helst.',
  'ask.place-elf': 'Ställ ut din alv: välj en tom bricka eller en med ett troll, i vilken trädgård som helst.',
  'ask.place-troll': 'Ställ ut ditt troll: välj en tom bricka eller en med en tomte, i vilken trädgård som helst.',

  'move.sow': ({ kind, end }) => `Så ${A[kind as Produce]} ${SIDE[String(end)]}`,
  'move.buy': ({ purchase, pay, and }) => {
    switch (purchase) {
      case 'gnome':
        return `Tomte för ${amount(pay as Produce, 3)}`;
      case 'elf':
        return `Alv för ${amount(pay as Produce, 4)}`;
      case 'troll':
        return 'Troll för en av varje';
      default:
        return `Två tomtar för ${priceOfTwo(pay as Produce, and as Produce)}, för att skrämma bort en alv`;
    }
  },
  'move.done': 'Avsluta',
  'move.place': ({ garden, tile, kind, creature, owner }, speaker) => {
    const what = kind === undefined ? 'Bricka' : KIND[kind as Produce];
    const figure = creature === undefined ? '' : ` med ${figureOf(creature, owner, speaker)}`;
    return `${what}${figure}, nummer ${Number(tile) + 1} i ${gardenOf(garden, speaker)}`;
  },

  'blocked.not-in-hand': 'Du har inte {kind} på handen.',
  'blocked.price-gnome': 'En tomte kostar 3 av ett slag, och så många {pay} har du inte.',
  'blocked.price-two-gnomes': ({ pay, and }) =>
    `De här två tomtarna kostar ${priceOfTwo(pay as Produce, and as Produce)}, och så mycket har du inte.`,
  'blocked.price-elf': 'En alv kostar 4 av ett slag, och så många {pay} har du inte.',
  'blocked.price-troll': 'Ett troll kostar en av varje slag, och något av dem saknas.',
  'blocked.no-figure-gnome': 'Du har ingen tomte kvar i förrådet.',
  'blocked.no-figure-two-gnomes': 'För detta behövs två tomtar i förrådet.',
  'blocked.no-figure-elf': 'Du har ingen alv kvar i förrådet.',
  'blocked.no-figure-troll': 'Du har inget troll kvar i förrådet.',
  'blocked.no-tile-gnome': 'Det finns ingen tom bricka för en tomte.',
  'blocked.no-tile-two-gnomes': 'Det finns ingen alv att skrämma bort.',
  'blocked.no-tile-elf': 'Det finns ingen tom bricka, och ingen med ett troll.',
  'blocked.no-tile-troll': 'Det finns ingen tom bricka, och ingen med en tomte.',
  'blocked.gnome-on-gnome': 'Där står redan en tomte.',
  'blocked.gnome-on-elf': 'En alv vaktar den; det krävs två tomtar för att skrämma bort den.',
  'blocked.gnome-on-troll': 'En tomte vågar sig inte nära ett troll.',
  'blocked.two-gnomes-on-empty': 'Här finns ingen alv att skrämma bort.',
  'blocked.two-gnomes-on-gnome': 'Här finns ingen alv att skrämma bort.',
  'blocked.two-gnomes-on-troll': 'Här finns ingen alv att skrämma bort.',
  'blocked.elf-on-gnome': 'En alv kan inte jaga bort en tomte.',
  'blocked.elf-on-elf': 'Där står redan en alv.',
  'blocked.troll-on-elf': 'En alv vaktar den mot troll.',
  'blocked.troll-on-troll': 'Där står redan ett troll.',

  'told.sowed': ({ seat, kind, end }, speaker) =>
    `${speaker.name(Number(seat))} sådde ${A[kind as Produce]} ${SIDE[String(end)]}.`,
  'told.harvested': (params, speaker) => `${speaker.name(Number(params.seat))} skördade ${amounts(params)}.`,
  'told.bought': ({ seat, purchase, pay, and }, speaker) => {
    const who = speaker.name(Number(seat));
    switch (purchase) {
      case 'gnome':
        return `${who} lejde en tomte för ${amount(pay as Produce, 3)}.`;
      case 'elf':
        return `${who} kallade på en alv för ${amount(pay as Produce, 4)}.`;
      case 'troll':
        return `${who} lockade fram ett troll med en av varje.`;
      default:
        return `${who} lejde två tomtar för ${priceOfTwo(pay as Produce, and as Produce)}.`;
    }
  },
  'told.placed': ({ seat, creature, garden, kind }, speaker) => {
    const who = speaker.name(Number(seat));
    const where = `på ${A[kind as Produce]} i ${gardenOf(garden, speaker)}`;
    switch (creature) {
      case 'gnome':
        return `${who} ställde en tomte ${where}.`;
      case 'elf':
        return `${who} ställde en alv ${where}.`;
      default:
        return `TRØLL! ${who} ställde ett troll ${where}.`;
    }
  },
  'told.drove-off': ({ seat, driven, owner, garden, kind }, speaker) => {
    const theirs = figureOf(driven, owner, speaker);
    const where = `${A[kind as Produce]} i ${gardenOf(garden, speaker)}`;
    switch (driven) {
      case 'elf':
        return `${title(whose(seat, speaker, 'dina'))} två tomtar skrämde bort ${theirs} från ${where}; en av dem stannade.`;
      case 'troll':
        return `${title(figureOf('elf', seat, speaker))} jagade bort ${theirs} från ${where}.`;
      default:
        return `TRØLL! ${title(figureOf('troll', seat, speaker))} jagade bort ${theirs} från ${where}.`;
    }
  },
  'told.lost': (params, speaker) => `${speaker.name(Number(params.seat))} lät ${amounts(params)} ruttna.`,
  'told.drew': ({ seat, kind }, speaker) => `${speaker.name(Number(seat))} drog ${A[kind as Produce]}.`,
  'told.drew-a-tile': '{seat} drog en bricka.',
  'told.marker': '{seat} tog turmarkören och börjar nästa runda.',
  'told.won': ({ seat, kind, count }, speaker) =>
    `${speaker.name(Number(seat))} råder över ${amount(kind as Produce, Number(count))} och vinner kristallkulan.`,
  'told.no-tile': '{seat} har ingen bricka kvar att så, och partiet är slut.',

  'reason.over': ({ worth }) => (Number(worth) > 0 ? 'Det vinner partiet.' : 'Det förlorar partiet.'),
  'reason.strike': ({ worth }) =>
    Number(worth) > 0 ? 'Målet kommer inom räckhåll för en enda tur.' : 'Målet hamnar utom räckhåll för en enda tur.',
  'reason.growth': ({ worth, best }) => {
    const many = howMany(best, worth);
    const way = Number(worth) > 0 ? 'närmare' : 'längre från';
    if (many > 0) return `Du kommer ${many} steg ${way} målet.`;
    return Number(worth) > 0 ? 'Du råder över mer av det som räknas.' : 'Du råder över mindre av det som räknas.';
  },
  'reason.guard': ({ worth }) =>
    Number(worth) > 0 ? 'En av dina alver vaktar din trädgård.' : 'Din trädgård förlorar en alv som vaktar den.',
  'reason.stock': ({ worth }) =>
    Number(worth) > 0 ? 'En figur kommer tillbaka till ditt förråd.' : 'Det tar en figur ur ditt förråd.',
  'reason.tempo': ({ worth }) => (Number(worth) > 0 ? 'Du får två turer i rad.' : 'Dina två turer i rad är över.'),
  'reason.rivals': ({ worth }) =>
    Number(worth) > 0 ? 'Det håller de andra tillbaka.' : 'Det ger de andra ett bättre läge.',
  'score.points': ({ points }) => `${points} av ett slag`,
  'score.tiles': ({ kind, count }) => `${amount(kind as Produce, Number(count))} i jorden`,
  'score.pairs': ({ kind, count }) => `${count} par ${PLURAL[kind as Produce][1]} sida vid sida`,
  'score.gnomes': ({ kind, count }) => `${count} ${count === 1 ? 'tomte' : 'tomtar'} på ${PLURAL[kind as Produce][1]}`,

  'counts.bought': 'Lejt',
  'counts.sown': 'Sått',
  'counts.driven-off': 'Bortkört',
  'counts.won-with': 'Vunnet med',
  'purchase.gnome': 'En tomte',
  'purchase.two-gnomes': 'Två tomtar',
  'purchase.elf': 'En alv',
  'purchase.troll': 'Ett troll',
  'creature.gnome': 'Tomte',
  'creature.elf': 'Alv',
  'creature.troll': 'Troll',
};
