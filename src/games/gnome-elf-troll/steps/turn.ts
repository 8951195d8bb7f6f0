import type { Seat, Step } from '../../../kernel/game.ts';
import { end, learn, push } from '../../../kernel/steps.ts';
import { FIGURES_OF_EACH_SORT } from '../box/creatures.ts';
import { PRODUCE, type Produce } from '../box/produce.ts';
import type { GnomeElfTrollFrame } from '../frames.ts';
import type { GnomeElfTrollMove } from '../moves.ts';
import { type GnomeElfTroll, noProduce, turnPlayer } from '../position.ts';
import { control } from '../rules/harvest.ts';
import { tell } from '../words.ts';

type Auto = Step<GnomeElfTroll, GnomeElfTrollMove, GnomeElfTrollFrame>;

const TURN = { step: 'turn' } as const;
const HARVEST = { step: 'harvest' } as const;
const SHOP = { step: 'shop' } as const;
const REPLENISH = { step: 'replenish' } as const;
const FINISH_TURN = { step: 'finish-turn' } as const;

/** GET-3.3, GET-3.6 */
export const turn: Auto = {
  auto(p) {
    const seat = turnPlayer(p);
    if (p.hands[seat]?.length === 0) {
      tell({ say: 'told.no-tile', seat });
      end(p);
      return;
    }
    push(p, FINISH_TURN);
    push(p, REPLENISH);
    push(p, SHOP);
    push(p, HARVEST);
    push(p, { step: 'sow', seat });
  },
};

/** GET-3.7 to GET-3.13 */
export const harvest: Auto = {
  auto(p) {
    const seat = turnPlayer(p);
    const { pumpkin, apple, bean } = control(p, seat, p.purse);
    tell({ say: 'told.harvested', seat, pumpkin, apple, bean });
  },
};

/** GET-3.16 */
export const replenish: Auto = {
  endsTurnOf: turnPlayer,
  auto(p) {
    const seat = turnPlayer(p);
    const { pumpkin, apple, bean } = p.purse;
    if (pumpkin + apple + bean > 0) tell({ say: 'told.lost', seat, pumpkin, apple, bean });
    p.purse.pumpkin = 0;
    p.purse.apple = 0;
    p.purse.bean = 0;
    const tile = p.pile.pop();
    if (tile === undefined) return;
    p.hands[seat]?.push(tile);
    learn(p);
    tell({ say: 'told.drew', seat, kind: tile }, { only: seat });
    tell({ say: 'told.drew-a-tile', seat }, { except: seat });
  },
};

/** GET-3.1, GET-3.2, GET-6.1 */
export const finishTurn: Auto = {
  auto(p) {
    const seat = turnPlayer(p);
    const reached = goalReached(p);
    if (reached !== undefined) {
      p.winner = seat;
      tell({ say: 'told.won', seat, kind: reached.kind, count: reached.count });
      end(p);
      return;
    }
    // GET-8.2: a turn that has ended stays ended, also where the same player begins the next one.
    learn(p);
    p.turns++;
    if (p.turns === p.seats) {
      p.turns = 0;
      p.marker = (p.marker + 1) % p.seats;
      tell({ say: 'told.marker', seat: p.marker });
    }
    push(p, TURN);
  },
};

const counted = noProduce();

/** If every tile had a neighbour of its kind, and every gnome stood on that kind too: not worth counting below the goal. */
function mostPossible(p: GnomeElfTroll, seat: Seat): number {
  const row = p.gardens[seat]?.length ?? 0;
  return 2 * row - 1 + FIGURES_OF_EACH_SORT - (p.stocks[seat]?.gnome ?? 0);
}

function goalReached(p: GnomeElfTroll): { kind: Produce; count: number } | undefined {
  const seat = turnPlayer(p);
  if (mostPossible(p, seat) < p.goal) return undefined;
  const controlled = control(p, seat, counted);
  const { pumpkin, apple, bean } = controlled;
  if (pumpkin < p.goal && apple < p.goal && bean < p.goal) return undefined;
  const kind = PRODUCE.find((each) => controlled[each] >= p.goal);
  return kind && { kind, count: controlled[kind] };
}
