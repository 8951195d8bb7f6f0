import type { Param, Speaker, Translation } from '../../../../../kernel/messages.ts';
import { verb } from '../../../../speech/german.ts';
import type { Stat } from '../../../box/fights.ts';
import {
  byNumber,
  children,
  fromWhom,
  inBuilding,
  minions,
  owned,
  theBuilding,
  titled,
  toChildren,
  toWhom,
  verbOfAll,
  where,
  who,
  whoElse,
  whoHas,
  whom,
  word,
} from '../../../messages/de/speech.ts';
import type * as english from '../en/story.ts';

type Named = (troll: Param, speaker: Speaker) => string;

/** 'Anna, dich und den Boss' */
function listed(trolls: Param, speaker: Speaker, named: Named): string {
  const all = (Array.isArray(trolls) ? trolls : []).map((troll: number) => named(troll, speaker));
  return new Intl.ListFormat('de').format(all);
}

/** 'Anna, du und der Boss', am Anfang eines Satzes. */
function subjects(trolls: Param, speaker: Speaker): string {
  const [first, ...rest] = Array.isArray(trolls) ? trolls : [];
  const others = rest.map((troll: number) => whoElse(troll, speaker));
  return new Intl.ListFormat('de').format([who(first, speaker), ...others]);
}

function joined(parts: readonly (string | false)[]): string {
  return new Intl.ListFormat('de').format(parts.filter((part) => part !== false));
}

const ALL_STATS = 5;

const CROWNS: Readonly<Record<string, string>> = {
  biggest: 'der Größte',
  friendliest: 'der Freundlichste',
  greediest: 'der Gierigste',
  provider: 'der Versorger',
};

/** 'der Größte und der Gierigste' */
function crownsIn(crowns: Param): string {
  return joined(
    String(crowns)
      .split(' ')
      .map((crown) => CROWNS[crown] ?? crown),
  );
}

function some(number: Param): boolean {
  return Number(number) > 0;
}

/** Namen, die in einem Wort gemeldet wurden, mit Leerzeichen dazwischen. */
function listOf(names: Param): string[] {
  return String(names ?? '')
    .split(' ')
    .filter((name) => name !== '');
}

function cards(number: Param): string {
  return `${number} ${byNumber(number, 'Karte', 'Karten')}`;
}

function joins(number: Param): string {
  return `${number} ${byNumber(number, 'Fuge', 'Fugen')}`;
}

function hits(number: Param): string {
  return `${number} ${byNumber(number, 'Hieb', 'Hiebe')}`;
}

/** ' im Kampf um die Jagd auf Kinder'; nichts bei einer Herausforderung, die für sich spricht. */
function over(about: Param): string {
  return about === 'challenge' ? '' : ` im Kampf um ${word('about', about)}`;
}

const YOURS: Readonly<Record<Stat, string>> = {
  muscles: 'Deine',
  skin: 'Dein',
  guts: 'Dein',
  brains: 'Dein',
  speed: 'Dein',
};

export const story: Translation<typeof english.story> = {
  'head.victory': ({ seats, crowns }, speaker) => {
    const all = Array.isArray(seats) ? seats : [];
    const [only] = all;
    const win =
      all.length === 1
        ? verb(only, speaker, 'gewinnst', 'gewinnt')
        : verbOfAll(seats, speaker, 'teilt euch den Sieg', 'teilen sich den Sieg');
    return `${subjects(seats, speaker)} ${win} mit ${crowns} ${byNumber(crowns, 'Krone', 'Kronen')}.`;
  },
  'head.nobody-wins': 'Niemand hat eine Krone, also gewinnt niemand.',
  'head.new-boss': ({ seat, rival }, speaker) => `${whoHas(seat, speaker)} ${whom(rival, speaker)} gestürzt.`,
  'head.feast': ({ eaten }) => `Das Festmahl gelingt: ${children(eaten)} aufgetischt.`,
  'head.feast-short': ({ required, short }) =>
    `Das Festmahl reicht nicht: ${short} von ${toChildren(required)} ${byNumber(short, 'fehlt', 'fehlen')}.`,
  'head.broke-out': ({ children: number, stores }) =>
    `${children(number)} ${byNumber(number, 'ist', 'sind')} aus ${Number(stores) === 1 ? 'einem Verlies' : `${stores} Verliesen`} ausgebrochen.`,
  'head.minions-ran': ({ minions: number }) => `${minions(number)} ${byNumber(number, 'ist', 'sind')} weggelaufen.`,
  'head.crowns-won': ({ crowns }) => `Du bist jetzt ${crownsIn(crowns)}.`,
  'head.crowns-lost': ({ crowns }) => `Du bist nicht mehr ${crownsIn(crowns)}.`,
  'head.still-boss': ({ seat, rounds }, speaker) =>
    Number(rounds) > 0
      ? `Du bist noch der Boss: ${titled(whoHas(seat, speaker))} die Herausforderung um ${cards(rounds)} verloren.`
      : `Du bist noch der Boss: Die Herausforderung endete unentschieden.`,
  'head.built': ({ work, hexes, others }, speaker) => {
    const first = `${word('work', work)}${hexes === '' ? '' : ` ${where(hexes, speaker)}`}`;
    return `Für dich gebaut: ${joined([first, ...listOf(others).map((other) => word('work', other))])}.`;
  },
  'head.quiet': 'Eine ruhige Runde.',

  'came.children': ({ away, eaten, left }) => {
    const lost = Number(away) + Number(eaten);
    if (lost === 0) return 'Alle wurden wieder eingefangen.';
    const how = joined([
      some(away) && `${children(away)} entkommen`,
      some(eaten) && `${children(eaten)} in einer Hütte gefressen`,
    ]);
    return Number(left) === 0 ? `${how}. Die Verliese sind leer.` : `${how}.`;
  },
  'came.my-hut': 'Deine Hütte ist zu Schutt zerfallen.',
  'came.crowns': ({ crowns }) => `${titled(crownsIn(crowns))}.`,
  'came.fell': (params, speaker) =>
    some(params.more)
      ? `${titled(theBuilding(params, speaker))} und ${params.more} ${byNumber(params.more, 'weiteres', 'weitere')} sind zu Schutt zerfallen.`
      : `${titled(theBuilding(params, speaker))} ist zu Schutt zerfallen.`,

  'story.beat': ({ winner, loser, stat, value, other, about }, speaker) =>
    `${whoHas(winner, speaker)} ${whom(loser, speaker)} im Kampf um ${word('about', about)} besiegt: ${word('stat', stat)} ${value} zu ${other}.`,
  'story.beat-all': ({ winner, losers, about }, speaker) =>
    `${whoHas(winner, speaker)} ${listed(losers, speaker, whom)} im Kampf um ${word('about', about)} besiegt.`,
  'story.stand-off': ({ fighters, about }, speaker) =>
    `Patt zwischen ${listed(fighters, speaker, toWhom)} im Kampf um ${word('about', about)}: Niemand bekommt etwas.`,
  'story.duel-won': ({ winner, loser, won, lost, about }, speaker) =>
    `${whoHas(winner, speaker)} ${whom(loser, speaker)}${over(about)} mit ${cards(won)} zu ${lost} besiegt.`,
  'story.duel-level': ({ fighters, about }, speaker) =>
    `Das Duell zwischen ${listed(fighters, speaker, toWhom)}${over(about)} endete unentschieden.`,

  'reason.built': ({ labour, hexes }, speaker) =>
    `Das hat ${some(labour) ? labour : 'keine'} Arbeit gebraucht${hexes === '' ? '' : ` und steht ${where(hexes, speaker)}`}.`,
  'reason.broke-out-again': 'Ihr Verlies brach später in der Runde auf.',
  'reason.late': 'Die Zeit zum Planen war um, also galt der Plan, wie er war.',
  'reason.not': ({ why }) => `${titled(word('why', why))}.`,
  'reason.no-crew': ({ labour, first }, speaker) => {
    const after =
      Array.isArray(first) && first.length > 0 ? ` nach dem Auftrag von ${listed(first, speaker, toWhom)}` : '';
    return `Das braucht ${labour} Arbeit, und${after} waren weniger Handlanger frei.`;
  },

  'because.served': ({ children: number }) => `${children(number)} beim Festmahl aufgetischt.`,
  'because.broke-out': (params, speaker) => {
    const from = Number(params.stores) === 1 ? theBuilding(params, speaker, 'dative') : `${params.stores} Verliesen`;
    const when =
      params.about === ''
        ? ''
        : params.about === 'challenge'
          ? ', als die Herausforderung begann'
          : ', als der Kampf begann';
    return `${params.children} aus ${from} ausgebrochen${when}.`;
  },
  'because.ran': ({ away, back, eaten, hid }) =>
    `${joined([
      some(away) && `${away} entkommen`,
      some(back) && `${back} wieder eingefangen`,
      some(eaten) && `${eaten} in einer Hütte gefressen`,
      some(hid) && `${hid} versteckt`,
    ])}.`,
  'because.caught': ({ troll, children: number }, speaker) => `${whoHas(troll, speaker)} ${number} gefangen.`,
  'because.hands': ({ minions: number }) =>
    `${minions(number)} der Stadt ${byNumber(number, 'kann', 'können')} Küchen besetzen.`,
  'because.brought': ({ bringers }, speaker) => `Angeheuert von ${listed(bringers, speaker, toWhom)}.`,
  'because.holds-biggest': 'Du bist der Boss, und ein Weg führt von deiner Hütte zur Brücke.',
  'because.holds-friendliest': 'Ein Weg führt von deiner Hütte zum Markt.',
  'because.holds-greediest': 'Niemand hat mehr eigene Handlanger.',
  'because.holds-provider': 'Niemand hat mehr Kinder gefangen.',
  'because.fewer-catches': 'Jemand hat mehr Kinder gefangen.',
  'because.spoilt': 'Für zwei Festmähler hat es nicht gereicht: Keine Krone zählt mehr.',
  'because.fewer-minions': 'Jemand hat mehr eigene Handlanger, oder du hast keinen.',
  'because.no-title': 'Du bist nicht mehr der Boss.',
  'because.no-hut': 'Du hast keine Hütte mehr.',
  'because.no-way-to-hub': 'Von deiner Hütte führt kein Weg mehr zum Markt.',
  'because.no-way-to-bridge': 'Von deiner Hütte führt kein Weg mehr zur Brücke.',
  'because.guards': (params, speaker) => `Neue Wächter bleiben ${inBuilding(params, speaker)}.`,
  'because.stays': (params, speaker) => `Einer bleibt und arbeitet ${inBuilding(params, speaker)}.`,
  'because.ties': ({ ties }) =>
    Number(ties) === 1
      ? 'Ein Gleichstand im Kampf hat den Weg beschädigt.'
      : `${ties} Gleichstände in Kämpfen haben den Weg beschädigt.`,
  'because.tantrum': ({ hits: number }) => `Der Wutanfall des Bosses: ${hits(number)}.`,
  'because.took-it-out': ({ hits: number }) => `Der Boss hat seine Wut am Weg ausgelassen: ${hits(number)}.`,
  'because.joins-broke': ({ joins: number }) => `${joins(number)} gebrochen.`,
  'because.card': ({ rival }, speaker) => `Verletzt ${fromWhom(rival, speaker)}.`,
  'because.feast-heals': 'Am Tag des Festmahls heilen alle Verletzungen.',
  'because.level': 'Eine Hütte oder der Titel hat sich geändert.',
  'because.challenge': ({ won, lost }) => `Die Herausforderung: ${cards(won)} zu ${lost}.`,

  'cost.title': 'Was es kostet',
  'cost.cracked': ({ joins: number }) => `${joins(number)} rissig geworden.`,
  'cost.roads': ({ hexes }) => `${hexes} ${byNumber(hexes, 'Wegfeld', 'Wegfelder')} weg.`,

  'change.stored': 'Kinder eingesperrt',
  'change.cooked': 'Küchen kochen',
  'change.minions': 'Handlanger der Stadt',
  'change.cracks': 'Rissige Fugen',
  'change.boss': 'Der Boss',
  'change.own': ({ troll }, speaker) => owned(troll, speaker, 'deine', 'Handlanger'),
  'change.stat': ({ stat }) => `${YOURS[stat as Stat]} ${word('stat', stat)}`,
  'change.stats': ({ stats }) => {
    const list = String(stats).split(' ');
    return list.length === ALL_STATS ? 'Alle deine Werte' : joined(list.map((stat) => word('stat', stat)));
  },
  'change.crown': ({ crown }) => `Krone: ${crownsIn(crown)}`,
  'change.won': 'gewonnen',
  'change.lost': 'verloren',
  'change.fallen': 'Zerfallen',
  'change.roads': 'Wegfelder weg',
  'change.herd': 'Wilde Handlanger',
  'change.from-to': '{before} → {after}',

  'sum.title': 'Was aus der Runde wurde',
  'sum.turn': 'Runde {turn}',
  'sum.mine': 'Deins',
  'sum.why': 'Was sich geändert hat, und warum',
  'sum.unchanged': ({ list }) => `Unverändert: ${list}.`,
  'sum.figure': '{name} {value}',
  'sum.fights': 'Andere Kämpfe',
  'sum.done': 'erledigt',
  'sum.won': 'gewonnen',
  'sum.failed': 'misslungen',
  'sum.lost': 'Kampf verloren',
  'sum.loafed': 'gefaulenzt',
  'sum.late': 'Zeit abgelaufen',
  'sum.built': 'gebaut',
  'sum.not-built': 'nicht gebaut',
  'sum.empty-plan': 'Du hattest nichts geplant.',
  'sum.others': 'Die anderen',
  'sum.quiet': 'nichts, was man sieht',
  'sum.score': '{won} : {lost}',
  'sum.tie': 'Gleichstand',
};
