import type { PlayerID, State } from 'boardgame.io';
import { Client } from 'boardgame.io/dist/cjs/client.js';
import { CreateGameReducer } from 'boardgame.io/dist/cjs/internal.js';
import { expect, test, vi } from 'vitest';
import { gnomeElfTroll, listChoices, type Table } from './gnome-elf-troll.ts';
import { controlled, rank } from './outcome.ts';
import { type Creature, KINDS, type Kind, type Produce, type Tile } from './pieces.ts';
import { beginMatch, chance, playRandomMove } from './random-play.ts';

const reduce = CreateGameReducer({ game: gnomeElfTroll });

/** `row('bean', 'bean:troll2')` is a bare bean and a bean with seat 2's troll on it. */
function row(...tiles: string[]): Tile[] {
  return tiles.map((text) => {
    const [kind, figure] = text.split(':') as [Kind, string | undefined];
    if (figure === undefined) return { kind, figure: null };
    return { kind, figure: { creature: figure.slice(0, -1) as Creature, owner: Number(figure.slice(-1)) } };
  });
}

function produce(pumpkin: number, apple: number, bean: number): Produce {
  return { pumpkin, apple, bean };
}

function arrange(changes: Partial<Table>, hand?: Kind[]): State<Table> {
  const state = beginMatch(3, 'arranged');
  const { currentPlayer } = state.ctx;
  const players = hand === undefined ? state.G.players : { ...state.G.players, [currentPlayer]: { hand } };
  return { ...state, G: { ...state.G, players, ...changes } };
}

function answer(state: State<Table>, move: string, ...args: (string | number)[]): State<Table> {
  return reduce(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID: state.ctx.currentPlayer } });
}

function offered({ G, ctx }: State<Table>): string[] {
  return listChoices(G, ctx, ctx.currentPlayer).map(({ move, args }) => [move, ...args].join(' '));
}

function stockOf(state: State<Table>, seat: PlayerID | number) {
  return state.G.stocks[Number(seat)];
}

test.each([
  [row('bean'), produce(0, 0, 1)],
  [row('bean', 'bean', 'bean', 'bean'), produce(0, 0, 7)],
  [row('bean', 'apple', 'bean'), produce(0, 1, 2)],
  [row('bean', 'bean:troll1', 'bean'), produce(0, 0, 2)],
  [row('bean:troll0', 'bean', 'bean'), produce(0, 0, 3)],
  [row('bean', 'bean:elf2', 'bean'), produce(0, 0, 5)],
  [row('apple:gnome1', 'apple'), produce(0, 3, 0)],
  [row('apple:gnome0', 'apple'), produce(0, 4, 0)],
])('a row yields its runs, split by trolls, and the own gnomes', (garden, harvest) => {
  expect(controlled([garden, [], []], 0)).toEqual(harvest);
});

test('a gnome in a foreign garden feeds its owner and takes nothing', () => {
  const gardens = [[], row('apple:gnome0'), []];
  expect(controlled(gardens, 0)).toEqual(produce(0, 1, 0));
  expect(controlled(gardens, 1)).toEqual(produce(0, 1, 0));
});

test('the buy list holds what purse, stock and gardens allow', () => {
  const bare = [row('bean', 'apple'), [], []];
  const offers = (purse: Produce, gardens = bare, gnome = 4) => {
    const stocks = Array.from({ length: 3 }, () => ({ gnome, elf: 4, troll: 4 }));
    return offered(arrange({ asked: 'buy', purse, gardens, stocks })).slice(1);
  };
  expect(offers(produce(0, 0, 3))).toEqual(['buy gnome bean']);
  expect(offers(produce(1, 1, 1))).toEqual(['buy troll']);
  expect(offers(produce(0, 4, 0))).toEqual(['buy gnome apple', 'buy elf apple']);
  const guarded = [row('bean:elf1'), [], []];
  expect(offers(produce(0, 3, 3), guarded)).toEqual(['buy two gnomes apple bean']);
  expect(offers(produce(0, 0, 6), guarded)).toEqual(['buy two gnomes bean bean']);
  expect(offers(produce(0, 0, 5), guarded)).toEqual([]);
  expect(offers(produce(0, 3, 3), guarded, 1)).toEqual([]);
  expect(offers(produce(9, 9, 9), [...bare.slice(0, 2), row('bean:elf1')])).toHaveLength(13);
});

test('two gnomes scare an elf home: both are paid, one stays', () => {
  const gardens = [row('bean:elf1', 'bean'), [], []];
  const stocks = [0, 1, 2].map((seat) => ({ gnome: 4, elf: seat === 1 ? 3 : 4, troll: 4 }));
  const before = arrange({ asked: 'buy', purse: produce(1, 4, 4), gardens, stocks });
  const bought = answer(before, 'buy', 'two gnomes apple bean');
  expect(offered(bought)).toEqual(['place 0 0']);
  const after = answer(bought, 'place', 0, 0);
  const seat = before.ctx.currentPlayer;
  expect(after.G.gardens[0]).toEqual(row(`bean:gnome${seat}`, 'bean'));
  expect(stockOf(after, seat)?.gnome).toBe(3);
  expect(stockOf(after, 1)?.elf).toBe(4);
  expect(after.G.purse).toEqual(produce(1, 1, 1));
});

test('an elf chases a troll off, a troll a gnome, and nothing else gives way', () => {
  const gardens = [row('bean', 'bean:gnome1', 'bean:elf1', 'bean:troll1'), [], []];
  const placesFor = (bought: string) => offered(arrange({ asked: 'place', bought, gardens }));
  expect(placesFor('gnome bean')).toEqual(['place 0 0']);
  expect(placesFor('elf bean')).toEqual(['place 0 0', 'place 0 3']);
  expect(placesFor('troll')).toEqual(['place 0 0', 'place 0 1']);
  expect(placesFor('two gnomes bean bean')).toEqual(['place 0 2']);
});

test('sowing offers one end where both give the same row', () => {
  const ends = (garden: Tile[]) => {
    const state = arrange({}, ['bean', 'bean']);
    const gardens = state.G.gardens.map((_, seat) => (String(seat) === state.ctx.currentPlayer ? garden : []));
    return offered({ ...state, G: { ...state.G, gardens } });
  };
  expect(ends([])).toEqual(['sow bean right']);
  expect(ends(row('bean', 'bean'))).toEqual(['sow bean right']);
  expect(ends(row('bean', 'bean:troll0'))).toEqual(['sow bean left', 'sow bean right']);
});

test('the seat that begins moves on after each round', () => {
  const random = chance('order');
  let state = beginMatch(3, 'order');
  const order = [];
  for (let turn = 0; order.length < 10; state = playRandomMove(state, random)) {
    if (state.ctx.turn > turn) order.push(Number(state.ctx.currentPlayer) - state.G.firstSeat);
    turn = state.ctx.turn;
  }
  expect(order.map((seat) => (seat + 3) % 3)).toEqual([0, 1, 2, 1, 2, 0, 2, 0, 1, 0]);
});

test('ten of a kind win at the end of the own turn, after drawing', () => {
  const state = arrange({}, ['bean', 'apple', 'apple']);
  const seat = Number(state.ctx.currentPlayer);
  const garden = row('bean', 'bean', 'bean', `bean:gnome${seat}`, `bean:elf${seat}`);
  const gardens = state.G.gardens.map((_, other) => (other === seat ? garden : []));
  const sown = answer({ ...state, G: { ...state.G, gardens } }, 'sow', 'bean', 'right');
  expect(sown.ctx.gameover).toBeUndefined();
  const won = answer(sown, 'done');
  expect(won.ctx.gameover).toMatchObject({ winner: String(seat) });
  expect(won.G.handSizes[seat]).toBe(3);
});

test('the match ends when a seat has nothing to sow, not when it sows its last tile', () => {
  const secret = { pile: [] };
  const everybody = [0, 1, 2].map(() => row('bean', 'bean', 'pumpkin'));
  const state = arrange({ secret, pileSize: 0, gardens: everybody }, ['bean']);
  const sown = answer(state, 'sow', 'bean', 'left');
  expect([sown.G.asked, sown.ctx.gameover]).toEqual(['buy', undefined]);
  const next = answer(sown, 'done');
  expect([next.G.asked, next.ctx.gameover]).toEqual(['sow', undefined]);
  const emptyHanded = { ...next.G.players, [(state.G.firstSeat + 2) % 3]: { hand: [] } };
  const random = chance('last tile');
  let last: State<Table> = { ...next, G: { ...next.G, players: emptyHanded } };
  while (last.ctx.gameover === undefined) last = playRandomMove(last, random);
  expect(last.ctx.turn).toBe(3);
});

test('ranks by the sorted lists, the seat that reached the goal first', () => {
  const separate = (...counts: [Kind, number][]) => {
    return counts.flatMap(([kind, count]) => Array.from({ length: count }, () => [kind, 'pumpkin:troll0']).flat());
  };
  const seven = row(...separate(['bean', 7], ['apple', 4]));
  const better = row(...separate(['apple', 7], ['bean', 5]));
  expect(rank([seven, better, []], undefined)).toEqual({ winner: '1', places: [2, 1, 3] });
  expect(rank([better, better, seven], undefined)).toEqual({ draw: true, places: [1, 1, 3] });
  expect(rank([seven, better, []], 2)).toEqual({ winner: '2', places: [3, 2, 1] });
});

test('a client sees its own hand only', () => {
  const client = Client({ game: { ...gnomeElfTroll, seed: 'view' }, numPlayers: 3, debug: false });
  const first = client.store.getState().ctx.currentPlayer;
  client.updatePlayerID(first);
  const seen = client.getState()?.G;
  expect(seen?.players).toEqual({ [first]: { hand: [...KINDS] } });
  expect(seen).not.toHaveProperty('secret');
  expect([seen?.pileSize, seen?.handSizes]).toEqual([33 - 9, [3, 3, 3]]);
});

test('a sowing can be taken back while the turn lasts', () => {
  const client = Client({ game: { ...gnomeElfTroll, seed: 'undo' }, numPlayers: 3, debug: false });
  let before = client.store.getState();
  while (client.store.getState().G.asked !== 'buy') {
    before = client.store.getState();
    const [choice] = listChoices(before.G, before.ctx, before.ctx.currentPlayer);
    if (choice === undefined) throw new Error('no match comes so far without a harvest worth a creature');
    client.moves[choice.move]?.(...choice.args);
  }
  client.undo();
  expect(client.store.getState().G).toEqual(before.G);
});

test('refuses what is not on the list and changes nothing', () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const state = arrange({ asked: 'buy', purse: produce(0, 0, 3), gardens: [row('bean'), [], []] });
  expect(answer(state, 'buy', 'elf bean').G).toEqual(state.G);
  expect(answer(state, 'sow', 'bean', 'right').G).toEqual(state.G);
  const bought = answer(state, 'buy', 'gnome bean');
  expect(answer(bought, 'place', 0, 5).G).toEqual(bought.G);
  expect(answer(bought, 'done').G).toEqual(bought.G);
  expect(complaints).toHaveBeenCalledTimes(4);
  complaints.mockRestore();
});
