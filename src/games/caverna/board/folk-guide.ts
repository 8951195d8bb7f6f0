import { seedFrom } from '../../../kernel/random.ts';
import type { Guide } from '../../../web/board-kit/tabletop.ts';
import { cellAt } from '../box/cells.ts';
import { ask, lay, send, tell } from './guide-steps.ts';
import { placeOf } from './place-ids.ts';
import type { BoardWord } from './words.ts';

const CAVERN = cellAt(4, 3);
const IN_FRONT = cellAt(3, 4);

/** A first round with another folk, alone: a tile over the edge, a single tile, a mushroom in a cavern. */
export const folkGuide: Guide<BoardWord> = {
  seed: seedFrom('pale lights under the mountain'),
  options: { forgottenFolk: true, folkSelection: 'free' },
  script: [[]],
  stops: [
    tell('folk-guide.welcome', 'folks'),
    ask('folk-guide.pick', placeOf.folk('pale-ones'), { do: 'pick-folk', folk: 'pale-ones' }),
    tell('folk-guide.home', 'home'),
    send('folk-guide.dig', 'excavation-13'),
    lay('folk-guide.over-edge', 'cavern-tunnel', cellAt(5, 4), cellAt(5, 5), placeOf.tile('cavern-tunnel')),
    tell('folk-guide.gain', 'stores'),
    send('folk-guide.clear', 'slash-and-burn'),
    ask('folk-guide.single', placeOf.single('field'), { do: 'single', tile: 'field', cell: IN_FRONT }),
    ask('folk-guide.sow', placeOf.cell(CAVERN), { do: 'sow-on', crop: 'mushroom', cell: CAVERN }),
    tell('folk-guide.reference', 'reference'),
    tell('folk-guide.end', 'home'),
  ],
};
