import { useId } from 'react';
import { Picture, type PictureProps } from '../../../../web/look/Picture.tsx';
import { field } from '../../../../web/look/print/cuts.ts';
import { outline } from '../../../../web/look/print/forms.ts';
import { PRODUCE_COLOUR, type Produce, ProduceBlock } from './Produce.tsx';

const TILE_WIDTH = 100;
const TILE_HEIGHT = 120;

const PRINT = outline(
  [
    [7, 7],
    [93, 7],
    [93, 113],
    [7, 113],
  ],
  14,
  1.1,
  9,
);
const WIPED = field({
  x: 9,
  y: 4,
  width: 82,
  height: 108,
  across: 30,
  down: 8,
  length: 26,
  stroke: 0.8,
  angle: 24,
  seed: 6,
});

/** The card under every tile: birch board with an ink edge, 100 by 120, and the marks of a wiped roller. */
function Board({ ink, wiped }: { ink: string; wiped: number }) {
  const clip = useId();
  return (
    <>
      <clipPath id={clip}>
        <path d={PRINT} />
      </clipPath>
      <rect x="0.8" y="0.8" width="98.4" height="118.4" rx="8" fill="var(--ink)" />
      <rect x="2" y="2" width="96" height="116" rx="7" fill="var(--birch)" />
      <path d={PRINT} fill="#10181b" opacity="0.5" transform="translate(1.2 1.4)" />
      <path d={PRINT} fill={ink} />
      <path d={WIPED} fill="#10181b" opacity={wiped} clipPath={`url(#${clip})`} />
    </>
  );
}

/** A produce tile, printed on birch board. */
export function ProduceTile({ kind, title, className = 'tile' }: PictureProps & { kind: Produce }) {
  return (
    <Picture width={TILE_WIDTH} height={TILE_HEIGHT} title={title} className={className}>
      <Board ink={PRODUCE_COLOUR[kind]} wiped={0.26} />
      <g transform="translate(9.5 18) scale(0.81)">
        <ProduceBlock kind={kind} light="#fbf1da" ink="#191d18" slip={3} />
      </g>
    </Picture>
  );
}

const BORDER = [16, 28, 40, 52, 64, 76, 88].map((x) => `M${x - 4} 13l4-5 4 5-4 5zM${x - 4} 107l4-5 4 5-4 5z`).join('');
const BRIDGE = 'M20 74c0-19 13-32 30-32s30 13 30 32h-9c0-13-9-22-21-22s-21 9-21 22z';

/** The back of every tile: the bridge, its moon and its water. */
export function TileBack({ title, className = 'tile' }: PictureProps) {
  return (
    <Picture width={TILE_WIDTH} height={TILE_HEIGHT} title={title} className={className}>
      <Board ink="#2b4a55" wiped={0.34} />
      <path d={BORDER} fill="var(--birch-2)" />
      <circle cx="65" cy="37" r="10" fill="var(--gold)" />
      <path d={BRIDGE} fill="#10181b" transform="translate(2 2.5)" />
      <path d={BRIDGE} fill="var(--birch)" />
      <path d="M32 50l3 7M43 44l1 8M57 44l-1 8M68 50l-3 7M24 60l8 3M76 60l-8 3" stroke="#2b4a55" strokeWidth="2" />
      <circle cx="44.5" cy="66" r="2.6" fill="var(--glow)" />
      <circle cx="55.5" cy="66" r="2.6" fill="var(--glow)" />
      <path
        d="M20 80q7-4 14 0t14 0 14 0 18 0M26 87q7-4 14 0t14 0 20 0M34 94q7-4 14 0t18 0"
        fill="none"
        stroke="var(--birch-2)"
        strokeWidth="2"
      />
    </Picture>
  );
}
