import { ArraySchema, schema } from '@colyseus/schema';
import type { GnomeElfTroll } from '../../src/games/gnome-elf-troll/position.ts';

/** Everything at the table that all may see, as Colyseus sends it: only what has changed. */

const TileState = schema({ kind: 'string', creature: 'string', owner: 'int8' });
const StockState = schema({ gnome: 'uint8', elf: 'uint8', troll: 'uint8' });
const PurseState = schema({ pumpkin: 'uint8', apple: 'uint8', bean: 'uint8' });
const GardenState = schema({ tiles: [TileState] });

export const TableState = schema({
  sequence: 'uint16',
  isOver: 'boolean',
  marker: 'uint8',
  turns: 'uint8',
  pile: 'uint8',
  hands: ['uint8'],
  purse: PurseState,
  gardens: [GardenState],
  stocks: [StockState],
});

type State = InstanceType<typeof TableState>;
type Tile = InstanceType<typeof TileState>;
type Garden = InstanceType<typeof GardenState>;
type Stock = InstanceType<typeof StockState>;

export function newState(p: GnomeElfTroll): State {
  const state = new TableState();
  state.sequence = 0;
  state.purse = new PurseState();
  state.hands = new ArraySchema<number>();
  state.gardens = new ArraySchema<Garden>();
  state.stocks = new ArraySchema<Stock>();
  for (let seat = 0; seat < p.seats; seat++) {
    const garden = new GardenState();
    garden.tiles = new ArraySchema<Tile>();
    state.gardens.push(garden);
    state.stocks.push(new StockState());
    state.hands.push(0);
  }
  follow(state, p);
  return state;
}

/** Brings the state up to date; a value that stays the same is not sent. */
export function follow(state: State, p: GnomeElfTroll): void {
  state.isOver = p.stack.length === 0;
  state.marker = p.marker;
  state.turns = p.turns;
  state.pile = p.pile.length;
  Object.assign(state.purse, p.purse);
  p.hands.forEach((hand, seat) => {
    if (state.hands[seat] !== hand.length) state.hands[seat] = hand.length;
  });
  p.stocks.forEach((stock, seat) => {
    Object.assign(state.stocks[seat] ?? {}, stock);
  });
  p.gardens.forEach((garden, seat) => {
    const tiles = state.gardens[seat]?.tiles;
    garden.forEach(({ kind, figure }, i) => {
      const tile = tiles?.[i] ?? new TileState();
      tile.kind = kind;
      tile.creature = figure?.creature ?? '';
      tile.owner = figure?.owner ?? -1;
      if (tiles !== undefined && i >= tiles.length) tiles.push(tile);
    });
  });
}
