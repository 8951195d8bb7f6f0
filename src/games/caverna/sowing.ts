import type { Seat } from '../../kernel/game.ts';
import { tell } from '../../kernel/tell.ts';
import { READING_ORDER } from './box/cells.ts';
import { type Crop, MOST_SOWN, SOWN } from './box/goods.ts';
import { type Caverna, countTops, type Player, playerAt, type Sown } from './position.ts';

/** CV-4.23 */
export function emptyFields({ tops, sown }: Player): number {
  return countTops(tops, 'field') - sown.length;
}

/** CV-4.21: fields that can be sown with the crop in one action. */
export function mostSown({ goods }: Player, crop: Crop): number {
  return Math.min(MOST_SOWN, Math.floor(goods[crop] / SOWN[crop].own));
}

export function canSow(player: Player): boolean {
  return (mostSown(player, 'grain') > 0 || mostSown(player, 'vegetable') > 0) && emptyFields(player) > 0;
}

/** CV-4.22, CV-4.23: fields are filled row by row. */
export function sow(p: Caverna, seat: Seat, grain: number, vegetable: number): void {
  const player = playerAt(p, seat);
  const fields = READING_ORDER.filter(
    (cell) => player.tops[cell] === 'field' && !player.sown.some((each) => each.cell === cell),
  );
  const crops: Crop[] = [...Array<Crop>(grain).fill('grain'), ...Array<Crop>(vegetable).fill('vegetable')];
  const sown = crops.map((crop, i): Sown => {
    player.goods[crop] -= SOWN[crop].own;
    return { cell: fields[i] as number, crop, count: SOWN[crop].own + SOWN[crop].added };
  });
  player.sown = [...player.sown, ...sown].sort(
    (one, other) => READING_ORDER.indexOf(one.cell) - READING_ORDER.indexOf(other.cell),
  );
  p.acted = true;
  tell({ say: 'told.sowed', seat, grain, vegetable });
}
