import type { BonusId } from '../../box/bonuses.ts';
import type { Form } from '../../box/spots.ts';
import type { Tile } from '../../box/tiles.ts';
import type { Player } from '../../position.ts';
import { bedsTaken, type LaidTile, sitesOf, spotsOf, spotsOnTile, tilesOf } from '../layout.ts';

export interface ShownSpot {
  readonly form: Form;
  readonly bonus: BonusId;
  readonly filled: boolean;
}

/** What lies on a tile that has been built. */
export interface TileContents {
  readonly sites: readonly boolean[];
  readonly spots: readonly ShownSpot[];
  readonly slept: boolean;
}

/** What lies on each tile of a network, in the order in which they were built. */
export function contentsOf(player: Player): (LaidTile & { readonly contents: TileContents })[] {
  const { centres } = sitesOf(player);
  const spots = spotsOf(player);
  const slept = bedsTaken(player);
  return tilesOf(player).map((laid, at) => ({
    ...laid,
    contents: {
      sites: centres.get(at) ?? [],
      spots: spots.filter(({ on }) => on === `tile-${at}`),
      slept: slept.has(at),
    },
  }));
}

/** The spots of a tile on which nothing lies yet. */
export function freeSpotsOf(tile: Tile): ShownSpot[] {
  return spotsOnTile(tile).map((spot) => ({ ...spot, filled: false }));
}
