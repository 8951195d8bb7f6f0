import type { RoundResult } from './results.ts';

/** Counts from earlier rounds that matter for the next seating. */
export interface History {
  /** How often the two have met. */
  met(one: string, other: string): number;
  /** How often the player sat in that seat. */
  satIn(player: string, seat: number): number;
  /** How often at a table smaller than the tournament's. */
  shortTables(player: string): number;
  byes(player: string): number;
}

export function historyOf(rounds: readonly RoundResult[], wanted: number): History {
  const counts = new Map<string, number>();
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const { tables, byes, satOut = {} } of rounds) {
    for (const player of byes) add(`bye ${player}`);
    // Sitting out with half a win counts like a bye.
    for (const [player, points] of Object.entries(satOut)) if (points > 0) add(`bye ${player}`);
    for (const { players } of tables) {
      players.forEach((player, seat) => {
        add(`seat ${seat} ${player}`);
        if (players.length < wanted) add(`short ${player}`);
        for (const other of players.slice(seat + 1)) add(pair(player, other));
      });
    }
  }
  const count = (key: string) => counts.get(key) ?? 0;
  return {
    met: (one, other) => count(pair(one, other)),
    satIn: (player, seat) => count(`seat ${seat} ${player}`),
    shortTables: (player) => count(`short ${player}`),
    byes: (player) => count(`bye ${player}`),
  };
}

function pair(one: string, other: string): string {
  return one < other ? `met ${one} ${other}` : `met ${other} ${one}`;
}
