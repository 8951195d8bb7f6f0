import type { Seat } from '../../../../kernel/game.ts';
import { furnishingAt } from '../../box/furnishings.ts';
import type { Some } from '../../box/goods.ts';
import { type Caverna, playerAt, replaced } from '../../position.ts';
import { canSpareMeadows } from '../../rules/animals.ts';
import { sitesFor } from '../../rules/furnishing.ts';
import { lacking } from '../../rules/goods.ts';
import { priceFor } from '../../rules/payments.ts';

/** What a furnishing costs a player, and how much of it is missing. */
export function priceOf(
  view: Caverna,
  seat: Seat,
  furnishing: number,
): { readonly price: Some; readonly missing: Some } {
  const player = playerAt(view, seat);
  const price = { ...priceFor(player, furnishingAt(furnishing).cost, 'furnishing') };
  return { price, missing: lacking(player.goods, price) };
}

/** Whether its points depend on how things stand. */
export function isVariable(furnishing: number): boolean {
  return furnishingAt(furnishing).hooks['score.tile'] !== undefined;
}

/** The points a furnishing would bring the player if all stayed as it is, on the best of its sites. */
export function worthNow(view: Caverna, seat: Seat, furnishing: number): number {
  const { id, points, hooks } = furnishingAt(furnishing);
  const bonus = hooks['score.tile'];
  if (bonus === undefined) return points;
  const player = playerAt(view, seat);
  const own = player.tops.indexOf(id);
  if (own >= 0) return points + bonus(view, seat, own, canSpareMeadows);
  const sites = sitesFor(view, seat, furnishing);
  const worths = (sites.length > 0 ? sites : [0]).map((cell) => {
    const built = { ...player, tops: replaced(player.tops, cell, id) };
    return bonus({ ...view, players: replaced(view.players, seat, built) }, seat, cell, canSpareMeadows);
  });
  return points + Math.max(...worths);
}
