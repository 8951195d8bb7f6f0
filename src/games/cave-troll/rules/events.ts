import type { Seat } from '../../../kernel/game.ts';
import type { MessageParams } from '../../../kernel/messages.ts';
import { type Figure, figureId, ownerOf } from '../box/figures.ts';
import { type Area, areaId, isOnBoard, LOST } from '../box/map.ts';
import { areaOf, type CaveTroll, kindOf } from '../position.ts';
import { tell, type Word } from '../words.ts';

/** Who a figure is, for messages. */
export function describe(p: CaveTroll, figure: Figure): MessageParams {
  return { figure: figureId(figure), kind: kindOf(p, figure).id, owner: ownerOf(figure) };
}

/** Tells that a seat has a figure changing its area; before it has done so. */
export function tellMoved(p: CaveTroll, say: Word, seat: Seat, figure: Figure, area: Area): void {
  const from = areaOf(p, figure);
  const kind = kindOf(p, figure).id;
  const owner = ownerOf(figure);
  const to = areaId(area);
  // Written out twice: this is told millions of times while nobody listens, and to spread is slow.
  if (isOnBoard(from)) tell({ say, seat, figure: figureId(figure), kind, owner, from: areaId(from), area: to });
  else tell({ say, seat, figure: figureId(figure), kind, owner, area: to });
}

/** Takes a figure off the board into its owner's lost pile, and tells by whose doing. */
export function discard(p: CaveTroll, say: Word, seat: Seat, figure: Figure): void {
  const area = areaId(areaOf(p, figure));
  tell({ say, seat, figure: figureId(figure), kind: kindOf(p, figure).id, owner: ownerOf(figure), area });
  p.where[figure] = LOST;
}
