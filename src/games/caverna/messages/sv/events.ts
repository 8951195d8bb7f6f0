import type { Translation } from '../../../../kernel/messages.ts';
import { count, howMany, lookUp, title, who } from '../../../speech/speech.ts';
import { whose } from '../../../speech/swedish.ts';
import type * as english from '../en/events.ts';
import { names } from './names.ts';
import { amount, cell, goods } from './speech.ts';

const HALVES: Readonly<Record<string, readonly [string, string]>> = {
  'meadow-field': ['en äng', 'en åker'],
  'cavern-tunnel': ['en grotta', 'en tunnel'],
  'cavern-cavern': ['en grotta', 'en till'],
  'ore-mine': ['en malmgruva', 'en djup tunnel'],
};

export const events: Translation<typeof english.events> = {
  'told.round': 'Runda {round} börjar.',
  'told.card': 'Ny aktionsruta: {space}.',
  'told.marker': 'Den här rundan slutar med {event}.',
  'told.emptied': '{space} tömdes.',
  'told.rescued': ({ seat, space }, speaker) =>
    `${who(seat, speaker)} betalade en rubin för varorna på ${lookUp(names, `space.${space}`)}.`,
  'told.placed': ({ seat, space, strength }, speaker) =>
    Number(strength) === 0
      ? `${who(seat, speaker)} gick till ${lookUp(names, `space.${space}`)}.`
      : `${who(seat, speaker)} gick till ${lookUp(names, `space.${space}`)} med styrka ${strength}.`,
  'told.out-of-order': '{seat} betalade en rubin för att placera en person med styrka {strength}.',
  'told.passed': '{seat} passade resten av rundan.',
  'told.imitated': '{seat} härmade {space}.',
  'told.gained': (params, speaker) => `${who(params.seat, speaker)} fick ${goods(params)}.`,
  'told.paid': (params, speaker) => `${who(params.seat, speaker)} betalade ${goods(params)}.`,
  'told.starting-player': '{seat} är startspelare nu.',
  'told.tile': ({ seat, tile, a, b }, speaker) => {
    const [one, other] = HALVES[String(tile)] ?? ['', ''];
    return `${who(seat, speaker)} lade ${one} på ${cell(a)} och ${other} på ${cell(b)}.`;
  },
  'told.single': ({ seat, tile, cell: at }, speaker) =>
    `${who(seat, speaker)} lade en ${lookUp(names, `tile.${tile}`)} på ${cell(at)}.`,
  'told.ruby-mine': ({ seat, cell: at }, speaker) => `${who(seat, speaker)} byggde en rubingruva på ${cell(at)}.`,
  'told.small-pasture': ({ seat, cell: at }, speaker) => `${who(seat, speaker)} byggde en liten hage på ${cell(at)}.`,
  'told.large-pasture': ({ seat, a, b }, speaker) =>
    `${who(seat, speaker)} byggde en stor hage på ${cell(a)} och ${cell(b)}.`,
  'told.stable': ({ seat, cell: at }, speaker) => `${who(seat, speaker)} byggde ett stall på ${cell(at)}.`,
  'told.furnished': ({ seat, furnishing, cell: at }, speaker) =>
    `${who(seat, speaker)} inredde ${cell(at)}: ${lookUp(names, `furnishing.${furnishing}`)}.`,
  'told.sowed': (params, speaker) =>
    `${who(params.seat, speaker)} sådde ${count(Number(params.grain) + Number(params.vegetable), 'åker', 'åkrar')}: ${goods(params)}.`,
  'told.forged': '{seat} smidde ett vapen med styrka {strength}.',
  'told.loot': ({ seat, item }, speaker) => `${who(seat, speaker)} valde ett byte: ${lookUp(names, `loot.${item}`)}.`,
  'told.returned': ({ seat, strength }, speaker) => `${who(seat, speaker)} kom hem från färden med styrka ${strength}.`,
  'told.grew': ({ seat }, speaker) => `${title(whose(seat, speaker, 'din'))} familj fick ett barn.`,
  'told.traded': ({ seat, ore, gold, food }, speaker) =>
    `${who(seat, speaker)} bytte ${amount('ore', ore)} mot ${amount('gold', gold)} och ${amount('food', food)}.`,
  'told.bought': ({ seat, good, gold }, speaker) =>
    `${who(seat, speaker)} köpte ${amount(good, 1)} för ${amount('gold', gold)}.`,
  'told.slaughtered': ({ seat, food, ...animals }, speaker) =>
    `${who(seat, speaker)} gjorde om ${goods(animals)} till ${amount('food', food)}.`,
  'told.converted': ({ seat, good, food }, speaker) =>
    `${who(seat, speaker)} gjorde om ${amount(good, 1)} till ${amount('food', food)}.`,
  'told.spent-gold': ({ seat, gold, food }, speaker) =>
    `${who(seat, speaker)} gjorde om ${amount('gold', gold)} till ${amount('food', food)}.`,
  'told.ruby': ({ seat, good }, speaker) =>
    `${who(seat, speaker)} bytte en rubin${good === 'cattle' ? ' och 1 mat' : ''} mot ${amount(good, 1)}.`,
  'told.ruby-tile': ({ seat, tile, ruby }, speaker) =>
    `${who(seat, speaker)} betalade ${amount('ruby', ruby)} för en ${lookUp(names, `tile.${tile}`)}.`,
  'told.exchanged': (params, speaker) =>
    `${who(params.seat, speaker)} betalade ${goods(params)} för att använda ${lookUp(names, `furnishing.${params.furnishing}`)}.`,
  'told.discarded': '{seat} lämnade ett vapen med styrka {strength} mot {strength} mat.',
  'told.end-of-round': ({ event }) => `Rundan slutar med ${lookUp(names, `event.${event}`)}.`,
  'told.skipped-phase': ({ seat, phase }, speaker) =>
    `${who(seat, speaker)} hoppade över ${phase === 'fields' ? 'åkrarna' : 'aveln'}.`,
  'told.reaped': (params, speaker) => `${who(params.seat, speaker)} skördade ${goods(params)}.`,
  'told.fed': (params, speaker) => {
    const { seat, begging, ...paid } = params;
    const hasPaid = Object.values(paid).some((number) => Number(number) > 0);
    const lacked = Number(begging) > 0 ? 'hade ingen mat till familjen' : 'behövde ingen mat till familjen';
    const fed = `${who(seat, speaker)} ${hasPaid ? `mättade familjen med ${goods(paid)}` : lacked}`;
    return Number(begging) === 0 ? `${fed}.` : `${fed} och tog ${amount('begging', begging)}.`;
  },
  'told.bred': (params, speaker) => `${title(whose(params.seat, speaker, 'dina'))} djur fick ungar: ${goods(params)}.`,
};

export const scores: Translation<typeof english.scores> = {
  'score.points': '{points} poäng',
  'score.animals': 'Djur: {count}',
  'score.missing': 'Sorters gårdsdjur som saknas: {count}',
  'score.grain': 'Säd: {count}',
  'score.vegetables': 'Grönsaker: {count}',
  'score.rubies': 'Rubiner: {count}',
  'score.people': 'Personer: {count}',
  'score.unused': 'Outnyttjade rutor: {count}',
  'score.furnishing': '{furnishing}',
  'score.small-pastures': 'Små hagar: {count}',
  'score.large-pastures': 'Stora hagar: {count}',
  'score.ore-mines': 'Malmgruvor: {count}',
  'score.ruby-mines': 'Rubingruvor: {count}',
  'score.bonus': 'Bonus för {furnishing}',
  'score.gold': 'Guld: {count}',
  'score.begging': 'Tiggarbrickor: {count}',
  'score.given-back': 'Förluster som fås tillbaka',
};

export const advice: Translation<typeof english.advice> = {
  'reason.over': ({ worth }) => (Number(worth) > 0 ? 'Det vinner partiet.' : 'Det förlorar partiet.'),
  'reason.points': ({ worth, points }) => {
    const many = howMany(points, worth);
    if (many === 0) return Number(worth) > 0 ? 'Det är värt poäng till slut.' : 'Det kostar poäng till slut.';
    return `Det ${Number(worth) > 0 ? 'ger' : 'kostar'} ${many} poäng.`;
  },
  'reason.family': ({ worth, people, room }) => {
    const isFor = Number(worth) > 0;
    if (howMany(people, worth) > 0) return `En handling ${isFor ? 'mer' : 'mindre'} varje runda från och med nu.`;
    if (howMany(room, worth) > 0)
      return isFor ? 'Det ger plats för en till i familjen.' : 'Det lämnar ingen plats för en till i familjen.';
    return isFor
      ? 'Din familj hinner med mer de kommande rundorna.'
      : 'Din familj hinner med mindre de kommande rundorna.';
  },
  'reason.first': ({ worth }) => (Number(worth) > 0 ? 'Du börjar nästa runda.' : 'Någon annan börjar nästa runda.'),
  'reason.goods': ({ worth }) =>
    Number(worth) > 0
      ? 'Det ger varor som du har god användning för.'
      : 'Det förbrukar varor som du kunde ha använt senare.',
  'reason.food': ({ worth }) =>
    Number(worth) > 0
      ? 'Det blir lättare att mätta familjen vid skörden.'
      : 'Det blir ont om mat till familjen vid skörden.',
  'reason.weapons': ({ worth }) => (Number(worth) > 0 ? 'Dina färder ger mer.' : 'Dina färder ger mindre.'),
  'reason.land': ({ worth }) =>
    Number(worth) > 0 ? 'Det röjer mark som du kan bygga på.' : 'Det tar mark som du kunde ha byggt på.',
  'reason.animals': ({ worth }) =>
    Number(worth) > 0 ? 'Du får plats för fler djur och deras ungar.' : 'Du får mindre plats för djur och deras ungar.',
  'reason.furnishings': ({ worth }) =>
    Number(worth) > 0 ? 'Din inredning kommer att ge dig mer.' : 'Din inredning kommer att ge dig mindre.',
  'reason.under-way': ({ worth }) =>
    Number(worth) > 0 ? 'Det kommer mer gott i den här handlingen.' : 'Det ger upp en del av den här handlingen.',
  'reason.rivals': ({ worth }) =>
    Number(worth) > 0 ? 'Det tar något som de andra kunde ha använt.' : 'Det lämnar bättre saker till de andra.',
};
