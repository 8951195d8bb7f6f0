import type { Anytime, Seat, Steps } from '../../../src/kernel/game.ts';
import { fold, hold, nextHooked, trigger } from '../../../src/kernel/hooks.ts';
import type { Offers } from '../../../src/kernel/offers.ts';
import { end, push } from '../../../src/kernel/steps.ts';
import { tell } from '../../../src/kernel/tell.ts';
import {
  BENCHES,
  type Bench,
  CURIOS,
  type Curio,
  GOODS,
  type Good,
  type Goods,
  HOOK_SET,
  TILE,
  TILE_IDS,
  type TileId,
  thingNumber,
  YIELD,
} from './box.ts';
import { freeBenches, gain, isBuilt, playerAt, WORKERS, type Workshop, type WorkshopMove } from './position.ts';

const { hooks } = HOOK_SET;

export const steps: Steps<Workshop, WorkshopMove> = {
  round: {
    auto(p) {
      if (p.round === p.rounds) {
        end(p);
        return;
      }
      p.round++;
      p.benches = freeBenches();
      push(p, { step: 'round' });
      for (let turn = WORKERS * p.seats - 1; turn >= 0; turn--) push(p, { step: 'turn', of: turn % p.seats });
      for (let seat = 0; seat < p.seats; seat++) {
        const player = playerAt(p, seat);
        player.used = 0;
        trigger(hooks['round.start'], player.held, p, seat, undefined);
      }
      tell({ say: 'told.round', round: p.round });
    },
  },

  turn: {
    auto(p, { of: seat }) {
      push(p, { step: 'hand-over', of: seat });
      push(p, { step: 'work', seat });
    },
  },

  'hand-over': { auto() {}, endsTurnOf: (_p, { of }) => of },

  work: {
    rule: 'WS-2.1',
    endsTurn: (move) => move.do === 'rest',
    anytime: true,
    offer(p, _frame, seat, offers) {
      for (const bench of BENCHES) offerBench(p, seat, bench, offers);
      offers.add({ do: 'rest' });
    },
    take(p, _frame, seat, move) {
      if (move.do === 'rest') tell({ say: 'told.rested', seat });
      if (move.do !== 'work') return;
      p.benches[move.bench] = seat;
      tell({ say: 'told.worked', seat, bench: move.bench });
      const { held } = playerAt(p, seat);
      const brought = YIELD[move.bench];
      if (brought !== undefined) workFor(p, seat, brought.good, brought.amount);
      else if (move.bench === 'yard') push(p, { step: 'build', seat });
      else push(p, { step: 'fetch', seat, left: fold(hooks['errand.length'], held, p.errand, p, seat, undefined) });
    },
  },

  build: {
    rule: 'WS-2.4',
    completes: true,
    anytime: true,
    offer(p, _frame, seat, offers) {
      for (const tile of TILE_IDS) {
        if (isBuilt(p, tile)) offers.block({ do: 'build', tile }, 'WS-2.4', 'blocked.built', { tile });
        else if (canPay(p, seat, tile)) offers.add({ do: 'build', tile });
        else if (offers.explain) offers.block({ do: 'build', tile }, 'WS-2.5', 'blocked.price', { tile });
      }
      offers.add({ do: 'home' });
    },
    take(p, _frame, seat, move) {
      if (move.do === 'home') tell({ say: 'told.home', seat });
      if (move.do === 'build') build(p, seat, move.tile);
    },
  },

  fetch: {
    rule: 'WS-2.6',
    completes: true,
    ask: (_p, { left }) => ({ say: 'ask.fetch', left }),
    offer(p, _frame, _seat, offers) {
      for (const find of GOODS) offers.add({ do: 'fetch', find });
      for (const find of CURIOS) {
        if (p.curios.includes(find)) offers.add({ do: 'fetch', find });
        else offers.block({ do: 'fetch', find }, 'WS-2.6', 'blocked.gone', { find });
      }
      offers.add({ do: 'home' });
    },
    take(p, { left }, seat, move) {
      if (move.do === 'home') tell({ say: 'told.home', seat });
      if (move.do !== 'fetch') return;
      fetchHome(p, seat, move.find);
      if (left > 1) push(p, { step: 'fetch', seat, left: left - 1 });
    },
  },
};

function offerBench(p: Workshop, seat: Seat, bench: Bench, offers: Offers<WorkshopMove>): void {
  const owner = p.benches[bench];
  const move = { do: 'work', bench } as const;
  if (owner !== 'free' && !fold(hooks['bench.open'], playerAt(p, seat).held, false, p, seat, bench)) {
    offers.block(move, 'WS-2.2', 'blocked.taken', { owner, bench });
  } else offers.add(move);
}

/** WS-2.3 */
function workFor(p: Workshop, seat: Seat, good: Good, amount: number): void {
  const { held } = playerAt(p, seat);
  gain(p, seat, good, fold(hooks['gain.amount'], held, amount, p, seat, good));
  trigger(hooks['gain.after'], held, p, seat, good);
}

const price: Goods = { wood: 0, stone: 0, coin: 0 };

/** WS-2.5: good until the next price is asked for. */
export function priceOf(p: Workshop, seat: Seat, tile: TileId): Goods {
  const printed = TILE[tile].price;
  for (const good of GOODS) price[good] = printed[good] ?? 0;
  return fold(hooks['cost.price'], playerAt(p, seat).held, price, p, seat, undefined);
}

function canPay(p: Workshop, seat: Seat, tile: TileId): boolean {
  const { goods } = playerAt(p, seat);
  const { wood, stone, coin } = priceOf(p, seat, tile);
  return goods.wood >= wood && goods.stone >= stone && goods.coin >= coin;
}

function build(p: Workshop, seat: Seat, tile: TileId): void {
  const { goods, built, held } = playerAt(p, seat);
  const cost = priceOf(p, seat, tile);
  for (const good of GOODS) {
    goods[good] -= cost[good];
    p.supply[good] += cost[good];
  }
  const number = thingNumber(tile);
  built.push(tile);
  tell({ say: 'told.built', seat, tile });
  if (!fold(hooks['tile.idle'], held, false, p, seat, number)) hold(HOOK_SET, held, number);
  trigger(hooks['build.immediate'], held, p, seat, number);
}

function fetchHome(p: Workshop, seat: Seat, find: Good | Curio): void {
  const curio = p.curios.indexOf(find as Curio);
  if (curio < 0) gain(p, seat, find as Good, 1);
  else playerAt(p, seat).curios.push(...p.curios.splice(curio, 1));
  tell({ say: 'told.fetched', seat, find });
}

/** WS-3.1: once a round for each tile that has one. */
export const exchange: Anytime<Workshop, WorkshopMove> = {
  // Wood for stone, stone for coins: what an earlier tile brings, a later one may take.
  rank: (move) => (move.do === 'exchange' ? TILE_IDS.indexOf(move.tile) : 0),
  offer(p, _frame, seat, offers) {
    const { held, goods, used } = playerAt(p, seat);
    const hook = hooks['exchange.round'];
    for (let i = nextHooked(hook, held); i >= 0; i = nextHooked(hook, held, i)) {
      const number = held.things[i] as number;
      const tile = TILE_IDS[number] as TileId;
      const { give } = hook.at[number] as { give: Good };
      if ((used & (1 << number)) !== 0) offers.block({ do: 'exchange', tile }, 'WS-3.1', 'blocked.used', { tile });
      else if (goods[give] === 0) offers.block({ do: 'exchange', tile }, 'WS-3.1', 'blocked.none', { give, tile });
      else offers.add({ do: 'exchange', tile });
    }
  },
  take(p, seat, move) {
    if (move.do !== 'exchange') throw new Error('an exchange is made with a tile');
    const player = playerAt(p, seat);
    const { goods } = player;
    const number = thingNumber(move.tile);
    const terms = hooks['exchange.round'].at[number];
    if (terms === undefined) throw new Error(`${move.tile} exchanges nothing`);
    goods[terms.give]--;
    p.supply[terms.give]++;
    gain(p, seat, terms.get, 1);
    player.used |= 1 << number;
    tell({ say: 'told.exchanged', seat, ...terms });
  },
};
