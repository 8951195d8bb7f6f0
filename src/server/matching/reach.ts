import { REACH, type WaitingPace, WIDENS_EVERY } from '../../protocol/waiting.ts';

/** How far away in rating others may be, by how long somebody has waited. */

function everyFor(pace: WaitingPace): number {
  return pace.startsWith('days') ? WIDENS_EVERY.days : WIDENS_EVERY.live;
}

/** In rating points, infinite once it may be anybody. */
export function reachAfter(waited: number, pace: WaitingPace): number {
  const steps = Math.max(0, Math.floor(waited / everyFor(pace)));
  return steps >= REACH.steps ? Number.POSITIVE_INFINITY : REACH.step * (steps + 1);
}

/** In milliseconds from the beginning: when it grows next; undefined once it may be anybody. */
export function widensAfter(waited: number, pace: WaitingPace): number | undefined {
  const every = everyFor(pace);
  const steps = Math.max(0, Math.floor(waited / every));
  return steps >= REACH.steps ? undefined : (steps + 1) * every;
}
