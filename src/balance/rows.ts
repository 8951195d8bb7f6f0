import { inkOf, inkOfSide, type Row, seatLabel } from './charts.ts';
import type { Tally } from './tally.ts';

/** Who won how often, as rows of a chart. */

export function botRows({ bots }: Tally): Row[] {
  return bots.map((each, index) => ({ ...each, label: each.bot, ink: inkOf(index) }));
}

export function seatRows({ seats, plan }: Tally): Row[] {
  return seats.map((each) => ({ ...each, label: seatLabel(each.seat), ink: inkOf(each.seat), fair: 1 / plan.seats }));
}

export function sideRows({ sides, plan }: Tally): Row[] {
  return sides.map((each, index) => ({
    ...each,
    label: each.name,
    ink: inkOfSide(each.side, index),
    fair: 1 / plan.seats,
  }));
}
