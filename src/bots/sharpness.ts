/**
 * A bot weighs answers against each other, and is surer of the outcome than it could be: it measures a lead by how much a few
 * moves change, not by all that is still to come. Of a finished match it is known how much came, and how far it was from the end.
 */

/** How many stretches of a match are looked at for how much worth moves in them. */
const STRETCHES = 24;

/** Turns the deviation of a normal distribution into the unit of a logistic one. */
const LOGISTIC = 1.7;

/**
 * How sharp the bot's judgement may be at a moment, from 0 (know-nothing) to 1 (as it is), given the change of worth that it
 * took for e times as likely there. A lead counts as what is left of it after a walk at random to the end.
 */
export function sharpnessOf(worths: readonly (readonly number[])[]): (moment: number, unit: number) => number {
  const length = worths.length;
  const stretch = Math.max(1, Math.floor(length / STRETCHES));
  let squares = 0;
  let count = 0;
  for (let at = stretch; at < length; at += stretch) {
    for (const [seat, worth] of (worths[at] ?? []).entries()) {
      squares += (worth - (worths[at - stretch]?.[seat] ?? worth)) ** 2;
      count += stretch;
    }
  }
  const perMoment = count === 0 ? 0 : squares / count;
  return (moment, unit) => Math.min(1, (unit * LOGISTIC) / Math.sqrt(perMoment * (length - moment)));
}

/** Chances that stand to each other as before, only less far apart; they add up to one, unless somebody plays alone. */
export function calm(results: readonly number[], sharpness: number): readonly number[] {
  if (results.length === 1) return results;
  const odds = results.map((result) => result ** sharpness);
  const sum = odds.reduce((total, each) => total + each, 0);
  return odds.map((each) => each / sum);
}
