import { useEffect, useState } from 'react';
import type { PlaceState } from '../../../web/board-kit/places.tsx';
import type { PlaceId } from '../../../web/board-kit/tabletop.ts';
import type { Area } from '../box/areas.ts';

/** Where there is room for one area at a time: the one that is unfolded, by hand or because one acts there. */
export function useUnfolded(
  acting: Area | undefined,
  places: ReadonlyMap<PlaceId, PlaceState>,
): { readonly unfolded: Area | undefined; unfold(area: Area): void } {
  const [unfolded, setUnfolded] = useState<Area | undefined>(undefined);
  useEffect(() => {
    if (places.size > 0) setUnfolded(acting);
  }, [acting, places]);
  return { unfolded, unfold: (area) => setUnfolded((open) => (open === area ? undefined : area)) };
}
