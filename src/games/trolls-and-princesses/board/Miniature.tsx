import './art/colours.css';
import { MiniaturePiece, type MiniatureProps } from '../../../web/board-kit/miniature.tsx';
import { Picture } from '../../../web/look/Picture.tsx';
import { type Area, CAMP, CAULDRONS, CAVERNS, FIRST_VILLAGE, VILLAGES } from '../box/areas.ts';
import { playerAt, type TrollsAndPrincesses, villageAt } from '../position.ts';
import { clanOf } from './art/clans.ts';

const WIDTH = 212;
const HEIGHT = 250;
const VILLAGE = { width: 100, height: 66 };
const CAVERN = { width: 34 };
const SKY = 'light-dark(#bcd9e4, #1d3a4e)';
const SNOW = 'light-dark(#f3f8fa, #8fb0c2)';
const INK = '#0e1a20';
const CAVERN_LIGHT = ['#6b3a12', '#7d4a14', '#5a2c10'];

/** Two villages above the mountain and two below. */
function villageCorner(village: number): readonly [x: number, y: number] {
  const isBelow = village >= VILLAGES / 2;
  return [village % 2 === 0 ? 4 : WIDTH - VILLAGE.width - 4, isBelow ? HEIGHT - VILLAGE.height - 3 : 3];
}

/** Villages, mountain and the viewer's own caverns: who stands where, and what can still be stolen. */
export function Miniature({ view, seat, className }: MiniatureProps<TrollsAndPrincesses>) {
  const villages = Array.from({ length: VILLAGES }, (_, village) => village);
  return (
    <Picture width={WIDTH} height={HEIGHT} fit="fill" className={className}>
      <rect width={WIDTH} height={HEIGHT} style={{ fill: SKY }} />
      <path d="M6 182L40 98L72 74L106 58L142 76L172 100L206 182z" fill="#3d5a68" stroke={INK} strokeWidth="2" />
      <path d="M72 74L106 58L142 76L128 84L116 74L104 86L92 76z" fill="#fff" />
      {villages.map((village) => (
        <Village key={village} view={view} village={village} />
      ))}
      {Array.from({ length: CAVERNS }, (_, cavern) => cavern).map((cavern) => (
        <Cavern key={cavern} view={view} seat={seat} cavern={cavern} />
      ))}
      <Camp view={view} seat={seat} />
    </Picture>
  );
}

function Village({ view, village }: { view: TrollsAndPrincesses; village: number }) {
  const { princesses, bells, outposts, changelings } = villageAt(view, village);
  const [x, y] = villageCorner(village);
  const area = FIRST_VILLAGE + village;
  return (
    <g transform={`translate(${x} ${y})`} stroke={INK}>
      <rect width={VILLAGE.width} height={VILLAGE.height} rx="5" style={{ fill: SNOW }} strokeWidth="2" />
      <path d="M6 34V14h5V9h6v5h6V9h6v5h5v20z" fill="#98a3a2" />
      <path d="M42 34V20l6-14 6 14v14z" fill="#8a5230" />
      <path d="M60 34V24l8-7 8 7v10z" fill="#a8442c" />
      {princesses > 0 && <path d="M20 16l7 18H13z" fill="#c0304a" />}
      <Row count={bells} x={8} y={41} fill="#e8b53a" />
      <Row count={outposts} x={52} y={41} fill="#7d8a90" />
      <Row count={changelings} x={80} y={12} fill="#9ac06a" />
      <Standing view={view} area={area} columns={5} x={12} y={54} gap={19} />
      {view.king === area && <King x={86} y={28} />}
    </g>
  );
}

/** One's own cavern of a kind, with whoever works there. */
function Cavern({ view, seat, cavern }: { view: TrollsAndPrincesses; seat: number; cavern: Area }) {
  const humans = playerAt(view, seat).humans[cavern] ?? 0;
  return (
    <g transform={`translate(${56 + cavern * CAVERN.width} 88)`} stroke={INK}>
      <path d="M1 66V22a15.5 20 0 0 1 31 0V66z" fill={CAVERN_LIGHT[cavern]} strokeWidth="2" />
      <Standing view={view} area={cavern} owner={seat} columns={1} x={16.5} y={18} gap={20} />
      {Array.from({ length: Math.min(humans, CAULDRONS) }, (_, human) => (
        <circle
          key={`human ${String(human)}`}
          cx={10 + (human % 2) * 13}
          cy={58 - Math.floor(human / 2) * 12}
          r="5"
          fill="#f2d3ac"
        />
      ))}
      {view.king === cavern && view.kingAt === seat && <King x={16} y={56} />}
    </g>
  );
}

interface StandingProps {
  readonly view: TrollsAndPrincesses;
  readonly area: Area;
  /** Whose trolls; everybody's in a village. */
  readonly owner?: number;
  readonly columns: number;
  readonly x: number;
  readonly y: number;
  readonly gap: number;
}

function Standing({ view, area, owner, columns, x, y, gap }: StandingProps) {
  const trolls = view.players.flatMap(({ trolls: all }, seat) =>
    owner === undefined || owner === seat
      ? all.flatMap((there, troll) => (there === area ? [{ seat, troll }] : []))
      : [],
  );
  return trolls.map(({ seat, troll }, place) => (
    <MiniaturePiece
      key={`${seat} ${troll}`}
      seat={seat}
      x={x + (place % columns) * gap}
      y={y + Math.floor(place / columns) * gap * 0.8}
      size={19}
      ground={`var(--clan-${clanOf(view, seat)})`}
      on={`var(--clan-${clanOf(view, seat)}-on)`}
    />
  ));
}

/** Where one's own trolls wait. */
function Camp({ view, seat }: { view: TrollsAndPrincesses; seat: number }) {
  return (
    <g transform="translate(56 152)">
      <path d="M50 26C38 26 36 14 44 6C46 12 50 10 50 0C60 8 64 22 50 26z" fill="#e0682c" />
      <Standing view={view} area={CAMP} owner={seat} columns={5} x={10} y={14} gap={20} />
    </g>
  );
}

function Row({ count, x, y, fill }: { count: number; x: number; y: number; fill: string }) {
  return Array.from({ length: count }, (_, place) => (
    <circle key={`${fill} ${String(place)}`} cx={x + place * 9} cy={y} r="3.6" fill={fill} />
  ));
}

function King({ x, y }: { x: number; y: number }) {
  return (
    <path
      transform={`translate(${x} ${y})`}
      d="M-12 8L-14-10L-6-3L0-13L6-3L14-10L12 8z"
      fill="#f0c75e"
      strokeWidth="2"
    />
  );
}
