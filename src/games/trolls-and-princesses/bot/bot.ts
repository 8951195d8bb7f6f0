import type { BotSense, Seat } from '../../../kernel/game.ts';
import {
  kindsLearned,
  type Learning,
  partsOf,
  type TableKind,
  tunablesFrom,
  tunedTables,
  type Weights,
  weighted,
  weightsOf,
} from '../../../kernel/learning.ts';
import { at } from '../../../kernel/lists.ts';
import { isOver } from '../../../kernel/steps.ts';
import { CAMP, CAULDRONS, CAVERNS, FIRST_VILLAGE, NOWHERE, PLACES, VILLAGES } from '../box/areas.ts';
import { RESOURCE_NUMBERS } from '../box/bonuses.ts';
import { kingCardFace } from '../box/king-cards.ts';
import { FORM_NUMBERS } from '../box/spots.ts';
import { FIRST_KING_TILE, KINGS_TILES } from '../box/tiles.ts';
import { NO_CARD } from '../box/turn-cards.ts';
import { type Player, playerAt, type TrollsAndPrincesses } from '../position.ts';
import { progress } from '../rules/claims.ts';
import { humansOf } from '../rules/figures.ts';
import { freeBarns } from '../rules/goods.ts';
import { FIELDS_OF_TILE } from '../rules/network.ts';
import { pointsOf, score } from '../score.ts';
import type { Word } from '../words.ts';
import { FEATURES, writeFeatures } from './features.ts';
import { LEARNED } from './learned.ts';
import { lookRound, type Outlook, plans, type Stock, takeStock } from './plans.ts';
import { prospects } from './prospects.ts';
import { newRemembered } from './remembered.ts';
import { goBy, IS_ACTIVATED, USE_OF_TILE, USUAL, WORTH } from './worth.ts';

/** A finished match outweighs everything else. */
const DECIDED = 1000;

/** So many VP ahead make winning e times as likely: worth is the logarithm of odds. */
const VP_OF_ODDS = 6;

/** From so many turns on, there is time enough to use whatever one has. */
const TIME_ENOUGH = 6;

/** A plan needs no more than the next turns. */
const TIME_FOR_PLANS = 2;

function turnsLeft(p: TrollsAndPrincesses, seat: Seat): number {
  const { deck, hand } = playerAt(p, seat);
  return deck.length + (hand === NO_CARD ? 0 : 1) + (seat === p.active ? 0.5 : 0);
}

/** How much of the worth of things is left, from 1 down to almost nothing in the last turn. */
function timeLeft(p: TrollsAndPrincesses, seat: Seat): number {
  return Math.min(1, turnsLeft(p, seat) / TIME_ENOUGH);
}

function plansOf(p: TrollsAndPrincesses, stock: Stock, seat: Seat): number {
  return plans(stock) * Math.min(1, turnsLeft(p, seat) / TIME_FOR_PLANS);
}

function goodsOf(player: Player): number {
  let worth = WORTH.power * player.power + WORTH.cow * player.cows;
  for (const resource of RESOURCE_NUMBERS) {
    worth +=
      WORTH.field[resource] * usable(player.field[resource], WORTH.enough[resource]) +
      WORTH.filled[resource] * player.filled[resource] +
      WORTH.site[resource] * player.sites[resource];
  }
  return worth + WORTH.barn * freeBarns(player);
}

/** A heap of one thing is worth less than its pieces. */
function usable(amount: number, enough: number): number {
  return amount <= enough ? amount : enough + WORTH.surplus * (amount - enough);
}

function gone(places: number): number {
  return 4 - (places & 1) - ((places >> 1) & 1) - ((places >> 2) & 1) - ((places >> 3) & 1);
}

function outpostsOf({ outpostsIn }: Player): number {
  let outposts = 0;
  for (const there of outpostsIn) outposts += there;
  return outposts;
}

function roomOf({ freeSpots }: Stock, { beds, princesses }: Player): number {
  let worth = WORTH.bed * Math.min(2, beds - princesses);
  for (const form of FORM_NUMBERS) {
    const free = freeSpots[form];
    if (free > 0) worth += WORTH.spot + WORTH.moreSpots * Math.min(2, free - 1);
  }
  return worth;
}

function claimsOf(p: TrollsAndPrincesses, player: Player): number {
  let worth = 0;
  for (let place = 0; place < p.kingCards.length; place++) {
    if ((player.markers & (1 << place)) !== 0) continue;
    const { what, needs } = kingCardFace(p.kingCards[place] as number);
    const part = Math.min(1, progress(player, what) / needs);
    worth += WORTH.claim * part * part;
  }
  return worth;
}

/** Friendly figures in each area, and those in the camp. */
const friends = [0, 0, 0, 0, 0, 0, 0, 0];

/** Trolls that have left the camp, and the points that the next to move would find at the best two places. */
function trollsOf({ trolls, humans, outpostsIn }: Player): number {
  for (let cavern = 0; cavern < CAVERNS; cavern++) friends[cavern] = humans[cavern] ?? 0;
  for (let village = 0; village < VILLAGES; village++) friends[FIRST_VILLAGE + village] = outpostsIn[village] ?? 0;
  friends[CAMP] = 0;
  for (const area of trolls) {
    friends[area] = (friends[area] ?? 0) + 1;
  }
  let best = 0;
  let next = 0;
  for (let area = 0; area < PLACES; area++) {
    const points = friends[area] ?? 0;
    if (area < CAVERNS && points === CAULDRONS) continue;
    if (points > best) {
      next = best;
      best = points;
    } else if (points > next) next = points;
  }
  return WORTH.troll * (trolls.length - (friends[CAMP] ?? 0)) + WORTH.crowd[0] * best + WORTH.crowd[1] * next;
}

function builtOf({ built }: Player): number {
  let tiles = 0;
  for (let kind = 0; kind < KINGS_TILES; kind++) tiles += built[kind] ?? 0;
  return tiles;
}

/** Tiles of the King, by what they are good for; of those that are activated one works at a time. */
function kingTilesOf({ tiles, built }: Player): number {
  if (built[KINGS_TILES] === 0) return 0;
  let best = 0;
  let all = 0;
  let worth = 0;
  for (let at = 0; at < tiles.length; at += FIELDS_OF_TILE) {
    const tile = (tiles[at] as number) - FIRST_KING_TILE;
    if (tile < 0) continue;
    const use = USE_OF_TILE[tile] as number;
    if (IS_ACTIVATED[tile]) {
      all += use;
      if (use > best) best = use;
    } else worth += use;
  }
  return worth + best + WORTH.otherTiles * (all - best);
}

/** What makes later turns better. */
function toolsOf(player: Player): number {
  return (
    WORTH.human * humansOf(player) +
    WORTH.outpost * outpostsOf(player) +
    WORTH.outpostGone * gone(player.outposts) +
    WORTH.changelingGone * gone(player.changelings) +
    kingTilesOf(player) +
    WORTH.card * player.cards.length +
    WORTH.tile * builtOf(player) +
    trollsOf(player)
  );
}

function pointsToSpend(p: TrollsAndPrincesses, stock: Stock, seat: Seat, time: number): number {
  return seat === p.active && p.area !== NOWHERE ? prospects(p, stock, seat, time) : 0;
}

/** Points so far, and what everything else may still bring. */
function standing(p: TrollsAndPrincesses, stock: Stock, seat: Seat): number {
  const player = playerAt(p, seat);
  const time = timeLeft(p, seat);
  const lasting = goodsOf(player) + toolsOf(player) + roomOf(stock, player) + claimsOf(p, player);
  return pointsOf(p, seat) + time * lasting + plansOf(p, stock, seat) + pointsToSpend(p, stock, seat, time);
}

/** The table at which weights are learned. */
const KINDS = [
  { id: 'two', seats: 2, options: {} },
  { id: 'three', seats: 3, options: {} },
  { id: 'four', seats: 4, options: {} },
] as const satisfies readonly TableKind[];

function kindOf({ seats }: TrollsAndPrincesses): number {
  return seats - 2;
}

const TUNABLES = tunablesFrom(USUAL);
const features = new Float64Array(FEATURES.length);

/** Of every seat: good until they are measured again. */
type Strengths = readonly number[];

/** What the others' strength takes away. */
function rivals({ seats }: TrollsAndPrincesses, strengths: Strengths, seat: Seat): number {
  let strongest = Number.NEGATIVE_INFINITY;
  let others = 0;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    const strength = strengths[other] as number;
    others += strength;
    if (strength > strongest) strongest = strength;
  }
  return WORTH.rivalry * (strongest + others / (seats - 1));
}

function lead(p: TrollsAndPrincesses, strengths: Strengths, seat: Seat): number {
  return ((strengths[seat] as number) - rivals(p, strengths, seat)) / VP_OF_ODDS;
}

/** The lead in points and in what may still bring some, as it was made by hand and as it was learned. */
function botWith(weights: Weights): BotSense<TrollsAndPrincesses, Word> {
  const { recall, remember } = newRemembered();
  const learnedAt = kindsLearned(weights, FEATURES);
  const tables = tunedTables(USUAL, weights, FEATURES);
  const strengths = [0, 0, 0, 0];

  function strengthOf(p: TrollsAndPrincesses, outlook: Outlook, seat: Seat): number {
    const stock = takeStock(outlook, playerAt(p, seat));
    const reckoned = standing(p, stock, seat);
    if (!learnedAt[kindOf(p)]) return reckoned;
    writeFeatures(p, stock, turnsLeft(p, seat), seat, features);
    return reckoned + weighted(at(weights, kindOf(p)), features);
  }

  function settledStrength(p: TrollsAndPrincesses, outlook: Outlook, seat: Seat): number {
    const player = playerAt(p, seat);
    const turns = turnsLeft(p, seat);
    const known = recall(p, seat, player, turns, outlook.seen);
    if (known !== undefined) return known;
    const reckoned = strengthOf(p, outlook, seat);
    remember(p, seat, player, turns, outlook.seen, reckoned);
    return reckoned;
  }

  function measurePoints(p: TrollsAndPrincesses): Strengths {
    for (let seat = 0; seat < p.seats; seat++) strengths[seat] = pointsOf(p, seat);
    return strengths;
  }

  function measureStrengths(p: TrollsAndPrincesses, outlook: Outlook): Strengths {
    for (let seat = 0; seat < p.seats; seat++) {
      // Whoever acts has points to spend, which depend on everything there is.
      strengths[seat] = seat === p.active ? strengthOf(p, outlook, seat) : settledStrength(p, outlook, seat);
    }
    return strengths;
  }

  return {
    givesUp: (move) => move.do === 'end',
    worth(p, seat) {
      goBy(at(tables, kindOf(p)));
      if (!isOver(p)) return lead(p, measureStrengths(p, lookRound(p)), seat);
      const won = score(p)[seat]?.place === 1 ? DECIDED : -DECIDED;
      return won + lead(p, measurePoints(p), seat);
    },
    worths(p, worths) {
      if (isOver(p)) {
        for (let seat = 0; seat < p.seats; seat++) worths[seat] = this.worth(p, seat);
        return;
      }
      goBy(at(tables, kindOf(p)));
      const measured = measureStrengths(p, lookRound(p));
      for (let seat = 0; seat < p.seats; seat++) worths[seat] = lead(p, measured, seat);
    },
    reasons(p, seat) {
      if (isOver(p)) return [{ say: 'reason.over', worth: this.worth(p, seat) }];
      goBy(at(tables, kindOf(p)));
      const outlook = lookRound(p);
      const against = -rivals(p, measureStrengths(p, outlook), seat);
      const player = playerAt(p, seat);
      const time = timeLeft(p, seat);
      const stock = takeStock(outlook, player);
      writeFeatures(p, stock, turnsLeft(p, seat), seat, features);
      const learned = partsOf(FEATURES, at(weights, kindOf(p)), features);
      const points = pointsOf(p, seat);
      const reason = (say: Word, part: number) => ({ say, worth: (part + learned(say)) / VP_OF_ODDS, points });
      return [
        reason('reason.points', points),
        reason('reason.goods', time * goodsOf(player)),
        reason('reason.tools', time * toolsOf(player)),
        reason('reason.room', time * roomOf(stock, player)),
        reason('reason.claims', time * claimsOf(p, player)),
        reason('reason.plans', plansOf(p, stock, seat)),
        reason('reason.prospects', pointsToSpend(p, stock, seat, time)),
        reason('reason.rivals', against),
      ];
    },
    differing: ['points'],
  };
}

export const learning: Learning<TrollsAndPrincesses> = {
  features: FEATURES,
  kinds: KINDS,
  kindOf,
  tunables: TUNABLES,
  write(p, seat, into) {
    const stock = takeStock(lookRound(p), playerAt(p, seat));
    writeFeatures(p, stock, turnsLeft(p, seat), seat, into);
  },
  standing(p, seat, weights) {
    goBy(at(tunedTables(USUAL, weights, FEATURES), kindOf(p)));
    return standing(p, takeStock(lookRound(p), playerAt(p, seat)), seat);
  },
  predicts: 'points',
  botWith,
  learned: LEARNED,
};

export const bot: BotSense<TrollsAndPrincesses, Word> = botWith(
  weightsOf({ kinds: KINDS, features: FEATURES, tunables: TUNABLES }, LEARNED),
);
