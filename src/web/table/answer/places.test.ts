import { expect, test } from 'vitest';
import type { Move } from '../../../kernel/game.ts';
import type { Perspective } from '../../../protocol/server.ts';
import type { Path, Tabletop } from '../../board-kit/tabletop.ts';
import type { MoveRoute } from './move-routes.ts';
import { layOut } from './places.ts';

interface Put extends Move {
  readonly from: string;
  readonly to: string;
}

const OFFERS: readonly Put[] = [
  { do: 'put', from: 'bean', to: 'left' },
  { do: 'put', from: 'bean', to: 'right' },
  { do: 'put', from: 'apple', to: 'left' },
];

/** A board where a piece from the hand is placed at an end. */
const tabletop: Tabletop<unknown, Put> = {
  Board: () => null,
  pathsOf: ({ from, to }) => [[from, to]],
  nameOf: (place) => place,
  sounds: {},
  guide: { seed: '', options: {}, script: [], stops: [] },
};

const perspective: Perspective = { viewer: 0, seatEntry: 0, view: {}, offers: OFFERS, canUndo: false };

function hintedPlaces(chosen: Path, hinted: Put | undefined): string[] {
  const say = (id: string) => id;
  const routes = OFFERS.map(
    (move): MoveRoute => ({ moves: [move], paths: tabletop.pathsOf(move, {}, 0), say: () => move.do }),
  );
  const board = tabletop as unknown as Tabletop;
  const { states } = layOut(board, perspective, { offers: routes, blocked: [] }, chosen, say, hinted && [hinted]);
  return [...states].filter(([, state]) => state.hinted).map(([place]) => place);
}

test('a hint points at the next place of its move, from wherever one is', () => {
  const [, beanRight] = OFFERS;
  expect(hintedPlaces([], beanRight)).toEqual(['bean']);
  expect(hintedPlaces(['bean'], beanRight)).toEqual(['right']);
  expect(hintedPlaces(['apple'], beanRight)).toEqual(['bean']);
  expect(hintedPlaces([], undefined)).toEqual([]);
});
