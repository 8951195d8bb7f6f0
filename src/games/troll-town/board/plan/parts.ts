import { CHANGE, type Part } from '../../moves.ts';

/** The parts of a plan: what the Troll does, then the orders. */
export const PARTS: readonly Part[] = CHANGE.map(({ part }) => part);
