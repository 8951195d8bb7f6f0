import { along, type CalibratedKind } from '../kernel/chances.ts';
import type { Game, Position, Score } from '../kernel/game.ts';
import { isOver } from '../kernel/steps.ts';

type Measured = Pick<CalibratedKind, 'slope' | 'base' | 'open'> & Partial<Pick<CalibratedKind, 'heldOut'>>;

/** Where nothing was measured: worth is taken for the logarithm of odds, and little is promised. */
const UNMEASURED: Measured = { slope: [0], base: [0], open: [0.1] };

/** What was measured at tables like this one, or at the most similar ones. */
export function calibratedFor({ chances }: Game, position: Position): Measured {
  if (chances === undefined) return UNMEASURED;
  const { kinds, calibrated } = chances;
  const known = calibrated.kinds[kinds[chances.kindOf(position)]?.id ?? ''];
  if (known !== undefined) return known;
  const alike = kinds.flatMap(({ id, seats }) => {
    const measured = calibrated.kinds[id];
    return measured !== undefined && (seats === 1) === (position.seats === 1) ? [{ measured, seats }] : [];
  });
  const distance = ({ seats }: { readonly seats: number }) => Math.abs(seats - position.seats);
  return alike.sort((a, b) => distance(a) - distance(b))[0]?.measured ?? UNMEASURED;
}

function progressOf({ chances }: Game, position: Position): number {
  return chances === undefined ? 0 : Math.min(1, Math.max(0, chances.progress(position)));
}

/** What each seat's position is worth. */
export function worthsIn(game: Game, position: Position): Float64Array {
  const worths = new Float64Array(position.seats);
  if (game.bot.worths !== undefined) game.bot.worths(position, worths);
  else for (let seat = 0; seat < position.seats; seat++) worths[seat] = game.bot.worth(position, seat);
  return worths;
}

/** How many times as likely a lead of 1 in worth makes winning at this position, as a logarithm. */
export function slopeAt(game: Game, position: Position): number {
  return Math.exp(along(calibratedFor(game, position).slope, progressOf(game, position)));
}

/** How much the chances told for this position leave open: the calibration was no better than that. */
export function openAt(game: Game, position: Position): number {
  return along(calibratedFor(game, position).open, progressOf(game, position));
}

/** Chances that stand to one another like e to the power of worth times slope. */
export function chancesFrom(worths: ArrayLike<number>, slope: number): number[] {
  const best = Math.max(...Array.from(worths));
  const odds = Array.from(worths, (worth) => Math.exp((worth - best) * slope));
  const sum = odds.reduce((total, each) => total + each, 0);
  return odds.map((each) => each / sum);
}

/** The win, shared by those who won. */
export function shareOfWin(scores: readonly Pick<Score, 'seat' | 'place'>[]): number[] {
  const winners = scores.filter(({ place }) => place === 1).length;
  const shares: number[] = [];
  for (const { seat, place } of scores) shares[seat] = place === 1 ? 1 / winners : 0;
  return shares;
}

/**
 * The chance of each seat to win, by what its position is worth and how such positions ended; of a lone player the points at the
 * end. Looks at everything in the position: what somebody may not know is not to be in it.
 */
export function chancesIn(game: Game, position: Position): number[] {
  if (position.seats === 1) return [pointsAhead(game, position)];
  if (isOver(position)) return shareOfWin(game.score(position));
  return chancesFrom(worthsIn(game, position), slopeAt(game, position));
}

function pointsAhead(game: Game, position: Position): number {
  const points = game.score(position)[0]?.points ?? 0;
  if (isOver(position)) return points;
  const { slope, base } = calibratedFor(game, position);
  const progress = progressOf(game, position);
  return along(base ?? [0], progress) + along(slope, progress) * game.bot.worth(position, 0);
}

/** The same on average, over positions that somebody imagines. */
export function meanChances(game: Game, worlds: readonly Position[]): number[] {
  const all = worlds.map((world) => chancesIn(game, world));
  const [first = []] = all;
  return first.map((_, seat) => all.reduce((sum, chances) => sum + (chances[seat] ?? 0), 0) / all.length);
}
