import { Picture, type PictureProps } from '../../../../src/web/look/Picture.tsx';

/** A toy has no picture: its first letter does. */
export function Cover(props: PictureProps) {
  return (
    <Picture width={400} height={300} {...props}>
      <text x={200} y={200} textAnchor="middle" fontSize={180}>
        S
      </text>
    </Picture>
  );
}
