import { family, num, oneOf, placeIds, text } from '../../../web/board-kit/place-ids.ts';
import type { PlaceId } from '../../../web/board-kit/tabletop.ts';
import { BRANCH_NAMES, type BranchName } from '../box/effects.ts';
import { FOLK_BOARDS, FOLK_IDS } from '../box/folk-ids.ts';
import { FURNISHING_IDS } from '../box/furnishings.ts';
import { ALL_CROPS, ALL_GOODS, ANIMALS } from '../box/goods.ts';
import { LOOT_IDS } from '../box/loot.ts';
import { MARKET_GOODS } from '../box/market.ts';
import { SPACE_IDS } from '../box/spaces.ts';
import { SINGLE_TILES, TWIN_TILES } from '../box/tiles.ts';
import type { Breed, BreedAgain, Carve, Feed, Forge, Free, HarvestTrade, Keep, Pay } from '../moves.ts';
import type { FenceKind } from '../rules/fencing.ts';

/** The kinds of fences, in the order in which they are shown. */
export const FENCE_KINDS: readonly FenceKind[] = ['small', 'large', 'stable'];

const BRANCH = oneOf(BRANCH_NAMES);

const { placeOf: idOf, readPlace } = placeIds({
  space: family('space', oneOf(SPACE_IDS)),
  person: family('person', num),
  cell: family('cell', num),
  // A half of a twin tile, the first or the second, on a cell.
  half: family('half', num, num),
  tile: family('tile', oneOf(TWIN_TILES)),
  // A single tile in place of a twin.
  single: family('single', oneOf(SINGLE_TILES)),
  fence: family('fence', oneOf(FENCE_KINDS)),
  room: family('room', oneOf(FURNISHING_IDS)),
  pay: family('pay', num, num, num),
  branch: family('branch', BRANCH),
  branches: family('branch', BRANCH, BRANCH),
  sow: family('sow', num, num),
  crop: family('crop', oneOf(ALL_CROPS)),
  forge: family('forge', num),
  forgeWithDogs: family('forge', num, oneOf(['dog'])),
  loot: family('take', oneOf(LOOT_IDS)),
  trade: family('trade', num),
  buy: family('buy', oneOf(MARKET_GOODS)),
  breed: family('breed', text),
  keep: family('keep', num, num, num, num),
  gold: family('gold', num),
  feed: family('feed'),
  feedWith: family('feed', text),
  free: family('free', text),
  folk: family('folk', oneOf(FOLK_IDS)),
  lose: family('lose', oneOf(ALL_GOODS)),
  gain: family('gain', oneOf(FURNISHING_IDS)),
  harvestTrade: family('before', oneOf([...FURNISHING_IDS, ...FOLK_BOARDS]), num),
  carve: family('carve', num, num, num, num, num),
  breedAgain: family('again', num, text),
  add: family('add', oneOf(ANIMALS)),
  side: family('side', oneOf(['dwarves', 'folk'])),
  skip: family('skip', oneOf(['fields', 'breeding'])),
  // What ends an expedition's pack, a market's basket and a plan of sowing; the board itself knows what lies in them.
  send: family('send'),
  buyAll: family('buy-all'),
  sowAll: family('sow-all'),
  // Opens the drawer of exchanges.
  exchanges: family('exchanges'),
});

export { readPlace };

/** Where things are on the board: what the drawing and the moves both go by. */
export const placeOf = {
  ...idOf,
  pay: ({ wood, stone, ore }: Pay): PlaceId => idOf.pay(wood, stone, ore),
  branch: (first: BranchName, second?: BranchName): PlaceId =>
    second === undefined ? idOf.branch(first) : idOf.branches(first, second),
  forge: (move: Forge): PlaceId =>
    'dog' in move ? idOf.forgeWithDogs(move.strength, 'dog') : idOf.forge(move.strength),
  breed: (move: Breed): PlaceId => idOf.breed(whichBreed(move)),
  keep: ({ sheep, donkey, boar, cattle }: Keep): PlaceId => idOf.keep(sheep, donkey, boar, cattle),
  feed: (move: Feed): PlaceId => {
    const name = feedName(move);
    return name === '' ? idOf.feed : idOf.feedWith(name);
  },
  free: (move: Free): PlaceId => idOf.free(freeName(move)),
  harvestTrade: ({ by, way }: HarvestTrade): PlaceId => idOf.harvestTrade(by, way),
  carve: ({ dog, sheep, donkey, boar, cattle }: Carve): PlaceId => idOf.carve(dog, sheep, donkey, boar, cattle),
  breedAgain: (move: BreedAgain): PlaceId => idOf.breedAgain(move.vegetable, whichBreed(move)),
} as const;

/** Which animals have young, a digit each. */
function whichBreed({ sheep, donkey, boar, cattle }: Breed | BreedAgain): string {
  return [sheep, donkey, boar, cattle].map(Number).join('');
}

/** What is handed over in place of food, and for whom, where that is not everybody. */
function feedName(move: Feed): string {
  const what = 'wood' in move ? ['wood'] : 'stone' in move ? ['stone'] : 'ore' in move ? ['ore'] : [];
  return [...what, ...('who' in move ? ['goblin'] : [])].join('-');
}

/** An exchange in one word. */
function freeName(move: Free): string {
  switch (move.do) {
    case 'convert':
      return move.what;
    case 'gold':
      return 'gold';
    case 'ruby':
    case 'ruby-animal':
      return `ruby-${move.get}`;
    case 'ruby-tile':
      return `ruby-tile-${move.tile}`;
    case 'exchange':
      return `${move.furnishing}-${move.way}`;
    case 'discard':
      return `weapon-${move.strength}`;
    case 'crop':
      return `crop-${move.crop}`;
    case 'cook':
      return 'cook';
  }
}

/** The cell a place is on. */
export function cellOn(place: PlaceId): number | undefined {
  const found = readPlace(place);
  return found?.is === 'cell' || found?.is === 'half' ? found.of[0] : undefined;
}
