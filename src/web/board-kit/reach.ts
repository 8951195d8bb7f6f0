import type { Blocked } from '../../kernel/offers.ts';
import type { Path, PlaceId } from './tabletop.ts';

/** What can be reached from the places chosen so far, by moves or by whatever else is made by going to places. */
export interface Reach<M> {
  /** Places that lead on, each with the moves that go through it. */
  readonly lit: ReadonlyMap<PlaceId, readonly M[]>;
  /** Places that would begin another move instead. */
  readonly instead: ReadonlyMap<PlaceId, readonly M[]>;
  /** Places somebody would look for, and the rule that stands in the way. */
  readonly blocked: ReadonlyMap<PlaceId, Blocked<M>>;
  /** Moves that have no place on the board. */
  readonly loose: readonly M[];
}

type PathsOf<M> = (move: M) => readonly Path[];

function startsWith(path: Path, beginning: Path): boolean {
  return beginning.every((place, index) => path[index] === place);
}

/** The places that come right after the beginning, with what goes through them. */
function nextPlaces<M>(moves: readonly M[], pathsOf: PathsOf<M>, beginning: Path): Map<PlaceId, M[]> {
  const next = new Map<PlaceId, M[]>();
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

export function reach<M>(
  offers: readonly M[],
  blocked: readonly Blocked<M>[],
  pathsOf: PathsOf<M>,
  chosen: Path,
): Reach<M> {
  const lit = nextPlaces(offers, pathsOf, chosen);
  const instead = new Map(
    [...nextPlaces(offers, pathsOf, [])].filter(([place]) => !lit.has(place) && !chosen.includes(place)),
  );
  const standing = new Map<PlaceId, Blocked<M>>();
  for (const each of blocked) {
    for (const path of pathsOf(each.move)) {
      const place = startsWith(path, chosen) ? path[chosen.length] : undefined;
      const taken = place === undefined || lit.has(place) || instead.has(place) || chosen.includes(place);
      if (!taken && !standing.has(place)) standing.set(place, each);
    }
  }
  return { lit, instead, blocked: standing, loose: offers.filter((move) => pathsOf(move).length === 0) };
}

/**
 * What follows from choosing a place: a move that is then the only one left, or a longer way. A move that is `unsettled`
 * here waits for the last place of its way, even if it is the only one.
 */
export function chooseNext<M>(
  { lit, instead }: Pick<Reach<M>, 'lit' | 'instead'>,
  chosen: Path,
  place: PlaceId,
  isUnsettled: (move: M, path: Path) => boolean = () => false,
): { readonly move: M } | { readonly chosen: Path } {
  const onward = lit.get(place);
  const moves = onward ?? instead.get(place) ?? [];
  const path = onward === undefined ? [place] : [...chosen, place];
  const [only, another] = moves;
  if (only !== undefined && another === undefined && !isUnsettled(only, path)) return { move: only };
  if (moves.length > 0) return { chosen: path };
  // A chosen place touched again is let go, and what was chosen after it.
  const at = chosen.indexOf(place);
  return { chosen: at < 0 ? chosen : chosen.slice(0, at) };
}
