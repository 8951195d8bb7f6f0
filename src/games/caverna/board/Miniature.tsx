import './art/colours.css';
import { MiniaturePiece, type MiniatureProps } from '../../../web/board-kit/miniature.tsx';
import { Picture } from '../../../web/look/Picture.tsx';
import { seatColours, seatNumber } from '../../../web/look/SeatMark.tsx';
import { BOARD_CELLS, cellAt, cellOf } from '../box/cells.ts';
import type { FarmAnimal } from '../box/goods.ts';
import type { Top } from '../box/tiles.ts';
import { type Caverna, HOME, type Player, playerAt } from '../position.ts';
import { arrange } from './home/arrangement.ts';

const WIDTH = 40;
const HEIGHT = 32;
const CELLS = Array.from({ length: BOARD_CELLS }, (_, cell) => cell);

/** What covers the whole of a cell; rooms that were furnished are all lit alike. */
const GROUNDS: Readonly<Record<string, string>> = {
  meadow: 'var(--cv-meadow)',
  field: 'var(--cv-soil)',
  'small-pasture': 'var(--cv-meadow)',
  'large-pasture': 'var(--cv-meadow)',
  cavern: '#2b1f18',
  tunnel: '#2b1f18',
  'deep-tunnel': '#1c140f',
  'ore-mine': '#1c140f',
  'ruby-mine': '#1c140f',
};
const ROOM = '#a5601f';
const TREES = [6, 20, 34].map((x) => `M${x} 26l-6 0 4-9-2 0 4-11 4 11-2 0 4 9z`).join('');
const ROCKS = 'M3 12l9-5 8 4M22 8l9 3 6-4M6 25l8-4 7 5M25 24l7-3 6 4';
const ARCH = 'M8 30V16a12 12 0 0 1 24 0V30z';
const FURROWS = 'M3 8h34M3 16h34M3 24h34';
const ANIMALS: Readonly<Record<FarmAnimal, string>> = {
  sheep: '#f7efd9',
  donkey: '#8b9296',
  boar: '#4b3424',
  cattle: '#c88a48',
};

/** One's own home: what is cleared, sown, fenced, dug and furnished, and who is at home. */
export function Miniature({ view, seat, className }: MiniatureProps<Caverna>) {
  const player = playerAt(view, seat);
  const { herds } = arrange(view, seat);
  return (
    <Picture width={6 * WIDTH} height={4 * HEIGHT} fit="fill" className={className}>
      {CELLS.map((cell) => (
        <g key={cell} transform={placeOf(cell)}>
          <Ground cell={cell} player={player} />
          <Crops cell={cell} player={player} />
          {player.stables.includes(cell) && (
            <path d="M26 28V19l6-6 6 6v9z" fill={seatColours(seatNumber(seat)).ground} stroke="#14120f" />
          )}
          <Herd {...herds.get(cell)} />
        </g>
      ))}
      <g transform={placeOf(cellAt(4, 4))}>
        {player.people
          .flatMap(({ at }, person) => (at === HOME ? [person] : []))
          .map((person, place) => (
            <MiniaturePiece
              key={person}
              seat={seat}
              x={8 + (place % 3) * 12}
              y={12 + Math.floor(place / 3) * 12}
              size={12}
            />
          ))}
      </g>
    </Picture>
  );
}

function placeOf(cell: number): string {
  const { x, y } = cellOf(cell);
  return `translate(${(x - 1) * WIDTH} ${(y - 1) * HEIGHT})`;
}

function Ground({ cell, player }: { cell: number; player: Player }) {
  const { ground } = cellOf(cell);
  const top: Top = player.tops[cell] ?? 'none';
  const wild = ground === 'forest' ? 'var(--cv-forest)' : 'var(--cv-rock)';
  const fill = top === 'none' ? wild : (GROUNDS[top] ?? 'var(--cv-rock)');
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} style={{ fill }} stroke="#14120f" strokeWidth="0.6" />
      {top === 'none' && ground === 'forest' && <path d={TREES} style={{ fill: 'var(--cv-pine)' }} stroke="#14120f" />}
      {top === 'none' && ground === 'mountain' && (
        <path d={ROCKS} fill="none" style={{ stroke: 'var(--cv-rock-cut)' }} strokeWidth="2" />
      )}
      {top === 'field' && <path d={FURROWS} style={{ stroke: 'var(--cv-soil-cut)' }} strokeWidth="2.4" />}
      {top.endsWith('pasture') && <Fence cell={cell} mate={player.mates[cell] ?? -1} />}
      {(top === 'cavern' || top.endsWith('tunnel')) && <path d={ARCH} fill="#4a382b" />}
      {top === 'ore-mine' && <path d="M12 22h5v-5h-5zM21 26h6v-6h-6zM23 13h4v-4h-4z" fill="#8d99a0" />}
      {top === 'ruby-mine' && <path d="M13 12l5 5-5 6-5-6zM28 9l6 7-6 8-6-8z" fill="#cf2c42" stroke="#f58a90" />}
      {top !== 'none' && GROUNDS[top] === undefined && <Room />}
    </>
  );
}

/** A room with a lamp: the dwelling of the beginning, or something furnished. */
function Room() {
  return (
    <>
      <path d={ARCH} fill={ROOM} stroke="#14120f" strokeWidth="1.5" />
      <circle cx="20" cy="14" r="4" fill="#ffe08a" />
      <path d="M11 29v-6h18v6z" fill="#7a4e24" />
    </>
  );
}

/** Open towards the other half of a large pasture. */
function Fence({ cell, mate }: { cell: number; mate: number }) {
  const [here, there] = [cellOf(cell), mate < 0 ? undefined : cellOf(mate)];
  const isOpen = (x: number, y: number) => there !== undefined && there.x - here.x === x && there.y - here.y === y;
  const sides = [
    !isOpen(0, -1) && 'M2 3H38',
    !isOpen(0, 1) && 'M2 29H38',
    !isOpen(-1, 0) && 'M3 2V30',
    !isOpen(1, 0) && 'M37 2V30',
  ];
  return <path d={sides.filter(Boolean).join('')} stroke="#e9bf7c" strokeWidth="2.4" strokeDasharray="5 1.5" />;
}

function Crops({ cell, player }: { cell: number; player: Player }) {
  const sown = player.sown.find((each) => each.cell === cell);
  if (sown === undefined) return null;
  const [fill, shape] = sown.crop === 'grain' ? ['#e3b84c', 'v6'] : ['#e07b2c', 'v1'];
  const rows = Array.from({ length: sown.count }, (_, row) =>
    [8, 16, 24, 32].map((x) => `M${x} ${5 + row * 8}${shape}`).join(''),
  );
  return <path d={rows.join('')} stroke={fill} strokeWidth="5" strokeLinecap="round" />;
}

function Herd({ animal, count = 0 }: { animal?: FarmAnimal | undefined; count?: number }) {
  if (animal === undefined) return null;
  return Array.from({ length: Math.min(count, 6) }, (_, place) => (
    <ellipse
      // Animals of a herd are alike.
      key={`${animal} ${String(place)}`}
      cx={10 + (place % 3) * 10}
      cy={11 + Math.floor(place / 3) * 10}
      rx="4.5"
      ry="3.3"
      fill={ANIMALS[animal]}
      stroke="#14120f"
    />
  ));
}
