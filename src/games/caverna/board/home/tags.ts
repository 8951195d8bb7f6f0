import { isOneOf } from '../../../../kernel/lists.ts';
import { cellOf, type Ground, PRINTED_LANDS, type Printed, READING_ORDER } from '../../box/cells.ts';
import { isFurnishingId } from '../../box/furnishings.ts';
import type { Some } from '../../box/goods.ts';
import type { Top } from '../../box/tiles.ts';
import { plain } from '../../messages/plain.ts';
import type { Player } from '../../position.ts';
import { closesForest } from '../../rules/geometry.ts';
import { listed } from '../goods.tsx';
import { heldAt } from '../held.ts';
import type { Speak } from '../words.ts';
import type { Arrangement } from './arrangement.ts';

/** Letters for which the floor of a room has a line. */
const LONGEST = 15;

/** What a cell is, in a few words. */
export function nameOfTop(top: Top, speak: Speak): string {
  return isFurnishingId(top) ? plain(speak(`furnishing.${top}`)) : speak(`top.${top}`);
}

/** FF-7.3.9: whether what is printed on the land never comes to this family. */
function isBarren(player: Player, printed: Printed): boolean {
  const bonuses = heldAt(player, 'place.bonus');
  return (
    bonuses.length > 0 &&
    listed(bonuses.reduce((some, change) => change(some, printed), { food: 1 } as Some)).length === 0
  );
}

function isWild({ tops, stables, sown }: Player, cell: number): boolean {
  return tops[cell] === 'none' && !stables.includes(cell) && !sown.some((each) => each.cell === cell);
}

function wildCells(player: Player, ground: Ground): number[] {
  return READING_ORDER.filter((cell) => {
    const { overhang, ground: own } = cellOf(cell);
    return !overhang && own === ground && isWild(player, cell);
  });
}

/** Where it is said that unused land costs nothing: on the first of it that says nothing else. */
function firstWild(player: Player, ground: Ground): number | undefined {
  if (!heldAt(player, 'score.unused').some((losses) => losses[ground] === 0)) return undefined;
  return wildCells(player, ground).find((cell) => cellOf(cell).printed === undefined);
}

function sayWild(player: Player, ground: Ground, speak: Speak): string {
  return speak(`tag.wild-${ground}`, { count: wildCells(player, ground).length });
}

/** The same in fewer words, where the picture says what is counted. */
export function shortTagOf(
  { sown, tops }: Player,
  cell: number,
  { herds }: Arrangement,
  speak: Speak,
): string | undefined {
  const crop = sown.find((each) => each.cell === cell);
  if (crop !== undefined) return speak('tag.reap-short', { count: crop.count });
  const herd = herds.get(cell);
  if (herd?.animal === undefined || herd.count === 0 || isFurnishingId(tops[cell] ?? 'none')) return undefined;
  return speak('tag.herd-short', { count: herd.count, room: herd.room });
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
  const crop = sown.find((each) => each.cell === cell);
  if (crop !== undefined) return speak(`tag.reap-${crop.crop}`, { count: crop.count });
  if (top === 'none') {
    const { printed } = cellOf(cell);
    if (stables.includes(cell)) return kept || speak('tag.forest-stable');
    if (closesForest(player, cell)) return speak('tag.first-tile');
    if (printed === undefined)
      return cell === firstWild(player, cellOf(cell).ground) ? sayWild(player, cellOf(cell).ground, speak) : '';
    const land = `${printed}-${cellOf(cell).ground}`;
    if (!isOneOf(PRINTED_LANDS, land)) return '';
    return speak(`${isBarren(player, printed) ? 'barren' : 'printed'}.${land}`);
  }
  if (top === 'field') return kept || speak('tag.empty-field');
  if (top === 'large-pasture' && herd === undefined && (mates[cell] ?? -1) >= 0) return '';
  if (top === 'small-pasture' || top === 'large-pasture')
    return kept || speak('tag.room-for', { room: herd?.room ?? 0 });
  if (top === 'meadow' && herd !== undefined && kept === '') return speak('tag.room-for', { room: herd.room });
  const name = nameOfTop(top, speak);
  if (kept === '') return name;
  // The picture tells which room it is, and so does pointing at it.
  return top === 'meadow' || name.length + kept.length > LONGEST ? kept : `${name}: ${kept}`;
}
