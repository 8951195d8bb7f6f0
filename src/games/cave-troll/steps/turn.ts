import { push } from '../../../kernel/steps.ts';
import { quietRoundsAllowed } from '../options.ts';
import type { CaveTroll } from '../position.ts';
import { tell } from '../words.ts';
import type { Auto } from './step.ts';

/** CT-3.3 */
const ACTIONS = 4;

export const FINISH_ACTION = { step: 'finish-action' } as const;
export const NEXT_SEAT = { step: 'next-seat' } as const;
const TURN = { step: 'turn' } as const;
const FINAL_SCORING = { step: 'final-scoring' } as const;

const ACTION = [0, 1, 2, 3].map((seat) => ({ step: 'action', seat }) as const);

function askForAction(p: CaveTroll): void {
  push(p, ACTION[p.active] as (typeof ACTION)[number]);
}

/** CT-3.2, CT-3.3 */
function actionsOfTurn({ turns, seats, options }: CaveTroll): number {
  const isFirst = turns < seats;
  return isFirst && options.escalatingStart ? turns + 1 : ACTIONS;
}

export const turn: Auto<'turn'> = {
  auto(p) {
    p.actions = actionsOfTurn(p);
    p.turns++;
    p.quietTurns++;
    p.trollMoved = false;
    p.slayersPaid.length = 0;
    tell({ say: 'told.turn', seat: p.active, actions: p.actions });
    askForAction(p);
  },
};

/** CT-11.4, CT-3.7, CT-9.12 */
export const finishAction: Auto<'finish-action'> = {
  auto(p) {
    p.actions--;
    if (p.decks[p.active]?.length === 0) {
      tell({ say: 'told.last-card', seat: p.active });
      push(p, FINAL_SCORING);
    } else if (p.actions === 0) {
      push(p, NEXT_SEAT);
    } else {
      askForAction(p);
    }
  },
};

/** CT-12.1: how many turns, this one included, are left for somebody to draw before the match ends. */
function turnsToDraw({ quietTurns, seats, options }: CaveTroll): number {
  return quietRoundsAllowed(options) * seats - quietTurns + 1;
}

/** The same in the last two rounds before that, when it should be said. */
export function turnsToWarnOf(p: CaveTroll): number | undefined {
  const turns = turnsToDraw(p);
  return turns <= 2 * p.seats ? turns : undefined;
}

/** CT-3.1, CT-12.1 */
export const nextSeat: Auto<'next-seat'> = {
  endsTurnOf: ({ active }) => active,
  auto(p) {
    if (turnsToDraw(p) <= 1) {
      tell({ say: 'told.stalled', rounds: quietRoundsAllowed(p.options) });
      push(p, FINAL_SCORING);
      return;
    }
    p.active = (p.active + 1) % p.seats;
    push(p, TURN);
  },
};
