import type { Seat, Viewer } from '../../../kernel/game.ts';
import type { GameEvent } from '../../../kernel/tell.ts';
import type { PlaceId } from '../../../web/board-kit/tabletop.ts';
import { type AreaId, areaId, FIRST_VILLAGE, isCavern, NOWHERE, VILLAGE_IDS, villagesInPlay } from '../box/areas.ts';
import { RESOURCES } from '../box/bonuses.ts';
import { kingCardFace } from '../box/king-cards.ts';
import { FORMS } from '../box/spots.ts';
import { tileId } from '../box/tiles.ts';
import { trollCardFace } from '../box/troll-cards.ts';
import { trollsInVillage } from '../figures.ts';
import { type TrollsAndPrincesses, villageAt } from '../position.ts';
import { tilesOf } from './layout.ts';
import { placeOf } from './places.ts';

/** Where something can change for all to see. */
export const spotOf = {
  castle: (village: AreaId): PlaceId => `castle of ${village}`,
  church: (village: AreaId): PlaceId => `church of ${village}`,
  town: (village: AreaId): PlaceId => `town of ${village}`,
  farm: (village: AreaId): PlaceId => `farm of ${village}`,
  outposts: (village: AreaId): PlaceId => `towers of ${village}`,
  trolls: (village: AreaId): PlaceId => `crowd of ${village}`,
  king: (area: AreaId): PlaceId => `king in ${area}`,
  /** Something on a clan's own board. */
  home: (seat: Seat, what: string): PlaceId => `home ${seat} ${what}`,
} as const;

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
  const [, seat] = /^home (\d) /.exec(place) ?? [];
  return seat === undefined ? undefined : Number(seat);
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

/** Where something happened. */
export function spotsOf(event: GameEvent): PlaceId[] {
  const { say, seat, village, item, king, card, to } = event as GameEvent & Readonly<Record<string, unknown>>;
  const inVillage = VILLAGE_SPOTS[say];
  if (inVillage !== undefined) return [inVillage(village as AreaId)];
  switch (say) {
    case 'told.revealed':
      return [
        ...(ITEM_SPOTS[String(item)] ? [(ITEM_SPOTS[String(item)] as typeof spotOf.castle)(village as AreaId)] : []),
        spotOf.king(king as AreaId),
      ];
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
