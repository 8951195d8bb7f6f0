import { memo } from 'react';
import { seatColours, seatNumber } from '../../../../web/look/SeatMark.tsx';
import { cellOf } from '../../box/cells.ts';
import type { FurnishingId } from '../../box/furnishings.ts';
import { furnishingNumber } from '../../box/furnishings.ts';
import type { Crop } from '../../box/goods.ts';
import type { Top } from '../../box/tiles.ts';
import type { Sown } from '../../position.ts';
import { Fence, Field, type FieldCrop, Meadow, Stable } from '../art/home/Farmland.tsx';
import { Forest, ForestCrops } from '../art/home/Forest.tsx';
import { CellEdge } from '../art/home/HomeGround.tsx';
import { Digging, DUG, type Dug, Mushrooms, Rock } from '../art/home/Mountain.tsx';
import { RoomScene } from '../art/rooms/RoomScene.tsx';

const WATER = { boar: 0, food: 1, 'two-food': 2 } as const;

function isDug(top: Top): top is Dug {
  return DUG.some((each) => each === top);
}

function isFieldCrop(crop: Crop): crop is FieldCrop {
  return crop !== 'mushroom';
}

interface CellPictureProps {
  readonly cell: number;
  readonly top: Top;
  readonly seat: number;
  readonly stabled?: boolean;
  readonly sown?: Sown | undefined;
  /** A pasture straight on the forest: its trees are still there. */
  readonly wild?: boolean;
}

/** What lies on a cell, at its upper left corner; pastures over two cells are drawn where they begin. */
export const CellPicture = memo(function CellPicture({
  cell,
  top,
  seat,
  stabled = false,
  sown,
  wild = false,
}: CellPictureProps) {
  const { ground, printed, overhang } = cellOf(cell);
  const stable = stabled && <Stable x={98} y={78} roof={seatColours(seatNumber(seat)).ground} size={0.8} />;
  if (top === 'none') {
    if (overhang) return <CellEdge ground={ground} seed={cell} over />;
    if (ground === 'mountain') {
      return (
        <>
          <Rock seed={cell} spring={printed === undefined ? 0 : WATER[printed]} />
          <CellEdge ground={ground} seed={cell} />
        </>
      );
    }
    if (sown !== undefined && isFieldCrop(sown.crop))
      return <ForestCrops crop={sown.crop} rows={sown.count} seed={cell} />;
    const kind = printed === 'boar' ? 'boar-reserve' : printed === 'food' ? 'river' : 'forest';
    return (
      <>
        <Forest kind={kind} seed={cell} sparse={stabled} />
        <CellEdge ground={ground} seed={cell} />
        {stable}
      </>
    );
  }
  if (top === 'meadow') {
    return (
      <>
        <Meadow seed={cell} />
        {stable}
      </>
    );
  }
  if (top === 'field') {
    return <Field seed={cell} crop={sown && isFieldCrop(sown.crop) ? sown.crop : undefined} rows={sown?.count ?? 0} />;
  }
  if (top === 'small-pasture') {
    return (
      <>
        {wild ? <Forest seed={cell} sparse /> : <Meadow seed={cell} />}
        <Fence side="back" />
        {stable}
      </>
    );
  }
  if (isDug(top)) {
    return (
      <>
        <Digging kind={top} />
        {sown?.crop === 'mushroom' && <Mushrooms rows={sown.count} />}
      </>
    );
  }
  return furnishingNumber(top) < 0 ? null : <RoomScene id={top as FurnishingId} inForest={ground === 'forest'} />;
});
