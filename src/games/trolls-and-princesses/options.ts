import type { Option } from '../../kernel/game.ts';
import { CLAN_IDS, type ClanId } from './box/clans.ts';

/** What the table has agreed on, as far as it matters after the beginning. */
export interface Options {
  readonly refreshCards: 'dear' | 'cheap';
  readonly sharedActions: 'dearest' | 'all';
  readonly pushPlacement: 'owner' | 'automatic';
  readonly noSealing: boolean;
  readonly openHands: boolean;
  readonly runningScore: boolean;
  readonly network: 'contact' | 'tunnel';
}

/** TP-11.2: which clans can be at the table together, in the order in which the seats get them. */
function companies(seats: number, from = 0): ClanId[][] {
  if (seats === 0) return [[]];
  return CLAN_IDS.flatMap((clan, number) =>
    number < from ? [] : companies(seats - 1, number + 1).map((others) => [clan, ...others]),
  );
}

/** The clans that an option value fixes: 'teal-red'. */
export function fixedClans(value: unknown): ClanId[] {
  return String(value).split('-') as ClanId[];
}

/** TP-11.2 to TP-11.10 */
export const options = {
  clans: {
    default: 'choose',
    values: (seats: number) => ['choose', 'random', ...companies(seats).map((clans) => clans.join('-'))],
  },
  firstPlayer: { default: 'random', values: () => ['random', 0] },
  refreshCards: { default: 'dear', values: () => ['dear', 'cheap'] },
  sharedActions: { default: 'dearest', values: () => ['dearest', 'all'] },
  pushPlacement: { default: 'owner', values: () => ['owner', 'automatic'] },
  noSealing: { default: true, values: () => [true, false] },
  openHands: { default: false, values: () => [false, true] },
  runningScore: { default: true, values: () => [true, false] },
  network: { default: 'contact', values: () => ['contact', 'tunnel'] },
} satisfies Record<keyof Options | 'clans' | 'firstPlayer', Option>;
