import type { Plan } from './draw.ts';
import { isFinal, survivors } from './knock-out.ts';
import type { Entrant, RoundResult } from './results.ts';
import { type Reach, type Standing, standingsOf } from './standings.ts';

/** The standings by the rules of the format. */
export function standingsFor(plan: Plan, entrants: readonly Entrant[], rounds: readonly RoundResult[]): Standing[] {
  return standingsOf(entrants, rounds, plan.format === 'knock-out' ? reachOf(plan, entrants, rounds) : undefined);
}

/** The winner of the final is first; the others follow by the last round they were in. Players still in are ahead of those just out. */
function reachOf(plan: Plan, entrants: readonly Entrant[], rounds: readonly RoundResult[]): Map<string, Reach> {
  const reach = new Map<string, Reach>();
  for (const [index, { tables, byes }] of rounds.entries()) {
    for (const player of [...byes, ...tables.flatMap(({ players }) => players)])
      reach.set(player, { round: index + 1 });
  }
  const last = rounds.at(-1);
  if (last === undefined || last.tables.some(({ places }) => places === undefined)) return reach;
  const [table] = last.tables;
  if (isFinal(last) && table !== undefined) {
    table.players.forEach((player, seat) => {
      const place = table.absent?.includes(seat) ? table.players.length : table.places?.[seat];
      reach.set(player, { round: rounds.length, final: place });
    });
    return reach;
  }
  for (const player of survivors(last, { plan, entrants, rounds })) reach.set(player, { round: rounds.length + 0.5 });
  return reach;
}
