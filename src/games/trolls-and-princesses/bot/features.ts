import type { Seat } from '../../../kernel/game.ts';
import type { Feature } from '../../../kernel/learning.ts';
import { CAMP, CAULDRONS, CAVERNS, FIRST_VILLAGE, PLACES } from '../box/areas.ts';
import { RESOURCES } from '../box/bonuses.ts';
import { VICTORIES } from '../box/cave-tiles.ts';
import { CLAN_IDS } from '../box/clans.ts';
import { kingCardFace } from '../box/king-cards.ts';
import { KING_TILES } from '../box/king-tiles.ts';
import { FORM_NUMBERS, FORMS } from '../box/spots.ts';
import { FIRST_KING_TILE, KINGS_TILES, TILE_KINDS } from '../box/tiles.ts';
import { roundsOf } from '../box/turn-cards.ts';
import { type Player, playerAt, type TrollsAndPrincesses } from '../position.ts';
import { progress } from '../rules/claims.ts';
import { humansOf } from '../rules/figures.ts';
import { freeBarns } from '../rules/goods.ts';
import { FIELDS_OF_CELL, FIELDS_OF_TILE } from '../rules/network.ts';
import { pointsOf } from '../score.ts';
import type { Stock } from './plans.ts';

/** Numbers that a seat has one of. Each counts as it is, and by the turns left. */
const SINGLE = [
  ['points', 'points'],
  ['power', 'goods'],
  ['much power', 'goods'],
  ['cows', 'goods'],
  ['free barns', 'goods'],
  ['humans', 'tools'],
  ['trolls out', 'tools'],
  ['crowd', 'tools'],
  ['next crowd', 'tools'],
  ['outposts out', 'tools'],
  ['outpost places', 'tools'],
  ['changeling places', 'tools'],
  ['cards', 'tools'],
  ['totems', 'tools'],
  ['open cells', 'tools'],
  ['beds', 'room'],
  ['claimed', 'claims'],
  ['nearly claimed', 'claims'],
  ['princess plan', 'plans'],
  ['reach', 'plans'],
  ['bell plan', 'plans'],
  ['swap plan', 'plans'],
  ['outpost plan', 'plans'],
] as const;

function twice(id: string, part: string): Feature[] {
  return [
    { id, part: `reason.${part}` },
    { id: `${id} by time`, part: `reason.${part}` },
  ];
}

/** What bots learn the worth of. */
export const FEATURES: readonly Feature[] = [
  ...SINGLE.flatMap(([id, part]) => twice(id, part)),
  ...RESOURCES.flatMap((resource) => [
    ...twice(`${resource}`, 'goods'),
    ...twice(`some ${resource}`, 'goods'),
    ...twice(`${resource} sites filled`, 'goods'),
    ...twice(`${resource} sites`, 'goods'),
  ]),
  ...FORMS.flatMap((form) => [
    ...twice(`${form} spots`, 'room'),
    ...twice(`a ${form} spot`, 'room'),
    ...twice(`${form}s stored`, 'points'),
  ]),
  ...TILE_KINDS.flatMap((kind) => twice(`${kind} tiles`, 'tools')),
  ...VICTORIES.flatMap((victory) => twice(`victory ${victory}`, 'points')),
  ...KING_TILES.flatMap(({ id }) => twice(id, 'tools')),
  ...CLAN_IDS.map((clan) => ({ id: `${clan} by time`, part: 'reason.tools' })),
];

const FIRST_KING_FEATURE =
  2 * (SINGLE.length + 4 * RESOURCES.length + 3 * FORMS.length + TILE_KINDS.length + VICTORIES.length);
const FIRST_CLAN = FIRST_KING_FEATURE + 2 * KING_TILES.length;

/** Troll power and resources up to here are spent soon; beyond it they are a heap. */
const SOME = 2;
const MUCH_POWER = 4;
/** The most turns of a player. */
const LONGEST = Math.max(...[2, 3, 4].map(roundsOf));

/** Where the next feature goes: bots write millions of them, so that nothing is made anew. */
let target: Float64Array = new Float64Array(0);
let next = 0;
let time = 0;

function put(value: number): void {
  target[next++] = value;
  target[next++] = value * time;
}

/** Writes the features of a seat in the order of `FEATURES`. */
export function writeFeatures(
  p: TrollsAndPrincesses,
  stock: Stock,
  turnsLeft: number,
  seat: Seat,
  into: Float64Array,
): void {
  const player = playerAt(p, seat);
  target = into;
  next = 0;
  time = turnsLeft / LONGEST;
  put(pointsOf(p, seat));
  put(player.power);
  put(player.power > MUCH_POWER ? player.power - MUCH_POWER : 0);
  put(player.cows);
  put(freeBarns(player));
  putFigures(player);
  put(player.cards.length);
  put(player.totems[0] + player.totems[1] + player.totems[2]);
  put(player.frontier.length / FIELDS_OF_CELL);
  put(Math.min(SOME, player.beds - player.princesses));
  putClaims(p, player);
  const { princess, reach, bell, swap, outpost, freeSpots } = stock;
  put(princess);
  put(reach);
  put(bell);
  put(swap);
  put(outpost);
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    const amount = player.field[resource] as number;
    put(amount);
    put(amount < SOME ? amount : SOME);
    put(player.filled[resource] as number);
    put(player.sites[resource] as number);
  }
  for (const form of FORM_NUMBERS) {
    put(freeSpots[form]);
    put(freeSpots[form] > 0 ? 1 : 0);
    put(player.stored[form]);
  }
  for (let kind = 0; kind < TILE_KINDS.length; kind++) put(player.built[kind] as number);
  for (let victory = 0; victory < VICTORIES.length; victory++) put((player.victories >> victory) & 1);
  into.fill(0, next);
  putKingTiles(player, into);
  if (player.clan >= 0) into[FIRST_CLAN + player.clan] = time;
}

function putFigures(player: Player): void {
  const { trolls, humans, outpostsIn, outposts, changelings } = player;
  let out = 0;
  for (const area of trolls) if (area !== CAMP) out++;
  let most = 0;
  let second = 0;
  let built = 0;
  for (let area = 0; area < PLACES; area++) {
    let friends = (area < CAVERNS ? humans[area] : outpostsIn[area - FIRST_VILLAGE]) ?? 0;
    if (area >= FIRST_VILLAGE) built += friends;
    for (const there of trolls) if (there === area) friends++;
    if (area < CAVERNS && friends === CAULDRONS) continue;
    if (friends > most) {
      second = most;
      most = friends;
    } else if (friends > second) second = friends;
  }
  put(humansOf(player));
  put(out);
  put(most);
  put(second);
  put(built);
  put(bitsOf(outposts));
  put(bitsOf(changelings));
}

/** Of four places. */
function bitsOf(places: number): number {
  return (places & 1) + ((places >> 1) & 1) + ((places >> 2) & 1) + ((places >> 3) & 1);
}

function putClaims({ kingCards }: TrollsAndPrincesses, player: Player): void {
  let claimed = 0;
  let nearly = 0;
  for (let place = 0; place < kingCards.length; place++) {
    if ((player.markers & (1 << place)) !== 0) {
      claimed++;
      continue;
    }
    const { what, needs } = kingCardFace(kingCards[place] as number);
    const part = Math.min(1, progress(player, what) / needs);
    nearly += part * part;
  }
  put(claimed);
  put(nearly);
}

function putKingTiles({ tiles, built }: Player, into: Float64Array): void {
  if (built[KINGS_TILES] === 0) return;
  for (let at = 0; at < tiles.length; at += FIELDS_OF_TILE) {
    const tile = (tiles[at] as number) - FIRST_KING_TILE;
    if (tile < 0) continue;
    into[FIRST_KING_FEATURE + 2 * tile] = 1;
    into[FIRST_KING_FEATURE + 2 * tile + 1] = time;
  }
}
