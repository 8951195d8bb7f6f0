import { seedFrom } from '../../../../src/kernel/random.ts';
import type { Guide } from '../../../../src/web/board-kit/tabletop.ts';
import type { TakeStonesMove } from '../moves.ts';
import { placeOf } from './places.ts';
import type { BoardWord } from './words.ts';

function take(stones: 1 | 2 | 3): TakeStonesMove {
  return { do: 'take', stones };
}

/** The first turns of a match for two; then the newcomer plays on. */
export const guide: Guide<BoardWord> = {
  seed: seedFrom('guided match'),
  options: { firstPlayer: 0 },
  script: [[], [take(2), take(1)]],
  stops: [
    { say: 'guide.heap' },
    { say: 'guide.three', at: placeOf.handful(3), answers: [take(3)] },
    { say: 'guide.not-two', at: placeOf.handful(3), answers: [take(3), take(1)] },
    { say: 'guide.on' },
  ],
};
