import type { Seat, Steps } from '../../../src/kernel/game.ts';
import { pick } from '../../../src/kernel/random.ts';
import { end, learn, push } from '../../../src/kernel/steps.ts';
import { tell } from '../../../src/kernel/tell.ts';
import { pushTogether } from '../../../src/kernel/together.ts';
import { CARDS, type Plan, type SealedBids, type SealedBidsMove } from './position.ts';

const BACKING = 2;
const LOT_PRICE = 2;

function seatsOf(p: SealedBids): Seat[] {
  return [...Array(p.seats).keys()];
}

export const steps: Steps<SealedBids, SealedBidsMove> = {
  round: {
    auto(p) {
      const lot = p.lots[p.lots.length - 1];
      if (p.round === p.rounds || lot === undefined || lot === 'hidden') {
        end(p);
        return;
      }
      p.round++;
      p.lots.pop();
      p.block = [lot];
      learn(p);
      tell({ say: 'told.lot', lot, round: p.round });
      push(p, { step: 'refill' });
      push(p, { step: 'reveal' });
      pushTogether(
        p,
        seatsOf(p).map((seat) => ({ step: 'choose-bid', seat })),
        { secret: true, done: p.done },
      );
    },
  },

  'choose-bid': {
    rule: 'SB-2.2',
    offer(p, _frame, seat, offers) {
      for (const card of CARDS) {
        if (p.hands[seat]?.includes(card)) offers.add({ do: 'bid', card });
        else offers.block({ do: 'bid', card }, 'SB-2.2', 'blocked.not-in-hand', { card });
      }
    },
    take(p, _frame, seat, move) {
      if (move.do !== 'bid') throw new Error('a bid is a card');
      const hand = p.hands[seat] ?? [];
      hand.splice(hand.indexOf(move.card), 1);
      p.plans[seat] = { card: move.card, backed: false };
      tell({ say: 'told.laid', seat, card: move.card });
      push(p, { step: 'back-bid', seat });
    },
  },

  'back-bid': {
    rule: 'SB-2.3',
    completes: true,
    ask: (p, _frame, seat) => ({ say: 'ask.back-bid', card: planOf(p, seat).card }),
    offer(p, _frame, seat, offers) {
      offers.add({ do: 'trust' });
      if ((p.coins[seat] ?? 0) > 0) offers.add({ do: 'back' });
      else offers.block({ do: 'back' }, 'SB-2.3', 'blocked.no-coin');
    },
    take(p, _frame, seat, move) {
      p.plans[seat] = { ...planOf(p, seat), backed: move.do === 'back' };
      tell({ say: `told.plan-${move.do}`, seat });
    },
  },

  reveal: {
    auto(p) {
      learn(p);
      const strengths = seatsOf(p).map((seat) => reveal(p, seat));
      const best = Math.max(...strengths);
      const tied = seatsOf(p).filter((seat) => strengths[seat] === best);
      const winner = tied.length === 1 ? tied[0] : p.ties === 'roll' ? pick(p.random, tied) : undefined;
      if (winner === undefined) {
        tell({ say: 'told.nobody-won', best });
        p.box.push(...p.block);
        p.block = [];
      } else {
        tell({ say: 'told.won', seat: winner, best });
        push(p, { step: 'claim', seat: winner });
      }
    },
  },

  claim: {
    rule: 'SB-2.6',
    offer(p, _frame, _seat, offers) {
      offers.add({ do: 'keep' });
      if (p.bank >= LOT_PRICE) offers.add({ do: 'sell' });
      else offers.block({ do: 'sell' }, 'SB-2.7', 'blocked.bank-empty', { bank: p.bank });
    },
    take(p, _frame, seat, move) {
      const lots = move.do === 'keep' ? p.won[seat] : p.box;
      lots?.push(...p.block);
      p.block = [];
      if (move.do === 'sell') {
        p.bank -= LOT_PRICE;
        p.coins[seat] = (p.coins[seat] ?? 0) + LOT_PRICE;
      }
      tell({ say: `told.${move.do}`, seat });
    },
  },

  refill: {
    auto(p) {
      for (const seat of seatsOf(p)) {
        const card = p.deck.pop();
        if (card === undefined) break;
        p.hands[seat]?.push(card);
        learn(p);
        tell({ say: 'told.drew', seat, card }, { only: seat });
        tell({ say: 'told.drew-a-card', seat }, { except: seat });
      }
      push(p, { step: 'round' });
    },
  },
};

function planOf(p: SealedBids, seat: Seat): Plan {
  const plan = p.plans[seat];
  if (typeof plan !== 'object') throw new Error('no card was laid');
  return plan;
}

function reveal(p: SealedBids, seat: Seat): number {
  const { card, backed } = planOf(p, seat);
  p.plans[seat] = 'none';
  p.discard.push(card);
  if (backed) {
    p.coins[seat] = (p.coins[seat] ?? 0) - 1;
    p.bank++;
  }
  tell({ say: backed ? 'told.revealed-backed' : 'told.revealed', seat, card });
  return card + (backed ? BACKING : 0);
}
