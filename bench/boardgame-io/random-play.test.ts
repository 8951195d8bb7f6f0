import type { State } from 'boardgame.io';
import { expect, test } from 'vitest';
import { listChoices, type Table } from './gnome-elf-troll.ts';
import { controlled, mostOfOneKind, type Outcome } from './outcome.ts';
import { type Creature, type Produce, TILES_OF_EACH_KIND } from './pieces.ts';
import { beginMatch, chance, playRandomMatches, playRandomMove } from './random-play.ts';

const MOST_CHOICES = { sow: 6, buy: 14, place: 48, nothing: 0 };

function countTiles({ secret, players, gardens }: Table): Produce {
  const counts: Produce = { pumpkin: 0, apple: 0, bean: 0 };
  const hidden = [...secret.pile, ...Object.values(players).flatMap(({ hand }) => hand)];
  for (const kind of [...hidden, ...gardens.flat().map((tile) => tile.kind)]) counts[kind] += 1;
  return counts;
}

function countFigures({ gardens, stocks }: Table, seat: number, creature: Creature): number {
  const onTiles = gardens.flat().filter(({ figure }) => figure?.creature === creature && figure.owner === seat);
  return onTiles.length + (stocks[seat]?.[creature] ?? 0);
}

function expectNothingLost(G: Table, seats: number[]) {
  const ofEachKind = TILES_OF_EACH_KIND[seats.length];
  expect(countTiles(G)).toEqual({ pumpkin: ofEachKind, apple: ofEachKind, bean: ofEachKind });
  const figures = seats.flatMap((seat) =>
    (['gnome', 'elf', 'troll'] as const).map((creature) => countFigures(G, seat, creature)),
  );
  expect(new Set(figures)).toEqual(new Set([4]));
  expect(G.handSizes).toEqual(seats.map((seat) => G.players[seat]?.hand.length));
  expect(G.pileSize).toBe(G.secret.pile.length);
}

function expectSoundList({ G, ctx }: State<Table>) {
  const choices = listChoices(G, ctx, ctx.currentPlayer).map((choice) => JSON.stringify(choice));
  expect(new Set(choices).size).toBe(choices.length);
  expect(choices.length).toBeGreaterThan(G.asked === 'buy' ? 1 : 0);
  expect(choices.length).toBeLessThanOrEqual(MOST_CHOICES[G.asked]);
}

function expectSoundEnding({ G, ctx }: State<Table>, seats: number[]) {
  const { places, winner }: Outcome = ctx.gameover;
  const most = seats.map((seat) => mostOfOneKind(controlled(G.gardens, seat)));
  if (winner !== undefined) expect(places[Number(winner)]).toBe(1);
  if (G.lastSeat !== null) {
    expect(places[G.lastSeat]).toBe(1);
    expect(most[G.lastSeat]).toBeGreaterThanOrEqual(10);
  } else {
    expect([G.pileSize, G.players[ctx.currentPlayer]?.hand]).toEqual([0, []]);
    expect(most[places.indexOf(1)]).toBe(Math.max(...most));
  }
}

test.each([2, 3, 4])('%i players: random matches lose and gain nothing and end soundly', (players) => {
  const random = chance(`law ${players}`);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  for (let match = 0; match < 12; match++) {
    let state = beginMatch(players, `law ${match}`);
    while (state.ctx.gameover === undefined) {
      expectNothingLost(state.G, seats);
      expectSoundList(state);
      state = playRandomMove(state, random);
    }
    expectNothingLost(state.G, seats);
    expectSoundEnding(state, seats);
  }
});

test('whole matches are counted', () => {
  const played = playRandomMatches(3, 0.01, 'count');
  expect(played.matches).toBeGreaterThan(0);
  expect(played.moves).toBeGreaterThan(12 * played.matches);
});
