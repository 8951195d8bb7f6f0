import type { Database } from '../store/database/schema.ts';
import { type RatedPair, ratedPairs } from '../store/ratings/suspicion.ts';

/**
 * Rated matches that seem to be arranged, for the host to look at. Each sign can have an innocent reason, such as a family behind one
 * address, so the server itself does nothing about them.
 */
export type Suspicion =
  /** The two were in one network in so many of their rated matches. */
  | {
      readonly kind: 'same-network';
      readonly game: string;
      readonly people: readonly [string, string];
      readonly times: number;
      readonly of: number;
    }
  /** So many of the people that somebody met at rated tables were the same one or two. */
  | {
      readonly kind: 'same-few';
      readonly game: string;
      readonly person: string;
      readonly with: readonly string[];
      readonly times: number;
      readonly of: number;
    }
  /** Somebody gave up so often where the other one won, of all the times they gave up; never the other way round. */
  | {
      readonly kind: 'gives-up';
      readonly game: string;
      readonly person: string;
      readonly to: string;
      readonly times: number;
      readonly of: number;
    };

/** The least number of matches: fewer may be chance. */
const LEAST_TOGETHER = 3;
const LEAST_MET = 20;
const LEAST_GIVEN = 3;
const SHARE_OF_FEW = 0.8;
const SHARE_OF_ONE = 0.75;

/** Everything suspicious in rated matches that ended since then, what happened most often first. */
export async function suspicionsSince(db: Database, since: number): Promise<Suspicion[]> {
  const pairs = await ratedPairs(db, since);
  const byPerson = new Map<string, RatedPair[]>();
  for (const pair of pairs) {
    const key = `${pair.game} ${pair.person}`;
    const own = byPerson.get(key);
    if (own === undefined) byPerson.set(key, [pair]);
    else own.push(pair);
  }
  const found: Suspicion[] = pairs.flatMap(sameNetwork);
  for (const own of byPerson.values()) found.push(...sameFew(own), ...givesUp(own, pairs));
  return found.sort((one, other) => other.times - one.times);
}

function sameNetwork({ game, person, other, together, met }: RatedPair): Suspicion[] {
  if (person > other || together < LEAST_TOGETHER) return [];
  return [{ kind: 'same-network', game, people: [person, other], times: together, of: met }];
}

function sameFew(own: readonly RatedPair[]): Suspicion[] {
  const [most, second] = own.toSorted((one, other) => other.met - one.met);
  if (most === undefined) return [];
  const of = own.reduce((sum, { met }) => sum + met, 0);
  const times = most.met + (second?.met ?? 0);
  if (of < LEAST_MET || times < of * SHARE_OF_FEW) return [];
  const few = [most, ...(second === undefined ? [] : [second])].map(({ other }) => other);
  return [{ kind: 'same-few', game: most.game, person: most.person, with: few, times, of }];
}

function givesUp(own: readonly RatedPair[], pairs: readonly RatedPair[]): Suspicion[] {
  const of = own.reduce((sum, { gave }) => sum + gave, 0);
  const most = own.reduce<RatedPair | undefined>(
    (best, each) => (each.gave > (best?.gave ?? 0) ? each : best),
    undefined,
  );
  if (most === undefined || most.gave < LEAST_GIVEN || most.gave < of * SHARE_OF_ONE) return [];
  const { game, person, other: to, gave: times } = most;
  const back = pairs.find((each) => each.game === game && each.person === to && each.other === person);
  return (back?.gave ?? 0) > 0 ? [] : [{ kind: 'gives-up', game, person, to, times, of }];
}
