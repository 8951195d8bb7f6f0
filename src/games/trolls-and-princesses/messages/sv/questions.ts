import type { Catalogue, Param } from '../../../../kernel/messages.ts';
import { count, title } from '../../../speech/speech.ts';
import { whom } from '../../../speech/swedish.ts';
import { caveTile, edgesOf, isKingTile, type TileId, tileNumber } from '../../box/tiles.ts';
import { about } from './about.ts';
import { BONUS, names, WHAT } from './names.ts';
import { amount, edgesText, ITEM, place, points, THE_ITEM } from './speech.ts';

function tileText(id: Param): string {
  const tile = tileNumber(id as TileId);
  const name = names[`tile.${id}`];
  const edges = edgesText(edgesOf(tile));
  if (isKingTile(tile)) return `${name} (${edges}). ${about[`about.${id}`]}`;
  const { bonus } = caveTile(tile);
  return bonus === undefined ? `${name} (${edges})` : `${name} (${edges}; ${BONUS[bonus]})`;
}

function cardText(id: Param): string {
  const design = String(id).replace(/^troll-[a-z]+-/, '');
  return `${names[`card.${id}`]}. ${about[`about.${design}`]}`;
}

function helped(help: Param): string {
  return Number(help) === 0 ? '' : ` och ${help} från andras troll`;
}

/** How far a tile is turned from how it lies in the display. */
const TURNED = ['', ', vriden ett steg', ', vriden två steg', ', vriden tre steg', ', vriden fyra steg'];

export const questions: Catalogue = {
  'ask.setup-clan': 'Vilken klan leder du?',
  'ask.setup-human': 'I vilken grotta sätter du din första människa?',
  'ask.move-first': 'Första trollet: varifrån och vart går det?',
  'ask.move-second': 'Andra trollet: varifrån och vart går det?',
  'ask.push-target': ({ seat }, speaker) =>
    `Ditt troll har knuffats undan av ${whom(seat, speaker)}. Till vilken grotta går det?`,
  'ask.act': ({ area, points: left }) =>
    left === 0
      ? `I ${place(area)}: alla dina handlingspoäng är slut. Avsluta fasen?`
      : `I ${place(area)}: ${points(left)} kvar. Vad gör du?`,
  'ask.act-village': ({ area, points: left, help }) =>
    left === 0
      ? `I ${place(area)}: alla dina handlingspoäng är slut. Avsluta fasen?`
      : `I ${place(area)}: ${points(left)} kvar${helped(help)}. Vad gör du?`,
  'ask.spot': ({ form }) => `Var ställer du ${THE_ITEM[String(form)]}?`,
  'ask.refill-type': 'Vilka brott fyller du?',
  'ask.tile-first': 'Vilken grottbricka bygger du först?',
  'ask.tile-free': 'Vilken grottbricka bygger du, gratis?',
  'ask.tile-must': 'Vilken grottbricka bygger du, gratis?',
  'ask.second-tile': 'Vilken grottbricka bygger du sedan?',
  'ask.king-tile': 'Vilken kungsbricka tar du?',
  'ask.place': ({ tile }) => `Var lägger du ${names[`tile.${tile}`]}?`,
  'ask.card': 'Vilket trollkort tar du?',
  'ask.unit-move': ({ trolls, humans }) =>
    `Vem flyttar du? ${[
      ...(Number(trolls) > 0 ? [count(trolls, 'troll', 'troll')] : []),
      ...(Number(humans) > 0 ? [count(humans, 'drag med en människa', 'drag med människor')] : []),
    ].join(', ')} kvar.`,
  'ask.return': ({ village }) => `Ett troll kommer hem från ${place(village)}. Till vilken grotta?`,
  'ask.close': 'Din tur är slut. Tar du ett kungskort innan du drar?',

  'move.clan': ({ clan }) => `${names[`clan.${clan}`]}`,
  'move.to-cavern': ({ cavern }) => title(place(cavern)),
  'move.move': ({ from, to }) => `Från ${place(from)} till ${place(to)}`,
  'move.push': ({ from, to, owner }, speaker) =>
    `Från ${place(from)} till ${place(to)}, och knuffa undan ett troll för ${whom(owner, speaker)}`,
  'move.skip': 'Inget troll kan flytta',
  'move.claim': ({ card }) => `Gör anspråk på: ${names[`card.${card}`]}`,
  'move.mine-obsidian': ({ amount: most }) => `Bryt ${amount('obsidian', most)} (1 poäng)`,
  'move.mine-gold': ({ amount: most }) => `Bryt ${amount('gold', most)} (2 poäng)`,
  'move.mine-diamond': ({ amount: most }) => `Bryt ${amount('diamond', most)} (3 poäng)`,
  'move.activate': ({ tile }) => `Aktivera ${names[`tile.${tile}`]} (1 poäng). ${about[`about.${tile}`]}`,
  'move.activate-clan': ({ clan }) => `Aktivera din klanbricka (1 poäng). ${about[`about.clan-${clan}`]}`,
  'move.build-outpost': ({ place: uncovered, village }) =>
    `Bygg en utpost i ${place(village)} för ${names[`place.${uncovered}`]} (3 poäng, 1 ko)`,
  'move.build-tiles': 'Bygg en eller två grottbrickor (2 poäng, 1 obsidian)',
  'move.refresh-cave': 'Lägg ut nya grottbrickor (1 poäng)',
  'move.replenish': 'Fyll alla brott för {resource} (2 poäng, 1 trollkraft)',
  'move.get-power': ({ amount: gained }) => `Samla ${gained} trollkraft (2 poäng)`,
  'move.buy-card': ({ card }) => `Köp ${cardText(card)} (1 poäng, 1 trollkraft, 1 ko)`,
  'move.refresh-cards': ({ points: cost }) =>
    cost === 1 ? 'Lägg ut nya trollkort (1 poäng)' : 'Lägg ut nya trollkort (2 poäng, 1 obsidian)',
  'move.princess': 'Röva bort prinsessan (5 poäng, 2 trollkraft, 1 diamant)',
  'move.bell': 'Riv ner en klocka (4 poäng, 3 obsidianer)',
  'move.castle': ({ castle }) => `${names[`castle.${castle}`]} (3 poäng). ${about[`about.${castle}`]}`,
  'move.swap': ({ pay, place: uncovered }) =>
    `Byt en bortbyting för ${names[`place.${uncovered}`]} (2 poäng, 2 trollkraft, ${pay === 'gold' ? '2 guld' : '1 diamant'})`,
  'move.hire': ({ cavern }) => `Lej en människa till ${place(cavern)} (2 poäng, 1 trollkraft, 1 guld)`,
  'move.cow': 'Stjäl en ko (1 poäng)',
  'move.end': 'Avsluta fasen',
  'move.spot': ({ bonus }) => (bonus === 'none' ? 'En plats utan bonus' : `En plats som ger: ${BONUS[String(bonus)]}`),
  'move.refill': '{resource}',
  'move.tile': ({ tile }) => tileText(tile),
  'move.place': ({ i, j, r }) => `Lägg den i kolumn ${i}, rad ${j}${TURNED[Number(r)]}`,
  'move.card': ({ card }) => cardText(card),
  'move.troll': ({ from, to }) => `Ett troll från ${place(from)} till ${place(to)}`,
  'move.barred-troll': ({ from, to }) => `Trollet som nyss gick, från ${place(from)} till ${place(to)}`,
  'move.human': ({ from, to }) => `En människa från ${place(from)} till ${place(to)}`,
  'move.stop': 'Sluta här',
  'move.done': 'Dra ditt kort',
};

export const reasons: Catalogue = {
  'blocked.clan-taken': 'Någon leder redan den klanen.',
  'blocked.cavern-full': 'Alla fyra grytor i den grottan är upptagna.',
  'blocked.village-full': 'Alla fyra grytor där är upptagna av dina egna troll.',
  'blocked.must-push': 'Byn är full: säg vems troll du knuffar undan.',
  'blocked.nowhere-to-push': ({ owner }, speaker) =>
    `Alla grottor är fulla för ${whom(owner, speaker)}; det trollet kan inte gå någonstans.`,
  'blocked.no-pushing': 'Byn är full, och ingen knuffas undan av detta.',
  'blocked.barred': 'Det här trollet gick först i din tur; nu måste ett annat gå.',
  'blocked.must-move': 'Du måste flytta ett troll.',
  'blocked.points': ({ points: cost }) => `Det kräver ${points(cost ?? 3)}.`,
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
  'blocked.nothing-to-fill': 'Du har inget tomt brott av det slaget, eller så är förrådet tomt.',
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
  'blocked.does-not-fit': 'Den passar ingenstans: en öppning skulle möta en vägg.',
  'blocked.no-tunnel': 'Den passar ingenstans så att en öppning möter en av dina.',
  'blocked.would-seal': 'Den skulle stänga ditt nät: ingen öppning skulle leda vidare.',
  'blocked.same-victory': 'Du har redan byggt en trofégrotta av det slaget.',
  'blocked.must-build': 'Du måste bygga en bricka.',
  'blocked.claimed': 'Du har redan gjort anspråk på kortet.',
  'blocked.challenge': ({ what, needs, has }) => `Det kräver ${needs} ${WHAT[String(what)]}; du har ${has}.`,
};
