import type { Translation } from '../../../../kernel/messages.ts';
import { does, has, is, whose } from '../../../speech/german.ts';
import { count, howMany, lookUp, title } from '../../../speech/speech.ts';
import type * as english from '../en/events.ts';
import { names } from './names.ts';
import { amount, at, goods, single, space } from './speech.ts';

const HALVES: Readonly<Record<string, readonly [string, string]>> = {
  'meadow-field': ['eine Wiese', 'einen Acker'],
  'cavern-tunnel': ['eine Höhle', 'einen Stollen'],
  'cavern-cavern': ['eine Höhle', 'eine weitere'],
  'ore-mine': ['eine Erzmine', 'einen Tiefstollen'],
};

/** What has happened. */
export const events: Translation<typeof english.events> = {
  'told.round': 'Runde {round} beginnt.',
  'told.card': 'Neues Aktionsfeld: {space}.',
  'told.marker': 'Ende dieser Runde: {event}.',
  'told.emptied': '{space} wurde geleert.',
  'told.rescued': ({ seat, space: at }, speaker) =>
    `${has(seat, speaker)} einen Rubin bezahlt, damit die Waren auf ${space(at)} liegen bleiben.`,
  'told.placed': ({ seat, space: at, strength }, speaker) =>
    Number(strength) === 0
      ? `${has(seat, speaker)} ${space(at)} gewählt.`
      : `${has(seat, speaker)} mit Stärke ${strength} ${space(at)} gewählt.`,
  'told.out-of-order': ({ seat, strength }, speaker) =>
    `${has(seat, speaker)} einen Rubin bezahlt, um eine Person mit Stärke ${strength} einzusetzen.`,
  'told.passed': ({ seat }, speaker) => `${has(seat, speaker)} für diese Runde gepasst.`,
  'told.imitated': ({ seat, space: at }, speaker) => `${has(seat, speaker)} ${space(at)} nachgeahmt.`,
  'told.gained': (params, speaker) => `${has(params.seat, speaker)} ${goods(params)} bekommen.`,
  'told.paid': (params, speaker) => `${has(params.seat, speaker)} ${goods(params)} bezahlt.`,
  'told.starting-player': ({ seat }, speaker) => `${does(seat, speaker, 'beginnst', 'beginnt')} ab der nächsten Runde.`,
  'told.tile': ({ seat, tile, a, b }, speaker) => {
    const [one, other] = HALVES[String(tile)] ?? ['', ''];
    return `${has(seat, speaker)} ${one} ${at(a)} und ${other} ${at(b)} gelegt.`;
  },
  'told.single': ({ seat, tile, cell }, speaker) => `${has(seat, speaker)} ${single(tile)} ${at(cell)} gelegt.`,
  'told.ruby-mine': ({ seat, cell }, speaker) => `${has(seat, speaker)} eine Rubinmine ${at(cell)} gebaut.`,
  'told.small-pasture': ({ seat, cell }, speaker) => `${has(seat, speaker)} eine kleine Weide ${at(cell)} eingezäunt.`,
  'told.large-pasture': ({ seat, a, b }, speaker) =>
    `${has(seat, speaker)} eine große Weide ${at(a)} und ${at(b)} eingezäunt.`,
  'told.stable': ({ seat, cell }, speaker) => `${has(seat, speaker)} einen Stall ${at(cell)} gebaut.`,
  'told.furnished': ({ seat, furnishing, cell }, speaker) =>
    `${has(seat, speaker)} ${at(cell)} gebaut: ${lookUp(names, `furnishing.${furnishing}`)}.`,
  'told.sowed': (params, speaker) =>
    `${has(params.seat, speaker)} ${count(Number(params.grain) + Number(params.vegetable), 'Acker', 'Äcker')} besät: ${goods(params)}.`,
  'told.forged': ({ seat, strength }, speaker) =>
    `${has(seat, speaker)} eine Waffe der Stärke ${strength} geschmiedet.`,
  'told.loot': ({ seat, item }, speaker) => `${has(seat, speaker)} Beute gewählt: ${lookUp(names, `loot.${item}`)}.`,
  'told.returned': ({ seat, strength }, speaker) =>
    `${is(seat, speaker)} mit Stärke ${strength} vom Beutezug heimgekehrt.`,
  'told.grew': ({ seat }, speaker) => `${title(whose(seat, speaker, 'deine'))} Familie hat ein Kind bekommen.`,
  'told.traded': ({ seat, ore, gold, food }, speaker) =>
    `${has(seat, speaker)} ${amount('ore', ore)} gegen ${amount('gold', gold)} und ${amount('food', food)} getauscht.`,
  'told.bought': ({ seat, good, gold }, speaker) =>
    `${has(seat, speaker)} ${amount(good, 1)} für ${amount('gold', gold)} gekauft.`,
  'told.slaughtered': ({ seat, food, ...animals }, speaker) =>
    `${has(seat, speaker)} ${goods(animals)} in ${amount('food', food)} umgewandelt.`,
  'told.converted': ({ seat, good, food }, speaker) =>
    `${has(seat, speaker)} ${amount(good, 1)} in ${amount('food', food)} umgewandelt.`,
  'told.spent-gold': ({ seat, gold, food }, speaker) =>
    `${has(seat, speaker)} ${amount('gold', gold)} in ${amount('food', food)} umgewandelt.`,
  'told.ruby': ({ seat, good }, speaker) =>
    `${has(seat, speaker)} einen Rubin${good === 'cattle' ? ' und 1 Nahrung' : ''} gegen ${amount(good, 1)} getauscht.`,
  'told.ruby-tile': ({ seat, tile, ruby }, speaker) =>
    `${has(seat, speaker)} ${amount('ruby', ruby)} für ${single(tile)} bezahlt.`,
  'told.exchanged': (params, speaker) =>
    `${has(params.seat, speaker)} ${goods(params)} bezahlt: ${lookUp(names, `furnishing.${params.furnishing}`)}.`,
  'told.discarded': ({ seat, strength }, speaker) =>
    `${has(seat, speaker)} eine Waffe der Stärke ${strength} gegen ${amount('food', strength)} abgegeben.`,
  'told.end-of-round': ({ event }) => `Die Runde ist zu Ende: ${lookUp(names, `event.${event}`)}.`,
  'told.skipped-phase': ({ seat, phase }, speaker) =>
    `${has(seat, speaker)} die ${phase === 'fields' ? 'Feldphase' : 'Vermehrung'} ausgelassen.`,
  'told.reaped': (params, speaker) => `${has(params.seat, speaker)} ${goods(params)} geerntet.`,
  'told.fed': (params, speaker) => {
    const { seat, begging, ...paid } = params;
    const hasPaid = Object.values(paid).some((number) => Number(number) > 0);
    const begs = Number(begging) > 0 ? ` und ${amount('begging', begging)} genommen` : '';
    if (hasPaid) return `${has(seat, speaker)} die Familie mit ${goods(paid)} ernährt${begs}.`;
    return `${has(seat, speaker)} ${begs === '' ? 'keine Nahrung gebraucht' : 'nichts zu essen gehabt'}${begs}.`;
  },
  'told.bred': (params, speaker) =>
    `${title(whose(params.seat, speaker, 'deine'))} Tiere haben Nachwuchs bekommen: ${goods(params)}.`,
};

export const scores: Translation<typeof english.scores> = {
  'score.points': ({ points }) => count(points, 'Punkt', 'Punkte'),
  'score.animals': 'Tiere: {count}',
  'score.missing': 'Fehlende Arten von Nutztieren: {count}',
  'score.grain': 'Getreide: {count}',
  'score.vegetables': 'Gemüse: {count}',
  'score.rubies': 'Rubine: {count}',
  'score.people': 'Personen: {count}',
  'score.unused': 'Ungenutzte Felder: {count}',
  'score.furnishing': '{furnishing}',
  'score.small-pastures': 'Kleine Weiden: {count}',
  'score.large-pastures': 'Große Weiden: {count}',
  'score.ore-mines': 'Erzminen: {count}',
  'score.ruby-mines': 'Rubinminen: {count}',
  'score.bonus': 'Bonus: {furnishing}',
  'score.gold': 'Gold: {count}',
  'score.begging': 'Bettelmarker: {count}',
  'score.given-back': 'Erstattete Verluste',
};

/** Why a bot thinks so. */
export const advice: Translation<typeof english.advice> = {
  'reason.over': ({ worth }) =>
    Number(worth) > 0 ? 'Damit ist die Partie gewonnen.' : 'Damit ist die Partie verloren.',
  'reason.points': ({ worth, points }) => {
    const many = howMany(points, worth);
    if (many === 0) return Number(worth) > 0 ? 'Das ist am Ende Punkte wert.' : 'Das kostet am Ende Punkte.';
    return `Das ${Number(worth) > 0 ? 'bringt' : 'kostet'} ${count(many, 'Punkt', 'Punkte')}.`;
  },
  'reason.family': ({ worth, people, room }) => {
    const isFor = Number(worth) > 0;
    if (howMany(people, worth) > 0) return `Von jetzt an in jeder Runde eine Aktion ${isFor ? 'mehr' : 'weniger'}.`;
    if (howMany(room, worth) > 0)
      return isFor ? 'Das schafft Platz für eine Person mehr.' : 'Das lässt keinen Platz für eine weitere Person.';
    return isFor
      ? 'Deine Familie schafft in den nächsten Runden mehr.'
      : 'Deine Familie schafft in den nächsten Runden weniger.';
  },
  'reason.first': ({ worth }) =>
    Number(worth) > 0 ? 'Du beginnst die nächste Runde.' : 'Jemand anderes beginnt die nächste Runde.',
  'reason.goods': ({ worth }) =>
    Number(worth) > 0
      ? 'Das bringt Waren, die du gut gebrauchen kannst.'
      : 'Das verbraucht Waren, die du später brauchen könntest.',
  'reason.food': ({ worth }) =>
    Number(worth) > 0
      ? 'So ist die Familie bei der Ernte leichter zu ernähren.'
      : 'Bei der Ernte wird die Nahrung für deine Familie knapp.',
  'reason.weapons': ({ worth }) =>
    Number(worth) > 0 ? 'Deine Beutezüge bringen mehr ein.' : 'Deine Beutezüge bringen weniger ein.',
  'reason.land': ({ worth }) =>
    Number(worth) > 0
      ? 'Das schafft Land, auf dem du bauen kannst.'
      : 'Das verbraucht Land, auf dem du bauen könntest.',
  'reason.animals': ({ worth }) =>
    Number(worth) > 0
      ? 'Du hast Platz für mehr Tiere und ihre Jungen.'
      : 'Du hast weniger Platz für Tiere und ihre Jungen.',
  'reason.furnishings': ({ worth }) =>
    Number(worth) > 0
      ? 'Deine Einrichtungen werden dir mehr bringen.'
      : 'Deine Einrichtungen werden dir weniger bringen.',
  'reason.under-way': ({ worth }) =>
    Number(worth) > 0 ? 'In dieser Aktion kommt noch etwas Gutes.' : 'Das verzichtet auf einen Teil dieser Aktion.',
  'reason.rivals': ({ worth }) =>
    Number(worth) > 0 ? 'Das nimmt, was die anderen brauchen könnten.' : 'Das lässt den anderen Besseres übrig.',
};
