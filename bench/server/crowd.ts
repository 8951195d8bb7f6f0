import type { Chance } from '../random-match.ts';
import { inBatches } from './batches.ts';
import type { Pair } from './chair.ts';
import { makeMatch, sharedBy, visit } from './chairs/ours.ts';
import { connect } from './wire.ts';

/** Many tables at which two people sit who hear of all of them over one connection each. */

const MADE_AT_ONCE = 16;
/** Moves that are under way at the same time. */
const AT_ONCE = 50;

export interface Crowd {
  /** Plays so many moves, one at each table in turn; how many seconds that took. */
  moveOn(moves: number, chance: Chance): Promise<number>;
}

export async function gather(url: string, count: number, pace: string): Promise<Crowd> {
  const guests = [await visit(url), await visit(url)] as const;
  const wires = [await connect(guests[0]), await connect(guests[1])] as const;
  const [first, second] = [sharedBy(wires[0]), sharedBy(wires[1])];
  const pairs = await inBatches(count, MADE_AT_ONCE, async (): Promise<Pair> => {
    const table = await makeMatch(guests, pace);
    return [await first(table, 0), await second(table, 1)];
  });
  let turn = 0;
  return {
    async moveOn(moves, chance) {
      const begin = performance.now();
      await inBatches(moves, AT_ONCE, () => move(pairs[turn++ % pairs.length] as Pair, chance));
      return (performance.now() - begin) / 1000;
    },
  };
}

/** Whoever is asked there answers; both have heard of it in the end. */
async function move([first, second]: Pair, chance: Chance): Promise<void> {
  const mover = first.choices() > 0 ? first : second;
  if (mover.choices() === 0) throw new Error('a match is over');
  const entries = mover.heard() + 1;
  const heard = [first, second].map(
    (chair) =>
      new Promise<void>((resolve) => {
        chair.listen(() => {
          if (chair.heard() >= entries) resolve();
        });
      }),
  );
  mover.choose(Math.floor(chance() * mover.choices()));
  await Promise.all(heard);
}
