import type { Seat } from '../../../kernel/game.ts';
import type { Offers } from '../../../kernel/offers.ts';
import { push } from '../../../kernel/steps.ts';
import { alikeSingles, alikeTwins } from '../alike.ts';
import { CELLS } from '../box/cells.ts';
import type { Part } from '../box/effects.ts';
import { effectAt } from '../box/spaces.ts';
import type { Top, TwinTile } from '../box/tiles.ts';
import {
  addPlacements,
  cellsWith,
  isPlaceForSingle,
  mayLayTwin,
  maySingle,
  placementsOf,
  SINGLES_OF,
  twinRule,
} from '../geometry.ts';
import { house } from '../housing.ts';
import {
  type CavernaMove,
  LAY_SINGLE,
  type LaySingle,
  moveAt,
  moveOn,
  type OnCell,
  PLACE,
  type PlaceTwin,
  type Plain,
  RUBY_MINE,
  SKIP,
  TILE_ON,
} from '../moves.ts';
import { type Caverna, type Player, playerAt } from '../position.ts';
import { hasSingle } from '../singles.ts';
import { placeInstead, placeRubyMine, placeSingle, placeTwin } from '../tiles.ts';
import { mayDoBoth } from './effects.ts';
import type { Ask } from './step.ts';

/** CV-16.4; where an exchange has left no other answer, the part lapses. */
export function addSkip(may: boolean, offers: Offers<never>): void {
  if (may || offers.count === 0) (offers as Offers<Plain>).add(SKIP);
}

/** CV-4.13, CV-4.19 */
export const placeTwinTile: Ask<'place-twin', PlaceTwin | LaySingle | Plain> = {
  rule: 'CV-4.13',
  anytime: true,
  completes: true,
  alike: (p, _frame, seat, move) => alikeTwins(playerAt(p, seat), move),
  offer(p, { effect, may }, seat, offers) {
    const { tiles } = effectAt(effect) as Extract<Part, { is: 'place' }>;
    const player = playerAt(p, seat);
    for (const tile of tiles) addPlacements(player, tile, offers as Offers<CavernaMove>);
    addSingles(p, player, tiles[0] as TwinTile, offers);
    if (offers.explain) for (const tile of tiles) blockTwins(player, tile, offers as Offers<CavernaMove>);
    addSkip(may, offers as Offers<never>);
  },
  take(p, { effect }, seat, move) {
    const { tiles, then } = effectAt(effect) as Extract<Part, { is: 'place' }>;
    if (move.do === 'place') placeTwin(p, seat, move.tile, move.a, move.b, then);
    else if (move.do === 'single') placeInstead(p, seat, tiles[0] as TwinTile, move.tile, move.cell, then);
    else return;
    house(p, seat);
  },
  ask: (_p, { effect }) => {
    const { tiles } = effectAt(effect) as Extract<Part, { is: 'place' }>;
    return { say: 'ask.place-twin', tile: tiles.length > 1 ? 'excavation' : (tiles[0] as string) };
  },
};

/** FF-4.18, FF-7.3.12: twins that the folk cannot lay, or not pay. */
function blockTwins(player: Player, tile: TwinTile, offers: Offers<CavernaMove>): void {
  const rule = twinRule(player, tile);
  if (rule === undefined || mayLayTwin(player, tile)) return;
  for (const { a, b } of placementsOf(player, tile)) {
    const move = moveOn(PLACE[tile], a, b);
    if (rule.twin === 'barred') offers.block(move, 'FF-4.18', 'blocked.twin-barred');
    else offers.block(move, 'FF-7.3.12', 'blocked.rubies', { ruby: rule.twin });
  }
}

/** FF-4.18, FF-7.3.12: one single tile in place of the twin. */
function addSingles(p: Caverna, player: Player, twin: TwinTile, offers: Offers<PlaceTwin | LaySingle | Plain>): void {
  const rule = twinRule(player, twin);
  if (rule === undefined) return;
  const may = maySingle(player, twin);
  for (const tile of SINGLES_OF[rule.ground]) {
    for (let cell = 0; cell < CELLS.length; cell++) {
      if (!isPlaceForSingle(player, tile, cell)) continue;
      const move = moveAt(LAY_SINGLE[tile], cell);
      if (!may) offers.block(move, 'FF-7.3.12', 'blocked.rubies', { ruby: rule.single });
      else if (!hasSingle(p, tile)) offers.block(move, 'FF-1.3', 'blocked.no-single');
      else offers.add(move);
    }
  }
}

function rubySites(tops: readonly Top[], on: 'any' | 'tunnel' | 'deep-tunnel'): number[] {
  return [
    ...(on === 'deep-tunnel' ? [] : cellsWith(tops, 'tunnel')),
    ...(on === 'tunnel' ? [] : cellsWith(tops, 'deep-tunnel')),
  ];
}

/** CV-4.20, CV-16.1: the only place is not asked for. */
export function askRubyMine(p: Caverna, seat: Seat): void {
  const [only, ...others] = rubySites(playerAt(p, seat).tops, 'any');
  if (only !== undefined && others.length === 0) dig(p, seat, only, 'any');
  else push(p, { step: 'place-ruby-mine', seat, on: 'any', may: false });
}

/** CV-4.41: where both parts may be done, the second mine goes on the other kind of tunnel. */
function dig(p: Caverna, seat: Seat, cell: number, on: 'any' | 'tunnel' | 'deep-tunnel'): void {
  const player = playerAt(p, seat);
  const other = player.tops[cell] === 'tunnel' ? 'deep-tunnel' : 'tunnel';
  if (on === 'any' && mayDoBoth(player) && player.tops.includes(other)) {
    push(p, { step: 'place-ruby-mine', seat, on: other, may: true });
  }
  placeRubyMine(p, seat, cell);
  house(p, seat);
}

export const placeRubyMineOn: Ask<'place-ruby-mine', OnCell | Plain> = {
  rule: 'CV-5.13',
  anytime: true,
  completes: true,
  offer(p, { on, may }, seat, offers) {
    for (const cell of rubySites(playerAt(p, seat).tops, on)) offers.add(moveAt(RUBY_MINE, cell));
    addSkip(may, offers as Offers<never>);
  },
  take(p, { on }, seat, move) {
    if (move.do === 'ruby-mine') dig(p, seat, move.cell, on);
  },
};

/** CV-5.15, CV-9.3 */
export const placeSingleTile: Ask<'place-single', OnCell> = {
  rule: 'CV-5.15',
  completes: true,
  alike: (p, { tile }, seat, { cell }) => alikeSingles(playerAt(p, seat), tile, cell),
  offer(p, { tile }, seat, offers) {
    const player = playerAt(p, seat);
    for (let cell = 0; cell < CELLS.length; cell++) {
      if (isPlaceForSingle(player, tile, cell)) offers.add(moveAt(TILE_ON, cell));
    }
  },
  take(p, { tile }, seat, { cell }) {
    placeSingle(p, seat, tile, cell);
    house(p, seat);
  },
  ask: (_p, { tile }) => ({ say: 'ask.place-single', tile }),
};
