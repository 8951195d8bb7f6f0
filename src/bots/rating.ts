/** How strong somebody is: the mean and the spread of a normal distribution. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

const MU = 25;
const SIGMA = MU / 3;
/** How much luck there is in one match. */
const BETA = SIGMA / 2;
/** How much may have changed since the match before. */
const TAU = MU / 300;
/** No match makes a spread smaller than by this factor, squared. */
const LEAST_SHRINKING = 0.0001;

export const UNRATED: Rating = { mu: MU, sigma: SIGMA };

/**
 * The ratings after a match between single players, in which a lower place is better and places may be shared: algorithm 4
 * (Plackett-Luce) of Weng and Lin, "A Bayesian Approximation Method for Online Ranking", JMLR 12 (2011).
 */
export function ratedAfter(ratings: readonly Rating[], places: readonly number[]): Rating[] {
  const before = ratings.map(({ mu, sigma }) => ({ mu, sigma: Math.hypot(sigma, TAU) }));
  const place = (player: number) => places[player] as number;
  const players = before.map((_, player) => player);
  const spread = Math.sqrt(before.reduce((sum, { sigma }) => sum + sigma ** 2 + BETA ** 2, 0));
  const strengths = before.map(({ mu }) => Math.exp(mu / spread));
  const sumOver = (of: (player: number) => number, chosen: readonly number[]) =>
    chosen.reduce((sum, player) => sum + of(player), 0);
  const rivals = players.map((player) => ({
    /** All who might have taken this player's place: those who did not end before. */
    strength: sumOver(
      (other) => strengths[other] as number,
      players.filter((other) => place(other) >= place(player)),
    ),
    sharing: players.filter((other) => place(other) === place(player)).length,
  }));

  return before.map(({ mu, sigma }, player) => {
    let gain = 0;
    let certainty = 0;
    for (const other of players.filter((each) => place(each) <= place(player))) {
      const { strength, sharing } = rivals[other] as (typeof rivals)[number];
      const chance = (strengths[player] as number) / strength;
      gain += ((other === player ? 1 : 0) - chance) / sharing;
      certainty += (chance * (1 - chance)) / sharing;
    }
    const shrinking = 1 - certainty * (sigma / spread) ** 3;
    return {
      mu: mu + (sigma ** 2 / spread) * gain,
      sigma: sigma * Math.sqrt(Math.max(shrinking, LEAST_SHRINKING)),
    };
  });
}
