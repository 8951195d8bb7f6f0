import type { Seat } from '../../../kernel/game.ts';
import { isHooked } from '../../../kernel/hooks.ts';
import type { Offers } from '../../../kernel/offers.ts';
import { push } from '../../../kernel/steps.ts';
import { furnishingAt, furnishingNumber, HOOK_SET } from '../box/furnishings.ts';
import type { CavernaFrame } from '../frames.ts';
import { type Carve, DONE, type HarvestGain, type HarvestTrade, type Plain } from '../moves.ts';
import { type Caverna, type Player, playerAt } from '../position.ts';
import { canExchange } from '../rules/exchanges/anytime.ts';
import { gainAll, hasAll, payAll } from '../rules/goods.ts';
import { gainsOf, wouldGainMore } from '../rules/harvest-gains.ts';
import { harvestTrade, thingName, thingNumber } from '../rules/harvest-trades.ts';
import type { HarvestStart } from '../rules/hooks.ts';
import { house } from '../rules/housing.ts';
import { tell, type Word } from '../words.ts';
import { askEach, inTurnOrder } from './order.ts';
import type { Ask, Auto } from './step.ts';

const START = HOOK_SET.hooks['harvest.start'];

type Answer = HarvestGain | HarvestTrade | Carve | Plain;

/** What was used is noted by its thing and the group of its trades; gains are a group of their own. */
const GROUPS = 8;
const GAIN = 7;

function used(thing: number, group: number): number {
  return thing * GROUPS + group;
}

/** FF-3.4: whoever has something to decide is asked; what comes by itself comes at once. */
export const startHarvest: Auto<'start-harvest'> = {
  auto(p) {
    const frames: CavernaFrame[] = [];
    for (const seat of inTurnOrder(p)) {
      if (!isHooked(START, playerAt(p, seat).held)) continue;
      if (hasChoice(p, seat)) frames.push({ step: 'harvest-start', seat, used: [] });
      else gainRest(p, seat, []);
    }
    askEach(p, frames);
  },
};

/** CV-16.1: something can be traded, or could be after an exchange or a gain; or an exchange would bring a greater gain. */
function hasChoice(p: Caverna, seat: Seat): boolean {
  const { held, goods } = playerAt(p, seat);
  if (wouldGainMore(p, seat)) return true;
  const trades = held.things.flatMap((thing) => START.at[thing]?.trades?.flat() ?? []);
  const carves = held.things.some((thing) => START.at[thing]?.animals !== undefined);
  if (trades.length === 0 && !carves) return false;
  if (canExchange(p, seat) || trades.some(({ give }) => hasAll(goods, give))) return true;
  const animals = goods.dog + goods.sheep + goods.donkey + goods.boar + goods.cattle;
  return (carves && animals > 0) || held.things.some((thing) => START.at[thing]?.gain !== undefined);
}

/** FF-3.6 */
function gainRest(p: Caverna, seat: Seat, done: readonly number[]): void {
  const { held } = playerAt(p, seat);
  for (const thing of held.things.slice()) if (!done.includes(used(thing, GAIN))) gainOf(p, seat, thing);
}

function gainOf(p: Caverna, seat: Seat, thing: number): void {
  const gains = gainsOf(p, seat, thing);
  if (gains === undefined) return;
  tell({ say: 'told.harvest-start', seat, by: thingName(thing) });
  gainAll(p, seat, gains);
}

/** FF-3.5 */
export const harvestStart: Ask<'harvest-start', Answer> = {
  rule: 'FF-3.5',
  anytime: true,
  offer(p, { used: done }, seat, offers) {
    const player = playerAt(p, seat);
    for (const thing of player.held.things) {
      const start = START.at[thing];
      if (start === undefined) continue;
      if (start.gain !== undefined && !done.includes(used(thing, GAIN)))
        offers.add({ do: 'harvest-gain', by: furnishingAt(thing).id });
      addTrades(player, thing, start, done, offers);
      if (start.animals !== undefined && !done.includes(used(thing, 0))) addCarvings(player, start.animals, offers);
    }
    offers.add(DONE);
  },
  take(p, { used: done }, seat, move) {
    if (move.do === 'done') {
      gainRest(p, seat, done);
      return;
    }
    push(p, { step: 'harvest-start', seat, used: [...done, ...carryOut(p, seat, move)] });
    house(p, seat);
  },
};

/** FF-3.7: of each group one trade; FF-7.7.8: a later group closes those before it. */
function addTrades(
  { goods }: Player,
  thing: number,
  { trades = [] }: HarvestStart,
  done: readonly number[],
  offers: Offers<Answer, Word>,
): void {
  let way = 0;
  trades.forEach((group, number) => {
    const isClosed = trades.some((_, later) => later >= number && done.includes(used(thing, later)));
    for (const { give } of group) {
      const move: HarvestTrade = { do: 'harvest-trade', by: thingName(thing), way: way++ };
      if (isClosed) offers.block(move, 'FF-3.7', 'blocked.traded');
      else if (hasAll(goods, give)) offers.add(move);
      else offers.block(move, 'FF-3.7', 'blocked.exchange', { ...give });
    }
  });
}

/** FF-8.16: every set of so many animals. */
function addCarvings(
  { goods }: Player,
  ways: NonNullable<HarvestStart['animals']>,
  offers: Offers<Answer, Word>,
): void {
  for (const { give } of ways) {
    for (let dog = 0; dog <= Math.min(give, goods.dog); dog++) {
      for (let sheep = 0; sheep <= Math.min(give - dog, goods.sheep); sheep++) {
        for (let donkey = 0; donkey <= Math.min(give - dog - sheep, goods.donkey); donkey++) {
          for (let boar = 0; boar <= Math.min(give - dog - sheep - donkey, goods.boar); boar++) {
            const cattle = give - dog - sheep - donkey - boar;
            if (cattle <= goods.cattle) offers.add({ do: 'carve', dog, sheep, donkey, boar, cattle });
          }
        }
      }
    }
  }
}

/** What has been used by it. */
function carryOut(p: Caverna, seat: Seat, move: HarvestGain | HarvestTrade | Carve | Plain): number[] {
  switch (move.do) {
    case 'harvest-gain': {
      const thing = furnishingNumber(move.by);
      gainOf(p, seat, thing);
      return [used(thing, GAIN)];
    }
    case 'harvest-trade': {
      const { give, get, group } = harvestTrade(move.by, move.way);
      payAll(p, seat, give);
      tell({ say: 'told.harvest-trade', seat, by: move.by, ...give });
      gainAll(p, seat, get);
      return [used(thingNumber(move.by), group)];
    }
    case 'carve':
      return carve(p, seat, move);
    default:
      return [];
  }
}

function carve(p: Caverna, seat: Seat, { dog, sheep, donkey, boar, cattle }: Carve): number[] {
  const { held } = playerAt(p, seat);
  const count = dog + sheep + donkey + boar + cattle;
  const thing = held.things.find((each) => START.at[each]?.animals !== undefined) ?? -1;
  const gold = START.at[thing]?.animals?.find(({ give }) => give === count)?.gold ?? 0;
  payAll(p, seat, { dog, sheep, donkey, boar, cattle });
  tell({ say: 'told.harvest-trade', seat, by: thingName(thing), dog, sheep, donkey, boar, cattle });
  gainAll(p, seat, { gold });
  return [used(thing, 0)];
}
