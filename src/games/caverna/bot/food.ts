import type { Player } from '../position.ts';
import { rateOf } from '../rules/conversions.ts';
import type { Prospects } from './prospects.ts';
import { WORTH } from './worth.ts';

/** Food that is still missing, and what the things eaten so far are worth. */
let missing = 0;
let cost = 0;

/** Eats so many of a thing, each for so much food at such a price, as far as food is missing. */
function eatUp(count: number, food: number, price: number): void {
  if (missing <= 0 || count <= 0) return;
  const eaten = Math.min(count, Math.ceil(missing / food));
  missing -= eaten * food;
  cost += eaten * price;
}

function beyond(count: number, kept: number): number {
  return count > kept ? count - kept : 0;
}

const LAST_OF_A_KIND = 2;

/** Eats what is dear last: first animals that are not needed for breeding, then crops, then what hurts. */
function eatWhatIsThere(player: Player, reaps: boolean, breedings: number): void {
  const { goods, sown } = player;
  let { grain, vegetable } = goods;
  const { dog, sheep, donkey, boar, cattle, gold, gemfruit = 0, mushroom = 0 } = goods;
  const ruby = goods.ruby + gemfruit;
  vegetable += mushroom;
  if (reaps) {
    for (let i = 0; i < sown.length; i++) {
      if (sown[i]?.crop === 'grain') grain++;
      else vegetable++;
    }
  }
  const ofSheep = rateOf(player, 'sheep');
  const ofDog = rateOf(player, 'dog');
  const parent = 1 + WORTH.young * Math.min(2, breedings);
  eatUp(beyond(cattle, 2), 3, 1);
  eatUp(beyond(boar, 2), 2, 1);
  eatUp(vegetable, 2, 1.05);
  eatUp(grain, 1, 0.55);
  eatUp(beyond(donkey, 2) >> 1, 3, 2);
  eatUp(cattle > 1 ? 1 : 0, 3, parent);
  eatUp(ruby, 2, 1 + WORTH.ruby);
  eatUp(beyond(sheep, 2), ofSheep, 1);
  if (ofDog > 0) eatUp(dog, ofDog, 1);
  eatUp(beyond(donkey, 2) & 1, 1, 1);
  eatUp(boar > 1 ? 1 : 0, 2, parent);
  if (missing > 0 && gold > 1) {
    cost += 1;
    eatUp(gold - 1, 1, 1 + WORTH.gold);
  }
  eatUp(cattle > 0 ? 1 : 0, 3, 1 + LAST_OF_A_KIND);
  eatUp(donkey > 1 ? 1 : 0, 3, parent + 1 + LAST_OF_A_KIND);
  eatUp(boar > 0 ? 1 : 0, 2, 1 + LAST_OF_A_KIND);
  eatUp(sheep > 1 ? 1 : 0, ofSheep, parent);
  eatUp(sheep > 0 ? 1 : 0, ofSheep, 0.9 + LAST_OF_A_KIND);
  eatUp(donkey === 1 ? 1 : 0, 1, 0.9 + LAST_OF_A_KIND);
}

/** What the feedings to come will cost, and how far the food at hand helps. */
export function foodOf(player: Player, prospects: Prospects): number {
  const { next, later, reaps, actionsBefore, breedings, food: ofHarvest } = prospects;
  const needLater = later * ofHarvest;
  missing = Math.ceil(next * ofHarvest) - player.goods.food;
  if (missing <= 0) return -WORTH.food * Math.max(0, needLater + missing);
  const all = missing;
  cost = 0;
  eatWhatIsThere(player, reaps, breedings);
  if (missing > 0) cost += WORTH.begged * missing;
  // Actions before the meal can find food at a price of their own.
  const found = Math.min(all, WORTH.foodOfAction * actionsBefore);
  const hoped = WORTH.hoped * found + (cost / all) * (all - found);
  return -Math.min(cost, hoped) - WORTH.food * needLater;
}

/** FF-7.7.1: what meals of stone will cost. Nothing takes its place, but an action finds more than a meal asks for. */
export function stoneOf({ goods }: Player, { next, later, actionsBefore, stone: ofHarvest }: Prospects): number {
  if (ofHarvest === 0) return 0;
  const needLater = later * ofHarvest;
  const lacking = Math.ceil(next * ofHarvest) - goods.stone;
  if (lacking <= 0) return -WORTH.stoneToEat * Math.max(0, needLater + lacking);
  const found = Math.min(lacking, WORTH.stoneOfAction * actionsBefore);
  return -WORTH.stoneHoped * found - WORTH.begged * (lacking - found) - WORTH.stoneToEat * needLater;
}
