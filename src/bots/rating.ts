/** A belief about somebody's strength: a bell curve. */
export interface Rating {
  readonly mean: number;
  readonly deviation: number;
}

export const BEGINNER: Rating = { mean: 25, deviation: 25 / 3 };

/** How far a single match strays from what the strengths say. */
const LUCK = 25 / 6;

/** However sure a belief is, a match leaves this share of its variance. */
const LEAST_LEFT = 1e-4;

interface Change {
  readonly shift: number;
  readonly shrink: number;
}

/**
 * The beliefs after a match: Weng and Lin's approximation for the Plackett-Luce model, where a match is a row of contests,
 * for the first place among all, for the next among those left, and so on. Places count from 1 and may be shared.
 */
export function rate(ratings: readonly Rating[], places: readonly number[]): Rating[] {
  if (ratings.length !== places.length) throw new Error('every rating needs a place');
  const changes = changesFor(ratings, places);
  return ratings.map(({ mean, deviation }, i) => {
    const { shift, shrink } = changes[i] as Change;
    return {
      mean: mean + shift,
      deviation: deviation * Math.sqrt(Math.max(1 - shrink, LEAST_LEFT)),
    };
  });
}

function changesFor(ratings: readonly Rating[], places: readonly number[]): Change[] {
  const spread = Math.sqrt(ratings.reduce((sum, { deviation }) => sum + deviation ** 2 + LUCK ** 2, 0));
  const odds = ratings.map(({ mean }) => Math.exp(mean / spread));
  // For each rival: who still stood in the contest for that rival's place, and with how many it is shared.
  const contests = places.map((place) => ({
    place,
    odds: odds.reduce((sum, each, i) => sum + ((places[i] as number) >= place ? each : 0), 0),
    shared: places.filter((other) => other === place).length,
  }));
  return ratings.map(({ deviation }, i) => {
    let surprise = 0;
    let evidence = 0;
    contests.forEach((contest, rival) => {
      if (contest.place > (places[i] as number)) return;
      const chance = (odds[i] as number) / contest.odds;
      surprise += ((rival === i ? 1 : 0) - chance) / contest.shared;
      evidence += (chance * (1 - chance)) / contest.shared;
    });
    const variance = deviation ** 2;
    return {
      shift: (variance / spread) * surprise,
      shrink: (variance / spread ** 2) * evidence * (deviation / spread),
    };
  });
}
