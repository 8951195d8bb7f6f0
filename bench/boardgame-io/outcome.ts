import type { PlayerID } from 'boardgame.io';
import type { Produce, Tile } from './pieces.ts';

export interface Outcome {
  winner?: PlayerID;
  draw?: true;
  places: number[];
}

export function controlled(gardens: readonly Tile[][], seat: number): Produce {
  const counts: Produce = { pumpkin: 0, apple: 0, bean: 0 };
  gardens.forEach((row, garden) => {
    let neighbour: Tile['kind'] | undefined;
    for (const { kind, figure } of row) {
      if (figure?.creature === 'gnome' && figure.owner === seat) counts[kind] += 1;
      if (garden !== seat) continue;
      const spoiled = figure?.creature === 'troll';
      if (!spoiled) counts[kind] += kind === neighbour ? 2 : 1;
      neighbour = spoiled ? undefined : kind;
    }
  });
  return counts;
}

export function mostOfOneKind(counts: Produce): number {
  return Math.max(counts.pumpkin, counts.apple, counts.bean);
}

function compareLists(left: readonly number[], right: readonly number[]): number {
  for (const [index, count] of left.entries()) {
    const difference = count - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** A seat that reached the goal comes first whatever the others control. */
export function rank(gardens: readonly Tile[][], goalSeat: number | undefined): Outcome {
  const lists = gardens.map((_, seat) => Object.values(controlled(gardens, seat)).sort((a, b) => b - a));
  const isAhead = (other: number, seat: number) => {
    if (seat === goalSeat) return false;
    return other === goalSeat || compareLists(lists[other] ?? [], lists[seat] ?? []) > 0;
  };
  const seats = gardens.map((_, seat) => seat);
  const places = seats.map((seat) => 1 + seats.filter((other) => isAhead(other, seat)).length);
  const winners = seats.filter((seat) => places[seat] === 1);
  return winners.length === 1 ? { winner: String(winners[0]), places } : { draw: true, places };
}
