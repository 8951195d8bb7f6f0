import { createContext, useContext, useMemo, useState } from 'react';
import { sameMove } from '../../../../kernel/offers.ts';
import type { Crop } from '../../box/goods.ts';
import type { CavernaMove } from '../../moves.ts';
import { playerAt } from '../../position.ts';
import { TURN_OVER } from '../going.ts';
import type { Table } from '../table.ts';
import {
  answersFor,
  canTurn,
  cropAt,
  filled,
  type Sowable,
  type SowingFrame,
  type SowingPlan,
  sowableOf,
  stillPossible,
  turned,
} from './plan.ts';

/** What is being planned on the land while one is asked to sow. */
export interface Sowing {
  readonly sowable: Sowable;
  readonly plan: SowingPlan;
  cropAt(cell: number): Crop | undefined;
  canTurn(cell: number): boolean;
  turn(cell: number): void;
  /** Plans whatever else can be sown; missing where nothing can. */
  readonly fill: (() => void) | undefined;
  /** Sows as planned; missing where that is not on offer. */
  readonly send: (() => void) | undefined;
}

const NOTHING: SowingPlan = [];

/** The plan of the one who is asked to sow; it does not outlive the question. */
export function useSowingPlan({ view, me, frame, offers, give }: Table): Sowing | undefined {
  const asked = frame?.step === 'sow' || frame?.step === 'sow-crop' ? frame : undefined;
  const question = asked === undefined ? '' : JSON.stringify(asked);
  const [kept, keep] = useState({ question, plan: NOTHING });
  if (kept.question !== question) keep({ question, plan: NOTHING });
  const planned = kept.question === question ? kept.plan : NOTHING;
  return useMemo(() => {
    if (asked === undefined || me === undefined || offers.length === 0) return undefined;
    const sowable = sowableOf(asked, playerAt(view, me), offers);
    const plan = stillPossible(sowable, planned);
    const change = (next: SowingPlan) => keep({ question, plan: next });
    const all = filled(sowable, plan);
    const [first, ...then] = answersFor(sowable, plan);
    return {
      sowable,
      plan,
      cropAt: (cell) => cropAt(plan, cell),
      canTurn: (cell) => canTurn(sowable, plan, cell),
      turn: (cell) => change(turned(sowable, plan, cell)),
      fill: all.length > plan.length ? () => change(all) : undefined,
      send: isOffered(first, offers) ? () => give([first, ...then], withinOf(asked)) : undefined,
    };
  }, [asked, question, planned, view, me, offers, give]);
}

function isOffered(move: CavernaMove | undefined, offers: readonly CavernaMove[]): move is CavernaMove {
  return move !== undefined && offers.some((each) => sameMove(each, move));
}

function withinOf({ step }: SowingFrame) {
  return { step, until: TURN_OVER };
}

export const SowingContext = createContext<Sowing | undefined>(undefined);

export function useSowing(): Sowing | undefined {
  return useContext(SowingContext);
}
