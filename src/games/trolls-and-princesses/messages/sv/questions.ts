import type { Param, Params, Translation } from '../../../../kernel/messages.ts';
import { count, lookUp, title, who } from '../../../speech/speech.ts';
import { whose } from '../../../speech/swedish.ts';
import { BONUS_IDS } from '../../box/bonuses.ts';
import { caveTile, edgesOf, isKingTile, type TileId, tileNumber } from '../../box/tiles.ts';
import { type TrollCardId, trollCardFace, trollCardNumber } from '../../box/troll-cards.ts';
import type * as english from '../en/questions.ts';
import { about } from './about.ts';
import { BONUS, names, tileSaid, WHAT } from './names.ts';
import { amount, edgesText, effort, ITEM, place, SITES, THE_ITEM } from './speech.ts';

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
  const heading = spots.length === 1 ? 'Bortbytingsplats' : 'Bortbytingsplatser';
  return `${lookUp(names, `card.${id}`)}. ${lookUp(about, `about.${design}`)} ${heading}: ${spots.join('; ')}.`;
}

function helped(help: Param, shared: Param): string {
  if (Number(help) === 0) return '';
  return `, ${help} till ${shared === 'all' ? 'från andras troll' : 'för prinsessor och klockor'}`;
}

/** ' 1 ko skulle gå förlorad: ingen ledig lada.' */
function lost({ lostPower = 0, lostCows = 0 }: Params): string {
  const cows =
    lostCows === 0 ? '' : ` ${count(lostCows, 'ko skulle gå förlorad', 'kor skulle gå förlorade')}: ingen ledig lada.`;
  return lostPower === 0 ? cows : ` ${lostPower} trollkraft skulle gå förlorad: din skala är full.${cows}`;
}

/** Samma sak efter en etikett som inte är en mening. */
function aside(params: Params): string {
  const said = lost(params);
  return said === '' ? '' : `.${said}`;
}

/** What is left to do without effort, or with effort that pays for nothing. */
function finish({ claim, last }: Params): string {
  const end = last === 1 ? 'avsluta din tur' : 'avsluta fasen';
  return claim === 1 ? `Gör anspråk på ett kungskort, eller ${end}.` : `${title(end)}.`;
}

function askToAct({ area, points: left, help, shared, able, ...rest }: Params): string {
  if (left === 0 && help === 0) return `Ingen möda kvar. ${finish(rest)}`;
  if (able !== 1) return `Du kan inte göra något mer i ${place(area)}. ${finish(rest)}`;
  return `I ${place(area)}: ${effort(left)} kvar${helped(help, shared)}. Vad gör du?`;
}

/** Two places give the same. */
const SIDE: Readonly<Record<string, string>> = { 'ch-power-a': ' (vänster)', 'ch-power-b': ' (höger)' };

/** How far a tile is turned from how it lies in the display. */
const TURNED = ['', ', vriden ett steg', ', vriden två steg', ', vriden tre steg', ', vriden fyra steg'];

export const questions: Translation<typeof english.questions> = {
  'ask.setup-clan': 'Välj klanen du leder.',
  'ask.setup-human': 'Välj en grotta för din första människa.',
  'ask.move-first': 'Flytta ditt första troll: välj det, och sedan vart det går.',
  'ask.move-second': 'Flytta ditt andra troll: välj det, och sedan vart det går.',
  'ask.push-target': ({ seat }, speaker) => `${who(seat, speaker)} knuffade undan ditt troll. Välj en grotta för det.`,
  'ask.act': askToAct,
  'ask.spot': ({ form }) => `Välj en plats för ${THE_ITEM[String(form)]}.`,
  'ask.refill-type': 'Välj vilka brott du fyller.',
  'ask.tile-first': 'Välj den första grottbrickan att bygga.',
  'ask.tile-free': 'Välj en grottbricka att bygga gratis, eller sluta.',
  'ask.tile-must': 'Välj en grottbricka att bygga gratis.',
  'ask.second-tile': 'Välj den andra grottbrickan att bygga, eller sluta.',
  'ask.king-tile': 'Välj en kungsbricka.',
  'ask.place': ({ tile }) => `Välj var du lägger ${tileSaid(tile, 'den')}.`,
  'ask.card': 'Välj ett trollkort.',
  'ask.unit-move': ({ trolls, humans }) =>
    `Välj vem du flyttar, eller sluta: ${[
      ...(Number(trolls) > 0 ? [count(trolls, 'troll', 'troll')] : []),
      ...(Number(humans) > 0 ? [count(humans, 'flytt med en människa', 'flyttar med människor')] : []),
    ].join(', ')} kvar.`,
  'ask.return': ({ village }) => `Ett troll kommer hem från ${place(village)}. Välj en grotta för det.`,
  'ask.close': 'Din tur är slut. Gör anspråk på ett kungskort, eller dra.',

  'ask.close-last': 'Din sista tur är slut. Gör anspråk på ett kungskort, eller avsluta.',

  'move.clan': ({ clan }) => `${lookUp(names, `clan.${clan}`)}`,
  'move.to-cavern': ({ cavern }) => `Till ${place(cavern)}`,
  'move.move': ({ from, to }) => `Från ${place(from)} till ${place(to)}`,
  'move.push': ({ from, to, owner }, speaker) =>
    `Från ${place(from)} till ${place(to)}, och knuffa undan ${whose(owner, speaker, 'ditt')} troll`,
  'move.skip': 'Inget troll kan flytta',
  'move.claim': ({ card }) => `Gör anspråk på: ${lookUp(names, `card.${card}`)}`,
  'move.mine-obsidian': ({ amount: most }) => `Bryt ${amount('obsidian', most)} (1 möda)`,
  'move.mine-gold': ({ amount: most }) => `Bryt ${amount('gold', most)} (2 möda)`,
  'move.mine-diamond': ({ amount: most }) => `Bryt ${amount('diamond', most)} (3 möda)`,
  'move.activate': ({ tile, ...params }) =>
    `Aktivera ${lookUp(names, `tile.${tile}`)} (1 möda). ${lookUp(about, `about.${tile}`)}${lost(params)}`,
  'move.activate-clan': ({ clan, ...params }) =>
    `Aktivera din klanbricka (1 möda). ${lookUp(about, `about.clan-${clan}`)}${lost(params)}`,
  'move.build-outpost': ({ place: uncovered, village, ...params }) =>
    `Bygg en utpost i ${place(village)} för ${lookUp(names, `place.${uncovered}`)} (3 möda, 1 ko)${aside(params)}`,
  'move.build-tiles': 'Bygg en eller två grottbrickor (2 möda, 1 obsidian)',
  'move.refresh-cave': 'Lägg ut nya grottbrickor (1 möda)',
  'move.replenish': ({ resource }) => `Fyll alla ${SITES[String(resource)]}brott (2 möda, 1 trollkraft)`,
  'move.get-power': ({ amount: gained }) => `Samla ${gained} trollkraft (2 möda)`,
  'move.buy-card': ({ card, ...params }) => `Köp (1 möda, 1 trollkraft, 1 ko): ${cardText(card)}${lost(params)}`,
  'move.refresh-cards': ({ points: cost }) =>
    cost === 1 ? 'Lägg ut nya trollkort (1 möda)' : 'Lägg ut nya trollkort (2 möda, 1 obsidian)',
  'move.princess': 'Röva bort prinsessan (5 möda, 2 trollkraft, 1 diamant)',
  'move.bell': 'Riv ner en klocka (4 möda, 3 obsidianer)',
  'move.castle': ({ castle, ...params }) =>
    `${lookUp(names, `castle.${castle}`)} (3 möda). ${lookUp(about, `about.${castle}`)}${lost(params)} Alla dina troll lämnar byn när fasen slutar.`,
  'move.swap': ({ pay, place: uncovered, ...params }) =>
    `Byt en bortbyting för ${lookUp(names, `place.${uncovered}`)}${SIDE[String(uncovered)] ?? ''} (2 möda, 2 trollkraft, ${pay === 'gold' ? '2 guld' : '1 diamant'})${aside(params)}`,
  'move.hire': ({ cavern }) => `Lej en människa till ${place(cavern)} (2 möda, 1 trollkraft, 1 guld)`,
  'move.cow': 'Stjäl en ko (1 möda)',
  'move.end': 'Avsluta fasen',
  'move.end-turn': 'Avsluta turen',
  'move.spot': ({ bonus, ...params }) =>
    bonus === 'none' ? 'En plats utan bonus' : `En plats som ger: ${lookUp(BONUS, bonus)}${aside(params)}`,
  'move.refill': ({ resource }) => `Fyll alla ${SITES[String(resource)]}brott`,
  'move.tile': ({ tile }) => tileText(tile),
  'move.place': ({ i, j, r }) => `Lägg den i kolumn ${i}, rad ${j}${TURNED[Number(r)]}`,
  'move.card': ({ card }) => cardText(card),
  'move.troll': ({ from, to }) => `Ett troll från ${place(from)} till ${place(to)}`,
  'move.barred-troll': ({ from, to }) => `Trollet som nyss gick, från ${place(from)} till ${place(to)}`,
  'move.human': ({ from, to }) => `En människa från ${place(from)} till ${place(to)}`,
  'move.stop': 'Sluta här',
  'move.done': 'Dra ditt kort',
  'move.done-last': 'Avsluta',
};

export const reasons: Translation<typeof english.reasons> = {
  'blocked.clan-taken': 'Någon leder redan den klanen.',
  'blocked.cavern-full': 'Alla fyra grytor i den grottan är upptagna.',
  'blocked.village-full': 'Alla fyra grytor där är upptagna av dina egna troll.',
  'blocked.must-push': 'Byn är full: välj vems troll du knuffar undan.',
  'blocked.nowhere-to-push': ({ owner }, speaker) =>
    `Alla ${whose(owner, speaker, 'dina')} grottor är fulla, så det trollet har ingenstans att gå.`,
  'blocked.no-pushing': 'Byn är full, och den här effekten knuffar inte undan någon.',
  'blocked.barred': 'Det här trollet har redan flyttat den här turen. Flytta ett annat.',
  'blocked.must-move': 'Du måste flytta ett troll.',
  'blocked.points': ({ points: cost }) => `Det kräver ${effort(cost ?? 3)}.`,
  'blocked.own-points': ({ points: cost }) => `Det kräver ${cost ?? 3} egen möda.`,
  'blocked.power': 'Du har för lite trollkraft.',
  'blocked.cows': 'Du behöver en ko att betala med.',
  'blocked.obsidian': 'Du har för lite obsidian.',
  'blocked.gold': 'Du har för lite guld.',
  'blocked.diamond': 'Du behöver en diamant att betala med.',
  'blocked.nothing-to-mine': 'Inget av dina brott av det slaget är fyllt.',
  'blocked.activated': 'Du har redan aktiverat en bricka i den här fasen.',
  'blocked.no-effect': 'Det skulle inte göra något nu.',
  'blocked.no-outpost-spot': `Du har ingen ledig plats för ${ITEM.outpost}.`,
  'blocked.no-neutral-outpost': 'Det finns ingen neutral utpost kvar i den byn.',
  'blocked.no-placement': 'Ingen av de öppna grottbrickorna passar i ditt nät.',
  'blocked.no-tiles': 'Det finns inga andra grottbrickor.',
  'blocked.nothing-to-fill': 'Du har inget tomt brott som kan fyllas på.',
  'blocked.power-full': 'Din trollkraft kan inte bli större.',
  'blocked.no-cards': 'Det finns inga andra trollkort.',
  'blocked.no-princess': 'Det finns ingen prinsessa i det här slottet.',
  'blocked.no-bed': 'Du har ingen ledig säng för en prinsessa.',
  'blocked.no-bell': 'Det finns ingen klocka kvar vid kyrkan.',
  'blocked.no-bell-spot': `Du har ingen ledig plats för ${ITEM.bell}.`,
  'blocked.no-changeling': 'Det finns ingen neutral bortbyting i staden.',
  'blocked.no-changeling-spot': `Du har ingen ledig plats för ${ITEM.changeling}.`,
  'blocked.no-human': 'Det finns ingen människa på gården.',
  'blocked.no-cow': 'Det finns ingen ko kvar.',
  'blocked.no-barn': 'Du har ingen ledig lada.',
  'blocked.does-not-fit': 'Den passar ingenstans: en öppning skulle möta en vägg eller berget.',
  'blocked.no-tunnel': 'Den kan inte kopplas till någon av dina öppningar.',
  'blocked.would-seal': 'Den skulle stänga ditt nät: ingen öppning skulle vara kvar.',
  'blocked.same-victory': 'Du har redan byggt en trofégrotta av det slaget.',
  'blocked.must-build': 'Du måste bygga en bricka.',
  'blocked.claimed': 'Du har redan gjort anspråk på kortet.',
  'blocked.challenge': ({ what, needs, has }) => `Det kräver ${needs} ${lookUp(WHAT, what)}; du har ${has}.`,
};
