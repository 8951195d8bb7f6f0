import type { Seat } from '../../../kernel/game.ts';
import { isHooked } from '../../../kernel/hooks.ts';
import { at } from '../../../kernel/lists.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import { CELLS, READING_ORDER } from '../box/cells.ts';
import { HOOK_SET } from '../box/furnishings.ts';
import { ALL_CROPS, type Crop, MOST_SOWN, SOWN, SOWN_IN } from '../box/goods.ts';
import { type Caverna, emptyFields, isSown, type Player, playerAt, type Sown } from '../position.ts';
import { tell, type Word } from '../words.ts';
import { isEmptyCavern, isEmptyForest } from './neighbours.ts';

const { 'sow.amount': AMOUNT, 'place.woodland': WOODLAND } = HOOK_SET.hooks;

/** CV-4.21: fields that can be sown with the crop in one action. */
export function mostSown({ goods }: Player, crop: Crop): number {
  return Math.min(MOST_SOWN, Math.floor((goods[crop] ?? 0) / SOWN[crop].own));
}

/** FF-5.10: where crops of all kinds are about, the sower names the sites. */
export function namesSites({ folks }: Caverna): boolean {
  return folks !== undefined && folks.sets.length > 0;
}

export function canSow(p: Caverna, player: Player): boolean {
  if (!namesSites(p)) {
    return (mostSown(player, 'grain') > 0 || mostSown(player, 'vegetable') > 0) && emptyFields(player) > 0;
  }
  for (const crop of ALL_CROPS) if (mostSown(player, crop) > 0 && hasSiteFor(player, crop)) return true;
  return false;
}

/** CV-4.21, CV-4.23: why nothing can be sown. */
export function whyNoSowing(player: Player): Refusal<Word> {
  return ALL_CROPS.some((crop) => mostSown(player, crop) > 0)
    ? { rule: 'CV-4.23', say: 'blocked.no-field-to-sow' }
    : { rule: 'CV-4.21', say: 'blocked.no-crops' };
}

/** FF-5.4, FF-7.3.3 */
export function isSiteFor(player: Player, crop: Crop, cell: number): boolean {
  if (SOWN_IN[crop] === 'cavern') return isEmptyCavern(player, cell);
  if (player.tops[cell] === 'field') return !isSown(player, cell);
  return isHooked(WOODLAND, player.held) && isEmptyForest(player, cell);
}

/** Whether there is anywhere to sow it. */
function hasSiteFor(player: Player, crop: Crop): boolean {
  for (let cell = 0; cell < CELLS.length; cell++) if (isSiteFor(player, crop, cell)) return true;
  return false;
}

/** CV-4.22, FF-8.23 */
export function tokensOf({ held }: Player, crop: Crop): number {
  let count = SOWN[crop].own + SOWN[crop].added;
  if (isHooked(AMOUNT, held)) {
    for (const thing of held.things) {
      const amount = AMOUNT.at[thing];
      if (amount !== undefined && amount.crop === crop) count += amount.more;
    }
  }
  return count;
}

function plant(player: Player, crops: readonly { readonly crop: Crop; readonly cell: number }[]): void {
  const sown = crops.map(({ crop, cell }): Sown => {
    player.goods[crop] = (player.goods[crop] ?? 0) - SOWN[crop].own;
    return { cell, crop, count: tokensOf(player, crop) };
  });
  player.sown = [...player.sown, ...sown].sort(
    (one, other) => READING_ORDER.indexOf(one.cell) - READING_ORDER.indexOf(other.cell),
  );
}

/** CV-4.23: the empty fields in the order in which they are filled: row by row. */
export function fieldsToSow(player: Player): number[] {
  return READING_ORDER.filter((cell) => player.tops[cell] === 'field' && !isSown(player, cell));
}

/** CV-4.22 */
export function sow(p: Caverna, seat: Seat, grain: number, vegetable: number): void {
  const player = playerAt(p, seat);
  const fields = fieldsToSow(player);
  const crops: Crop[] = [...Array<Crop>(grain).fill('grain'), ...Array<Crop>(vegetable).fill('vegetable')];
  plant(
    player,
    crops.map((crop, i) => ({ crop, cell: at(fields, i) })),
  );
  p.acted = true;
  tell({ say: 'told.sowed', seat, grain, vegetable });
}

/** FF-5.10 */
export function sowOn(p: Caverna, seat: Seat, crop: Crop, cell: number): void {
  plant(playerAt(p, seat), [{ crop, cell }]);
  p.acted = true;
  tell({ say: 'told.sowed-on', seat, crop, cell });
}
