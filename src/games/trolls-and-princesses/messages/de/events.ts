import type { Translation } from '../../../../kernel/messages.ts';
import { does, has, toWhom, whom, whose } from '../../../speech/german.ts';
import { count, howMany, lookUp, title } from '../../../speech/speech.ts';
import type * as english from '../en/events.ts';
import { BONUS, CLAN, names, tileSaid, VICTORY, WHAT } from './names.ts';
import { amount, amountTaken, effort, FORM, fromPlace, ITEM, inPlace, sites, TAKEN, toPlace } from './speech.ts';

export const events: Translation<typeof english.events> = {
  'told.clan': ({ seat, clan }, speaker) => `${has(seat, speaker)} den Clan ${CLAN[String(clan)]} gewählt.`,
  'told.human-starts': ({ seat, cavern }, speaker) =>
    `${has(seat, speaker)} einen Menschen ${toPlace(cavern)} gestellt.`,
  'told.revealed': ({ seat, item, village, king }, speaker) =>
    `${has(seat, speaker)} eine Zugkarte aufgedeckt: ${title(ITEM[String(item)] ?? '')} kommt ${toPlace(village)}, der König geht ${toPlace(king)}.`,
  'told.revealed-in-vain': ({ seat, item, village, king }, speaker) =>
    `${has(seat, speaker)} eine Zugkarte aufgedeckt: ${title(ITEM[String(item)] ?? '')} kann nicht ${toPlace(village)} kommen (${item === 'princess' ? 'eine ist schon da, oder keine ist übrig' : 'nichts ist übrig'}), der König geht ${toPlace(king)}.`,
  'told.skipped': ({ seat }, speaker) => `${does(seat, speaker, 'konntest', 'konnte')} keinen Troll bewegen.`,
  'told.moved': ({ seat, from, to }, speaker) =>
    `${has(seat, speaker)} einen Troll ${fromPlace(from)} ${toPlace(to)} geschickt.`,
  'told.pushed': ({ seat, cavern }, speaker) =>
    `${title(whose(seat, speaker, 'dein'))} Troll wurde verdrängt und ging ${toPlace(cavern)}.`,
  'told.points': ({ seat, points: own, help, shared }, speaker) =>
    Number(help) === 0
      ? `${has(seat, speaker)} ${effort(own)} bekommen.`
      : `${has(seat, speaker)} ${effort(own)} bekommen, dazu ${help} von fremden Trollen${shared === 'all' ? '' : ' für Prinzessinnen und Glocken'}.`,
  'told.ended-phase': ({ seat, points: left }, speaker) =>
    Number(left) === 0
      ? `${has(seat, speaker)} die Phase beendet.`
      : `${has(seat, speaker)} die Phase beendet; ${effort(left)} ist verfallen.`,
  'told.gained-power': ({ seat, amount: gained }, speaker) => `${has(seat, speaker)} ${gained} Trollkraft bekommen.`,
  'told.gained': ({ seat, resource, amount: gained }, speaker) =>
    `${has(seat, speaker)} ${amountTaken(resource, gained)} bekommen.`,
  'told.gained-cows': ({ seat, amount: gained }, speaker) =>
    `${has(seat, speaker)} ${count(gained, 'Kuh', 'Kühe')} bekommen.`,
  'told.lost-power': ({ seat, amount: lost }, speaker) =>
    `${lost} Trollkraft ging verloren: ${title(whose(seat, speaker, 'deine'))} Leiste ist voll.`,
  'told.lost-cows': ({ seat, amount: lost }, speaker) =>
    `${count(lost, 'Kuh ging', 'Kühe gingen')} verloren: kein freier Stall bei ${toWhom(seat, speaker)}.`,
  'told.no-cows-left': ({ seat, amount: lost }, speaker) =>
    `Im Vorrat ${count(lost, 'Kuh', 'Kühe')} zu wenig für ${whom(seat, speaker)}.`,
  'told.lost': ({ seat, resource, amount: lost }, speaker) =>
    `Im Vorrat ${amount(resource, lost)} zu wenig für ${whom(seat, speaker)}.`,
  'told.mined': ({ seat, resource, amount: mined }, speaker) =>
    `${has(seat, speaker)} ${amountTaken(resource, mined)} abgebaut.`,
  'told.refilled': ({ seat, resource, amount: filled }, speaker) =>
    `${has(seat, speaker)} ${sites(resource, filled)} aufgefüllt.`,
  'told.new-sites': ({ seat, resource, count: made, amount: filled }, speaker) =>
    `${has(seat, speaker)} ${sites(resource, made)} bekommen, ${filled === made ? 'gleich gefüllt' : `${filled} davon gefüllt`}.`,
  'told.joined-sites': ({ seat, resource, count: made }, speaker) =>
    `${has(seat, speaker)} ${sites(resource, made)} vollendet.`,
  'told.built': ({ seat, tile }, speaker) => `${has(seat, speaker)} ${tileSaid(tile, 'eine')} gebaut.`,
  'told.placed-king-tile': ({ seat, tile }, speaker) =>
    `${has(seat, speaker)} ein Königsplättchen genommen: ${lookUp(names, `tile.${tile}`)}.`,
  'told.no-king-tile': ({ seat }, speaker) =>
    `${does(seat, speaker, 'konntest', 'konnte')} kein Königsplättchen anlegen.`,
  'told.opened-barn': ({ seat }, speaker) => `${has(seat, speaker)} einen Stall geöffnet.`,
  'told.stopped-building': ({ seat }, speaker) => `${has(seat, speaker)} kein weiteres Plättchen gebaut.`,
  'told.took-card': ({ seat, card }, speaker) =>
    `${has(seat, speaker)} eine Trollkarte genommen: ${lookUp(names, `card.${card}`)}.`,
  'told.reshuffled': 'Eine Ablage wurde zu einem neuen Stapel gemischt.',
  'told.refreshed-cave': ({ seat }, speaker) => `${has(seat, speaker)} neue Höhlenplättchen ausgelegt.`,
  'told.refreshed-cards': ({ seat }, speaker) => `${has(seat, speaker)} neue Trollkarten ausgelegt.`,
  'told.activated': ({ seat, tile }, speaker) => `${has(seat, speaker)} „${lookUp(names, `tile.${tile}`)}“ aktiviert.`,
  'told.activated-clan': ({ seat }, speaker) => `${has(seat, speaker)} das Clanplättchen aktiviert.`,
  'told.built-outpost': ({ seat, place: left, village }, speaker) =>
    `${has(seat, speaker)} ${inPlace(village)} einen Außenposten gebaut. Freigelegt: ${lookUp(names, `place.${left}`)}.`,
  'told.stored': ({ seat, form, bonus }, speaker) =>
    bonus === 'none'
      ? `${has(seat, speaker)} ${TAKEN[String(form)]} verstaut.`
      : `${has(seat, speaker)} ${TAKEN[String(form)]} auf einem Platz verstaut: ${lookUp(BONUS, bonus)}.`,
  'told.captured': ({ seat, village }, speaker) => `${has(seat, speaker)} ${inPlace(village)} die Prinzessin geraubt.`,
  'told.took-bell': ({ seat, village }, speaker) => `${has(seat, speaker)} ${inPlace(village)} eine Glocke geraubt.`,
  'told.used-castle': ({ seat, castle, village }, speaker) =>
    `${has(seat, speaker)} ${inPlace(village)} das ${lookUp(names, `castle.${castle}`)} genutzt.`,
  'told.swapped': ({ seat, place: left, village }, speaker) =>
    `${has(seat, speaker)} ${inPlace(village)} einen Wechselbalg getauscht. Freigelegt: ${lookUp(names, `place.${left}`)}.`,
  'told.hired': ({ seat, village, cavern }, speaker) =>
    `${has(seat, speaker)} einen Menschen ${fromPlace(village)} ${toPlace(cavern)} angeheuert.`,
  'told.claimed': ({ seat, card }, speaker) =>
    `${has(seat, speaker)} eine Königskarte beansprucht: ${lookUp(names, `card.${card}`)}.`,
  'told.moved-human': ({ seat, from, to }, speaker) =>
    `${has(seat, speaker)} einen Menschen ${fromPlace(from)} ${toPlace(to)} bewegt.`,
  'told.moved-by-effect': ({ seat, from, to }, speaker) =>
    `${has(seat, speaker)} einen Troll ${fromPlace(from)} ${toPlace(to)} bewegt.`,
  'told.stopped-moving': ({ seat }, speaker) => `${has(seat, speaker)} niemanden mehr bewegt.`,
  'told.returned': ({ seat, village, cavern }, speaker) =>
    `${title(whose(seat, speaker, 'dein'))} Troll kam ${fromPlace(village)} heim ${toPlace(cavern)}.`,
  'told.stays': ({ seat, village }, speaker) =>
    `${title(whose(seat, speaker, 'deine'))} Grotten sind voll: Die übrigen Trolle bleiben ${inPlace(village)}.`,
  'told.drew': ({ seat, card }, speaker) => `${has(seat, speaker)} die ${lookUp(names, `card.${card}`)} gezogen.`,
  'told.drew-a-card': ({ seat }, speaker) => `${has(seat, speaker)} eine Zugkarte gezogen.`,
  'told.scored': ({ seat, points: total }, speaker) =>
    `${has(seat, speaker)} am Ende ${count(total, 'Punkt', 'Punkte')}.`,
};

export const scores: Translation<typeof english.scores> = {
  'score.points': ({ points: total }) => count(total, 'Punkt', 'Punkte'),
  'score.sets': ({ count: sets }) =>
    count(sets, 'Set aus Glocke, Wechselbalg und Außenposten', 'Sets aus Glocke, Wechselbalg und Außenposten'),
  'score.pairs': ({ count: pairs, form, other }) =>
    `${count(pairs, 'Paar', 'Paare')} aus ${FORM[String(form)]?.[0]} und ${FORM[String(other)]?.[0]}`,
  'score.singles': ({ count: singles, form }) => {
    const [one, many] = FORM[String(form)] ?? ['', ''];
    return `${count(singles, one, many)} einzeln`;
  },
  'score.princesses': ({ count: princesses }) => count(princesses, 'Prinzessin', 'Prinzessinnen'),
  'score.king-tiles': ({ count: tiles }) => `${tiles} Königsplättchen`,
  'score.humans': ({ count: humans }) => count(humans, 'Mensch', 'Menschen'),
  'score.victory': ({ victory, points: pairs, count: things }) =>
    `Trophäenhöhle für ${lookUp(VICTORY, victory)}: ${String(victory).endsWith('-pair') ? pairs : things}`,
  'score.card': ({ card, what, count: things }) => `${lookUp(names, `card.${card}`)}, ${lookUp(WHAT, what)}: ${things}`,
};

export const advice: Translation<typeof english.advice> = {
  'reason.over': ({ worth }) => (Number(worth) > 0 ? 'Das gewinnt die Partie.' : 'Das verliert die Partie.'),
  'reason.points': ({ worth, points }) => {
    const many = howMany(points, worth);
    if (many === 0) return Number(worth) > 0 ? 'Das ist am Ende Punkte wert.' : 'Das kostet am Ende Punkte.';
    return `Das ${Number(worth) > 0 ? 'bringt' : 'kostet'} sofort ${count(many, 'Punkt', 'Punkte')}.`;
  },
  'reason.goods': ({ worth }) =>
    Number(worth) > 0 ? 'Du hast mehr zum Bezahlen.' : 'Du gibst aus, womit du später bezahlen könntest.',
  'reason.tools': ({ worth }) =>
    Number(worth) > 0 ? 'Deine späteren Züge werden besser.' : 'Deine späteren Züge werden schlechter.',
  'reason.room': ({ worth }) =>
    Number(worth) > 0 ? 'Du hast mehr Platz für Beute.' : 'Das nimmt Platz für Beute weg.',
  'reason.claims': ({ worth }) =>
    Number(worth) > 0 ? 'Du kommst einer Königskarte näher.' : 'Du kommst keiner Königskarte näher.',
  'reason.plans': ({ worth }) =>
    Number(worth) > 0
      ? 'Das bringt dich einer Prinzessin, einer Glocke oder einem Wechselbalg näher.'
      : 'Das schiebt eine Prinzessin, eine Glocke oder einen Wechselbalg auf.',
  'reason.prospects': ({ worth }) =>
    Number(worth) > 0 ? 'Deine Mühe reicht hier für etwas Gutes.' : 'Das verbraucht Mühe.',
  'reason.rivals': ({ worth }) => (Number(worth) > 0 ? 'Das hält die anderen auf.' : 'Das hilft den anderen.'),
};
