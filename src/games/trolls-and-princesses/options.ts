import type { Chosen, Option, Table } from '../../kernel/game.ts';
import { isOneOf } from '../../kernel/lists.ts';
import { OFF, ON, oneOf } from '../../kernel/options.ts';
import { CLAN_IDS, type ClanId } from './box/clans.ts';

/** TP-11.2: which clans can be at the table together, in the order in which the seats get them. */
function companies(seats: number, from = 0): ClanId[][] {
  if (seats === 0) return [[]];
  return CLAN_IDS.flatMap((clan, number) =>
    number < from ? [] : companies(seats - 1, number + 1).map((others) => [clan, ...others]),
  );
}

/** The clans that an option value fixes: 'teal-red'. */
export function fixedClans(value: string): ClanId[] {
  return value.split('-').filter((clan) => isOneOf(CLAN_IDS, clan));
}

/** TP-11.2 to TP-11.10 */
export const options = {
  clans: {
    default: 'choose',
    values: (seats: number) => ['choose', 'random', ...companies(seats).map((clans) => clans.join('-'))],
  },
  firstPlayer: oneOf('random', 0),
  refreshCards: oneOf('dear', 'cheap'),
  sharedActions: oneOf('dearest', 'all'),
  pushPlacement: oneOf('owner', 'automatic'),
  noSealing: ON,
  openHands: OFF,
  runningScore: ON,
  network: oneOf('contact', 'tunnel'),
} satisfies Record<string, Option>;

export type TrollsTable = Table<Chosen<typeof options>>;

/** What the table has agreed on, as far as it matters after the beginning. */
export type Options = Omit<TrollsTable['options'], 'clans' | 'firstPlayer'>;
