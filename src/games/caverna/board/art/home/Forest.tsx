import { memo } from 'react';
import { Cut } from '../../../../../web/look/print/Cut.tsx';
import { field, gouge } from '../../../../../web/look/print/cuts.ts';
import { hand, near } from '../../../../../web/look/print/hand.ts';
import { INKS } from '../inks.ts';
import { Piece, Pieces, type Placed, type SymbolId } from '../Piece.tsx';
import { CELL_HEIGHT, CELL_WIDTH, plot } from './cell.ts';
import { Crops, type CropsProps } from './Farmland.tsx';

const SPRUCES: readonly SymbolId[] = ['spruce-1', 'spruce-2', 'spruce-3', 'spruce-4'];
const BACK = [0.14, 0.38, 0.62, 0.86];
const FRONT = [0.03, 0.27, 0.5, 0.74, 0.97];
const FAR = {
  ['--tree' as string]: 'var(--cv-pine-far)',
  ['--tree-lit' as string]: 'var(--cv-pine-far-lit)',
};

function row(places: readonly number[], base: number, size: number, seed: number): readonly Placed[] {
  const shake = hand(seed);
  return places.map((share, index) => [
    SPRUCES[(index + seed) % SPRUCES.length] ?? 'spruce-1',
    Math.round(near(shake, CELL_WIDTH * share, 4)),
    Math.round(near(shake, base, 3)),
    { size: near(shake, size, 0.1), flip: shake() > 0.5 },
  ]);
}

/** The ground between the trees. */
export function ForestFloor({ seed }: { readonly seed: number }) {
  return (
    <>
      <path d={plot(0, 0, CELL_WIDTH, CELL_HEIGHT, seed)} fill="var(--cv-forest)" />
      <path
        d={field({
          x: 4,
          y: 44,
          width: 120,
          height: 42,
          across: 26,
          down: 11,
          length: 14,
          stroke: 1.3,
          angle: -78,
          seed,
        })}
        fill="var(--cv-forest-cut)"
      />
    </>
  );
}

interface ForestProps {
  /** What is printed on the cell. */
  readonly kind?: 'forest' | 'boar-reserve' | 'river';
  /** Makes neighbours differ; the number of the cell will do. */
  readonly seed: number;
  /** Trees leave room for a stable. */
  readonly sparse?: boolean;
}

/** A forest cell that nothing covers yet. */
export const Forest = memo(function Forest({ kind = 'forest', seed, sparse = false }: ForestProps) {
  const open = sparse || kind !== 'forest';
  const edges = open ? [0, 1] : undefined;
  return (
    <>
      <ForestFloor seed={seed} />
      <g style={FAR}>
        <Pieces placed={row(open ? [0.1, 0.3, 0.7, 0.9] : BACK, 56, 0.86, seed + 3)} />
      </g>
      {kind === 'river' && <River />}
      {kind === 'boar-reserve' && (
        <>
          <Piece id="fern" x={28} y={80} size={0.8} />
          <Piece id="boar" x={66} y={78} size={0.66} flip={seed % 2 === 0} />
          <Piece id="toadstool" x={102} y={80} size={0.7} />
        </>
      )}
      <Pieces placed={row(edges ?? FRONT, 89, open ? 0.9 : 0.98, seed + 7)} />
    </>
  );
});

/** Elves sow between the trees. */
export const ForestCrops = memo(function ForestCrops({ crop, rows, seed }: CropsProps) {
  return (
    <>
      <ForestFloor seed={seed} />
      <g style={FAR}>
        <Pieces placed={row([0.1, 0.34, 0.66, 0.9], 44, 0.66, seed + 3)} />
      </g>
      <Crops crop={crop} rows={rows} seed={seed} />
      <Pieces placed={row([0, 1], 89, 0.8, seed + 7)} />
    </>
  );
});

function River() {
  return (
    <g strokeLinejoin="round">
      <Cut
        d="M84 40c-16 6-40 8-44 18-4 8 28 10 34 20 2 6-4 10-8 14h46c6-10 2-18-10-24-12-4-20-8-14-14 6-4 10-8 8-14z"
        fill="var(--cv-water)"
        stroke={INKS.ink}
        strokeWidth="2.2"
      />
      <path
        d={
          gouge(58, 56, 0.2, 20, 1.6) +
          gouge(72, 46, -0.2, 12, 1.2) +
          gouge(84, 72, 0.4, 18, 1.6) +
          gouge(78, 86, 0.1, 22, 1.4)
        }
        fill="var(--cv-water-cut)"
      />
      <Piece id="stone" x={40} y={74} size={0.6} />
      <Piece id="stone" x={110} y={62} size={0.5} />
    </g>
  );
}
