import type { Seat, Steps } from '../../../src/kernel/game.ts';
import { below } from '../../../src/kernel/random.ts';
import { end, push } from '../../../src/kernel/steps.ts';
import { tell } from '../../../src/kernel/tell.ts';
import { pushTogether } from '../../../src/kernel/together.ts';
import { farmOf, type Harvest, type HarvestMove, MOST_GRAIN, move } from './position.ts';

const GRAIN_TO_EAT = 2;
const PRICE = 2;
const PAID = 3;

function seatsOf(p: Harvest): Seat[] {
  return [...Array(p.seats).keys()];
}

export const steps: Steps<Harvest, HarvestMove> = {
  round: {
    auto(p) {
      if (p.round === p.rounds) {
        end(p);
        return;
      }
      p.round++;
      for (const seat of seatsOf(p)) {
        const count = 1 + below(p.random, MOST_GRAIN);
        move(p, seat, 'grain', count);
        tell({ say: 'told.reaped', seat, count });
      }
      push(p, { step: 'round' });
      push(p, { step: 'breed' });
      pushTogether(
        p,
        seatsOf(p).map((seat) => ({ step: 'feed', seat })),
        { secret: false, done: 'shown' },
      );
    },
  },

  feed: {
    rule: 'HV-2.1',
    offer(p, _frame, seat, offers) {
      const { grain, sheep } = farmOf(p, seat);
      if (grain >= GRAIN_TO_EAT) offers.add({ do: 'eat', food: 'grain' });
      else offers.block({ do: 'eat', food: 'grain' }, 'HV-2.1', 'blocked.hungry', { food: 'grain' });
      if (sheep > 0) offers.add({ do: 'eat', food: 'sheep' });
      else offers.block({ do: 'eat', food: 'sheep' }, 'HV-2.1', 'blocked.hungry', { food: 'sheep' });
      offers.add({ do: 'beg' });
    },
    take(p, _frame, seat, answer) {
      if (answer.do === 'eat') {
        const food = answer.food ?? 'grain';
        move(p, seat, food, food === 'grain' ? -GRAIN_TO_EAT : -1);
        tell({ say: 'told.ate', seat, food });
      } else {
        move(p, seat, 'bowl', 1);
        tell({ say: 'told.begged', seat });
      }
      push(p, { step: 'trade', seat });
    },
  },

  trade: {
    rule: 'HV-2.2',
    offer(p, _frame, seat, offers) {
      const { grain, sheep } = farmOf(p, seat);
      offers.add({ do: 'done' });
      if (grain >= PRICE) offers.add({ do: 'buy' });
      else offers.block({ do: 'buy' }, 'HV-2.2', 'blocked.price');
      if (sheep > 0) offers.add({ do: 'sell' });
      else offers.block({ do: 'sell' }, 'HV-2.2', 'blocked.no-sheep');
    },
    take(p, frame, seat, answer) {
      if (answer.do === 'done') return;
      const sign = answer.do === 'buy' ? 1 : -1;
      move(p, seat, 'sheep', sign);
      if (answer.do === 'buy') move(p, seat, 'grain', -PRICE);
      else move(p, seat, 'coin', PAID);
      tell({ say: answer.do === 'buy' ? 'told.bought' : 'told.sold', seat });
      push(p, frame);
    },
  },

  breed: {
    auto(p) {
      const seats = seatsOf(p).filter((seat) => farmOf(p, seat).sheep > 1);
      for (const seat of seats) move(p, seat, 'sheep', 1);
      if (seats.length > 0) tell({ say: 'told.bred', seats });
    },
  },
};
