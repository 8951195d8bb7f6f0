import type { SingleTile } from '../box/tiles.ts';
import type { Caverna, SingleKind } from '../position.ts';

type Single = SingleTile | 'ruby-mine' | 'small-pasture';

/** Table 1a: the tile whose face it is. */
const KIND_OF: Readonly<Record<Single, SingleKind>> = {
  field: 'ruby-mine-field',
  'ruby-mine': 'ruby-mine-field',
  tunnel: 'tunnel-cavern',
  cavern: 'tunnel-cavern',
  meadow: 'meadow-small-pasture',
  'small-pasture': 'meadow-small-pasture',
};

/** FF-1.3: always, unless they are counted. */
export function hasSingle({ folks }: Caverna, tile: Single): boolean {
  return folks?.singles === undefined || folks.singles[KIND_OF[tile]] > 0;
}

export function takeSingle(p: Caverna, tile: Single): void {
  const { folks } = p;
  if (folks?.singles === undefined) return;
  const kind = KIND_OF[tile];
  p.folks = { ...folks, singles: { ...folks.singles, [kind]: folks.singles[kind] - 1 } };
}
