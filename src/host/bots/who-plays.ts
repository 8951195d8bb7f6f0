import type { Seat } from '../../kernel/game.ts';
import { isTimeUp } from '../clocks/clock.ts';
import { isTakenOver } from '../seats/offered.ts';
import type { HostedTable } from '../table.ts';
import { STAND_IN } from './levels.ts';

/** The level of the bot that plays the seat now, if any. A person whose time is up is played for by the usual stand-in. */
export function botAt(table: HostedTable, seat: Seat): string | undefined {
  return ownBotAt(table, seat) ?? (isTimeUp(table) ? STAND_IN : undefined);
}

/** The level of the bot that plays the seat regardless of the clock. */
export function ownBotAt({ stored, live }: HostedTable, seat: Seat): string | undefined {
  const held = stored.seats.find((each) => each.seat === seat);
  if (held === undefined) return undefined;
  const resigned = (live?.match.resigned.includes(seat) ?? false) && !isTakenOver(held);
  return held.bot ?? held.stand_in ?? (resigned ? STAND_IN : undefined);
}

/** The seats that people play. */
export function peopleAt(table: HostedTable): Seat[] {
  return table.stored.seats.flatMap(({ seat }) => (ownBotAt(table, seat) === undefined ? [seat] : []));
}
