import type { Ctx, Game, PlayerID } from 'boardgame.io';
import { INVALID_MOVE, PlayerView } from 'boardgame.io/dist/cjs/core.js';
import { controlled, mostOfOneKind, type Outcome, rank } from './outcome.ts';
import {
  canPay,
  FIGURES_OF_EACH_SORT,
  findPurchase,
  hasPlace,
  KINDS,
  type Kind,
  mayPlace,
  type Produce,
  PURCHASES,
  type Purchase,
  type Stock,
  TILES_OF_EACH_KIND,
  type Tile,
} from './pieces.ts';

type End = 'left' | 'right';

export interface Table {
  secret: { pile: Kind[] };
  players: Record<PlayerID, { hand: Kind[] }>;
  pileSize: number;
  handSizes: number[];
  gardens: Tile[][];
  stocks: Stock[];
  purse: Produce;
  asked: 'sow' | 'buy' | 'place' | 'nothing';
  bought: string | null;
  firstSeat: number;
  goal: number;
  /** Whose turn has just ended: the win check is theirs alone, and only then. */
  lastSeat: number | null;
}

interface TableOptions {
  goal?: number;
  firstPlayer?: number;
}

/** `G` always has an entry for each seat at the table. */
function of<T>(list: readonly T[], seat: number): T {
  const entry = list[seat];
  if (entry === undefined) throw new Error(`no seat ${seat}`);
  return entry;
}

function handOf(G: Table, playerID: PlayerID): Kind[] {
  return G.players[playerID]?.hand ?? [];
}

function endsFor(row: readonly Tile[], kind: Kind): readonly End[] {
  const bothEndsAlike = row.every((tile) => tile.kind === kind && tile.figure === null);
  return bothEndsAlike ? ['right'] : ['left', 'right'];
}

function purchasesFor(G: Table, seat: number): Purchase[] {
  const stock = of(G.stocks, seat);
  return PURCHASES.filter((purchase) => canPay(G.purse, stock, purchase) && hasPlace(G.gardens, purchase));
}

/** The marker moves on one seat after each round, and so does the seat that begins. */
function seatOfTurn(firstSeat: number, turnsBefore: number, seats: number): number {
  return (firstSeat + Math.floor(turnsBefore / seats) + (turnsBefore % seats)) % seats;
}

const moves = {
  sow({ G, playerID }: Moving, kind: Kind, end: End) {
    const seat = Number(playerID);
    const hand = handOf(G, playerID);
    const row = of(G.gardens, seat);
    const held = hand.indexOf(kind);
    if (G.asked !== 'sow' || held < 0 || !endsFor(row, kind).includes(end)) return INVALID_MOVE;
    hand.splice(held, 1);
    G.handSizes[seat] = hand.length;
    const tile: Tile = { kind, figure: null };
    if (end === 'left') row.unshift(tile);
    else row.push(tile);
    G.purse = controlled(G.gardens, seat);
    G.asked = 'buy';
    return G;
  },

  buy({ G, playerID }: Moving, id: string) {
    const purchase = findPurchase(id);
    if (G.asked !== 'buy' || purchase === undefined) return INVALID_MOVE;
    if (!canPay(G.purse, of(G.stocks, Number(playerID)), purchase)) return INVALID_MOVE;
    if (!hasPlace(G.gardens, purchase)) return INVALID_MOVE;
    for (const kind of KINDS) G.purse[kind] -= purchase.cost[kind];
    G.bought = id;
    G.asked = 'place';
    return G;
  },

  place({ G, playerID }: Moving, garden: number, index: number) {
    const seat = Number(playerID);
    const purchase = findPurchase(G.bought);
    const tile = G.gardens[garden]?.[index];
    if (purchase === undefined || tile === undefined || !mayPlace(purchase, tile)) return INVALID_MOVE;
    if (tile.figure !== null) of(G.stocks, tile.figure.owner)[tile.figure.creature] += 1;
    tile.figure = { creature: purchase.creature, owner: seat };
    of(G.stocks, seat)[purchase.creature] -= 1;
    G.bought = null;
    G.asked = 'buy';
    return G;
  },

  done({ G }: Moving) {
    if (G.asked !== 'buy') return INVALID_MOVE;
    G.asked = 'nothing';
    return G;
  },
};

type Moving = { G: Table; playerID: PlayerID };
export type Choice = { move: keyof typeof moves; args: (string | number)[] };

export function listChoices(G: Table, ctx: Ctx, playerID: PlayerID): Choice[] {
  if (playerID !== ctx.currentPlayer || ctx.gameover !== undefined) return [];
  const seat = Number(playerID);
  if (G.asked === 'sow') {
    const row = of(G.gardens, seat);
    const kinds = [...new Set(handOf(G, playerID))];
    return kinds.flatMap((kind) => endsFor(row, kind).map((end): Choice => ({ move: 'sow', args: [kind, end] })));
  }
  if (G.asked === 'buy') {
    const bought = purchasesFor(G, seat).map(({ id }): Choice => ({ move: 'buy', args: [id] }));
    return [{ move: 'done', args: [] }, ...bought];
  }
  const purchase = findPurchase(G.bought);
  if (purchase === undefined) return [];
  return G.gardens.flatMap((row, garden) =>
    row.flatMap((tile, index): Choice[] =>
      mayPlace(purchase, tile) ? [{ move: 'place', args: [garden, index] }] : [],
    ),
  );
}

export const gnomeElfTroll: Game<Table, Record<string, unknown>, TableOptions> = {
  name: 'gnome-elf-troll',
  minPlayers: 2,
  maxPlayers: 4,

  setup({ ctx, random }, options) {
    const seats = ctx.numPlayers;
    const ofEachKind = TILES_OF_EACH_KIND[seats];
    if (ofEachKind === undefined) throw new Error(`2 to 4 players, not ${seats}`);
    const firstSeat = options?.firstPlayer ?? random.Die(seats) - 1;
    const pile = random.Shuffle(KINDS.flatMap((kind) => Array<Kind>(ofEachKind - 1).fill(kind)));
    const hands = Array.from({ length: seats }, (): Kind[] => [...KINDS]);
    for (let moment = 1; moment < seats; moment++) hands[(firstSeat + moment) % seats] = pile.splice(0, 3);
    return {
      secret: { pile },
      players: Object.fromEntries(hands.map((hand, seat) => [String(seat), { hand }])),
      pileSize: pile.length,
      handSizes: hands.map((hand) => hand.length),
      gardens: hands.map(() => []),
      stocks: hands.map(() => ({
        gnome: FIGURES_OF_EACH_SORT,
        elf: FIGURES_OF_EACH_SORT,
        troll: FIGURES_OF_EACH_SORT,
      })),
      purse: { pumpkin: 0, apple: 0, bean: 0 },
      asked: 'sow',
      bought: null,
      firstSeat,
      goal: options?.goal ?? 10,
      lastSeat: null,
    };
  },

  moves,

  turn: {
    order: {
      first: ({ G }) => G.firstSeat,
      next: ({ G, ctx }) => seatOfTurn(G.firstSeat, ctx.turn, ctx.numPlayers),
    },
    onBegin({ G }) {
      G.asked = 'sow';
      G.lastSeat = null;
    },
    endIf({ G, ctx }) {
      if (G.asked === 'buy') return purchasesFor(G, Number(ctx.currentPlayer)).length === 0;
      return G.asked === 'nothing';
    },
    onEnd({ G, ctx }) {
      const seat = Number(ctx.currentPlayer);
      const drawn = G.secret.pile.shift();
      if (drawn !== undefined) {
        const hand = handOf(G, ctx.currentPlayer);
        hand.push(drawn);
        G.handSizes[seat] = hand.length;
        G.pileSize -= 1;
      }
      G.purse = { pumpkin: 0, apple: 0, bean: 0 };
      G.lastSeat = seat;
    },
  },

  endIf({ G, ctx }): Outcome | undefined {
    if (G.lastSeat !== null && mostOfOneKind(controlled(G.gardens, G.lastSeat)) >= G.goal) {
      return rank(G.gardens, G.lastSeat);
    }
    const nothingToSow = G.asked === 'sow' && handOf(G, ctx.currentPlayer).length === 0;
    return nothingToSow ? rank(G.gardens, undefined) : undefined;
  },

  playerView: PlayerView.STRIP_SECRETS,

  ai: { enumerate: listChoices },
};
