import type { Option } from '../../kernel/game.ts';
import { SET_NAMES, type SetName } from './box/kinds.ts';

/** What the table has agreed on, once the first player is chosen. */
export interface Options {
  readonly set: SetName;
  readonly escalatingStart: boolean;
  readonly iconThreshold: number;
  readonly endBonus: number;
  readonly barbarianNeverFlees: boolean;
  readonly playFromHand: boolean;
  readonly dwarfInSingleRoom: boolean;
  readonly fleeingWraithPushes: boolean;
  readonly artifactsOpen: boolean;
  readonly stallRounds: number;
}

const ON: Option = { default: true, values: () => [true, false] };
const OFF: Option = { default: false, values: () => [false, true] };

/** CT-12.1 to CT-12.12 */
export const options = {
  set: { default: 'classic', values: () => SET_NAMES },
  firstPlayer: { default: 'random', values: (seats: number) => ['random', ...Array(seats).keys()] },
  escalatingStart: ON,
  iconThreshold: { default: 5, values: () => [4, 5, 6, 7] },
  endBonus: { default: 3, values: () => [0, 1, 2, 3, 4, 5] },
  barbarianNeverFlees: OFF,
  playFromHand: OFF,
  dwarfInSingleRoom: OFF,
  fleeingWraithPushes: ON,
  artifactsOpen: OFF,
  stallRounds: { default: 4, values: () => [0, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
} satisfies Record<keyof Options | 'firstPlayer', Option>;

/** Even with the stall guard off a match has an end (D46). */
const PATIENCE = 100;

/** CT-12.1: rounds without a draw after which the match ends. */
export function quietRoundsAllowed({ stallRounds }: Options): number {
  return stallRounds === 0 ? PATIENCE : stallRounds;
}
