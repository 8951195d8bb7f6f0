import { type Hex, NOWHERE, neighbour, WAYS } from '../../box/hexes.ts';
import { BUILDING_PIECES, type BuildingId, isPathPiece, type PieceId } from '../../box/pieces.ts';
import type { Site } from '../../box/sites.ts';
import { isHutPiece } from '../works.ts';
import {
  IS_EMPTY,
  IS_FRONTIER,
  NEAR_INNER,
  OPEN,
  PATH,
  type Survey,
  sightIn,
  supportsIn,
  TAKES_PATH,
  touchesHovel,
} from './survey.ts';

/** Why a site does not do, as the message and rule that say so. */
export type Obstacle = 'not-empty' | 'not-linked' | 'parallel' | 'supports' | 'inner-path' | 'crowded';

export const OBSTACLE_RULES: Readonly<Record<Obstacle, string>> = {
  'not-empty': 'TT-5.1',
  'not-linked': 'TT-5.3',
  parallel: 'TT-5.4',
  supports: 'TT-5.5',
  'inner-path': 'TT-5.8',
  crowded: 'TT-18.10',
};

/** What stands in the way of the piece on that site. */
export function obstacleOn(there: Survey, piece: PieceId, site: Site): Obstacle | undefined {
  const found = isPathPiece(piece) ? obstacleForPath(there, site) : obstacleForBuilding(there, piece, site);
  return found === undefined && there.rulesCrowding && isCrowded(there, site.hexes) ? 'crowded' : found;
}

function obstacleForPath(there: Survey, { hexes, wedges }: Site): Obstacle | undefined {
  let all = TAKES_PATH | IS_EMPTY;
  let any = 0;
  for (const hex of hexes) {
    const here = there.cells[hex] as number;
    all &= here;
    any |= here;
  }
  if ((all & IS_EMPTY) === 0) return 'not-empty';
  if ((any & IS_FRONTIER) === 0) return 'not-linked';
  if ((all & TAKES_PATH) === 0) return 'parallel';
  for (const hex of wedges) if (sightIn(there, hex) === PATH) return 'parallel';
  return undefined;
}

function obstacleForBuilding(there: Survey, piece: BuildingId, { hexes }: Site): Obstacle | undefined {
  let all = IS_EMPTY;
  let any = 0;
  let sides = 0;
  for (const hex of hexes) {
    const here = there.cells[hex] as number;
    all &= here;
    any |= here;
    sides += supportsIn(here);
  }
  if (all === 0) return 'not-empty';
  if (sides < BUILDING_PIECES[piece].supports && !(piece === 'hovel' && touchesHovel(there, hexes[0])))
    return 'supports';
  if ((any & NEAR_INNER) !== 0 && isHutPiece(piece)) return 'inner-path';
  return undefined;
}

/** TT-18.10: whether more than two thirds of its outer sides would touch something. */
export function isCrowded(there: Survey, hexes: readonly Hex[]): boolean {
  let outer = 0;
  let filled = 0;
  for (const hex of hexes) {
    for (let direction = 0; direction < WAYS; direction++) {
      const next = neighbour(hex, direction);
      if (next !== NOWHERE && hexes.includes(next)) continue;
      outer++;
      if (next !== NOWHERE && sightIn(there, next) !== OPEN) filled++;
    }
  }
  return 3 * filled > 2 * outer;
}
