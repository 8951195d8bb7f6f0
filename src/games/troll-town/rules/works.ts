import { type BuildingId, HUT_MATERIAL, isPathPiece, type Material, pieceOf } from '../box/pieces.ts';
import type { Building, BuildingKind, Rebuild, Work } from '../position.ts';

export function isHutPiece(work: Work): boolean {
  return work === 'hut-mud' || work === 'hut-wood' || work === 'hut-clay';
}

export function isRebuild(work: Work): work is Rebuild {
  return work === 'rebuild' || work === 'rebuild-clay';
}

/** What a Hut is made of after that; undefined for what is no work on a Hut. */
export function materialBuilt(work: Work): Material | undefined {
  if (isRebuild(work)) return work === 'rebuild' ? 'wood' : 'clay';
  return isPathPiece(work) ? undefined : HUT_MATERIAL[work];
}

/** TT-4.31, TT-18.6: a mud Hut is rebuilt in wood, one of mud or wood in clay. */
export function canBeRebuilt(material: Building['material'] | undefined, work: Rebuild): boolean {
  return work === 'rebuild' ? material === 'mud' : material === 'mud' || material === 'wood';
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
