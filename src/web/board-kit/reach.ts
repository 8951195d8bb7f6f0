import type { Blocked } from '../../kernel/offers.ts';
import type { Path, PlaceId } from './tabletop.ts';

/** What can be reached from the places chosen so far: moves, or anything else that is made by choosing places. */
export interface Reach<M> {
  /** The possible next places, each with the moves through it. */
  readonly lit: ReadonlyMap<PlaceId, readonly M[]>;
  /** Places that would begin another move instead. */
  readonly instead: ReadonlyMap<PlaceId, readonly M[]>;
  /** Blocked places, each with the rule that blocks it. */
  readonly blocked: ReadonlyMap<PlaceId, Blocked<M>>;
  /** Moves without a place on the board. */
  readonly loose: readonly M[];
}

type PathsOf<M> = (move: M) => readonly Path[];

function startsWith(path: Path, beginning: Path): boolean {
  return beginning.every((place, index) => path[index] === place);
}

/** The next places after this beginning, each with the moves through it. */
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
 * The result of choosing a place: the only move left, or a longer path. A move that is `unsettled` needs the last
 * place of its path, even if it is the only one left.
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
  // Choosing a chosen place again drops it and all after it.
  const at = chosen.indexOf(place);
  return { chosen: at < 0 ? chosen : chosen.slice(0, at) };
}
