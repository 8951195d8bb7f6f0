import type { CSSProperties } from 'react';
import { INKS, type InkName } from './inks.ts';
import type { FaceId } from './people/folks/faces.ts';
import type { PieceId } from './things/index.ts';

interface Pose {
  readonly size?: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  /** Facing the other way. */
  readonly flip?: boolean;
  readonly tint?: InkName;
}

/** A thing where it stands: the middle of its foot (goods: their middle), and how. */
export type Placed = readonly [id: SymbolId, x: number, y: number, pose?: Pose];
export type SymbolId = PieceId | `head-${FaceId}` | 'spruce-1' | 'spruce-2' | 'spruce-3' | 'spruce-4' | 'peak';

export function tinted(tint: string): CSSProperties {
  return { ['--tint' as string]: tint };
}

function transformOf(x: number, y: number, { size = 1, turn = 0, flip = false }: Pose): string {
  const scale = size === 1 && !flip ? '' : flip ? ` scale(${-size} ${size})` : ` scale(${size})`;
  return `translate(${x} ${y})${turn === 0 ? '' : ` rotate(${turn})`}${scale}`;
}

interface PieceProps extends Pose {
  readonly id: SymbolId;
  readonly x: number;
  readonly y: number;
}

/** A thing by reference: `<Symbols />` has to be mounted somewhere on the page. */
export function Piece({ id, x, y, tint, ...pose }: PieceProps) {
  return <use href={`#cv-${id}`} transform={transformOf(x, y, pose)} {...(tint && { style: tinted(INKS[tint]) })} />;
}

export function Pieces({ placed }: { readonly placed: readonly Placed[] }) {
  return placed.map(([id, x, y, pose]) => <Piece key={`${id} ${x} ${y}`} id={id} x={x} y={y} {...pose} />);
}
