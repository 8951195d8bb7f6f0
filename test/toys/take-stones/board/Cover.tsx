import { Picture, type PictureProps } from '../../../../src/web/look/Picture.tsx';

const STONES = [
  [200, 250, 52],
  [110, 262, 44],
  [292, 264, 46],
  [156, 186, 42],
  [246, 188, 44],
  [202, 128, 36],
] as const;

/** A heap of stones under the moon. */
export function Cover({ title, className = 'cover' }: PictureProps) {
  return (
    <Picture width={400} height={360} fit="fill" title={title} className={className}>
      <rect width="400" height="360" fill="#24505a" />
      <circle cx="312" cy="72" r="38" fill="#f2dda4" />
      <path d="M-10 300Q200 240 410 300V370H-10z" fill="#3d5a24" />
      {STONES.map(([x, y, size]) => (
        <ellipse
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          rx={size}
          ry={size * 0.8}
          fill="#a9b3ad"
          stroke="#10171a"
          strokeWidth={5}
        />
      ))}
    </Picture>
  );
}
