import type { Catalogue } from '../../../../kernel/messages.ts';
import { whose } from '../../../speech/english.ts';
import { lookUp, title } from '../../../speech/speech.ts';
import { BONUS_IDS } from '../../box/bonuses.ts';
import { type TrollCardId, trollCardFace, trollCardNumber } from '../../box/troll-cards.ts';
import { about } from './about.ts';
import { BONUS } from './names.ts';

const TOTEMS_OF: Readonly<Record<string, string>> = { bat: 'a bat', snake: 'a snake', toad: 'a toad' };

/** 'troll-toad-vp-king' is a toad with the design vp-king. */
function designOf(card: unknown): readonly [totem: string, design: string] {
  const [, totem = 'bat', ...design] = String(card).split('-');
  return [totem, design.join('-')];
}

function spotsOf(card: unknown): string {
  const { changelingSpots } = trollCardFace(trollCardNumber(String(card) as TrollCardId));
  return changelingSpots.map((bonus) => BONUS[BONUS_IDS[bonus] ?? 'none']).join(', and ');
}

/** What the reading corner says about things, each in a sentence or two. */
export const explanationsEn = {
  'thing.king': 'The Troll King',
  'thing.human': 'A human',
  'thing.cauldrons': 'Cauldrons',
  'thing.castle': 'Castle',
  'thing.church': 'Church',
  'thing.town': 'Town',
  'thing.farm': 'Farm',
  'thing.outposts': 'Outposts',
  'thing.camp': 'Camp',
  'thing.first-cave': 'First cave',
  'thing.round': 'Rounds',
  'thing.stored': 'Stored',
  'thing.beds': 'Princesses',
  'thing.troll-cards': 'Troll cards',
  'thing.home-pieces': 'Still at home',
  'thing.spot-changeling': 'Changeling',
  'thing.spot-outpost': 'Outpost',
  'thing.spot-bell': 'Bell',
  'thing.goods-obsidian': 'Obsidian',
  'thing.goods-gold': 'Gold',
  'thing.goods-diamond': 'Diamonds',
  'thing.sites-obsidian': 'Obsidian site',
  'thing.sites-gold': 'Gold site',
  'thing.sites-diamond': 'Diamond site',
  'thing.goods-power': 'Troll power',
  'thing.goods-cows': 'Cows',
  'thing.own': 'A piece at home',
  'thing.clan': ({ seat, clan }, speaker) => `${title(whose(seat, speaker))} clan: ${clan}`,

  'explain.camp': 'All your trolls start here, and none ever comes back.',
  'explain.first-cave': 'Caves grow from the mouth to the left. The first tile must meet it with an opening.',
  'explain.round': 'Each round everybody has one turn: a card is revealed, then two trolls are sent.',
  'explain.stored': 'A set of bell, changeling and outpost is worth 15 points, two different ones 9, one alone 4.',
  'explain.beds': 'Each princess needs a bed of her own and is worth 7 points.',
  'explain.troll-cards': 'They stay in front of you. Each is a bat, a snake or a toad.',
  'explain.home-pieces':
    'Each covers something that you gain when it leaves: outposts by raising one, changelings by swapping one.',
  'explain.spot-changeling': 'Lies on a square spot. Spots are on tiles and cards, and one is on your board.',
  'explain.spot-outpost': 'Lies on a spot with seven corners. Spots are on tiles and cards, and one is on your board.',
  'explain.spot-bell': 'Hangs on a round spot. Spots are on tiles and cards, and one is on your board.',
  'explain.goods':
    'You pay with what you have mined. Mine what lies on your sites first. Two halves that meet make a site.',
  'explain.cows': 'Each cow needs an open barn. Every bell cave that you build opens one more.',
  'explain.mine': 'Moves it from your full sites to your goods. Twice as much once your outpost has left its place.',
  'explain.build-tiles': 'Lay one or two tiles of the shelf in your caves, one after the other, for the same price.',
  'explain.build-outpost':
    'One of your outposts goes to a village and gives you 1 effort there for good. The neutral one it replaces goes on an outpost spot of yours.',
  'explain.refresh-cave': 'The cave tiles on the shelf are put away, and five others are laid out.',
  'explain.replenish': 'Choose obsidian, gold or diamonds: all your empty sites of that kind are filled again.',
  'explain.get-power': 'Gain 2 troll power, and 1 more for each of your two changelings that has left its place here.',
  'explain.buy-card': 'Take one of the five troll cards on the shelf.',
  'explain.refresh-cards': 'The troll cards on the shelf are put away, and five others are laid out.',
  'explain.princess':
    'She needs a free bed in your caves and is worth 7 points. Then you take one of the King’s tiles: 3 points more.',
  'explain.bell': 'It needs a free bell spot of yours and gives you the bonus of that spot.',
  'explain.castle':
    'You get what this castle gives. When the phase ends, all your trolls leave the village and go home. A gain you have no room for is lost.',
  'explain.swap':
    'The neutral changeling goes on a square spot of yours. One of your own stays here, and you gain what it covered.',
  'explain.hire': 'The human goes to a cauldron of a cavern and brings 1 effort there. 1 point at the end.',
  'explain.cow': 'Put it into a free barn.',
  'explain.shared': 'Others’ trolls in the village help to pay for this, and for nothing else.',
  'explain.shared-all': 'Others’ trolls in the village help to pay for this.',
  'explain.tile': ({ brings }) => `${title(String(brings))}. Openings must meet openings, walls must meet walls.`,
  'explain.king-tile-price': 'For a princess or a King’s card. 3 points at the end.',
  'explain.card': ({ card }) => {
    const [totem, design] = designOf(card);
    return `${lookUp(about, `about.${design}`)} Counts as ${TOTEMS_OF[totem]}.`;
  },
  'explain.card-spots': ({ card }) => `A changeling can be put on it, which gives: ${spotsOf(card)}.`,
  'explain.king-card':
    'Once you have what it asks for, press it at any time in your turn and take one of the King’s tiles for free. Others can claim it too.',
  'explain.troll': 'A troll gives its clan 1 effort where it stands.',
  'explain.castle-here': ({ castle }) =>
    `The castle’s gift: ${lookUp(about, `about.${castle}`)} Your trolls go home afterwards.`,
} satisfies Catalogue;
