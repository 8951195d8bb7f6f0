import type { Viewer } from '../../../kernel/game.ts';
import type { Path, PlaceId, Speak } from '../../../web/board-kit/tabletop.ts';
import type { AreaId } from '../box/areas.ts';
import { AREAS } from '../box/areas.ts';
import { type FigureId, figureId, figureNumber, ownerOf, slotOf } from '../box/figures.ts';
import type { CaveTrollMove } from '../moves.ts';
import { type CaveTroll, kindOf, kindsOf } from '../position.ts';
import { describeArea, describeFigure } from './describe.ts';

/** Where things are on the board: what the drawing and the moves both go by. */
export const placeOf = {
  area: (area: AreaId): PlaceId => `area-${area}`,
  figure: (figure: FigureId): PlaceId => `figure-${figure}`,
  /** The lines of a figure's card. */
  move: (figure: FigureId): PlaceId => `move-${figure}`,
  ability: (figure: FigureId): PlaceId => `ability-${figure}`,
  hand: (index: number): PlaceId => `hand-${index}`,
  deck: 'deck',
  artifact: 'artifact',
} as const;

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

/** CT-11.2: one of equal figures stands for all of them, so that any of them may be touched. */
function tokensFor(id: FigureId, view: CaveTroll): PlaceId[] {
  const figure = figureNumber(id);
  const kinds = kindsOf(view);
  const tokens: PlaceId[] = [];
  for (const [other, area] of view.where.entries()) {
    const isEqual = ownerOf(other) === ownerOf(figure) && kinds[slotOf(other)] === kinds[slotOf(figure)];
    if (isEqual && area === view.where[figure]) tokens.push(placeOf.figure(figureId(other)));
  }
  return tokens;
}

const AREA_IDS: ReadonlySet<string> = new Set(AREAS.map(({ id }) => id));

/** What a screen reader calls a place; cards and lines of a figure's card are called by what they do. */
export function nameOf(place: PlaceId, view: CaveTroll, _viewer: Viewer, speak: Speak): string | undefined {
  const [, family, which = ''] = /^(\w+)-(.*)$/.exec(place) ?? [];
  if (family === 'area' && AREA_IDS.has(which)) return describeArea(view, which as AreaId, speak);
  if (family === 'figure') return describeFigure(view, figureNumber(which as FigureId), speak);
  return undefined;
}

/** A figure that is touched shows at once where it may go, and a thief that is to leap, whereto. */
export function foresees(move: CaveTrollMove, view: CaveTroll): boolean {
  return move.do === 'move' || (move.do === 'ability' && kindOf(view, figureNumber(move.figure)).ability === 'leap');
}
