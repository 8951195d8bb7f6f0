import type { Seat, Viewer } from '../../../kernel/game.ts';
import type { GameEvent } from '../../../kernel/tell.ts';
import { family, num, oneOf, placeIds, text } from '../../../web/board-kit/place-ids.ts';
import type { PlaceId } from '../../../web/board-kit/tabletop.ts';
import {
  AREAS,
  type AreaId,
  areaId,
  FIRST_VILLAGE,
  isCavern,
  NOWHERE,
  VILLAGE_IDS,
  villagesInPlay,
} from '../box/areas.ts';
import { RESOURCES } from '../box/bonuses.ts';
import { kingCardFace } from '../box/king-cards.ts';
import { FORMS } from '../box/spots.ts';
import { tileId } from '../box/tiles.ts';
import { trollCardFace } from '../box/troll-cards.ts';
import { type TrollsAndPrincesses, villageAt } from '../position.ts';
import { trollsInVillage } from '../rules/figures.ts';
import { tilesOf } from './layout.ts';
import { placeOf } from './places.ts';

const AREA = oneOf(AREAS);

/** Where something can change for all to see. */
const { placeOf: spotOf, readPlace: readSpot } = placeIds({
  castle: family('castle-of', AREA),
  church: family('church-of', AREA),
  town: family('town-of', AREA),
  farm: family('farm-of', AREA),
  outposts: family('towers-of', AREA),
  trolls: family('crowd-of', AREA),
  king: family('king-in', AREA),
  // Something on a clan's own board.
  home: family('home-of', num, text),
});

export { spotOf };

/** What is to be seen in the villages, on the shelf and on everybody's board. */
export function shows(view: TrollsAndPrincesses, viewer: Viewer): Map<PlaceId, number | string> {
  const seen = new Map<PlaceId, number | string>();
  for (const village of villagesInPlay(view.seats)) {
    const id = areaId(FIRST_VILLAGE + village);
    const { princesses, bells, changelings, humans, outposts } = villageAt(view, village);
    seen.set(spotOf.castle(id), princesses);
    seen.set(spotOf.church(id), bells);
    seen.set(spotOf.town(id), changelings);
    seen.set(spotOf.farm(id), humans);
    seen.set(spotOf.outposts(id), outposts);
    seen.set(spotOf.trolls(id), trollsInVillage(view, FIRST_VILLAGE + village));
  }
  if (view.king !== NOWHERE && (!isCavern(view.king) || view.kingAt === viewer)) {
    seen.set(spotOf.king(areaId(view.king)), 'king');
  }
  for (const tile of [...view.caveDisplay, ...view.kingDisplay]) seen.set(placeOf.tile(tileId(tile)), 'open');
  for (const card of view.trollDisplay) seen.set(placeOf.card(trollCardFace(card).id), 'open');
  for (const [at, card] of view.kingCards.entries()) {
    const claims = view.players.filter(({ markers }) => (markers & (1 << at)) !== 0).length;
    seen.set(placeOf.kingCard(kingCardFace(card).id), claims);
  }
  for (const [seat, player] of view.players.entries()) {
    RESOURCES.forEach((resource, at) => {
      seen.set(spotOf.home(seat, resource), player.field[at] ?? 0);
    });
    FORMS.forEach((form, at) => {
      seen.set(spotOf.home(seat, form), player.stored[at] ?? 0);
    });
    seen.set(spotOf.home(seat, 'power'), player.power);
    seen.set(spotOf.home(seat, 'cows'), player.cows);
    seen.set(spotOf.home(seat, 'princess'), player.princesses);
    seen.set(spotOf.home(seat, 'cards'), player.cards.length);
    seen.set(spotOf.home(seat, 'tiles'), tilesOf(player).length);
  }
  return seen;
}

/** Whose board it is that shows this. */
export function homeOf(place: PlaceId): Seat | undefined {
  const found = readSpot(place);
  return found?.is === 'home' ? found.of[0] : undefined;
}

const ITEM_SPOTS: Readonly<Record<string, (village: AreaId) => PlaceId>> = {
  princess: spotOf.castle,
  changeling: spotOf.town,
  human: spotOf.farm,
};

/** Where in a village each of these happens. */
const VILLAGE_SPOTS: Readonly<Record<string, (village: AreaId) => PlaceId>> = {
  'told.captured': spotOf.castle,
  'told.took-bell': spotOf.church,
  'told.swapped': spotOf.town,
  'told.hired': spotOf.farm,
  'told.built-outpost': spotOf.outposts,
};

function placedAt(item: string, village: AreaId): PlaceId[] {
  const spot = ITEM_SPOTS[item];
  return spot === undefined ? [] : [spot(village)];
}

/** Where something happened. */
export function spotsOf(event: GameEvent): PlaceId[] {
  const { say, seat, village, item, king, card, to } = event as GameEvent & Readonly<Record<string, unknown>>;
  const inVillage = VILLAGE_SPOTS[say];
  if (inVillage !== undefined) return [inVillage(village as AreaId)];
  switch (say) {
    case 'told.revealed':
      return [...placedAt(String(item), village as AreaId), spotOf.king(king as AreaId)];
    case 'told.revealed-in-vain':
      return [spotOf.king(king as AreaId)];
    case 'told.moved':
      return (VILLAGE_IDS as readonly unknown[]).includes(to) ? [spotOf.trolls(to as AreaId)] : [];
    case 'told.claimed':
      return [placeOf.kingCard(String(card))];
    case 'told.built':
    case 'told.placed-king-tile':
      return [spotOf.home(Number(seat), 'tiles')];
    case 'told.took-card':
      return [spotOf.home(Number(seat), 'cards')];
    default:
      return [];
  }
}
