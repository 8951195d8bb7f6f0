import type { Chosen, Option, Table } from '../../kernel/game.ts';
import { FIRST_PLAYER, OFF, ON, oneOf } from '../../kernel/options.ts';
import { SET_NAMES } from './box/kinds.ts';

/** CT-12.1 to CT-12.12 */
export const options = {
  set: oneOf(...SET_NAMES),
  firstPlayer: FIRST_PLAYER,
  escalatingStart: ON,
  iconThreshold: { default: 5, values: () => [4, 5, 6, 7] },
  endBonus: { default: 3, values: () => [0, 1, 2, 3, 4, 5] },
  barbarianNeverFlees: OFF,
  playFromHand: OFF,
  dwarfInSingleRoom: OFF,
  fleeingWraithPushes: ON,
  artifactsOpen: OFF,
  stallRounds: { default: 4, values: () => [0, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
} satisfies Record<string, Option>;

export type CaveTrollTable = Table<Chosen<typeof options>>;

/** What the table has agreed on, once the first player is chosen. */
export type Options = Omit<CaveTrollTable['options'], 'firstPlayer'>;

/** Even with the stall guard off a match has an end (D46). */
const PATIENCE = 100;

/** CT-12.1: rounds without a draw after which the match ends. */
export function quietRoundsAllowed({ stallRounds }: Pick<Options, 'stallRounds'>): number {
  return stallRounds === 0 ? PATIENCE : stallRounds;
}
