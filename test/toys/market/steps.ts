import type { Anytime, Seat, Steps } from '../../../src/kernel/game.ts';
import type { Offers } from '../../../src/kernel/offers.ts';
import { pick } from '../../../src/kernel/random.ts';
import { end, push } from '../../../src/kernel/steps.ts';
import { tell } from '../../../src/kernel/tell.ts';
import { GOODS, type Market, type MarketFrame, type MarketMove, STALL, STALLS, storeOf, total } from './position.ts';

const BUILDING = 2;

export const steps: Steps<Market, MarketMove> = {
  round: {
    auto(p) {
      if (p.round === p.rounds) {
        end(p);
        return;
      }
      p.round++;
      push(p, { step: 'round' });
      for (let seat = p.seats - 1; seat >= 0; seat--) push(p, { step: 'turn', of: seat });
    },
  },

  turn: {
    auto(p, { of: seat }) {
      p.left = p.actions;
      push(p, { step: 'act', seat });
      const ripe = GOODS.filter((good) => p.supply[good] > 0);
      if (!p.harvest || ripe.length === 0) return;
      const good = pick(p.random, ripe);
      p.supply[good]--;
      storeOf(p, seat)[good]++;
      tell({ say: 'told.harvested', seat, good });
    },
  },

  act: {
    rule: 'MK-2.1',
    anytime: true,
    ask: (p) => ({ say: 'ask.act', left: p.left }),
    offer(p, _frame, seat, offers) {
      offers.add({ do: 'rest' });
      for (const good of GOODS) {
        if (p.supply[good] > 0) offers.add({ do: 'gather', good });
        else offers.block({ do: 'gather', good }, 'MK-2.2', 'blocked.supply', { good });
      }
      offerStalls(p, seat, offers);
      for (let owner = 0; owner < p.seats; owner++) {
        if (owner === seat) continue;
        if (total(storeOf(p, owner)) > 0) offers.add({ do: 'beg', owner });
        else offers.block({ do: 'beg', owner }, 'MK-2.6', 'blocked.poor', { owner });
      }
    },
    take(p, _frame, seat, move) {
      if (move.do === 'rest') {
        tell({ say: 'told.rested', seat, left: p.left });
        return;
      }
      p.left -= move.do === 'build' ? BUILDING : 1;
      if (p.left > 0) push(p, { step: 'act', seat });
      if (move.do === 'gather') {
        p.supply[move.good]--;
        storeOf(p, seat)[move.good]++;
        tell({ say: 'told.gathered', seat, good: move.good });
      } else if (move.do === 'build') {
        p.stalls[move.stall] = seat;
        tell({ say: 'told.built', seat, stall: move.stall });
        push(p, { step: 'pay', seat, stall: move.stall, left: STALL[move.stall].price });
      } else if (move.do === 'beg') {
        tell({ say: 'told.begged', seat, owner: move.owner });
        push(p, { step: 'answer-beggar', seat: move.owner, beggar: seat });
      }
    },
  },

  pay: {
    rule: 'MK-2.5',
    anytime: true,
    completes: true,
    ask: (_p, { stall, left }) => ({ say: 'ask.pay', stall, left }),
    label: (_p, { stall }, _seat, move) => ({ ...move, say: 'move.pay', stall }),
    offer(p, _frame, seat, offers) {
      for (const good of GOODS) {
        if (storeOf(p, seat)[good] > 0) offers.add({ do: 'pay', good });
        else offers.block({ do: 'pay', good }, 'MK-2.5', 'blocked.none-in-store', { good });
      }
    },
    take(p, { stall, left }, seat, move) {
      if (move.do !== 'pay') throw new Error('a payment is a good');
      storeOf(p, seat)[move.good]--;
      p.supply[move.good]++;
      tell({ say: 'told.paid', seat, good: move.good, stall });
      if (left > 1) push(p, { step: 'pay', seat, stall, left: left - 1 });
    },
  },

  'answer-beggar': {
    rule: 'MK-2.6',
    anytime: true,
    ask: (_p, { beggar }) => ({ say: 'ask.answer-beggar', owner: beggar }),
    offer(p, _frame, seat, offers) {
      const store = storeOf(p, seat);
      for (const good of GOODS) if (store[good] > 0) offers.add({ do: 'give', good });
      if (store.gem > 0) offers.add({ do: 'chase' });
      else offers.block({ do: 'chase' }, 'MK-2.7', 'blocked.no-gem');
    },
    take(p, { beggar }, seat, move) {
      const store = storeOf(p, seat);
      if (move.do === 'chase') {
        store.gem--;
        p.supply.gem++;
        tell({ say: 'told.chased', seat, owner: beggar });
      } else if (move.do === 'give') {
        store[move.good]--;
        storeOf(p, beggar)[move.good]++;
        tell({ say: 'told.gave', seat, owner: beggar, good: move.good });
      }
    },
  },
};

function offerStalls(p: Market, seat: Seat, offers: Offers<MarketMove>): void {
  for (const stall of STALLS) {
    const move = { do: 'build', stall } as const;
    if (p.stalls[stall] !== 'free') offers.block(move, 'MK-2.4', 'blocked.taken', { owner: p.stalls[stall], stall });
    else if (p.left < BUILDING) offers.block(move, 'MK-2.3', 'blocked.actions', { left: p.left });
    else if (total(storeOf(p, seat)) < STALL[stall].price) offers.block(move, 'MK-2.5', 'blocked.price', { stall });
    else offers.add(move);
  }
}

export const exchange: Anytime<Market, MarketMove> = {
  offer(p, frame, seat, offers) {
    const store = storeOf(p, seat);
    for (const give of GOODS) {
      for (const get of GOODS) {
        const move = { do: 'exchange', give, get } as const;
        if (give === get || store[give] === 0) continue;
        if (store[give] < 2) offers.block(move, 'MK-3.1', 'blocked.exchange', { give });
        else if (p.supply[get] === 0) offers.block(move, 'MK-3.2', 'blocked.supply', { good: get });
        else if (total(store) <= owed(frame as MarketFrame)) offers.block(move, 'MK-3.3', 'blocked.owed');
        else offers.add(move);
      }
    }
  },
  take(p, seat, move) {
    if (move.do !== 'exchange') throw new Error('an exchange gives and gets');
    const store = storeOf(p, seat);
    store[move.give] -= 2;
    p.supply[move.give] += 2;
    store[move.get]++;
    p.supply[move.get]--;
    tell({ say: 'told.exchanged', seat, give: move.give, get: move.get });
  },
};

/** Goods that are promised already and so cannot shrink away in an exchange. */
function owed(frame: MarketFrame): number {
  return frame.step === 'pay' ? frame.left : 0;
}
