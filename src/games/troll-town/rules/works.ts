import type { BuildingId } from '../box/pieces.ts';
import type { BuildingKind, Work } from '../position.ts';

export function isHutPiece(work: Work): boolean {
  return work === 'hut-mud' || work === 'hut-wood' || work === 'hut-clay';
}

export function isRebuild(work: Work): work is 'rebuild' | 'rebuild-clay' {
  return work === 'rebuild' || work === 'rebuild-clay';
}

/** What a piece becomes when it stands. */
export function kindBuilt(piece: BuildingId): BuildingKind {
  return isHutPiece(piece) ? 'hut' : (piece as BuildingKind);
}
