import type { GroupMatch, GroupResult, UsualTable } from '../../protocol/groups.ts';
import type { FinishedMatch } from '../store/groups/matches.ts';

/** A match belongs to a group's table of results if two members or more played it, and nobody else but bots. */

/** How many of the last matches decide what a group usually plays. */
const LATELY = 20;

/** The reader of a list of matches, as a member of a group. */
export interface GroupReader {
  readonly group: string;
  readonly person: string;
}

/** Whether the reader may know where it was played: it was made for the group, everybody could find it, or they sat there. */
function mayOpen({ group, open, rated, people }: FinishedMatch, reader: GroupReader): boolean {
  return group === reader.group || open === 1 || rated === 1 || people.some(({ person }) => person === reader.person);
}

/** The members by the place of their best seat. */
export function placesIn(match: FinishedMatch, reader: GroupReader): GroupMatch {
  const { id, game, ended, places, people } = match;
  const bySeat: number[] = JSON.parse(places);
  const best = new Map<string, number>();
  for (const { seat, person } of people) {
    const place = bySeat[seat];
    if (place !== undefined) best.set(person, Math.min(place, best.get(person) ?? place));
  }
  const placed = [...best].map(([person, place]) => ({ person, place }));
  const table = mayOpen(match, reader) && { table: id };
  return { ...table, game, ended, places: placed.sort((one, other) => one.place - other.place) };
}

/** By wins, then by the share of opponents from the group that they beat. */
export function resultsOf(members: readonly string[], matches: readonly GroupMatch[]): GroupResult[] {
  const results = members.map((person) => {
    const own = matches.flatMap(({ places }) => {
      const mine = places.find((each) => each.person === person);
      return mine ? [{ place: mine.place, others: places.filter((each) => each !== mine) }] : [];
    });
    const met = own.flatMap(({ place, others }) => others.map((other) => Math.sign(other.place - place)));
    return {
      person,
      matches: own.length,
      won: own.filter(({ place }) => place === 1).length,
      met: met.length,
      beaten: met.reduce((sum, sign) => sum + (sign + 1) / 2, 0),
    };
  });
  return results.filter(({ matches }) => matches > 0).sort(byRank);
}

function byRank(one: GroupResult, other: GroupResult): number {
  return other.won - one.won || other.beaten / other.met - one.beaten / one.met || other.matches - one.matches;
}

/** The game, options, number of seats and pace of most of the last matches; of several, those played last. */
export function usualOf(newestFirst: readonly FinishedMatch[]): UsualTable | undefined {
  const counts = new Map<string, { readonly match: FinishedMatch; times: number }>();
  for (const match of newestFirst.slice(0, LATELY)) {
    const key = JSON.stringify([match.game, match.seats, match.pace, match.options]);
    const known = counts.get(key);
    if (known === undefined) counts.set(key, { match, times: 1 });
    else known.times++;
  }
  const [usual] = [...counts.values()].sort((one, other) => other.times - one.times);
  if (usual === undefined) return undefined;
  const { game, seats, pace, options } = usual.match;
  return {
    game,
    seats,
    options: JSON.parse(options),
    times: usual.times,
    ...(pace !== null && { pace: JSON.parse(pace) }),
  };
}
