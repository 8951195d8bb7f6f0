import type { Catalogue, Param } from '../../../../kernel/messages.ts';
import { whom } from '../../../speech/english.ts';
import { count, title } from '../../../speech/speech.ts';
import { caveTile, edgesOf, isKingTile, type TileId, tileNumber } from '../../box/tiles.ts';
import { about } from './about.ts';
import { BONUS, names, WHAT } from './names.ts';
import { amount, edgesText, ITEM, place, points } from './speech.ts';

/** 'Bell cave 12 (clockwise 2 half gold sites, wall, opening, wall; 2 obsidian)': what has to be known to choose it. */
function tileText(id: Param): string {
  const tile = tileNumber(id as TileId);
  const name = names[`tile.${id}`];
  const edges = edgesText(edgesOf(tile));
  if (isKingTile(tile)) return `${name} (${edges}). ${about[`about.${id}`]}`;
  const { bonus } = caveTile(tile);
  return bonus === undefined ? `${name} (${edges})` : `${name} (${edges}; ${BONUS[bonus]})`;
}

/** 'Shaman of the Bats. When you take it: 2 troll power.' */
function cardText(id: Param): string {
  const design = String(id).replace(/^troll-[a-z]+-/, '');
  return `${names[`card.${id}`]}. ${about[`about.${design}`]}`;
}

function helped(help: Param): string {
  return Number(help) === 0 ? '' : ` and ${help} from others’ trolls`;
}

/** How far a tile is turned from how it lies in the display. */
const TURNED = ['', ', turned once', ', turned twice', ', turned three times', ', turned four times'];

/** What a player is asked. */
export const questions: Catalogue = {
  'ask.setup-clan': 'Which clan do you lead?',
  'ask.setup-human': 'Into which cavern do you put your first human?',
  'ask.move-first': 'First troll: from where to where does it go?',
  'ask.move-second': 'Second troll: from where to where does it go?',
  'ask.push-target': ({ seat }, speaker) =>
    `Your troll has been pushed out by ${whom(seat, speaker)}. Into which cavern does it go?`,
  'ask.act': ({ area, points: left }) =>
    left === 0
      ? `In ${place(area)}: all your action points are spent. End the phase?`
      : `In ${place(area)}: ${points(left)} left. What will you do?`,
  'ask.act-village': ({ area, points: left, help }) =>
    left === 0
      ? `In ${place(area)}: all your action points are spent. End the phase?`
      : `In ${place(area)}: ${points(left)} left${helped(help)}. What will you do?`,
  'ask.spot': ({ form }) => `Where do you put the ${form}?`,
  'ask.refill-type': 'Which sites do you refill?',
  'ask.tile-first': 'Which cave tile do you build first?',
  'ask.tile-free': 'Which cave tile do you build, free of charge?',
  'ask.tile-must': 'Which cave tile do you build, free of charge?',
  'ask.second-tile': 'Which cave tile do you build next?',
  'ask.king-tile': 'Which King’s tile do you take?',
  'ask.place': ({ tile }) => `Where do you place ${names[`tile.${tile}`]}?`,
  'ask.card': 'Which troll card do you take?',
  'ask.unit-move': ({ trolls, humans }) =>
    `Whom do you move? ${[
      ...(Number(trolls) > 0 ? [count(trolls, 'troll', 'trolls')] : []),
      ...(Number(humans) > 0 ? [count(humans, 'move with a human', 'moves with humans')] : []),
    ].join(', ')} left.`,
  'ask.return': ({ village }) => `A troll comes home from ${place(village)}. Into which cavern?`,
  'ask.close': 'Your turn is over. Do you claim a King’s card before you draw?',

  'move.clan': ({ clan }) => `${names[`clan.${clan}`]}`,
  'move.to-cavern': ({ cavern }) => title(place(cavern)),
  'move.move': ({ from, to }) => `From ${place(from)} to ${place(to)}`,
  'move.push': ({ from, to, owner }, speaker) =>
    `From ${place(from)} to ${place(to)}, pushing out a troll of ${whom(owner, speaker)}`,
  'move.skip': 'No troll can move',
  'move.claim': ({ card }) => `Claim: ${names[`card.${card}`]}`,
  'move.mine-obsidian': ({ amount: most }) => `Mine ${amount('obsidian', most)} (1 point)`,
  'move.mine-gold': ({ amount: most }) => `Mine ${amount('gold', most)} (2 points)`,
  'move.mine-diamond': ({ amount: most }) => `Mine ${amount('diamond', most)} (3 points)`,
  'move.activate': ({ tile }) => `Activate ${names[`tile.${tile}`]} (1 point). ${about[`about.${tile}`]}`,
  'move.activate-clan': ({ clan }) => `Activate your clan tile (1 point). ${about[`about.clan-${clan}`]}`,
  'move.build-outpost': ({ place: uncovered, village }) =>
    `Build an outpost in ${place(village)} for ${names[`place.${uncovered}`]} (3 points, 1 cow)`,
  'move.build-tiles': 'Build one or two cave tiles (2 points, 1 obsidian)',
  'move.refresh-cave': 'Lay out new cave tiles (1 point)',
  'move.replenish': 'Refill all {resource} sites (2 points, 1 troll power)',
  'move.get-power': ({ amount: gained }) => `Gather ${gained} troll power (2 points)`,
  'move.buy-card': ({ card }) => `Buy ${cardText(card)} (1 point, 1 troll power, 1 cow)`,
  'move.refresh-cards': ({ points: cost }) =>
    cost === 1 ? 'Lay out new troll cards (1 point)' : 'Lay out new troll cards (2 points, 1 obsidian)',
  'move.princess': 'Carry off the princess (5 points, 2 troll power, 1 diamond)',
  'move.bell': 'Tear down a bell (4 points, 3 obsidian)',
  'move.castle': ({ castle }) => `${names[`castle.${castle}`]} (3 points). ${about[`about.${castle}`]}`,
  'move.swap': ({ pay, place: uncovered }) =>
    `Swap a changeling for ${names[`place.${uncovered}`]} (2 points, 2 troll power, ${pay === 'gold' ? '2 gold' : '1 diamond'})`,
  'move.hire': ({ cavern }) => `Hire a human for ${place(cavern)} (2 points, 1 troll power, 1 gold)`,
  'move.cow': 'Steal a cow (1 point)',
  'move.end': 'End the phase',
  'move.spot': ({ bonus }) =>
    bonus === 'none' ? 'A spot without a bonus' : `A spot that gives: ${BONUS[String(bonus)]}`,
  'move.refill': '{resource}',
  'move.tile': ({ tile }) => tileText(tile),
  'move.place': ({ i, j, r }) => `Lay it in column ${i}, row ${j}${TURNED[Number(r)]}`,
  'move.card': ({ card }) => cardText(card),
  'move.troll': ({ from, to }) => `A troll from ${place(from)} to ${place(to)}`,
  'move.barred-troll': ({ from, to }) => `The troll that has just moved, from ${place(from)} to ${place(to)}`,
  'move.human': ({ from, to }) => `A human from ${place(from)} to ${place(to)}`,
  'move.stop': 'Stop here',
  'move.done': 'Draw your card',
};

/** Why an answer is greyed out. */
export const reasons: Catalogue = {
  'blocked.clan-taken': 'Somebody leads that clan already.',
  'blocked.cavern-full': 'All four cauldrons of that cavern are taken.',
  'blocked.village-full': 'All four cauldrons there are taken by your own trolls.',
  'blocked.must-push': 'The village is full: name whose troll you push out.',
  'blocked.nowhere-to-push': ({ owner }, speaker) =>
    `All caverns of ${whom(owner, speaker)} are full; that troll could go nowhere.`,
  'blocked.no-pushing': 'The village is full, and nobody is pushed by this.',
  'blocked.barred': 'This troll was your first one in this turn; now another has to move.',
  'blocked.must-move': 'You must move a troll.',
  'blocked.points': ({ points: cost }) => `This takes ${points(cost ?? 3)}.`,
  'blocked.power': 'You have too little troll power for it.',
  'blocked.cows': 'You need a cow to pay with.',
  'blocked.obsidian': 'You have too little obsidian for it.',
  'blocked.gold': 'You have too little gold for it.',
  'blocked.diamond': 'You need a diamond to pay with.',
  'blocked.nothing-to-mine': 'None of your sites of this kind is filled.',
  'blocked.activated': 'You have activated a tile in this phase already.',
  'blocked.no-effect': 'It would do nothing now.',
  'blocked.no-outpost-spot': `You have no free spot for ${ITEM.outpost}.`,
  'blocked.no-neutral-outpost': 'There is no neutral outpost left in that village.',
  'blocked.no-placement': 'None of the open cave tiles fits your network.',
  'blocked.no-tiles': 'There are no other cave tiles.',
  'blocked.nothing-to-fill': 'You have no empty site of this kind, or the supply has nothing for it.',
  'blocked.power-full': 'Your troll power is at its limit.',
  'blocked.no-cards': 'There are no other troll cards.',
  'blocked.no-princess': 'There is no princess in this castle.',
  'blocked.no-bed': 'You have no free bed for a princess.',
  'blocked.no-bell': 'There is no bell left at this church.',
  'blocked.no-bell-spot': `You have no free spot for ${ITEM.bell}.`,
  'blocked.no-changeling': 'There is no neutral changeling in this town.',
  'blocked.no-changeling-spot': `You have no free spot for ${ITEM.changeling}.`,
  'blocked.no-human': 'There is no human at this farm.',
  'blocked.no-cow': 'There is no cow left.',
  'blocked.no-barn': 'You have no free barn.',
  'blocked.does-not-fit': 'It fits nowhere: an opening would meet a wall.',
  'blocked.no-tunnel': 'It fits nowhere so that an opening meets one of yours.',
  'blocked.would-seal': 'It would close your network: no opening would lead on.',
  'blocked.same-victory': 'You have built a trophy cave of this kind already.',
  'blocked.must-build': 'You have to build a tile.',
  'blocked.claimed': 'You have claimed this card already.',
  'blocked.challenge': ({ what, needs, has }) => `It asks for ${needs} ${WHAT[String(what)]}; you have ${has}.`,
};
