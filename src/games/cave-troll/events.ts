import type { Seat } from '../../kernel/game.ts';
import type { Params } from '../../kernel/messages.ts';
import { tell } from '../../kernel/tell.ts';
import { type Figure, figureId, ownerOf } from './box/figures.ts';
import { type Area, areaId, isOnBoard, LOST } from './box/map.ts';
import { areaOf, type CaveTroll, kindOf } from './position.ts';

/** Who a figure is, for messages. */
export function describe(p: CaveTroll, figure: Figure): Params {
  return { figure: figureId(figure), kind: kindOf(p, figure).id, owner: ownerOf(figure) };
}

/** Tells that a seat has a figure changing its area; before it has done so. */
export function tellMoved(p: CaveTroll, say: string, seat: Seat, figure: Figure, area: Area): void {
  const from = areaOf(p, figure);
  const came = isOnBoard(from) ? areaId(from) : undefined;
  tell({
    say,
    seat,
    figure: figureId(figure),
    kind: kindOf(p, figure).id,
    owner: ownerOf(figure),
    from: came,
    area: areaId(area),
  });
}

/** Takes a figure off the board into its owner's lost pile, and tells by whose doing. */
export function discard(p: CaveTroll, say: string, seat: Seat, figure: Figure): void {
  const area = areaId(areaOf(p, figure));
  tell({ say, seat, figure: figureId(figure), kind: kindOf(p, figure).id, owner: ownerOf(figure), area });
  p.where[figure] = LOST;
}
