import type { Param, Params, Speaker, Translation } from '../../../../kernel/messages.ts';
import { count } from '../../../speech/speech.ts';
import type * as english from '../en/reasons.ts';
import { byNumber, children, minions, toWhom } from './speech.ts';

function isFor(worth: Param): boolean {
  return Number(worth) > 0;
}

/** Warum etwas gebaut wird, oder besser nicht. */
function order({ need, has, of, worth }: Params): string {
  const speaksFor = isFor(worth);
  switch (need) {
    case 'beds':
      return speaksFor
        ? `Die Stadt hat ${minions(of)} und ${count(has, 'Bett', 'Betten')} und braucht von beidem mehr.`
        : `Die Stadt hat vorerst genug Betten: ${has} für ${minions(of)}.`;
    case 'room':
      return speaksFor
        ? `Die Verliese fassen ${children(has)}, und das Festmahl verlangt ${of}.`
        : `Die Verliese reichen vorerst: Sie fassen ${children(has)}, und das Festmahl verlangt ${of}.`;
    case 'kitchens':
      return speaksFor
        ? `Die Küchen kochen höchstens ${children(has)}, und das Festmahl verlangt ${of}.`
        : `Die Küchen reichen vorerst: Sie kochen ${children(has)}, und das Festmahl verlangt ${of}.`;
    case 'home':
      return speaksFor
        ? 'Damit bekommst du Betten für mehr eigene Handlanger.'
        : 'Deine Hütte hat vorerst genug Betten.';
    case 'hut':
      return speaksFor
        ? 'Mit einer Hütte am Weg zum Markt gehörst du zu den Freundlichsten, und sie hat Betten für eigene Handlanger.'
        : 'Die Arbeit wird für anderes gebraucht, ehe eine Hütte dran ist.';
    case 'link':
      return speaksFor
        ? 'Das liegt auf dem Weg von deiner Hütte zurück zum Markt.'
        : 'Das bringt deine Hütte nicht zurück an den Markt.';
    default:
      return speaksFor ? 'Das schafft Platz am Weg für alles Weitere.' : 'Dort wird gerade kein Weg gebraucht.';
  }
}

function odds({ troll, ahead, behind }: Params, speaker: Speaker): string {
  const lead = count(ahead, 'Wert', 'Werten');
  return `Du liegst in ${lead} vor ${toWhom(troll, speaker)} und in ${behind} dahinter.`;
}

/** Was für eine Antwort spricht, oder gegen sie. */
export const reasons: Translation<typeof english.reasons> = {
  'reason.over': ({ worth }) => (isFor(worth) ? 'Das gewinnt die Partie.' : 'Das verliert die Partie.'),
  'reason.crowns': ({ worth }) =>
    isFor(worth) ? 'Das bringt dich einer Krone näher.' : 'Das entfernt dich von einer Krone.',
  'reason.home': ({ worth }) =>
    isFor(worth) ? 'Dein Zuhause wird besser oder sicherer.' : 'Dein Zuhause wird schlechter oder ist weniger sicher.',
  'reason.minions': ({ worth }) =>
    isFor(worth) ? 'Du hast mehr eigene Handlanger.' : 'Du hast weniger eigene Handlanger.',
  'reason.strength': ({ worth }) => (isFor(worth) ? 'Du wirst stärker.' : 'Du wirst schwächer.'),
  'reason.town': ({ worth }) =>
    isFor(worth) ? 'Die Stadt kommt ihrem nächsten Festmahl näher.' : 'Die Stadt gerät mit dem Festmahl in Rückstand.',
  'reason.rivals': ({ worth }) => (isFor(worth) ? 'Das bremst die anderen.' : 'Damit stehen die anderen besser da.'),
  'reason.spread': 'Mit 4, 3, 3 und 1 und den 4 übrigen für Tempo, in beliebiger Folge, hältst du dem Boss stand.',
  'reason.changes': 'Du hast oft genug darüber nachgedacht.',
  'reason.planned': 'Das ist besser als kein Plan.',
  'reason.loaf': 'Das wagt nichts und bringt nichts.',
  'reason.hands': ({ minions: number, beds }) =>
    `Die Stadt hat ${minions(number)} und ${count(beds, 'Bett', 'Betten')}. Einer mehr kann bauen, kochen und beim Fangen helfen.`,
  'reason.own-minion': ({ own, most }) =>
    `Wer die meisten eigenen Handlanger hat, ist der Gierigste: Du hast ${own}, der Höchststand ist ${most}.`,
  'reason.catch': ({ stored, required, room, worth }) => {
    if (Number(room) === 0) return 'Es gibt weder Käfig noch Grube, um sie einzusperren.';
    return isFor(worth)
      ? `Das Festmahl verlangt ${children(required)}; ${stored} ${byNumber(stored, 'ist', 'sind')} eingesperrt.`
      : 'Vielleicht wollen auch andere fangen, und dann müsst ihr kämpfen.';
  },
  'reason.odds': odds,
  'reason.upgrade': ({ kind }) => {
    if (kind === 'shop') return 'Eine größere Werkstatt kocht, heilt und fängt mehr.';
    return kind === 'pit' ? 'Eine größere Grube fasst mehr Kinder.' : 'Ein größeres Gebäude leistet mehr.';
  },
  'reason.heal': ({ injuries }) => `Du hast ${count(injuries, 'Verletzung', 'Verletzungen')}.`,
  'reason.spite': ({ worth }) =>
    isFor(worth) ? 'Das schadet den anderen mehr als dir.' : 'Das zerstört, was du selbst brauchst.',
  'reason.bully': ({ worth }) => (isFor(worth) ? 'Ein Gegner verliert dabei.' : 'Das bringt dir wenig.'),
  'reason.deed': ({ worth }) => (isFor(worth) ? 'Das hilft dir jetzt am meisten.' : 'Anderes hilft dir jetzt mehr.'),
  'reason.detail': ({ deed, waits }) => {
    if (deed !== 'capture-child') return 'Dort passt es am besten.';
    return waits === true ? 'Solange sie warten, können sie nicht ausbrechen.' : 'Dort passen sie am besten hin.';
  },
  'reason.order-1': order,
  'reason.order-2': order,
  'reason.order-3': order,
  'reason.site': ({ hut, worth }) => {
    if (!isFor(worth)) return 'Dieser Boden taugt besser für etwas anderes.';
    return hut === true
      ? 'Dort liegen wenige Wege an, also kann weniger kaputtgehen.'
      : 'So bleibt guter Boden für das Nächste.';
  },
  'reason.no-order': 'Die anderen brauchen die übrige Arbeit, oder nichts Nützliches passt.',
};
