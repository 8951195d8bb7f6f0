import { memo, type ReactNode } from 'react';
import { Picture, type PictureProps } from '../../../../../web/look/Picture.tsx';
import type { TileId } from '../ids.ts';
import { CELL_HEIGHT, CELL_WIDTH } from './cell.ts';
import { Fence, Field, Meadow } from './Farmland.tsx';
import { Digging } from './Mountain.tsx';

function Pasture({ width = CELL_WIDTH }: { readonly width?: number }) {
  return (
    <>
      <Meadow seed={8} width={width} />
      <Fence side="back" width={width} />
      <Fence side="front" width={width} />
    </>
  );
}

/** What lies on a tile, cell by cell; a large pasture is one piece over two cells. */
const CELLS: Record<TileId, readonly [ReactNode, ReactNode?]> = {
  'twin-meadow-field': [<Meadow key="meadow" seed={5} />, <Field key="field" seed={9} />],
  'twin-cavern-tunnel': [<Digging key="cavern" kind="cavern" />, <Digging key="tunnel" kind="tunnel" />],
  'twin-cavern-cavern': [<Digging key="one" kind="cavern" />, <Digging key="other" kind="cavern" />],
  'twin-ore-mine': [<Digging key="mine" kind="ore-mine" />, <Digging key="deep" kind="deep-tunnel" />],
  'large-pasture': [<Pasture key="pasture" width={CELL_WIDTH * 2} />, undefined],
  'small-pasture': [<Pasture key="pasture" />],
  'ruby-mine': [<Digging key="mine" kind="ruby-mine" />],
  'single-meadow': [<Meadow key="meadow" seed={5} />],
  'single-field': [<Field key="field" seed={9} />],
  'single-tunnel': [<Digging key="tunnel" kind="tunnel" />],
  'single-cavern': [<Digging key="cavern" kind="cavern" />],
};

/** A landscape tile on its own, where one is chosen; twins are two cells wide. */
export const TilePicture = memo(function TilePicture({
  id,
  title,
  className = 'cv-tile',
}: { readonly id: TileId } & PictureProps) {
  const cells = CELLS[id];
  const [first, second] = cells;
  return (
    <Picture width={CELL_WIDTH * cells.length} height={CELL_HEIGHT} title={title} className={className}>
      {first}
      {second && <g transform={`translate(${CELL_WIDTH} 0)`}>{second}</g>}
    </Picture>
  );
});
