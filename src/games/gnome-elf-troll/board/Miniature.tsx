import type { Seat } from '../../../kernel/game.ts';
import { MiniaturePiece, type MiniatureProps } from '../../../web/board-kit/miniature.tsx';
import { Picture } from '../../../web/look/Picture.tsx';
import type { Produce } from '../box/produce.ts';
import type { GardenTile, GnomeElfTroll } from '../position.ts';
import { PRODUCE_COLOUR, ProduceBlock } from './art/Produce.tsx';

const WIDTH = 240;
const HEIGHT = 200;
/** A tile as large as it can be, in a box of 100 by 120. */
const TILE = { width: 100, height: 120, gap: 6 };
/** How high the strip with one's hand is. */
const HAND = 44;
const EARTH = ['light-dark(#6f8a4a, #2f4a2c)', 'light-dark(#7d9954, #39573a)'] as const;

/** All gardens, one's own at the bottom with the tiles in hand below: what grows there, and whose creatures sit on it. */
export function Miniature({ view, seat, className }: MiniatureProps<GnomeElfTroll>) {
  const others = view.gardens.map((_, garden) => garden).filter((garden) => garden !== seat);
  const order = [...others, seat];
  const hand = (view.hands[seat] ?? []).filter((kind) => kind !== 'hidden');
  const height = (HEIGHT - HAND) / order.length;
  return (
    <Picture width={WIDTH} height={HEIGHT} fit="fill" className={className}>
      {order.map((garden, row) => (
        <g key={garden} transform={`translate(0 ${row * height})`}>
          <rect width={WIDTH} height={height} style={{ fill: EARTH[row % 2] ?? EARTH[0] }} />
          <Garden tiles={view.gardens[garden] ?? []} owner={garden} height={height} />
        </g>
      ))}
      <g transform={`translate(0 ${HEIGHT - HAND})`}>
        <rect width={WIDTH} height={HAND} fill="#4a3a2a" />
        <g transform={`translate(${WIDTH / 2 - hand.length * 17} 4) scale(0.3)`}>
          {hand.map((kind, place) => (
            // Tiles of one kind are alike.
            <g key={`${kind} ${String(place)}`} transform={`translate(${place * 112 + 5} 0)`}>
              <Tile kind={kind} />
            </g>
          ))}
        </g>
      </g>
    </Picture>
  );
}

/** Before anything grows: furrows, and plots that wait. */
function Plots({ height }: { height: number }) {
  const scale = (height * 0.62) / TILE.height;
  const left = (WIDTH - 4 * (TILE.width + TILE.gap) * scale) / 2;
  return (
    <g
      fill="none"
      stroke="#1a2326"
      strokeOpacity="0.4"
      transform={`translate(${left} ${height * 0.19}) scale(${scale})`}
    >
      {[0, 1, 2, 3].map((plot) => (
        <g key={plot} transform={`translate(${plot * (TILE.width + TILE.gap)} 0)`}>
          <rect width={TILE.width} height={TILE.height} rx="8" strokeWidth="5" strokeDasharray="16 12" />
          <path
            d="M18 42q16 -9 32 0t32 0M18 66q16 -9 32 0t32 0M18 90q16 -9 32 0t32 0"
            strokeWidth="5"
            strokeLinecap="round"
          />
        </g>
      ))}
    </g>
  );
}

function Garden({ tiles, owner, height }: { tiles: readonly GardenTile[]; owner: Seat; height: number }) {
  const whole = tiles.length * (TILE.width + TILE.gap);
  const scale = Math.min((height * 0.78) / TILE.height, (WIDTH * 0.8) / Math.max(whole, 1));
  const left = (WIDTH - whole * scale) / 2;
  return (
    <>
      <MiniaturePiece seat={owner} x={14} y={height / 2} size={Math.min(16, height * 0.4)} />
      {tiles.length === 0 && <Plots height={height} />}
      <g transform={`translate(${left} ${(height - TILE.height * scale) / 2}) scale(${scale})`}>
        {tiles.map((tile, place) => (
          <g key={tile.id} transform={`translate(${place * (TILE.width + TILE.gap)} 0)`}>
            <Tile kind={tile.kind} />
            {tile.figure && <MiniaturePiece seat={tile.figure.owner} x={66} y={38} size={62} />}
          </g>
        ))}
      </g>
    </>
  );
}

function Tile({ kind }: { kind: Produce }) {
  return (
    <>
      <rect width={TILE.width} height={TILE.height} rx="8" fill="#1a2326" />
      <rect x="3" y="3" width={TILE.width - 6} height={TILE.height - 6} rx="6" fill="#f3e7cc" />
      <rect x="9" y="9" width={TILE.width - 18} height={TILE.height - 18} style={{ fill: PRODUCE_COLOUR[kind] }} />
      <g transform="translate(9.5 18) scale(0.81)">
        <ProduceBlock kind={kind} light="#fbf1da" ink="#191d18" slip={3} />
      </g>
    </>
  );
}
