/** How long a step of a film is shown, in milliseconds, from slow to fast. */
export const SPEEDS = { slow: 2200, usual: 1100, quick: 550, quickest: 275 } as const;

export type Speed = keyof typeof SPEEDS;

/** Where little motion is wanted, nothing is played faster than usual. */
export function speedsFor(isStill: boolean): readonly Speed[] {
  return isStill ? ['slow', 'usual'] : ['slow', 'usual', 'quick', 'quickest'];
}
