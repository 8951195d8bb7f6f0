import { memo } from 'react';
import { Picture, type PictureProps } from '../../../../web/look/Picture.tsx';
import { ANIMALS, type AnimalId, type GoodId } from './ids.ts';
import { Piece } from './Piece.tsx';

function isAnimal(id: GoodId): id is AnimalId {
  return ANIMALS.some((animal) => animal === id);
}

interface GoodAtProps {
  readonly id: GoodId;
  /** The middle of the piece within a drawing. */
  readonly x: number;
  readonly y: number;
  /** Height in the drawing's units; animals are a third wider than high. */
  readonly size?: number;
}

/** A good that lies within a drawing, as high as the others beside it. */
export const GoodAt = memo(function GoodAt({ id, x, y, size = 23 }: GoodAtProps) {
  return isAnimal(id) ? (
    <Piece id={id} x={x} y={y + size / 2 - size / 24} size={size / 58} />
  ) : (
    <Piece id={id} x={x} y={y} size={size / 24} />
  );
});

interface AnimalAtProps {
  readonly id: AnimalId;
  /** Between its feet. */
  readonly x: number;
  readonly y: number;
  /** From nose to tail. */
  readonly width?: number;
  readonly facing?: 'left' | 'right';
}

/** An animal that stands on a home board. */
export const AnimalAt = memo(function AnimalAt({ id, x, y, width = 52, facing = 'left' }: AnimalAtProps) {
  return <Piece id={id} x={x} y={y} size={width / 80} flip={facing === 'right'} />;
});

interface GoodProps extends PictureProps {
  readonly id: GoodId;
}

/** A good beside words; a class gives its size, else it is a little higher than the text. */
export const Good = memo(function Good({ id, title, className = 'cv-good' }: GoodProps) {
  return isAnimal(id) ? (
    <Picture width={86} height={66} title={title} className={className}>
      <Piece id={id} x={43} y={61} />
    </Picture>
  ) : (
    <Picture width={26} height={26} title={title} className={className}>
      <Piece id={id} x={12.5} y={12.5} />
    </Picture>
  );
});
