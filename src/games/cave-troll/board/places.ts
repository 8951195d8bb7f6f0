import type { Viewer } from '../../../kernel/game.ts';
import { family, num, oneOf, placeIds } from '../../../web/board-kit/place-ids.ts';
import type { Path, PlaceId } from '../../../web/board-kit/tabletop.ts';
import { AREAS } from '../box/areas.ts';
import { FIGURE_IDS, type FigureId, figureId, figureNumber } from '../box/figures.ts';
import type { CaveTrollMove } from '../moves.ts';
import { areEqual, type CaveTroll, kindOf } from '../position.ts';
import { describeArea, describeFigure } from './describe.ts';
import type { Speak } from './words.ts';

const AREA = oneOf(AREAS.map(({ id }) => id));
const FIGURE = oneOf(FIGURE_IDS);

/** Where things are on the board: what the drawing and the moves both go by. */
const { placeOf, readPlace } = placeIds({
  area: family('area', AREA),
  figure: family('figure', FIGURE),
  // The lines of a figure's card.
  move: family('move', FIGURE),
  ability: family('ability', FIGURE),
  hand: family('hand', num),
  deck: family('deck'),
  artifact: family('artifact'),
});

export { placeOf };

export function pathsOf(move: CaveTrollMove, view: CaveTroll, viewer: Viewer): Path[] {
  switch (move.do) {
    case 'draw':
      return [[placeOf.deck]];
    case 'artifact':
      return [[placeOf.artifact]];
    case 'from-hand':
      return [[placeOf.hand(0)]];
    case 'play': {
      const index = viewer === 'spectator' ? -1 : (view.hands[viewer] ?? []).indexOf(move.card);
      return [[placeOf.hand(index)]];
    }
    case 'move':
      return [[placeOf.move(move.figure)], ...tokensFor(move.figure, view).map((token) => [token])];
    case 'ability': {
      const line = placeOf.ability(move.figure);
      return [[line], ...tokensFor(move.figure, view).map((token) => [token, line])];
    }
    case 'pick':
      return tokensFor(move.figure, view).map((token) => [token]);
    case 'banish':
      return tokensFor(move.figure, view).map((token) => [token, placeOf.area(move.area)]);
    case 'put':
    case 'room':
    case 'go':
    case 'send':
      return [[placeOf.area(move.area)]];
    case 'end-turn':
    case 'none':
    case 'stop':
      return [];
  }
}

/** One of equal figures stands for all of them, so that any of them may be touched. */
function tokensFor(id: FigureId, view: CaveTroll): PlaceId[] {
  const figure = figureNumber(id);
  const equal = [...view.where.keys()].filter((other) => areEqual(view, figure, other));
  return equal.map((other) => placeOf.figure(figureId(other)));
}

/** What a screen reader calls a place; cards and lines of a figure's card are called by what they do. */
export function nameOf(place: PlaceId, view: CaveTroll, _viewer: Viewer, speak: Speak): string | undefined {
  const found = readPlace(place);
  if (found?.is === 'area') return describeArea(view, found.of[0], speak);
  if (found?.is === 'figure') return describeFigure(view, figureNumber(found.of[0]), speak);
  return undefined;
}

/** A figure that is touched shows at once where it may go, and a thief that is to leap, whereto. */
export function foresees(move: CaveTrollMove, view: CaveTroll): boolean {
  return move.do === 'move' || (move.do === 'ability' && kindOf(view, figureNumber(move.figure)).ability === 'leap');
}
