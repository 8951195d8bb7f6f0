import type { Catalogue, Param, Params } from '../../../../kernel/messages.ts';
import { whose } from '../../../speech/english.ts';
import { count, lookUp, title, who } from '../../../speech/speech.ts';
import { BONUS_IDS } from '../../box/bonuses.ts';
import { caveTile, edgesOf, isKingTile, type TileId, tileNumber } from '../../box/tiles.ts';
import { type TrollCardId, trollCardFace, trollCardNumber } from '../../box/troll-cards.ts';
import { about } from './about.ts';
import { BONUS, names, tileSaid, WHAT } from './names.ts';
import { amount, edgesText, effort, ITEM, place } from './speech.ts';

/** 'Bell cave 12 (clockwise 2 half gold sites, wall, opening, wall; 2 obsidian)': what has to be known to choose it. */
function tileText(id: Param): string {
  const tile = tileNumber(id as TileId);
  const name = lookUp(names, `tile.${id}`);
  const edges = edgesText(edgesOf(tile));
  if (isKingTile(tile)) return `${name} (${edges}). ${lookUp(about, `about.${id}`)}`;
  const { bonus } = caveTile(tile);
  return bonus === undefined ? `${name} (${edges})` : `${name} (${edges}; ${BONUS[bonus]})`;
}

/** 'Shaman of the Bats. When you take it: 2 troll power. Changeling spot: 2 troll power.' */
function cardText(id: Param): string {
  const { design, changelingSpots } = trollCardFace(trollCardNumber(id as TrollCardId));
  const spots = changelingSpots.map((bonus) => BONUS[BONUS_IDS[bonus] ?? 'none']);
  const heading = spots.length === 1 ? 'Changeling spot' : 'Changeling spots';
  return `${lookUp(names, `card.${id}`)}. ${lookUp(about, `about.${design}`)} ${heading}: ${spots.join('; ')}.`;
}

/** ', 2 more for princesses and bells' */
function helped(help: Param, shared: Param): string {
  if (Number(help) === 0) return '';
  return `, ${help} more ${shared === 'all' ? 'from others’ trolls' : 'for princesses and bells'}`;
}

/** ' 1 cow would be lost: no free barn.' */
function lost({ lostPower = 0, lostCows = 0 }: Params): string {
  const cows = lostCows === 0 ? '' : ` ${count(lostCows, 'cow', 'cows')} would be lost: no free barn.`;
  return lostPower === 0 ? cows : ` ${lostPower} troll power would be lost: your track is full.${cows}`;
}

/** The same behind a label that is no sentence. */
function aside(params: Params): string {
  const said = lost(params);
  return said === '' ? '' : `.${said}`;
}

/** What is left to do without effort, or with effort that pays for nothing. */
function finish({ claim, last }: Params): string {
  const end = last === 1 ? 'end your turn' : 'end the phase';
  return claim === 1 ? `Claim a King’s card, or ${end}.` : `${title(end)}.`;
}

function askToAct({ area, points: left, help, shared, able, ...rest }: Params): string {
  if (left === 0 && help === 0) return `No effort left. ${finish(rest)}`;
  if (able !== 1) return `Nothing more you can do in ${place(area)}. ${finish(rest)}`;
  return `In ${place(area)}: ${effort(left)} left${helped(help, shared)}. What will you do?`;
}

/** Two places give the same. */
const SIDE: Readonly<Record<string, string>> = { 'ch-power-a': ' (left)', 'ch-power-b': ' (right)' };

/** How far a tile is turned from how it lies in the display. */
const TURNED = ['', ', turned once', ', turned twice', ', turned three times', ', turned four times'];

/** What a player is asked. */
export const questions = {
  'ask.setup-clan': 'Choose the clan you lead.',
  'ask.setup-human': 'Choose a cavern for your first human.',
  'ask.move-first': 'Move your first troll: choose it, then where it goes.',
  'ask.move-second': 'Move your second troll: choose it, then where it goes.',
  'ask.push-target': ({ seat }, speaker) => `${who(seat, speaker)} pushed your troll out. Choose a cavern for it.`,
  'ask.act': askToAct,
  'ask.spot': ({ form }) => `Choose a spot for the ${form}.`,
  'ask.refill-type': 'Choose which sites to refill.',
  'ask.tile-first': 'Choose the first cave tile to build.',
  'ask.tile-free': 'Choose a cave tile to build free of charge, or stop.',
  'ask.tile-must': 'Choose a cave tile to build free of charge.',
  'ask.second-tile': 'Choose the second cave tile to build, or stop.',
  'ask.king-tile': 'Choose a King’s tile to take.',
  'ask.place': ({ tile }) => `Choose where to lay ${tileSaid(tile, 'the')}.`,
  'ask.card': 'Choose a troll card to take.',
  'ask.unit-move': ({ trolls, humans }) =>
    `Choose whom to move, or stop: ${[
      ...(Number(trolls) > 0 ? [count(trolls, 'troll', 'trolls')] : []),
      ...(Number(humans) > 0 ? [count(humans, 'move with a human', 'moves with humans')] : []),
    ].join(', ')} left.`,
  'ask.return': ({ village }) => `A troll comes home from ${place(village)}. Choose a cavern for it.`,
  'ask.close': 'Your turn is over. Claim a King’s card, or draw.',

  'ask.close-last': 'Your last turn is over. Claim a King’s card, or finish.',

  'move.clan': ({ clan }) => `${lookUp(names, `clan.${clan}`)}`,
  'move.to-cavern': ({ cavern }) => `Into ${place(cavern)}`,
  'move.move': ({ from, to }) => `From ${place(from)} to ${place(to)}`,
  'move.push': ({ from, to, owner }, speaker) =>
    `From ${place(from)} to ${place(to)}, pushing out ${whose(owner, speaker)} troll`,
  'move.skip': 'No troll can move',
  'move.claim': ({ card }) => `Claim: ${lookUp(names, `card.${card}`)}`,
  'move.mine-obsidian': ({ amount: most }) => `Mine ${amount('obsidian', most)} (1 effort)`,
  'move.mine-gold': ({ amount: most }) => `Mine ${amount('gold', most)} (2 effort)`,
  'move.mine-diamond': ({ amount: most }) => `Mine ${amount('diamond', most)} (3 effort)`,
  'move.activate': ({ tile, ...params }) =>
    `Activate ${lookUp(names, `tile.${tile}`)} (1 effort). ${lookUp(about, `about.${tile}`)}${lost(params)}`,
  'move.activate-clan': ({ clan, ...params }) =>
    `Activate your clan tile (1 effort). ${lookUp(about, `about.clan-${clan}`)}${lost(params)}`,
  'move.build-outpost': ({ place: uncovered, village, ...params }) =>
    `Build an outpost in ${place(village)} for ${lookUp(names, `place.${uncovered}`)} (3 effort, 1 cow)${aside(params)}`,
  'move.build-tiles': 'Build one or two cave tiles (2 effort, 1 obsidian)',
  'move.refresh-cave': 'Lay out new cave tiles (1 effort)',
  'move.replenish': ({ resource }) => `Refill all ${resource} sites (2 effort, 1 troll power)`,
  'move.get-power': ({ amount: gained }) => `Gather ${gained} troll power (2 effort)`,
  'move.buy-card': ({ card, ...params }) => `Buy (1 effort, 1 troll power, 1 cow): ${cardText(card)}${lost(params)}`,
  'move.refresh-cards': ({ points: cost }) =>
    cost === 1 ? 'Lay out new troll cards (1 effort)' : 'Lay out new troll cards (2 effort, 1 obsidian)',
  'move.princess': 'Carry off the princess (5 effort, 2 troll power, 1 diamond)',
  'move.bell': 'Tear down a bell (4 effort, 3 obsidian)',
  'move.castle': ({ castle, ...params }) =>
    `${lookUp(names, `castle.${castle}`)} (3 effort). ${lookUp(about, `about.${castle}`)}${lost(params)} All your trolls leave the village when the phase ends.`,
  'move.swap': ({ pay, place: uncovered, ...params }) =>
    `Swap a changeling for ${lookUp(names, `place.${uncovered}`)}${SIDE[String(uncovered)] ?? ''} (2 effort, 2 troll power, ${pay === 'gold' ? '2 gold' : '1 diamond'})${aside(params)}`,
  'move.hire': ({ cavern }) => `Hire a human for ${place(cavern)} (2 effort, 1 troll power, 1 gold)`,
  'move.cow': 'Steal a cow (1 effort)',
  'move.end': 'End the phase',
  'move.end-turn': 'End your turn',
  'move.spot': ({ bonus, ...params }) =>
    bonus === 'none' ? 'A spot without a bonus' : `A spot that gives: ${lookUp(BONUS, bonus)}${aside(params)}`,
  'move.refill': ({ resource }) => `Refill all ${resource} sites`,
  'move.tile': ({ tile }) => tileText(tile),
  'move.place': ({ i, j, r }) => `Lay it in column ${i}, row ${j}${TURNED[Number(r)]}`,
  'move.card': ({ card }) => cardText(card),
  'move.troll': ({ from, to }) => `A troll from ${place(from)} to ${place(to)}`,
  'move.barred-troll': ({ from, to }) => `The troll that has just moved, from ${place(from)} to ${place(to)}`,
  'move.human': ({ from, to }) => `A human from ${place(from)} to ${place(to)}`,
  'move.stop': 'Stop here',
  'move.done': 'Draw your card',
  'move.done-last': 'Finish',
} satisfies Catalogue;

/** Why an answer is greyed out. */
export const reasons = {
  'blocked.clan-taken': 'Somebody else leads that clan.',
  'blocked.cavern-full': 'All four cauldrons of that cavern are taken.',
  'blocked.village-full': 'All four cauldrons there are taken by your own trolls.',
  'blocked.must-push': 'The village is full: choose whose troll to push out.',
  'blocked.nowhere-to-push': ({ owner }, speaker) =>
    `All of ${whose(owner, speaker)} caverns are full, so that troll has nowhere to go.`,
  'blocked.no-pushing': 'The village is full, and this effect pushes nobody out.',
  'blocked.barred': 'This troll has already moved this turn. Move another one.',
  'blocked.must-move': 'You must move a troll.',
  'blocked.points': ({ points: cost }) => `This takes ${effort(cost ?? 3)}.`,
  'blocked.own-points': ({ points: cost }) => `This takes ${effort(cost ?? 3)} of your own.`,
  'blocked.power': 'You don’t have enough troll power.',
  'blocked.cows': 'You need a cow to pay with.',
  'blocked.obsidian': 'You don’t have enough obsidian.',
  'blocked.gold': 'You don’t have enough gold.',
  'blocked.diamond': 'You need a diamond to pay with.',
  'blocked.nothing-to-mine': 'None of your sites of this kind is filled.',
  'blocked.activated': 'You have already activated a tile in this phase.',
  'blocked.no-effect': 'It would do nothing right now.',
  'blocked.no-outpost-spot': `You have no free spot for ${ITEM.outpost}.`,
  'blocked.no-neutral-outpost': 'There is no neutral outpost left in that village.',
  'blocked.no-placement': 'None of the open cave tiles fits your network.',
  'blocked.no-tiles': 'There are no other cave tiles.',
  'blocked.nothing-to-fill': 'You have no empty site that could be refilled.',
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
  'blocked.does-not-fit': 'It doesn’t fit anywhere: an opening would meet a wall or the rock.',
  'blocked.no-tunnel': 'It can’t connect to any of your openings.',
  'blocked.would-seal': 'It would close your network: no opening would be left.',
  'blocked.same-victory': 'You have already built a trophy cave of this kind.',
  'blocked.must-build': 'You have to build a tile.',
  'blocked.claimed': 'You have already claimed this card.',
  'blocked.challenge': ({ what, needs, has }) => `It takes ${needs} ${lookUp(WHAT, what)}; you have ${has}.`,
} satisfies Catalogue;
