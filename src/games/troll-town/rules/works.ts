import { type BuildingId, pieceOf } from '../box/pieces.ts';
import type { BuildingKind, Work } from '../position.ts';

export function isHutPiece(work: Work): boolean {
  return work === 'hut-mud' || work === 'hut-wood' || work === 'hut-clay';
}

export function isRebuild(work: Work): work is 'rebuild' | 'rebuild-clay' {
  return work === 'rebuild' || work === 'rebuild-clay';
}

const REBUILD_RULES = { rebuild: 'TT-4.31', 'rebuild-clay': 'TT-18.6' } as const;

/** The rule that tells about what Minions build. */
export function ruleOfWork(work: Work): string {
  return isRebuild(work) ? REBUILD_RULES[work] : pieceOf(work).rule;
}

/** What a piece becomes when it stands. */
export function kindBuilt(piece: BuildingId): BuildingKind {
  return isHutPiece(piece) ? 'hut' : (piece as BuildingKind);
}
