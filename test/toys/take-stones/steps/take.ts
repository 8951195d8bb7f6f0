import type { AskStep, AutoStep } from '../../../../src/kernel/game.ts';
import { end, push } from '../../../../src/kernel/steps.ts';
import type { TakeStonesFrame } from '../frames.ts';
import { TAKE, type TakeStonesMove } from '../moves.ts';
import type { TakeStones } from '../position.ts';
import { tell, type Word } from '../words.ts';

/** TS-2.1, TS-3.1 */
export const turn: AutoStep<TakeStones, TakeStonesFrame> = {
  auto(p) {
    if (p.heap === 0) {
      tell({ say: 'told.empty' });
      end(p);
      return;
    }
    push(p, { step: 'turn' });
    push(p, { step: 'take', seat: p.active });
  },
};

export const take: AskStep<TakeStones, TakeStonesMove, TakeStonesFrame, Word> = {
  rule: 'TS-2.2',
  offer(p, _frame, _seat, offers) {
    // TS-2.3: where one stone is left and one was taken, there is nothing else.
    const onlyOne = p.heap === 1;
    for (const move of TAKE) {
      const { stones } = move;
      if (stones > p.heap) offers.block(move, 'TS-2.2', 'blocked.heap', { heap: p.heap });
      else if (stones === p.last && !onlyOne) offers.block(move, 'TS-2.3', 'blocked.same', { stones });
      else offers.add(move);
    }
  },
  take(p, _frame, seat, { stones }) {
    p.heap -= stones;
    p.taken[seat] = (p.taken[seat] ?? 0) + stones;
    p.last = stones;
    p.active = (seat + 1) % p.seats;
    tell({ say: 'told.took', seat, stones });
  },
};
