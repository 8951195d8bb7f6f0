import { AREAS } from '../box/areas.ts';
import { neighbours, PRINTED_GOLD } from '../box/map.ts';

/** What gold a door further away is still worth. */
const PER_DOOR = 0.75;

/** For each area the gold that can be reached from there, the farther the less. */
export const PROMISE: readonly number[] = (() => {
  let promise: number[] = PRINTED_GOLD.slice();
  for (const _ of AREAS) {
    promise = promise.map((here, area) =>
      Math.max(here, ...neighbours(area).map((next) => PER_DOOR * (promise[next] ?? 0))),
    );
  }
  return promise;
})();
