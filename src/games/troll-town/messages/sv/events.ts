import type { Params, Translation } from '../../../../kernel/messages.ts';
import type * as english from '../en/events.ts';
import {
  atJoin,
  children,
  fighters,
  minions,
  sort,
  theBuilding,
  titled,
  where,
  who,
  whom,
  whose,
  word,
} from './speech.ts';

function run(outcome: (params: Params) => string): (params: Params) => string {
  return (params) => `${children(params.children)} (${sort(params.trait)}) sprang: ${outcome(params)}.`;
}

function back({ away, back: home }: Params): string {
  if (Number(away) === 0) return 'de fångades in igen';
  return Number(home) === 0
    ? 'inget förvar hade plats, så de kom undan'
    : `${home} fångades in igen, ${away} kom undan`;
}

export const events: Translation<typeof english.events> = {
  'told.stats': '{seat} valde muskler {muscles}, skinn {skin}, mod {guts}, hjärna {brains}, fart {speed}.',
  'told.turn': 'Omgång {turn}.',
  'told.herd': ({ minions: number }) => `En flock på ${minions(number)} kom.`,
  'told.burnt': ({ hex }, speaker) => `Elden ${where(hex, speaker)} brände bort vägen.`,
  'told.fire-spread': ({ hex }, speaker) => `Elden spred sig: nu brinner det ${where(hex, speaker)} också.`,
  'told.deed': ({ seat, deed }, speaker) => `${who(seat, speaker)} gick för att ${word('deed', deed)}.`,
  'told.fizzled': ({ seat, part, why, rule }, speaker) =>
    `${whose(seat, speaker)} ${part === 'deed' ? 'plan' : 'order'} rann ut i sanden: ${word('why', why)} (${rule}).`,
  'told.cancelled': ({ seat, part }, speaker) =>
    `${whose(seat, speaker)} ${part === 'deed' ? 'plan' : 'order'} föll i och med konflikten.`,
  'told.got-own': ({ seat }, speaker) => `${who(seat, speaker)} tog hem en hantlangare.`,
  'told.got-communal': ({ seat }, speaker) => `${who(seat, speaker)} skaffade staden en hantlangare.`,
  'told.fetched': ({ seat, supply }, speaker) => `${who(seat, speaker)} bar ${word('supply', supply)} till Navet.`,
  'told.fetched-own': ({ seat, supply }, speaker) => `${who(seat, speaker)} bar hem ${word('supply', supply)}.`,
  'told.trinket': ({ seat, stat }, speaker) => `${who(seat, speaker)} gjorde ett smycke för ${word('stat', stat)}.`,
  'told.captured': ({ troll, children: number }, speaker) =>
    `${who(troll, speaker)} fångade ${children(number)} med redskap från en verkstad.`,
  'told.captured-bare': ({ troll, children: number }, speaker) =>
    `${who(troll, speaker)} fångade ${children(number)} med bara händerna.`,
  'told.stored': (params, speaker) => `${children(params.children)} sattes i ${theBuilding(params, speaker)}.`,
  'told.ran-away': ({ children: number }) => `${children(number)} sprang sin väg: inget förvar hade plats.`,
  'told.schmoozed': ({ seat }, speaker) =>
    `${who(seat, speaker)} gav Bossen en hantlangare och bygger före alla andra denna omgång.`,
  'told.scared': (params, speaker) =>
    `${who(params.seat, speaker)} skrämde barnen i ${theBuilding(params, speaker)}: de stannar.`,
  'told.healed': ({ troll, injuries }, speaker) =>
    `${who(troll, speaker)} läkte ${Number(injuries) === 1 ? '1 skada' : `${injuries} skador`} i en verkstad.`,
  'told.extended': (params, speaker) =>
    `${who(params.troll, speaker)} byggde till ${word('addOn', params.addOn)} på ${theBuilding(params, speaker)}.`,
  'told.ordered': ({ seat, work, hexes }, speaker) =>
    `${who(seat, speaker)} beställde ${word('a-work', work)}${hexes === '' ? '' : ` ${where(hexes, speaker)}`}.`,
  'told.built': ({ seat, work, hexes }, speaker) =>
    `Byggt åt ${whom(seat, speaker)}: ${word('a-work', work)}${hexes === '' ? '' : ` ${where(hexes, speaker)}`}.`,
  'told.boss-built': ({ work, hexes }, speaker) => `Bossen byggde ${word('a-work', work)} ${where(hexes, speaker)}.`,
  'told.boss-minion': ({ own }) =>
    own === false ? 'Den fallne Bossen skaffade staden en hantlangare.' : 'Den fallne Bossen tog hem en hantlangare.',

  'told.conflict': (params, speaker) =>
    `${fighters(params, speaker)} slåss om ${word('about', params.about)}${atJoin(params.join, speaker)}.`,
  'told.duel': ({ about, seat, rival, join }, speaker) => {
    const what = about === 'destroy' ? `, om ${word('about', about)}` : '';
    return `${who(seat, speaker)} och ${whom(rival, speaker)} möts i en duell med fem kort${atJoin(join, speaker)}${what}.`;
  },
  'told.card': ({ stat, troll, value, rival, rivalValue }, speaker) => {
    const sides = `${who(troll, speaker)} ${value}, ${whom(rival, speaker)} ${rivalValue}`;
    if (value === rivalValue) return `${titled(word('stat', stat))}: ${sides}. Oavgjort.`;
    const loser = Number(value) < Number(rivalValue) ? troll : rival;
    return `${titled(word('stat', stat))}: ${sides}. ${who(loser, speaker)} skadas.`;
  },
  'told.won-conflict': ({ troll }, speaker) => `${who(troll, speaker)} vinner striden.`,
  'told.stand-off': (params, speaker) => `Dödläge: ${fighters(params, speaker)} får ingenting.`,
  'told.took-minion': ({ troll, rival }, speaker) =>
    `${who(troll, speaker)} tog en hantlangare från ${whom(rival, speaker)}.`,
  'told.freed-minion': ({ troll, rival }, speaker) =>
    `${who(troll, speaker)} drev bort en hantlangare från ${whom(rival, speaker)}: den slöt sig till staden.`,
  'told.struck': ({ troll, rival, stat }, speaker) =>
    `${who(troll, speaker)} slog ${whom(rival, speaker)}: en skada på ${word('stat', stat)}.`,
  'told.grifted': ({ troll, supply }, speaker) =>
    `${who(troll, speaker)} stoppade ${word('supply', supply)} från Navet i egen ficka.`,
  'told.called-feast': ({ seat }, speaker) => `${who(seat, speaker)} kallade till fest i kväll.`,
  'told.smashed': ({ seat, join }, speaker) =>
    `${who(seat, speaker)} slog sönder en fog i vägen ${where(join, speaker)}.`,
  'told.lit': ({ seat, hex }, speaker) => `${who(seat, speaker)} tände eld på vägen ${where(hex, speaker)}.`,
  'told.tore-down': ({ seat, hex }, speaker) => `${who(seat, speaker)} rev det som stod ${where(hex, speaker)}.`,
  'told.defended': ({ seat }, speaker) => `${who(seat, speaker)} vann inte duellen, så inget rivs.`,
  'told.new-boss': ({ seat }, speaker) => `${who(seat, speaker)} är ny Boss!`,
  'told.challenge-level': ({ seat }, speaker) =>
    `Utmaningen från ${whom(seat, speaker)} slutade oavgjort: Bossen sitter kvar.`,
  'told.challenge-lost': ({ seat, rounds, hits }, speaker) =>
    `${who(seat, speaker)} förlorade utmaningen med ${rounds} kort: Bossen sitter kvar${hits === 0 ? '' : ' och låter vägen utanför få känna på det'}.`,

  'told.cracked': ({ join }, speaker) => `En fog i vägen sprack ${where(join, speaker)}.`,
  'told.broke': ({ join }, speaker) => `En fog i vägen brast ${where(join, speaker)}.`,
  'told.removed': ({ hex }, speaker) => `Vägen ${where(hex, speaker)} är borta.`,
  'told.harmed': (params, speaker) => `${titled(theBuilding(params, speaker))} är skadad.`,
  'told.broken': (params, speaker) => `${titled(theBuilding(params, speaker))} föll i bitar.`,
  'told.staff-ran': ({ minions: number }) => `${minions(number)} som arbetade där sprang sin väg.`,

  'told.broke-out': (params, speaker) => `${children(params.children)} bröt sig ut ur ${theBuilding(params, speaker)}!`,
  'told.got-away': ({ children: number }) => `${children(number)} kom undan genast.`,
  'told.joined': (params, speaker) => `${children(params.children)} från ${theBuilding(params, speaker)} följde med.`,
  'told.run-escaped': run(() => 'de kom undan över Bron eller utom synhåll'),
  'told.run-recaptured': run(back),
  'told.run-worn-out': run((params) => `de orkade inte mer, ${back(params)}`),
  'told.run-eaten': run(() => 'de sprang in i en hydda och blev uppätna'),
  'told.run-dead-end': run((params) =>
    Number(params.back) === 0 ? 'återvändsgränd, och de kom undan' : `återvändsgränd, ${back(params)}`,
  ),
  'told.run-hid': run(() => 'de gömde sig vid vägens slut'),

  'told.lost-beds': ({ troll, minions: number }, speaker) =>
    `${who(troll, speaker)} har inga bäddar för ${minions(number)}.`,
  'told.minions-ran': ({ minions: number }) => `${minions(number)} sprang sin väg: ingen bädd var ledig.`,
  'told.feast-begins': ({ required }) => `Festdag! Alla skador läker. Bossen vill ha ${children(required)}.`,
  'told.lent': ({ seat, minions: number }, speaker) => `${who(seat, speaker)} lånade ut ${minions(number)} till köken.`,
  'told.feast': ({ eaten }) => `${children(eaten)} serverades. Bossen är nöjd.`,
  'told.feast-short': ({ eaten, required, capacity, available, short }) =>
    `${Number(eaten) === 0 ? `Inget av ${children(required)} serverades` : `Bara ${eaten} av ${children(required)} serverades`}: ${Number(available) === 0 ? 'inga' : available} i förvar, ${Number(capacity) === 0 ? 'och inget kök igång' : `och kök för ${capacity}`}. Det fattas ${short}.`,
  'told.spoilt': 'Två fester räckte inte till: nu kan ingen vinna längre.',
  'told.tantrum': ({ hits }) => `Bossen får ett raseriutbrott: ${hits} slag.`,
  'told.over': 'Den fyrtionde omgången är över.',
};
