import { SEAT_MARKS, type SeatNumber, seatColours } from '../../../../web/look/SeatMark.tsx';
import { GAME_ICONS } from './icons.generated.ts';

export type CaveIcon = keyof typeof GAME_ICONS;

const NAMES = Object.keys(GAME_ICONS) as CaveIcon[];

/** The silhouettes, to be mounted once: figures are many, and refer to them. */
export function CaveSilhouettes() {
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false" className="ink-defs">
      <defs>
        {NAMES.map((name) => (
          <symbol key={name} id={`ct-${name}`} viewBox="0 0 512 512">
            <path d={GAME_ICONS[name].path} />
          </symbol>
        ))}
      </defs>
    </svg>
  );
}

/** A silhouette in the colour and size of the text around it. */
export function Silhouette({ icon, className = 'icon' }: { icon: CaveIcon; className?: string }) {
  return (
    <svg viewBox="0 0 512 512" className={className} fill="currentColor" aria-hidden="true" focusable="false">
      <use href={`#ct-${icon}`} />
    </svg>
  );
}

type Shape = 'hero' | 'monster' | 'chest';

/** Heroes are round, monsters have corners, chests are neither. */
const OUTLINES: Readonly<Record<Shape, (grow: number) => string>> = {
  hero: (grow) => `M32 ${4 - grow}a${28 + grow} ${28 + grow} 0 1 1-.1 0z`,
  monster: (grow) =>
    `M${9 - grow} ${5 - grow}H${55 + grow}L${59 + grow} ${9 - grow}V${55 + grow}L${55 + grow} ${59 + grow}H${9 - grow}L${5 - grow} ${55 + grow}V${9 - grow}z`,
  chest: (grow) => `M32 ${3 - grow}L${61 + grow} 32L32 ${61 + grow}L${3 - grow} 32z`,
};

interface PieceProps {
  readonly icon: CaveIcon;
  readonly shape: Shape;
  readonly seat: SeatNumber;
}

/** A figure in the dungeon: shape, silhouette, seat colour, seat mark. Nothing in it is filtered, so it may glide. */
export function Piece({ icon, shape, seat }: PieceProps) {
  const { ground, on } = seatColours(seat);
  const outline = OUTLINES[shape];
  const [at, size] = shape === 'chest' ? [14, 36] : [9.5, 45];
  return (
    <svg viewBox="0 0 68 68" className="ct-piece" aria-hidden="true" focusable="false">
      <path d={outline(1)} transform="translate(2.6 4)" fill="#060809" opacity="0.55" />
      <path d={outline(1)} fill="#12181b" />
      <path d={outline(-0.6)} fill="var(--birch)" />
      <path d={outline(-3.4)} fill={ground} />
      <g fill={on}>
        <use href={`#ct-${icon}`} x={at} y={at} width={size} height={size} />
      </g>
      <g transform="translate(54 54)">
        <circle r="12.4" fill="#12181b" />
        <circle r="10.8" fill="var(--birch)" />
        <path d={SEAT_MARKS[seat].path} fill="#12181b" transform="scale(0.78)" />
      </g>
    </svg>
  );
}
