import { seedFrom } from '../../../../src/kernel/random.ts';
import type { Guide } from '../../../../src/web/board-kit/tabletop.ts';
import type { HarvestMove } from '../position.ts';

const RIVAL: readonly HarvestMove[] = [{ do: 'beg' }, { do: 'done' }, { do: 'beg' }, { do: 'done' }];

/** A few stops, at which the rivals answer at once with the newcomer. */
export const guide: Guide = {
  seed: seedFrom('guided harvest'),
  options: { rounds: 2 },
  script: [[], RIVAL, RIVAL],
  stops: [
    { say: 'guide.feed', answers: [{ do: 'beg' }] },
    { say: 'guide.trade', answers: [{ do: 'done' }] },
    { say: 'guide.again', answers: [{ do: 'beg' }] },
    { say: 'guide.trade', answers: [{ do: 'done' }] },
    { say: 'guide.end' },
  ],
};
