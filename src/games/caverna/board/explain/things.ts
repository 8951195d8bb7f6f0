import { family, num, oneOf, placeIds } from '../../../../web/board-kit/place-ids.ts';
import { FOLK_IDS } from '../../box/folk-ids.ts';
import { FURNISHING_IDS } from '../../box/furnishings.ts';
import { ALL_GOODS } from '../../box/goods.ts';
import { LOOT_IDS } from '../../box/loot.ts';
import { SPACE_IDS } from '../../box/spaces.ts';

/** What explains itself where it is pointed at: the ids of `data-about`. */
export const { placeOf: thingOf, readPlace: readThing } = placeIds({
  space: family('space', oneOf(SPACE_IDS)),
  room: family('room', oneOf(FURNISHING_IDS)),
  loot: family('loot', oneOf(LOOT_IDS)),
  good: family('good', oneOf(ALL_GOODS)),
  cell: family('cell', num),
  round: family('round', num),
  family: family('family', num),
  folk: family('folk', oneOf(FOLK_IDS)),
});
