import { FURNISHING_IDS } from '../box/furnishing-ids.ts';
import { noGoods } from '../box/goods.ts';
import type { SpaceId } from '../box/spaces.ts';
import type { Caverna } from '../position.ts';
import { FURNISHING } from './furnishings.ts';
import { newHome, type SheetTable } from './home.ts';
import { PRINTED_SPACES } from './spaces.ts';

/** CV-17.2 to CV-17.7 */
export interface Wishes extends Readonly<Record<string, string | number | boolean>> {
  readonly furnishings: 'full' | 'introductory';
  readonly harvestMarkers: 'round-start' | 'harvest';
  readonly rubyToGold: boolean;
  readonly soloThreshold: number;
  readonly simultaneousHarvest: boolean;
}

/** CV-2.1 to CV-2.5: the table as the referee lays it out; only what was shuffled is read from the position. */
export function layOut(p: Caverna, wishes: Wishes): SheetTable {
  const { seats } = p;
  const food = (seat: number) =>
    seats === 1 ? 2 : ([1, 1, 2, 3, 3, 3, 3][(seat - p.first + seats) % seats] as number);
  return {
    seats,
    rubyToGold: wishes.rubyToGold,
    soloThreshold: wishes.soloThreshold,
    cards: p.cards,
    markers: p.markers,
    round: 0,
    first: p.first,
    homes: Array.from({ length: seats }, (_, seat) => newHome(food(seat))),
    spaces: Object.entries(PRINTED_SPACES)
      .filter(([, { players }]) => players.includes(seats))
      .map(([id]) => ({ id: id as SpaceId, goods: noGoods(), by: [] })),
    offer: FURNISHING_IDS.filter((id) => wishes.furnishings !== 'introductory' || FURNISHING[id].intro),
  };
}
