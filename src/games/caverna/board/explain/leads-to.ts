import type { Seat, Viewer } from '../../../../kernel/game.ts';
import { answer, frameFor } from '../../../../kernel/steps.ts';
import type { About, PlaceId } from '../../../../web/board-kit/tabletop.ts';
import { ALL_GOODS, type Some } from '../../box/goods.ts';
import { caverna } from '../../index.ts';
import type { CavernaMove } from '../../moves.ts';
import { type Caverna, playerAt } from '../../position.ts';
import { pointsOf } from '../../score.ts';
import { offersNow } from '../going.ts';
import { sayGoods } from '../goods.tsx';
import { cellOn } from '../place-ids.ts';
import { pathsOf } from '../places.ts';
import type { Speak } from '../words.ts';

interface Outcome {
  readonly gained: Some;
  readonly paid: Some;
  readonly points: number;
}

/** What a move brings and costs at once, found by making it on a copy. */
function outcomeOf(view: Caverna, seat: Seat, move: CavernaMove): Outcome {
  const after = caverna.clone(view);
  answer(caverna, after, seat, move, true);
  const [before, now] = [playerAt(view, seat).goods, playerAt(after, seat).goods];
  const changes = (sign: 1 | -1) =>
    Object.fromEntries(
      ALL_GOODS.flatMap((good) => {
        const by = sign * ((now[good] ?? 0) - (before[good] ?? 0));
        return by > 0 ? [[good, by]] : [];
      }),
    );
  return { gained: changes(1), paid: changes(-1), points: pointsOf(after, seat) - pointsOf(view, seat) };
}

/** The move that is made by pointing at this cell, when these places are chosen already. */
function moveAtCell(view: Caverna, viewer: Viewer, cell: number, chosen: readonly PlaceId[]): CavernaMove | undefined {
  if (viewer === 'spectator' || frameFor(view, viewer) === undefined) return undefined;
  return offersNow(view, viewer).find((move) =>
    pathsOf(move, view, viewer).some(
      (path) =>
        path.length === chosen.length + 1 &&
        cellOn(path.at(-1) ?? '') === cell &&
        path.slice(0, -1).every((place) => chosen.includes(place)),
    ),
  );
}

/** What comes of pointing at this cell, in words; nothing where it ends no move. */
export function sayOutcome(
  view: Caverna,
  viewer: Viewer,
  cell: number,
  chosen: readonly PlaceId[],
  speak: Speak,
): Pick<About, 'price' | 'lines'> | undefined {
  const move = moveAtCell(view, viewer, cell, chosen);
  if (move === undefined || viewer === 'spectator') return undefined;
  const { gained, paid, points } = outcomeOf(view, viewer, move);
  const [brings, costs] = [sayGoods(gained, speak), sayGoods(paid, speak)];
  const lines = [
    ...(costs === '' ? [] : [{ text: speak('explain.costs', { goods: costs }) }]),
    ...(points === 0 ? [] : [{ text: speak('explain.points-change', { points }), rule: 'CV-14.1' }]),
  ];
  if (brings === '' && lines.length === 0) return undefined;
  return { ...(brings !== '' && { price: speak('explain.brings', { goods: brings }) }), lines };
}
