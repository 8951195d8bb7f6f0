import type { Seat } from '../../kernel/game.ts';
import { needOf } from './feeding.ts';
import type { Caverna, Player } from './position.ts';
import type { Prospects } from './prospects.ts';
import { WORTH } from './worth.ts';

/** Food that could be had at once for other things. */
function edible({ goods, sown }: Player, reaps: boolean): number {
  const { grain, vegetable, ruby, sheep, donkey, boar, cattle, gold } = goods;
  let food =
    grain + 2 * vegetable + 2 * ruby + sheep + 1.5 * donkey + 2 * boar + 3 * cattle + Math.max(0, gold - 1);
  if (reaps) for (let i = 0; i < sown.length; i++) food += sown[i]?.crop === 'grain' ? 1 : 2;
  return food;
}

/** What the feedings to come will cost, and how far the food at hand helps. */
export function foodOf(
  p: Caverna,
  seat: Seat,
  player: Player,
  { next, later, reaps, actionsBefore }: Prospects,
): number {
  const { food } = player.goods;
  const ofHarvest = needOf(p, seat, 'harvest', false);
  const needLater = later * ofHarvest;
  const missing = Math.ceil(next * ofHarvest) - food;
  if (missing <= 0) return -WORTH.food * Math.max(0, needLater + missing);
  const covered = Math.min(missing, edible(player, reaps));
  const open = missing - covered;
  const hoped = Math.min(open, WORTH.foodOfAction * actionsBefore);
  return (
    -WORTH.covered * covered - WORTH.hoped * hoped - WORTH.begged * (open - hoped) - WORTH.food * needLater
  );
}
