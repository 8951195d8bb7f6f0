import { RANGE_GROWS_EVERY, RATING_RANGE, type WaitingPace } from '../../protocol/waiting.ts';

/** The greatest difference in rating to others, by how long somebody has waited. */

function everyFor(pace: WaitingPace): number {
  return pace.startsWith('days') ? RANGE_GROWS_EVERY.days : RANGE_GROWS_EVERY.live;
}

/** In rating points; infinite in the end. */
export function reachAfter(waited: number, pace: WaitingPace): number {
  const steps = Math.max(0, Math.floor(waited / everyFor(pace)));
  return steps >= RATING_RANGE.steps ? Number.POSITIVE_INFINITY : RATING_RANGE.step * (steps + 1);
}

/** In milliseconds from the beginning: when it grows next; undefined once it may be anybody. */
export function widensAfter(waited: number, pace: WaitingPace): number | undefined {
  const every = everyFor(pace);
  const steps = Math.max(0, Math.floor(waited / every));
  return steps >= RATING_RANGE.steps ? undefined : (steps + 1) * every;
}
