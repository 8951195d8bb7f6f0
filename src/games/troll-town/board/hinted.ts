import type { Move, Seat } from '../../../kernel/game.ts';
import type { Point } from '../../../web/look/print/hand.ts';
import { type Hex, hexNamed, joinNamed } from '../box/hexes.ts';
import type { PieceId } from '../box/pieces.ts';
import { siteOf } from '../box/sites.ts';
import type { TrollTownFrame } from '../frames.ts';
import { siteIn, type TrollTownMove } from '../moves.ts';
import { hutOf, type TrollTown } from '../position.ts';
import { isRebuild } from '../rules/works.ts';
import { centreOf, joinSpot, middleOf } from './geometry.ts';
import { standOf } from './map/Standing.tsx';

/** Where something would be done or built, if one did what a hint says. */
export interface HintedSpot {
  readonly at: Point;
  /** What would be laid there. */
  readonly piece?: PieceId;
  readonly hexes?: readonly Hex[];
}

/** The places on the map that the answers of a hint lead to. */
export function hintedSpots(
  view: TrollTown,
  seat: Seat,
  frame: TrollTownFrame | undefined,
  line: readonly Move[],
): HintedSpot[] {
  let piece: PieceId | undefined = frame !== undefined && 'piece' in frame ? frame.piece : undefined;
  return (line as readonly TrollTownMove[]).flatMap((move): HintedSpot[] => {
    switch (move.do) {
      case 'build':
        if (!isRebuild(move.work)) {
          piece = move.work;
          return [];
        }
        return spotOn(hutOf(view, seat)?.hexes);
      case 'lay': {
        if (piece === undefined) return [];
        const { hexes } = siteOf(piece, siteIn(piece, move));
        return [{ at: centreOf(hexes), piece, hexes }];
      }
      case 'building':
        return spotOn(view.buildings[move.building]?.hexes);
      case 'hex':
        return [{ at: middleOf(hexNamed(move.hex)) }];
      case 'join':
        return [{ at: joinSpot(joinNamed(move.join)).at }];
      case 'victim':
        return [{ at: standOf(view, move.victim) }];
      case 'challenge':
        return [{ at: standOf(view, view.title) }];
      default:
        return [];
    }
  });
}

function spotOn(hexes: readonly Hex[] | undefined): HintedSpot[] {
  return hexes === undefined ? [] : [{ at: centreOf(hexes) }];
}
