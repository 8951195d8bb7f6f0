import type { Param, Params, Translation } from '../../../../kernel/messages.ts';
import { has as hasDone, whose } from '../../../speech/german.ts';
import { count, lookUp, title } from '../../../speech/speech.ts';
import { BONUS_IDS } from '../../box/bonuses.ts';
import { caveTile, edgesOf, isKingTile, type TileId, tileNumber } from '../../box/tiles.ts';
import { type TrollCardId, trollCardFace, trollCardNumber } from '../../box/troll-cards.ts';
import type * as english from '../en/questions.ts';
import { about } from './about.ts';
import { BONUS, names, tileSaid, WHAT } from './names.ts';
import { amount, edgesText, effort, fromPlace, inPlace, SITES, TAKEN, THE_ITEM, toPlace } from './speech.ts';

function tileText(id: Param): string {
  const tile = tileNumber(id as TileId);
  const name = lookUp(names, `tile.${id}`);
  const edges = edgesText(edgesOf(tile));
  if (isKingTile(tile)) return `${name} (${edges}). ${lookUp(about, `about.${id}`)}`;
  const { bonus } = caveTile(tile);
  return bonus === undefined ? `${name} (${edges})` : `${name} (${edges}; ${BONUS[bonus]})`;
}

function cardText(id: Param): string {
  const { design, changelingSpots } = trollCardFace(trollCardNumber(id as TrollCardId));
  const spots = changelingSpots.map((bonus) => BONUS[BONUS_IDS[bonus] ?? 'none']);
  const heading = spots.length === 1 ? 'Wechselbalgplatz' : 'Wechselbalgplätze';
  return `${lookUp(names, `card.${id}`)}. ${lookUp(about, `about.${design}`)} ${heading}: ${spots.join('; ')}.`;
}

/** ', dazu 2 für Prinzessinnen und Glocken' */
function helped(help: Param, shared: Param): string {
  if (Number(help) === 0) return '';
  return `, dazu ${help} ${shared === 'all' ? 'von fremden Trollen' : 'für Prinzessinnen und Glocken'}`;
}

/** ' 1 Kuh ginge verloren: kein freier Stall.' */
function lost({ lostPower = 0, lostCows = 0 }: Params): string {
  const cows = lostCows === 0 ? '' : ` ${count(lostCows, 'Kuh ginge', 'Kühe gingen')} verloren: kein freier Stall.`;
  return lostPower === 0 ? cows : ` ${lostPower} Trollkraft ginge verloren: Deine Leiste ist voll.${cows}`;
}

/** The same behind a label that is no sentence. */
function aside(params: Params): string {
  const said = lost(params);
  return said === '' ? '' : `.${said}`;
}

/** What is left to do without effort, or with effort that pays for nothing. */
function finish({ claim, last }: Params): string {
  const end = last === 1 ? 'beende deinen Zug' : 'beende die Phase';
  return claim === 1 ? `Beanspruche eine Königskarte, oder ${end}.` : `${title(end)}.`;
}

function askToAct({ area, points: left, help, shared, able, ...rest }: Params): string {
  if (left === 0 && help === 0) return `Keine Mühe mehr übrig. ${finish(rest)}`;
  if (able !== 1) return `Du kannst ${inPlace(area)} nichts mehr tun. ${finish(rest)}`;
  return `${title(inPlace(area))}: noch ${effort(left)}${helped(help, shared)}. Was tust du?`;
}

/** Two places give the same. */
const SIDE: Readonly<Record<string, string>> = { 'ch-power-a': ' (links)', 'ch-power-b': ' (rechts)' };

/** How far a tile is turned from how it lies in the display. */
const TURNED = ['', ', einmal gedreht', ', zweimal gedreht', ', dreimal gedreht', ', viermal gedreht'];

export const questions: Translation<typeof english.questions> = {
  'ask.setup-clan': 'Wähle den Clan, den du anführst.',
  'ask.setup-human': 'Wähle eine Grotte für deinen ersten Menschen.',
  'ask.move-first': 'Bewege deinen ersten Troll: Wähle ihn, dann sein Ziel.',
  'ask.move-second': 'Bewege deinen zweiten Troll: Wähle ihn, dann sein Ziel.',
  'ask.push-target': ({ seat }, speaker) =>
    `${hasDone(seat, speaker)} deinen Troll verdrängt. Wähle eine Grotte für ihn.`,
  'ask.act': askToAct,
  'ask.spot': ({ form }) => `Wähle einen Platz für ${THE_ITEM[String(form)]}.`,
  'ask.refill-type': 'Wähle, welche Gruben du auffüllst.',
  'ask.tile-first': 'Wähle das erste Höhlenplättchen zum Bauen.',
  'ask.tile-free': 'Wähle ein Höhlenplättchen, das du kostenlos baust, oder hör auf.',
  'ask.tile-must': 'Wähle ein Höhlenplättchen, das du kostenlos baust.',
  'ask.second-tile': 'Wähle das zweite Höhlenplättchen zum Bauen, oder hör auf.',
  'ask.king-tile': 'Wähle ein Königsplättchen.',
  'ask.place': ({ tile }) => `Wähle, wohin du ${tileSaid(tile, 'die')} legst.`,
  'ask.card': 'Wähle eine Trollkarte.',
  'ask.unit-move': ({ trolls, humans }) =>
    `Wähle, wen du bewegst, oder hör auf: noch ${[
      ...(Number(trolls) > 0 ? [count(trolls, 'Troll', 'Trolle')] : []),
      ...(Number(humans) > 0 ? [count(humans, 'Schritt mit einem Menschen', 'Schritte mit Menschen')] : []),
    ].join(', ')}.`,
  'ask.return': ({ village }) => `Ein Troll kommt ${fromPlace(village)} heim. Wähle eine Grotte für ihn.`,
  'ask.close': 'Dein Zug ist vorbei. Beanspruche eine Königskarte, oder zieh deine Karte.',

  'ask.close-last': 'Dein letzter Zug ist vorbei. Beanspruche eine Königskarte, oder hör auf.',

  'move.clan': ({ clan }) => `${lookUp(names, `clan.${clan}`)}`,
  'move.to-cavern': ({ cavern }) => title(toPlace(cavern)),
  'move.move': ({ from, to }) => `${title(fromPlace(from))} ${toPlace(to)}`,
  'move.push': ({ from, to, owner }, speaker) =>
    `${title(fromPlace(from))} ${toPlace(to)}, ${whose(owner, speaker, 'deinen')} Troll verdrängen`,
  'move.skip': 'Kein Troll kann sich bewegen',
  'move.claim': ({ card }) => `Beanspruchen: ${lookUp(names, `card.${card}`)}`,
  'move.mine-obsidian': ({ amount: most }) => `${amount('obsidian', most)} abbauen (1 Mühe)`,
  'move.mine-gold': ({ amount: most }) => `${amount('gold', most)} abbauen (2 Mühe)`,
  'move.mine-diamond': ({ amount: most }) => `${amount('diamond', most)} abbauen (3 Mühe)`,
  'move.activate': ({ tile, ...params }) =>
    `„${lookUp(names, `tile.${tile}`)}“ aktivieren (1 Mühe). ${lookUp(about, `about.${tile}`)}${lost(params)}`,
  'move.activate-clan': ({ clan, ...params }) =>
    `Clanplättchen aktivieren (1 Mühe). ${lookUp(about, `about.clan-${clan}`)}${lost(params)}`,
  'move.build-outpost': ({ place: uncovered, village, ...params }) =>
    `Außenposten ${inPlace(village)} bauen (3 Mühe, 1 Kuh): ${lookUp(names, `place.${uncovered}`)}${aside(params)}`,
  'move.build-tiles': 'Ein oder zwei Höhlenplättchen bauen (2 Mühe, 1 Obsidian)',
  'move.refresh-cave': 'Neue Höhlenplättchen auslegen (1 Mühe)',
  'move.replenish': ({ resource }) => `Alle ${SITES[String(resource)]?.[1]} auffüllen (2 Mühe, 1 Trollkraft)`,
  'move.get-power': ({ amount: gained }) => `${gained} Trollkraft sammeln (2 Mühe)`,
  'move.buy-card': ({ card, ...params }) => `Kaufen (1 Mühe, 1 Trollkraft, 1 Kuh): ${cardText(card)}${lost(params)}`,
  'move.refresh-cards': ({ points: cost }) =>
    cost === 1 ? 'Neue Trollkarten auslegen (1 Mühe)' : 'Neue Trollkarten auslegen (2 Mühe, 1 Obsidian)',
  'move.princess': 'Die Prinzessin rauben (5 Mühe, 2 Trollkraft, 1 Diamant)',
  'move.bell': 'Eine Glocke rauben (4 Mühe, 3 Obsidian)',
  'move.castle': ({ castle, ...params }) =>
    `${lookUp(names, `castle.${castle}`)} (3 Mühe). ${lookUp(about, `about.${castle}`)}${lost(params)} Am Ende der Phase verlassen alle deine Trolle das Dorf.`,
  'move.swap': ({ pay, place: uncovered, ...params }) =>
    `Wechselbalg tauschen (2 Mühe, 2 Trollkraft, ${pay === 'gold' ? '2 Gold' : '1 Diamant'}): ${lookUp(names, `place.${uncovered}`)}${SIDE[String(uncovered)] ?? ''}${aside(params)}`,
  'move.hire': ({ cavern }) => `Einen Menschen ${toPlace(cavern)} anheuern (2 Mühe, 1 Trollkraft, 1 Gold)`,
  'move.cow': 'Eine Kuh stehlen (1 Mühe)',
  'move.end': 'Phase beenden',
  'move.end-turn': 'Zug beenden',
  'move.spot': ({ bonus, ...params }) =>
    bonus === 'none' ? 'Ein Platz ohne Bonus' : `Ein Platz mit Bonus: ${lookUp(BONUS, bonus)}${aside(params)}`,
  'move.refill': ({ resource }) => `Alle ${SITES[String(resource)]?.[1]} auffüllen`,
  'move.tile': ({ tile }) => tileText(tile),
  'move.place': ({ i, j, r }) => `In Spalte ${i}, Reihe ${j} legen${TURNED[Number(r)]}`,
  'move.card': ({ card }) => cardText(card),
  'move.troll': ({ from, to }) => `Ein Troll ${fromPlace(from)} ${toPlace(to)}`,
  'move.barred-troll': ({ from, to }) => `Der eben bewegte Troll ${fromPlace(from)} ${toPlace(to)}`,
  'move.human': ({ from, to }) => `Ein Mensch ${fromPlace(from)} ${toPlace(to)}`,
  'move.stop': 'Aufhören',
  'move.done': 'Karte ziehen',
  'move.done-last': 'Fertig',
};

export const reasons: Translation<typeof english.reasons> = {
  'blocked.clan-taken': 'Diesen Clan führt schon jemand an.',
  'blocked.cavern-full': 'Alle vier Kessel dieser Grotte sind besetzt.',
  'blocked.village-full': 'Alle vier Kessel dort sind von deinen eigenen Trollen besetzt.',
  'blocked.must-push': 'Das Dorf ist voll: Wähle, wessen Troll du verdrängst.',
  'blocked.nowhere-to-push': ({ owner }, speaker) =>
    `Alle Kessel in ${whose(owner, speaker, 'deinen')} Grotten sind besetzt, der Troll könnte nirgendwohin.`,
  'blocked.no-pushing': 'Das Dorf ist voll, und dieser Effekt verdrängt niemanden.',
  'blocked.barred': 'Dieser Troll hat sich in diesem Zug schon bewegt. Bewege einen anderen.',
  'blocked.must-move': 'Du musst einen Troll bewegen.',
  'blocked.points': ({ points: cost }) => `Das kostet ${effort(cost ?? 3)}.`,
  'blocked.own-points': ({ points: cost }) => `Das kostet ${cost ?? 3} eigene Mühe.`,
  'blocked.power': 'Du hast zu wenig Trollkraft.',
  'blocked.cows': 'Zum Bezahlen brauchst du eine Kuh.',
  'blocked.obsidian': 'Du hast zu wenig Obsidian.',
  'blocked.gold': 'Du hast zu wenig Gold.',
  'blocked.diamond': 'Zum Bezahlen brauchst du einen Diamanten.',
  'blocked.nothing-to-mine': 'Keine deiner Gruben dieser Art ist gefüllt.',
  'blocked.activated': 'Du hast in dieser Phase schon ein Plättchen aktiviert.',
  'blocked.no-effect': 'Das würde jetzt nichts bewirken.',
  'blocked.no-outpost-spot': `Du hast keinen freien Platz für ${TAKEN.outpost}.`,
  'blocked.no-neutral-outpost': 'In diesem Dorf ist kein neutraler Außenposten mehr.',
  'blocked.no-placement': 'Keines der offenen Höhlenplättchen passt in dein Höhlennetz.',
  'blocked.no-tiles': 'Es gibt keine anderen Höhlenplättchen.',
  'blocked.nothing-to-fill': 'Du hast keine leere Grube, die sich auffüllen ließe.',
  'blocked.power-full': 'Mehr Trollkraft kannst du nicht haben.',
  'blocked.no-cards': 'Es gibt keine anderen Trollkarten.',
  'blocked.no-princess': 'In diesem Schloss ist keine Prinzessin.',
  'blocked.no-bed': 'Du hast kein freies Bett für eine Prinzessin.',
  'blocked.no-bell': 'In dieser Kirche ist keine Glocke mehr.',
  'blocked.no-bell-spot': `Du hast keinen freien Platz für ${TAKEN.bell}.`,
  'blocked.no-changeling': 'In dieser Stadt ist kein neutraler Wechselbalg.',
  'blocked.no-changeling-spot': `Du hast keinen freien Platz für ${TAKEN.changeling}.`,
  'blocked.no-human': 'Auf diesem Hof ist kein Mensch.',
  'blocked.no-cow': 'Es gibt keine Kuh mehr.',
  'blocked.no-barn': 'Du hast keinen freien Stall.',
  'blocked.does-not-fit': 'Es passt nirgends: Eine Öffnung träfe auf eine Wand oder den Fels.',
  'blocked.no-tunnel': 'Es lässt sich mit keiner deiner Öffnungen verbinden.',
  'blocked.would-seal': 'Es würde dein Höhlennetz verschließen: Keine Öffnung bliebe übrig.',
  'blocked.same-victory': 'Du hast schon eine Trophäenhöhle dieser Art gebaut.',
  'blocked.must-build': 'Du musst ein Plättchen bauen.',
  'blocked.claimed': 'Du hast diese Karte schon beansprucht.',
  'blocked.challenge': ({ what, needs, has }) => `Verlangt sind ${needs} ${lookUp(WHAT, what)}; du hast ${has}.`,
};
