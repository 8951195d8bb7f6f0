import { FOLK_BOARDS, type FolkBoard, type FolkId } from '../../../../src/games/caverna/box/folk-ids.ts';
import { BASE_KINDS, FURNISHING_IDS, type FurnishingId } from '../../../../src/games/caverna/box/furnishings.ts';
import { noGoods } from '../../../../src/games/caverna/box/goods.ts';
import type { SpaceId } from '../../../../src/games/caverna/box/spaces.ts';
import type { Caverna } from '../../../../src/games/caverna/position.ts';
import { mustAgree } from './comparing.ts';
import { SWAPS } from './folk-furnishings.ts';
import { FURNISHING } from './furnishings.ts';
import { type Home, newHome, type SheetTable, type Singles } from './home.ts';
import { PRINTED_SPACES, SOLO_CARDS, STAGES } from './spaces.ts';

/** CV-17.2 to CV-17.8, FF-15 */
export interface OptionValues extends Readonly<Record<string, string | number | boolean>> {
  readonly furnishings: 'full' | 'introductory';
  readonly harvestMarkers: 'round-start' | 'harvest';
  readonly rubyToGold: boolean;
  readonly soloThreshold: number;
  readonly simultaneousHarvest: boolean;
}

/** CV-2.6 to CV-2.9: every card in its stage, every marker on a round that has one. */
export function checkShuffle({ seats, cards, markers }: Caverna): void {
  if (seats === 1) mustAgree('cards of a player alone', SOLO_CARDS, cards);
  for (const stage of STAGES) {
    const dealt = stage.rounds.map((round) => cards[round - 1]).filter((card) => card !== 'none');
    const wanted = stage.cards.filter((card) => seats > 2 || card !== 'exploration');
    mustAgree(`cards of rounds ${stage.rounds}`, wanted.toSorted(), dealt.toSorted());
  }
  const marked = markers.flatMap((marker, index) => (marker === 'none' ? [] : [index + 1]));
  const rounds = [6, 7, 8, 9, 10, 11, 12].filter((round) => seats > 2 || (seats === 2 && round !== 9));
  mustAgree('rounds with a harvest marker', rounds, marked);
  const reds = markers.filter((marker) => marker === 'red').length;
  mustAgree('red harvest markers', seats === 1 ? 0 : 3, reds);
}

/** FF-2.11 */
function settler(food: number, folk: FolkId | undefined, singles: Singles | undefined): Home {
  const home = newHome(food, folk, singles);
  if (folk === 'elves') home.goods.gemfruit = 2;
  if (folk !== 'cave-goblins') return home;
  home.tops['4,3'] = 'dwelling';
  home.under['4,3'] = 'cavern';
  home.built.push('dwelling');
  home.people.push({ strength: 0, adult: true, from: 1, placed: false, goblin: false });
  return home;
}

/** FF-2.16: sets drawn besides those in play, as many as there should be. */
function drawnSets({ folks: table }: Caverna, { fillTo16 }: OptionValues, folks: readonly FolkId[] = []): FolkBoard[] {
  const drawn = (table?.sets ?? []).filter((set) => !folks.includes(set));
  mustAgree('sets drawn besides', fillTo16 === true ? 4 - folks.filter(isBoard).length : 0, drawn.length);
  return drawn;
}

function isBoard(folk: FolkId): folk is FolkBoard {
  return FOLK_BOARDS.some((board) => board === folk);
}

/** CV-2.4, FF-2.13 */
function offerOf({ furnishings, charcoalStorage }: OptionValues, sets: readonly FolkId[]): FurnishingId[] {
  const all = sets.filter(isBoard).flatMap((set) => SWAPS[set]);
  // FD1
  const swaps = all.filter(([id]) => id !== 'charcoal-storage' || charcoalStorage !== false);
  const gone: readonly FurnishingId[] = swaps.map(([, base]) => base);
  const added: readonly FurnishingId[] = swaps.map(([folk]) => folk);
  const base = FURNISHING_IDS.slice(0, BASE_KINDS).filter(
    (id) => furnishings !== 'introductory' || FURNISHING[id].intro,
  );
  return FURNISHING_IDS.filter((id) => added.includes(id) || (base.some((each) => each === id) && !gone.includes(id)));
}

/** FF-1a, FD49 */
const ALL_SINGLES: Singles = { 'ruby-mine field': 18, 'tunnel cavern': 36, 'meadow small-pasture': 18 };

/** CV-2.1 to CV-2.5: the table as the referee lays it out; only what was shuffled is read from the position. */
export function layOut(p: Caverna, options: OptionValues, folks?: readonly FolkId[]): SheetTable {
  const { seats } = p;
  const food = (seat: number) =>
    seats === 1 ? 2 : ([1, 1, 2, 3, 3, 3, 3][(seat - p.first + seats) % seats] as number);
  const singles = options.singleTiles === 'counted' ? { ...ALL_SINGLES } : undefined;
  return {
    seats,
    rubyToGold: options.rubyToGold,
    soloThreshold: options.soloThreshold,
    cards: p.cards,
    markers: p.markers,
    round: 0,
    first: p.first,
    homes: Array.from({ length: seats }, (_, seat) => settler(food(seat), folks?.[seat], singles)),
    spaces: Object.entries(PRINTED_SPACES)
      .filter(([, { players }]) => players.includes(seats))
      .map(([id]) => ({ id: id as SpaceId, goods: noGoods(), by: [] })),
    offer: offerOf(options, [...(folks ?? []), ...drawnSets(p, options, folks)]),
  };
}
