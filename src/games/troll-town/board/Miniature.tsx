import { MiniaturePiece, type MiniatureProps } from '../../../web/board-kit/miniature.tsx';
import { Picture } from '../../../web/look/Picture.tsx';
import { HEX_COUNT, type Hex } from '../box/hexes.ts';
import { type Building, DEBRIS, EMPTY, HUB_LAND, isPathLand, isPlayer, landAt, type TrollTown } from '../position.ts';
import { centreOf, HALF, hexLines, middleOf, SIDE } from './geometry.ts';

const ALL: readonly Hex[] = Array.from({ length: HEX_COUNT }, (_, hex) => hex);
const GROUND = 'light-dark(#a99a66, #2a1f1e)';
const ROAD = 'light-dark(#c39a66, #6f5031)';
const INK = '#1f1712';

/** What a building is painted with: its plot, and its roof. */
const PAINT: Readonly<Record<Building['kind'], readonly [plot: string, roof: string]>> = {
  hovel: ['#93804f', '#cf9a48'],
  cage: ['#5b4a38', '#2c211a'],
  shop: ['#93804f', '#a4624a'],
  hut: ['#8f653b', '#cf9a48'],
  pit: ['#5b4a38', '#120c10'],
  addon: ['#93804f', '#b98a52'],
  pile: ['#93804f', '#8a8d80'],
};
const ROOF = 'M-40 22L0-38L40 22z';

/** The town: its roads and buildings, what burns, and whose huts they are. */
export function Miniature({ view, className }: MiniatureProps<TrollTown>) {
  const { land } = view;
  const { left, top, width, height } = boxAround(ALL.filter((hex) => land[hex] !== EMPTY));
  const such = (holds: (there: number) => boolean) =>
    hexLines(
      ALL.filter((hex) => holds(landAt(land, hex))),
      SIDE - 1,
    );
  return (
    <Picture width={width} height={height} fit="fill" className={className}>
      <rect width={width} height={height} style={{ fill: GROUND }} />
      <g transform={`translate(${-left} ${-top})`} stroke={INK} strokeWidth="4">
        <path d={such((there) => there === EMPTY)} fill="none" strokeWidth="2" opacity="0.25" />
        <path d={such((there) => there === DEBRIS)} fill="#6d5d44" />
        <path d={such((there) => there === HUB_LAND)} fill="#a8977c" />
        <path d={such(isPathLand)} style={{ fill: ROAD }} />
        {view.buildings
          .filter(({ stands }) => stands)
          .map((building) => (
            <Standing key={building.number} view={view} building={building} />
          ))}
        {view.fires.map((hex) => (
          <Fire key={hex} hex={hex} />
        ))}
      </g>
    </Picture>
  );
}

function boxAround(hexes: readonly Hex[]) {
  const points = hexes.map(middleOf);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const left = Math.min(-200, ...xs) - 2 * SIDE;
  const top = Math.min(-200, ...ys) - 2 * HALF;
  return {
    left,
    top,
    width: Math.max(200, ...xs) + 2 * SIDE - left,
    height: Math.max(200, ...ys) + 2 * HALF - top,
  };
}

function Standing({
  view,
  building: { kind, hexes, owner, children, damage },
}: {
  view: TrollTown;
  building: Building;
}) {
  const [plot, roof] = PAINT[kind];
  const [x, y] = centreOf(hexes);
  return (
    <g opacity={damage > 0 ? 0.8 : 1}>
      <path d={hexLines(hexes, SIDE - 1)} fill={plot} />
      <g transform={`translate(${x} ${y})`}>
        {kind === 'pit' || kind === 'pile' ? <circle r="34" fill={roof} /> : <path d={ROOF} fill={roof} />}
        {kind === 'cage' && <path d="M-18 20V-6M0 20V-30M18 20V-6" stroke="#a89a7a" strokeWidth="5" />}
        {children > 0 && <circle cy="8" r="13" fill="#f2d3ac" />}
        {kind === 'hut' && isPlayer(view, owner) && <MiniaturePiece seat={owner} x={0} y={4} size={58} />}
      </g>
    </g>
  );
}

function Fire({ hex }: { hex: Hex }) {
  const [x, y] = middleOf(hex);
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0-48C26-16 34 0 26 22C20 38-20 38-26 22C-34 0-10-10 0-48z" fill="#e0682c" />
      <path d="M0-16C12 2 14 12 8 24H-8C-14 12-6 4 0-16z" fill="#ffd36a" stroke="none" />
    </g>
  );
}
