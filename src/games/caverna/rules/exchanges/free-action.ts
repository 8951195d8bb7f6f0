import type { Anytime } from '../../../../kernel/game.ts';
import { RUBY_GOODS } from '../../box/market.ts';
import { type CavernaMove, CONVERTIBLES, type Free } from '../../moves.ts';
import type { Caverna } from '../../position.ts';
import type { Word } from '../../words.ts';

export type Verb = Free['do'];
export type FreeAction = Anytime<Caverna, CavernaMove, Word>;

/** The move as one of the free action that it belongs to. */
export function moveOf<V extends Verb>(verb: V, move: CavernaMove): Extract<Free, { do: V }> {
  if (move.do !== verb) throw new Error(`'${move.do}' is not '${verb}'`);
  return move as Extract<Free, { do: V }>;
}

const FIRST_CONVERSION = RUBY_GOODS.length + 1;
const FURNISHING = FIRST_CONVERSION + CONVERTIBLES.length;

/**
 * Bots need try these in one order only: rubies become goods, goods become food, then come the exchanges of furnishings,
 * then weapons. Farm animals, tiles, gold and whatever takes a dog are left without a rank, since they ask further questions.
 */
export const RANK = { crop: -1, conversion: FIRST_CONVERSION, furnishing: FURNISHING, weapon: FURNISHING + 1 } as const;
