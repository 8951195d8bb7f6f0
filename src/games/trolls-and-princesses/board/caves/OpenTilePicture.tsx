import type { Tile } from '../../box/tiles.ts';
import { TilePicture } from './TilePicture.tsx';

/** A cell that faces north stands for the tile as it lies in the display. */
const LYING = { i: 1, j: 0, r: 0 };
const BOX = '-6 -61 123 96';

/** A tile as it lies on the shelf. */
export function OpenTilePicture({ tile }: { readonly tile: Tile }) {
  return (
    <svg viewBox={BOX} className="tp-ware-tile" aria-hidden="true" focusable="false" data-ghost="">
      <TilePicture tile={tile} {...LYING} />
    </svg>
  );
}
