import { seedFrom } from '../../../kernel/random.ts';
import type { Guide } from '../../../web/board-kit/tabletop.ts';
import { cellAt } from '../box/cells.ts';
import type { LootId } from '../box/loot.ts';
import { CONVERT } from '../moves.ts';
import { ask, lay, send, tell } from './guide-steps.ts';
import { placeOf } from './place-ids.ts';
import type { BoardWord } from './words.ts';

const loot = (say: BoardWord, item: LootId) => ask(say, placeOf.loot(item), { do: 'loot', item });

/** The first rounds of a match alone, in which nothing is left to chance: a tile, a weapon, an expedition, a harvest, a dwelling. */
export const guide: Guide<BoardWord> = {
  seed: seedFrom('a first winter in the mountain'),
  options: { furnishings: 'introductory' },
  script: [[]],
  stops: [
    tell('guide.welcome', 'home'),
    tell('guide.spaces', 'places'),
    tell('guide.crew', 'crew'),
    send('guide.sustenance', 'sustenance-13'),
    lay('guide.first-tile', 'meadow-field', cellAt(3, 3), cellAt(3, 4)),
    send('guide.ore', 'ore-mining-13'),

    tell('guide.second-round', 'round'),
    send('guide.blacksmith', 'blacksmithing'),
    ask('guide.forge', placeOf.forge({ do: 'forge', strength: 2 }), { do: 'forge', strength: 2 }),
    loot('guide.first-loot', 'loot-sheep'),
    loot('guide.second-loot', 'loot-grain'),
    loot('guide.third-loot', 'all-weapons'),
    tell('guide.sheep', placeOf.cell(cellAt(4, 4))),
    send('guide.logging', 'logging-13'),

    send('guide.slash', 'slash-and-burn'),
    lay('guide.second-tile', 'meadow-field', cellAt(2, 2), cellAt(2, 3)),
    ask('guide.sow', placeOf.cell(cellAt(2, 3)), { do: 'sow', grain: 2, vegetable: 0 }),
    send('guide.excavation', 'excavation-13'),
    lay('guide.dig', 'cavern-tunnel', cellAt(4, 2), cellAt(5, 2), placeOf.tile('cavern-tunnel')),

    tell('guide.harvest', 'stores'),
    { ...ask('guide.feed', 'feed', { do: 'feed' }), before: [CONVERT.grain] },

    send('guide.wish', 'wish-for-children'),
    ask('guide.dwelling', placeOf.room('dwelling'), { do: 'furnish', furnishing: 'dwelling' }),
    ask('guide.cell', placeOf.cell(cellAt(4, 3)), { do: 'cell', cell: cellAt(4, 3) }),
    tell('guide.reference', 'reference'),
    tell('guide.end', 'home'),
  ],
};
