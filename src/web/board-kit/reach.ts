import type { Move } from '../../kernel/game.ts';
import type { Blocked } from '../../kernel/offers.ts';
import type { Path, PlaceId } from './tabletop.ts';

/** What can be reached from the places chosen so far. */
export interface Reach {
  /** Places that lead on, each with the moves that go through it. */
  readonly lit: ReadonlyMap<PlaceId, readonly Move[]>;
  /** Places that would begin another move instead. */
  readonly instead: ReadonlyMap<PlaceId, readonly Move[]>;
  /** Places somebody would look for, and the rule that stands in the way. */
  readonly blocked: ReadonlyMap<PlaceId, Blocked<Move>>;
  /** Moves that have no place on the board. */
  readonly loose: readonly Move[];
}

type PathsOf = (move: Move) => readonly Path[];

function startsWith(path: Path, beginning: Path): boolean {
  return beginning.every((place, index) => path[index] === place);
}

/** The places that come right after the beginning, with what goes through them. */
function nextPlaces(moves: readonly Move[], pathsOf: PathsOf, beginning: Path): Map<PlaceId, Move[]> {
  const next = new Map<PlaceId, Move[]>();
  for (const move of moves) {
    for (const path of pathsOf(move)) {
      const place = path[beginning.length];
      if (place === undefined || !startsWith(path, beginning)) continue;
      const through = next.get(place) ?? [];
      if (!through.includes(move)) next.set(place, [...through, move]);
    }
  }
  return next;
}

export function reach(
  offers: readonly Move[],
  blocked: readonly Blocked<Move>[],
  pathsOf: PathsOf,
  chosen: Path,
): Reach {
  const lit = nextPlaces(offers, pathsOf, chosen);
  const instead = new Map(
    [...nextPlaces(offers, pathsOf, [])].filter(([place]) => !lit.has(place) && !chosen.includes(place)),
  );
  const standing = new Map<PlaceId, Blocked<Move>>();
  for (const each of blocked) {
    for (const path of pathsOf(each.move)) {
      const place = startsWith(path, chosen) ? path[chosen.length] : undefined;
      const taken = place === undefined || lit.has(place) || instead.has(place) || chosen.includes(place);
      if (!taken && !standing.has(place)) standing.set(place, each);
    }
  }
  return { lit, instead, blocked: standing, loose: offers.filter((move) => pathsOf(move).length === 0) };
}

/** What follows from choosing a place: a move that is then the only one left, or a longer way. */
export function chooseNext(
  { lit, instead }: Pick<Reach, 'lit' | 'instead'>,
  chosen: Path,
  place: PlaceId,
): { readonly move: Move } | { readonly chosen: Path } {
  const onward = lit.get(place);
  const moves = onward ?? instead.get(place) ?? [];
  const [only, another] = moves;
  if (only !== undefined && another === undefined) return { move: only };
  if (moves.length > 0) return { chosen: onward === undefined ? [place] : [...chosen, place] };
  // A chosen place touched again is let go, and what was chosen after it.
  const at = chosen.indexOf(place);
  return { chosen: at < 0 ? chosen : chosen.slice(0, at) };
}
