import type { Param, Params, Speaker, Translation } from '../../../../kernel/messages.ts';
import { verb } from '../../../speech/german.ts';
import type * as english from '../en/events.ts';
import {
  atJoin,
  byNumber,
  children,
  fighters,
  fromWhom,
  inBuilding,
  minions,
  owned,
  sort,
  theBuilding,
  titled,
  toChildren,
  toMinions,
  toWhom,
  verbOfAll,
  where,
  who,
  whoElse,
  whoHas,
  whom,
  word,
} from './speech.ts';

/** Wie ein Ausbruch weitergeht: wer rannte, was für Kinder es waren, und was aus ihnen wurde. */
function run(outcome: (params: Params) => string): (params: Params) => string {
  return (params) =>
    `${children(params.children)} (${sort(params.trait)}) ${byNumber(params.children, 'rannte', 'rannten')} los: ${outcome(params)}.`;
}

function back({ away, back: home }: Params): string {
  if (Number(away) === 0) return 'wieder eingefangen';
  return Number(home) === 0
    ? 'entkommen, denn kein Verlies hatte Platz'
    : `${home} wieder eingefangen, ${away} entkommen`;
}

/** 'Dein Plan' oder 'Annas Auftrag' */
function planOf({ seat, part }: Params, speaker: Speaker): string {
  return owned(seat, speaker, 'dein', part === 'deed' ? 'Plan' : 'Auftrag');
}

function hits(number: Param): string {
  return `${number} ${byNumber(number, 'Hieb', 'Hiebe')}`;
}

export const events: Translation<typeof english.events> = {
  'told.stats': ({ seat, muscles, skin, guts, brains, speed }, speaker) =>
    `${whoHas(seat, speaker)} gewählt: Muskeln ${muscles}, Fell ${skin}, Mumm ${guts}, Grips ${brains}, Tempo ${speed}.`,
  'told.turn': 'Runde {turn}.',
  'told.herd': ({ minions: number }) => `Eine Horde von ${toMinions(number)} ist gekommen.`,
  'told.burnt': ({ hex }, speaker) => `Das Feuer ${where(hex, speaker)} hat den Weg verbrannt.`,
  'told.fire-spread': ({ hex }, speaker) => `Das Feuer breitet sich aus: Jetzt brennt es auch ${where(hex, speaker)}.`,
  'told.deed': ({ seat, deed }, speaker) =>
    `${who(seat, speaker)} ${verb(seat, speaker, 'wolltest', 'wollte')} ${word('deed', deed)}.`,
  'told.fizzled': (params, speaker) =>
    `${planOf(params, speaker)} ist verpufft: ${titled(word('why', params.why))} (${params.rule}).`,
  'told.cancelled': (params, speaker) => `${planOf(params, speaker)} ist nach dem Konflikt hinfällig.`,
  'told.got-own': ({ seat }, speaker) =>
    `${whoHas(seat, speaker)} für ${verb(seat, speaker, 'dich', 'sich')} einen Handlanger angeheuert.`,
  'told.got-communal': ({ seat }, speaker) => `${whoHas(seat, speaker)} für die Stadt einen Handlanger angeheuert.`,
  'told.fetched': ({ seat, supply }, speaker) =>
    `${whoHas(seat, speaker)} ${word('supply', supply)} zum Markt gebracht.`,
  'told.fetched-own': ({ seat, supply }, speaker) =>
    `${whoHas(seat, speaker)} ${word('supply', supply)} nach Hause gebracht.`,
  'told.trinket': ({ seat, stat }, speaker) =>
    `${whoHas(seat, speaker)} einen Klunker gebastelt: ${word('stat', stat)} +1.`,
  'told.captured': ({ troll, children: number }, speaker) =>
    `${whoHas(troll, speaker)} mit dem Fanggerät einer Werkstatt ${children(number)} gefangen.`,
  'told.captured-bare': ({ troll, children: number }, speaker) =>
    `${whoHas(troll, speaker)} mit bloßen Händen ${children(number)} gefangen.`,
  'told.stored': (params, speaker) =>
    `${children(params.children)} ${byNumber(params.children, 'kam', 'kamen')} in ${theBuilding(params, speaker, 'accusative')}.`,
  'told.ran-away': ({ children: number }) =>
    `${children(number)} ${byNumber(number, 'ist', 'sind')} weggelaufen: Kein Verlies hatte Platz.`,
  'told.schmoozed': ({ seat }, speaker) =>
    `${whoHas(seat, speaker)} dem Boss einen Handlanger geschenkt und ${verb(seat, speaker, 'baust', 'baut')} diese Runde vor allen anderen.`,
  'told.scared': (params, speaker) =>
    `${whoHas(params.seat, speaker)} die Kinder ${inBuilding(params, speaker)} erschreckt: Sie bleiben.`,
  'told.healed': ({ troll, injuries }, speaker) =>
    `${whoHas(troll, speaker)} in einer Werkstatt ${Number(injuries) === 1 ? '1 Verletzung' : `${injuries} Verletzungen`} geheilt.`,
  'told.extended': (params, speaker) =>
    `${whoHas(params.troll, speaker)} an ${theBuilding(params, speaker, 'accusative')} ${word('addOn', params.addOn)} angebaut.`,
  'told.ordered': ({ seat, work, hexes }, speaker) =>
    `${whoHas(seat, speaker)} ${word('a-work', work)}${hexes === '' ? '' : ` ${where(hexes, speaker)}`} bestellt.`,
  'told.built': ({ seat, work, hexes }, speaker) => {
    if (work === 'rebuild') return `${owned(seat, speaker, 'deine', 'Hütte')} ist jetzt aus Holz.`;
    if (work === 'rebuild-clay') return `${owned(seat, speaker, 'deine', 'Hütte')} ist jetzt aus Ziegeln.`;
    return `Für ${whom(seat, speaker)} haben die Handlanger ${word('a-work', work)}${hexes === '' ? '' : ` ${where(hexes, speaker)}`} gebaut.`;
  },
  'told.boss-built': ({ work, hexes }, speaker) =>
    `Der Boss hat ${word('a-work', work)} ${where(hexes, speaker)} gebaut.`,
  'told.boss-minion': ({ own }) =>
    own === false
      ? 'Der gestürzte Boss hat für die Stadt einen Handlanger angeheuert.'
      : 'Der gestürzte Boss hat für sich einen Handlanger angeheuert.',

  'told.conflict': (params, speaker) =>
    `${fighters(params, speaker)} ${verbOfAll(params.seats, speaker, 'kämpft', 'kämpfen')}${atJoin(params.join, speaker)} um ${word('about', params.about)}.`,
  'told.duel': ({ about, seat, rival, join }, speaker) => {
    const what = about === 'destroy' ? ` um ${word('about', about)}` : '';
    const fight = verbOfAll([Number(seat), Number(rival)], speaker, 'liefert euch', 'liefern sich');
    return `${who(seat, speaker)} und ${whoElse(rival, speaker)} ${fight}${atJoin(join, speaker)} ein Duell mit fünf Karten${what}.`;
  },
  'told.card': ({ stat, troll, value, rival, rivalValue }, speaker) => {
    const sides = `${who(troll, speaker)} ${value}, ${whoElse(rival, speaker)} ${rivalValue}`;
    if (value === rivalValue) return `${word('stat', stat)}: ${sides}. Gleichstand.`;
    const loser = Number(value) < Number(rivalValue) ? troll : rival;
    return `${word('stat', stat)}: ${sides}. ${who(loser, speaker)} ${verb(loser, speaker, 'wirst', 'wird')} verletzt.`;
  },
  'told.won-conflict': ({ troll }, speaker) =>
    `${who(troll, speaker)} ${verb(troll, speaker, 'gewinnst', 'gewinnt')} den Kampf.`,
  'told.stand-off': (params, speaker) =>
    `Patt: ${fighters(params, speaker)} ${verbOfAll(params.seats, speaker, 'geht', 'gehen')} leer aus.`,
  'told.took-minion': ({ troll, rival }, speaker) =>
    `${whoHas(troll, speaker)} ${toWhom(rival, speaker)} einen Handlanger weggenommen.`,
  'told.freed-minion': ({ troll, rival }, speaker) =>
    `${whoHas(troll, speaker)} ${toWhom(rival, speaker)} einen Handlanger verjagt: Er geht zur Stadt.`,
  'told.struck': ({ troll, rival, stat }, speaker) =>
    `${whoHas(troll, speaker)} ${whom(rival, speaker)} geschlagen: eine Verletzung bei ${word('stat', stat)}.`,
  'told.grifted': ({ troll, supply }, speaker) =>
    `${whoHas(troll, speaker)} am Markt ${word('supply', supply)} abgezweigt.`,
  'told.called-feast': ({ seat }, speaker) => `${whoHas(seat, speaker)} für heute Abend zum Festmahl gerufen.`,
  'told.smashed': ({ seat, join }, speaker) =>
    `${whoHas(seat, speaker)} ${where(join, speaker)} eine Fuge im Weg zertrümmert.`,
  'told.lit': ({ seat, hex }, speaker) => `${whoHas(seat, speaker)} den Weg ${where(hex, speaker)} angezündet.`,
  'told.tore-down': ({ seat, hex }, speaker) =>
    `${whoHas(seat, speaker)} abgerissen, was ${where(hex, speaker)} stand.`,
  'told.defended': ({ seat }, speaker) => `${whoHas(seat, speaker)} das Duell nicht gewonnen: Nichts wird abgerissen.`,
  'told.new-boss': ({ seat }, speaker) => `${who(seat, speaker)} ${verb(seat, speaker, 'bist', 'ist')} der neue Boss!`,
  'told.challenge-level': ({ seat }, speaker) =>
    `Die Herausforderung ${fromWhom(seat, speaker)} endete unentschieden: Der Boss bleibt.`,
  'told.challenge-lost': ({ seat, rounds, hits: blows }, speaker) =>
    `${whoHas(seat, speaker)} die Herausforderung mit ${rounds} ${byNumber(rounds, 'Karte', 'Karten')} Abstand verloren: Der Boss bleibt${blows === 0 ? '' : ' und lässt seine Wut am Weg vor der Hütte aus'}.`,

  'told.cracked': ({ join }, speaker) => `${titled(where(join, speaker))} hat eine Fuge im Weg einen Riss bekommen.`,
  'told.broke': ({ join }, speaker) => `${titled(where(join, speaker))} ist eine Fuge im Weg gebrochen.`,
  'told.removed': ({ hex }, speaker) => `Der Weg ${where(hex, speaker)} ist weg.`,
  'told.harmed': (params, speaker) => `${titled(theBuilding(params, speaker))} ist beschädigt.`,
  'told.broken': (params, speaker) => `${titled(theBuilding(params, speaker))} ist zu Schutt zerfallen.`,
  'told.staff-ran': ({ minions: number }) =>
    `${minions(number)}, ${byNumber(number, 'der dort arbeitete, ist', 'die dort arbeiteten, sind')} weggelaufen.`,

  'told.broke-out': (params, speaker) =>
    `${children(params.children)} ${byNumber(params.children, 'ist', 'sind')} aus ${theBuilding(params, speaker, 'dative')} ausgebrochen!`,
  'told.got-away': ({ children: number }) => `${children(number)} ${byNumber(number, 'ist', 'sind')} sofort entkommen.`,
  'told.joined': (params, speaker) =>
    `${children(params.children)} aus ${theBuilding(params, speaker, 'dative')} ${byNumber(params.children, 'schloss', 'schlossen')} sich an.`,
  'told.run-escaped': run(() => 'über die Brücke oder außer Sicht entkommen'),
  'told.run-recaptured': run(back),
  'told.run-worn-out': run((params) => `erschöpft, ${back(params)}`),
  'told.run-eaten': run(() => 'in eine Hütte geraten und gefressen'),
  'told.run-dead-end': run((params) =>
    Number(params.back) === 0 ? 'in einer Sackgasse entkommen' : `Sackgasse, ${back(params)}`,
  ),
  'told.run-hid': run(() => 'am Ende des Weges versteckt'),

  'told.lost-beds': ({ troll, minions: number }, speaker) =>
    `${whoHas(troll, speaker)} kein Bett für ${minions(number)}.`,
  'told.minions-ran': ({ minions: number }) =>
    `${minions(number)} ${byNumber(number, 'ist', 'sind')} weggelaufen: Kein Bett war frei.`,
  'told.feast-begins': ({ required }) =>
    `Heute ist Festmahl! Alle Verletzungen heilen. Der Boss will ${children(required)}.`,
  'told.lent': ({ seat, minions: number }, speaker) =>
    `${whoHas(seat, speaker)} den Küchen ${minions(number)} geliehen.`,
  'told.feast': ({ eaten }) =>
    `${children(eaten)} ${byNumber(eaten, 'wurde', 'wurden')} aufgetischt. Der Boss ist zufrieden.`,
  'told.feast-short': ({ eaten, required, capacity, available, short }) => {
    const served =
      Number(eaten) === 0
        ? `Keines von ${toChildren(required)} wurde aufgetischt`
        : `Nur ${eaten} von ${toChildren(required)} aufgetischt`;
    const stored = Number(available) === 0 ? 'keines eingesperrt' : `${available} eingesperrt`;
    const kitchens = Number(capacity) === 0 ? 'und keine Küche besetzt' : `und Küchen für ${capacity}`;
    return `${served}: ${stored}, ${kitchens}. Es ${byNumber(short, 'fehlt', 'fehlen')} ${short}.`;
  },
  'told.spoilt': 'Für zwei Festmähler hat es nicht gereicht: Niemand kann mehr gewinnen.',
  'told.tantrum': ({ hits: number }) => `Der Boss bekommt einen Wutanfall: ${hits(number)}.`,
  'told.over': 'Die vierzigste Runde ist vorbei.',
};
