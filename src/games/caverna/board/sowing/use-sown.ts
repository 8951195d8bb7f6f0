import { actingFirst } from '../../../../web/board-kit/acting-first.ts';
import { type usePlace, usePlaceState } from '../../../../web/board-kit/places.tsx';
import type { Sown } from '../../position.ts';
import { tokensOf } from '../../rules/sowing.ts';
import { placeOf } from '../place-ids.ts';
import { useReader, useTable } from '../table.ts';
import { useSowing } from './use-sowing.ts';

type Place = ReturnType<typeof usePlace>;

interface SownCell {
  /** The cell as a place that a click changes. */
  readonly place: Place;
  readonly acting: Partial<ReturnType<typeof actingFirst>>;
  /** What is planned to grow there. */
  readonly crop: Sown | undefined;
}

/** What a cell of one's home is while one is asked to sow; nothing where it cannot be sown. */
export function useSown(cell: number, asked: Place): SownCell | undefined {
  const { speak } = useTable();
  const player = useReader();
  const sowing = useSowing();
  const name = usePlaceState(placeOf.cell(cell))?.name ?? '';
  if (sowing === undefined || !sowing.sowable.sites.has(cell)) return undefined;
  const crop = sowing.cropAt(cell);
  const planned = crop && { cell, crop, count: tokensOf(player, crop) };
  const canTurn = sowing.canTurn(cell);
  const { 'data-place': id, 'data-hinted': hinted } = asked;
  const label = planned === undefined ? name : `${name}: ${speak(`amount.${planned.crop}`, { count: planned.count })}`;
  const place: Place = {
    'data-place': id,
    ...(hinted && { 'data-hinted': hinted }),
    ...(canTurn && { 'data-mood': planned ? 'chosen' : 'lit', role: 'button', 'aria-label': label }),
    ...(planned && { 'aria-pressed': true }),
  };
  return { place, acting: canTurn ? actingFirst(() => sowing.turn(cell)) : {}, crop: planned };
}
