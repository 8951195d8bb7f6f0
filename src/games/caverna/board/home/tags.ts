import type { Speak } from '../../../../web/board-kit/tabletop.ts';
import { cellOf } from '../../box/cells.ts';
import { furnishingNumber } from '../../box/furnishings.ts';
import type { Top } from '../../box/tiles.ts';
import type { Player } from '../../position.ts';
import type { Arrangement } from './arrangement.ts';

/** Letters for which the floor of a room has a line. */
const LONGEST = 18;

/** A name without what stands in brackets behind it. */
export function plain(name: string): string {
  return name.replace(/ \(.*\)$/, '');
}

/** What a cell is, in a few words. */
export function nameOfTop(top: Top, speak: Speak): string {
  return furnishingNumber(top) < 0 ? speak(`top.${top}`) : plain(speak(`furnishing.${top}`));
}

/** What the tag on a cell says; nothing where the picture needs no words. */
export function tagOf(player: Player, cell: number, { herds, dogs }: Arrangement, speak: Speak): string {
  const { tops, stables, sown, mates } = player;
  const top = tops[cell] ?? 'none';
  const herd = herds.get(cell);
  const watching = dogs.get(cell) ?? 0;
  const kept = [
    ...(herd?.animal !== undefined && herd.count > 0
      ? [speak('tag.herd', { animal: herd.animal, count: herd.count, room: herd.room })]
      : []),
    ...(watching > 0 ? [speak('amount.dog', { count: watching })] : []),
  ].join(', ');
  if (top === 'none') {
    const { printed } = cellOf(cell);
    if (stables.includes(cell)) return kept || speak('tag.forest-stable');
    return printed === undefined ? '' : speak(`printed.${printed}-${cellOf(cell).ground}`);
  }
  if (top === 'field') {
    const crop = sown.find((each) => each.cell === cell);
    if (crop !== undefined) return speak(`tag.reap-${crop.crop}`, { count: crop.count });
    return kept || speak('tag.empty-field');
  }
  if (top === 'large-pasture' && herd === undefined && (mates[cell] ?? -1) >= 0) return '';
  if (top === 'small-pasture' || top === 'large-pasture')
    return kept || speak('tag.room-for', { room: herd?.room ?? 0 });
  if (top === 'meadow' && herd !== undefined && kept === '') return speak('tag.room-for', { room: herd.room });
  const name = nameOfTop(top, speak);
  if (kept === '') return name;
  // The picture tells which room it is, and so does pointing at it.
  return top === 'meadow' || name.length + kept.length > LONGEST ? kept : `${name}: ${kept}`;
}
