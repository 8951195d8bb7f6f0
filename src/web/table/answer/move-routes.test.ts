import { expect, test } from 'vitest';
import { arrange } from '../../../../test/games/cave-troll/testing.ts';
import { foresees, nameOf, pathsOf } from '../../../games/cave-troll/board/places.ts';
import { caveTroll } from '../../../games/cave-troll/index.ts';
import type { Game } from '../../../kernel/game.ts';
import { Offers } from '../../../kernel/offers.ts';
import { offersFor } from '../../../kernel/steps.ts';
import type { Perspective } from '../../../protocol/server.ts';
import { chooseNext } from '../../board-kit/reach.ts';
import type { Tabletop } from '../../board-kit/tabletop.ts';
import { isUnfinished, makeRoutes, routesAlong } from './move-routes.ts';
import { layOut } from './places.ts';
import { moveSpeaker } from './say-move.ts';

const game = caveTroll as unknown as Game;
const tabletop = { pathsOf, nameOf, foresees } as unknown as Tabletop;
const say = (id: string) => id;

function laidOut(board: Parameters<typeof arrange>[0], chosen: readonly string[], ahead = true) {
  const { position } = arrange(board);
  const offers = new Offers(true);
  offersFor(game, position, 0, offers);
  const view = caveTroll.view(position, 0);
  const perspective: Perspective = { viewer: 0, seatEntry: 0, view, offers: offers.list(), canUndo: false };
  const sayMove = moveSpeaker(game, perspective, say);
  const routes = makeRoutes({ game, tabletop, perspective, blocked: offers.blocked, say, sayMove, ahead });
  return { view: position, routes, offers: layOut(tabletop, perspective, routes, chosen, say), chosen };
}

const KNIGHT = 'figure-red-shield';
const BOARD = { 'vault-w': 'red knight', 'hoard-w': 'blue cave-troll' };

test('a figure that is chosen lights up the rooms it may enter, and says of others why not', () => {
  const { offers } = laidOut(BOARD, [KNIGHT]);
  const areas = [...offers.reached.lit.keys()].filter((place) => place.startsWith('area-'));
  expect(areas.sort()).toEqual(['area-crossing-nw', 'area-crossing-sw']);
  expect(offers.states.get('area-hoard-w')?.why?.rule).toBe('CT-5.4');
});

test('the rooms are known before the figure is chosen', () => {
  const { offers } = laidOut(BOARD, []);
  expect(offers.ahead(KNIGHT).filter((place) => place.startsWith('area-'))).toHaveLength(2);
  expect(offers.states.get(KNIGHT)?.portable).toBe(true);
});

test('figure and room are made in one go, and nothing by the figure alone', () => {
  const board = { 'guardpost-nw': 'red adventurer', 'hall-nw': 'blue cave-troll', 'store-w': 'green cave-troll' };
  const { offers, view } = laidOut(board, []);
  const token = [...offers.reached.lit.keys()].find((place) => place.startsWith('figure-')) ?? '';
  expect(chooseNext(offers.reached, [], token, isUnfinished)).toEqual({ chosen: [token] });
  const onward = laidOut(board, [token]).offers;
  const next = chooseNext(onward.reached, [token], 'area-stair-nw', isUnfinished);
  expect('move' in next && next.move.moves).toEqual([
    { do: 'move', figure: token.replace('figure-', '') },
    { do: 'go', area: 'stair-nw' },
  ]);
  expect(view.stack.at(-1)?.step).toBe('action');
});

test('where nothing is shown ahead, a figure is a move of its own', () => {
  const { offers } = laidOut(BOARD, [], false);
  const next = chooseNext(offers.reached, [], KNIGHT, isUnfinished);
  expect('move' in next && next.move.moves).toEqual([{ do: 'move', figure: 'red-shield' }]);
});

test('a line of answers leads along the route that makes them, or along all that begin like it', () => {
  const { routes } = laidOut(BOARD, []);
  const walk = { do: 'move', figure: KNIGHT.replace('figure-', '') };
  const go = { do: 'go', area: 'crossing-nw' };
  expect(routesAlong(routes.offers, [walk, go]).map(({ moves }) => moves)).toEqual([[walk, go]]);
  expect(routesAlong(routes.offers, [walk])).toHaveLength(2);
  expect(routesAlong(routes.offers, [])).toEqual([]);
});
