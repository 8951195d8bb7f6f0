import type { Param, Params, Speaker, Translation } from '../../../../kernel/messages.ts';
import { has, whom, whose } from '../../../speech/german.ts';
import { count, howMany, isYou, lookUp, title } from '../../../speech/speech.ts';
import type * as english from '../en/events.ts';
import { names } from './names.ts';
import { actions, at, figureOf, hourglasses, into, nameOfArea, outOf, place, some, theirs, your } from './speech.ts';

/** 'Annas Ritter' at the head of a sentence. */
function subject({ owner, kind }: Params, speaker: Speaker): string {
  return title(figureOf(owner, kind, speaker));
}

/** 'Annas Ritter' as the one whom something is done to. */
function object({ owner, kind }: Params, speaker: Speaker): string {
  return figureOf(owner, kind, speaker, 'accusative');
}

function cardNamed(card: Param): string {
  return `„${lookUp(names, `card.${card}`)}“`;
}

function artifactNamed(artifact: Param): string {
  return lookUp(names, `artifact.${artifact}`);
}

export const events: Translation<typeof english.events> = {
  'told.turn': ({ seat, actions: left }, speaker) => `${title(whose(seat, speaker, 'dein'))} Zug: ${actions(left)}.`,
  'told.ended-turn': ({ seat, actions: left }, speaker) =>
    `${has(seat, speaker)} den Zug beendet und ${count(left, 'Aktion', 'Aktionen')} nicht genutzt.`,
  'told.last-card': ({ seat }, speaker) =>
    `${has(seat, speaker)} die letzte Karte des Stapels gezogen: Die Partie endet.`,
  'told.stalled': ({ rounds }) => `Seit ${rounds} Runden hat niemand eine Karte gezogen: Die Partie endet.`,

  'told.drew': ({ seat, card }, speaker) => `${has(seat, speaker)} ${cardNamed(card)} gezogen.`,
  'told.drew-a-card': ({ seat }, speaker) => `${has(seat, speaker)} eine Karte gezogen.`,
  'told.played': ({ seat, card }, speaker) => `${has(seat, speaker)} ${cardNamed(card)} gespielt.`,
  'told.played-from-hand': ({ seat, card }, speaker) =>
    `${has(seat, speaker)} ${cardNamed(card)} von der Hand gespielt.`,
  'told.pile': ({ icons, threshold }) => `Der Wertungsstapel zeigt ${icons} von ${hourglasses(threshold)}.`,
  'told.found': ({ seat, artifact }, speaker) =>
    `${has(seat, speaker)} ein Artefakt gefunden: ${artifactNamed(artifact)}.`,
  'told.found-something': ({ seat }, speaker) => `${has(seat, speaker)} ein Artefakt gefunden.`,
  'told.used-artifact': ({ seat, artifact }, speaker) =>
    `${has(seat, speaker)} ein Artefakt benutzt: ${artifactNamed(artifact)}.`,

  'told.placed': ({ seat, kind, area }, speaker) => {
    const figure = isYou(seat, speaker) ? your(kind, 'accusative') : some(kind, 'accusative');
    return `${has(seat, speaker)} ${figure} ${into(area)} gestellt.`;
  },
  'told.moved': (params, speaker) => `${subject(params, speaker)} ist ${into(params.area)} gegangen.`,
  'told.moved-on': (params, speaker) => `${subject(params, speaker)} ist weiter ${into(params.area)} gegangen.`,
  'told.leapt': (params, speaker) => `${subject(params, speaker)} ist ${into(params.area)} gesprungen.`,
  'told.hurried': (params, speaker) => `${subject(params, speaker)} ist ${into(params.area)} geeilt.`,
  'told.slipped': (params, speaker) => `${subject(params, speaker)} ist ungesehen ${into(params.area)} geschlichen.`,
  'told.raised': (params, speaker) => `${subject(params, speaker)} ist ${at(params.area)} ins Leben zurückgekehrt.`,
  'told.pushed': (params, speaker) =>
    `${has(params.seat, speaker)} ${theirs(params, speaker)} ${into(params.area)} gestoßen.`,
  'told.pushed-nobody': ({ seat }, speaker) => `${has(seat, speaker)} niemanden hinausgestoßen.`,
  'told.called': (params, speaker) =>
    `${title(figureOf(params.seat, 'siren-banshee', speaker))} hat ${object(params, speaker)} ${into(params.area)} gelockt.`,
  'told.banished': (params, speaker) =>
    `${has(params.seat, speaker)} ${theirs(params, speaker)} ${into(params.area)} verbannt.`,
  'told.fled': (params, speaker) => `${subject(params, speaker)} ist ${into(params.area)} geflohen.`,
  'told.stayed': ({ seat, area }, speaker) =>
    `${title(whose(seat, speaker, 'deine'))} Figuren sind ${at(area)} geblieben.`,
  'told.rampaged': (params, speaker) => `${subject(params, speaker)} hat ${at(params.area)} gewütet.`,

  'told.slain-by-knight': (params, speaker) =>
    `${title(figureOf(params.seat, 'knight', speaker))} hat ${object(params, speaker)} ${at(params.area)} erschlagen.`,
  'told.killed': (params, speaker) =>
    `${title(figureOf(params.seat, 'orc', speaker))} hat ${object(params, speaker)} ${at(params.area)} getötet.`,
  'told.struck': (params, speaker) =>
    `${title(figureOf(params.seat, 'assassin', speaker))} hat ${object(params, speaker)} ${at(params.area)} gemeuchelt.`,
  'told.swept': (params, speaker) =>
    `${title(figureOf(params.seat, 'grunt', speaker))} hat ${object(params, speaker)} ${outOf(params.area)} gefegt.`,
  'told.smitten': (params, speaker) => `Der Orkspalter hat ${object(params, speaker)} ${at(params.area)} gefällt.`,
  'told.slain-by-slayer': (params, speaker) => `${subject(params, speaker)} wurde ${at(params.area)} erschlagen.`,
  'told.sacrificed': (params, speaker) => `${subject(params, speaker)} ist mit dem Troll gestorben.`,
  'told.crushed': (params, speaker) =>
    `${subject(params, speaker)} ist ${at(params.area)} dem Höhlentroll zum Opfer gefallen.`,
  'told.trampled': (params, speaker) => `${subject(params, speaker)} wurde ${at(params.area)} zertrampelt.`,

  'told.slayer-gold': ({ seat, area }, speaker) =>
    `${title(figureOf(seat, 'giant-slayer', speaker))} hat ${at(area)} 1 Gold gefunden.`,
  'told.board-scored': ({ scoring }) => `Die Sanduhr ist voll: Der Plan wird zum ${scoring}. Mal gewertet.`,
  'told.final-scoring': 'Schlusswertung: Der Plan wird ein letztes Mal gewertet.',
  'told.room-taken': ({ seat, area, gold, heroes: most, rival }, speaker) => {
    const against = rival === 0 ? '' : ` gegen ${rival}`;
    return `${has(seat, speaker)} ${gold} Gold ${outOf(area)} bekommen, mit Stärke ${most}${against}.`;
  },
  'told.room-split': ({ seat, owner, area, gold, half }, speaker) =>
    `${gold} Gold ${outOf(area)} geteilt: je ${half} für ${whom(seat, speaker)} und ${figureOf(owner, 'berserker', speaker, 'accusative')}.`,
  'told.room-tied': ({ area, heroes: most }) => `Niemand hat ${place(area)} bekommen: Gleichstand bei Stärke ${most}.`,
  'told.room-empty': ({ area }) => `Niemand hat ${place(area)} bekommen: kein Held da.`,
  'told.end-bonus': ({ seat, gold }, speaker) =>
    `${has(seat, speaker)} ${gold} Gold für das Beenden der Partie bekommen.`,
  'told.kept-artifact': ({ seat, artifact, gold }, speaker) =>
    `${has(seat, speaker)} für ein behaltenes Artefakt (${artifactNamed(artifact)}) ${gold} Gold bekommen.`,
};

const OCCASION: Readonly<Record<string, (scoring: Params['scoring']) => string>> = {
  card: () => 'durch eine Karte gewertet',
  pile: (scoring) => `${scoring}. Wertung`,
  final: () => 'Schlusswertung',
};

/** 'Silbergewölbe, 2. Wertung: Stärke 3 gegen 1, von einem Zwerg verdoppelt, 1 Truhe' */
function roomLine({ area, occasion, scoring, count: most, rival, doubled, chests }: Params, share = ''): string {
  const when = OCCASION[String(occasion)]?.(scoring) ?? '';
  const against = Number(rival) === 0 ? '' : ` gegen ${rival}`;
  const dwarf = doubled ? ', von einem Zwerg verdoppelt' : '';
  const chest = Number(chests) === 0 ? '' : `, ${count(chests, 'Truhe', 'Truhen')}`;
  return `${nameOfArea(area)}, ${when}: Stärke ${most}${against}${dwarf}${chest}${share}`;
}

export const scores: Translation<typeof english.scores> = {
  'reason.over': ({ worth }) => (Number(worth) > 0 ? 'Das gewinnt die Partie.' : 'Das verliert die Partie.'),
  'reason.gold': ({ worth, gold }) => {
    const many = howMany(gold, worth);
    const amount = many === 0 ? 'Gold' : `${many} Gold`;
    return Number(worth) > 0 ? `Das bringt dir sofort ${amount}.` : `Das kostet dich ${amount}.`;
  },
  'reason.rooms': ({ worth }) =>
    Number(worth) > 0
      ? 'Deine Helden gewinnen mehr vom Gold in den Räumen.'
      : 'Deine Helden gewinnen weniger vom Gold in den Räumen.',
  'reason.figures': ({ worth }) =>
    Number(worth) > 0
      ? 'Deine Figuren kommen näher ans Gold.'
      : 'Du verlierst Figuren, oder sie stehen weiter weg vom Gold.',
  'reason.artifact': ({ worth }) => (Number(worth) > 0 ? 'Du bekommst ein Artefakt.' : 'Du gibst ein Artefakt auf.'),
  'reason.rivals': ({ worth }) =>
    Number(worth) > 0 ? 'Das nimmt den anderen, was sie gewinnen könnten.' : 'Das hilft den anderen.',
  'score.points': ({ points }) => `${points} Gold`,
  'score.room': (params) => roomLine(params),
  'score.room-half': (params) => roomLine(params, '; mit einem Berserker geteilt'),
  'score.berserker-half': (params) => roomLine(params, '; die Hälfte für einen Berserker'),
  'score.slayer': ({ area }) => `Ein Riesentöter allein ${at(area)}`,
  'score.end-bonus': 'Partie beendet',
  'score.artifact': '{artifact}, bis zum Ende behalten',
};
