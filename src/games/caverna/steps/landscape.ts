import type { Seat } from '../../../kernel/game.ts';
import { at } from '../../../kernel/lists.ts';
import type { Offers } from '../../../kernel/offers.ts';
import { push } from '../../../kernel/steps.ts';
import { CELLS } from '../box/cells.ts';
import type { Part } from '../box/effects.ts';
import { effectAt } from '../box/spaces.ts';
import type { Top, TwinTile } from '../box/tiles.ts';
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
import { alikeSingles, alikeTwins } from '../rules/alike.ts';
import {
  addPlacements,
  cellsWith,
  isPlaceForSingle,
  mayLayTwin,
  placementsOf,
  SINGLES_OF,
  twinRule,
  whyNoSingle,
  whyNoTwin,
} from '../rules/geometry.ts';
import { house } from '../rules/housing.ts';
import { mayDoBoth } from '../rules/spaces.ts';
import { placeInstead, placeRubyMine, placeSingle, placeTwin } from '../rules/tiles.ts';
import type { Word } from '../words.ts';
import type { Ask } from './step.ts';

/** CV-16.4; where an exchange has left no other answer, the part lapses. */
export function addSkip(may: boolean, offers: Offers<never, Word>): void {
  if (may || offers.count === 0) (offers as Offers<Plain, Word>).add(SKIP);
}

/** CV-4.13, CV-4.19 */
export const placeTwinTile: Ask<'place-twin', PlaceTwin | LaySingle | Plain> = {
  rule: 'CV-4.13',
  anytime: true,
  completes: true,
  alike: (p, _frame, seat, move) => alikeTwins(playerAt(p, seat), move),
  offer(p, { effect, may }, seat, offers) {
    const { tiles } = effectAt(effect) as Part<'place'>;
    const player = playerAt(p, seat);
    for (const tile of tiles) addPlacements(player, tile, offers as Offers<CavernaMove, Word>);
    addSingles(p, player, at(tiles, 0), offers);
    if (offers.explain) for (const tile of tiles) blockTwins(player, tile, offers as Offers<CavernaMove, Word>);
    addSkip(may, offers as Offers<never, Word>);
  },
  take(p, { effect }, seat, move) {
    const { tiles, then } = effectAt(effect) as Part<'place'>;
    if (move.do === 'place') placeTwin(p, seat, move.tile, move.a, move.b, then);
    else if (move.do === 'single') placeInstead(p, seat, at(tiles, 0), move.tile, move.cell, then);
    else return;
    house(p, seat);
  },
  ask: (p, { effect }, seat) => {
    const { tiles } = effectAt(effect) as Part<'place'>;
    const rule = twinRule(playerAt(p, seat), at(tiles, 0));
    if (rule?.twin === 'barred') return { say: 'ask.place-twin', tile: `single-${rule.ground}` };
    return { say: 'ask.place-twin', tile: tiles.length > 1 ? 'excavation' : at(tiles, 0) };
  },
};

/** FF-4.18, FF-7.3.12: twins that the folk cannot lay, or not pay. */
function blockTwins(player: Player, tile: TwinTile, offers: Offers<CavernaMove, Word>): void {
  if (mayLayTwin(player, tile)) return;
  const { rule, say, ...params } = whyNoTwin(player, tile);
  for (const { a, b } of placementsOf(player, tile)) offers.block(moveOn(PLACE[tile], a, b), rule, say, params);
}

/** FF-4.18, FF-7.3.12: one single tile in place of the twin. */
function addSingles(
  p: Caverna,
  player: Player,
  twin: TwinTile,
  offers: Offers<PlaceTwin | LaySingle | Plain, Word>,
): void {
  const rule = twinRule(player, twin);
  if (rule === undefined) return;
  for (const tile of SINGLES_OF[rule.ground]) {
    const why = whyNoSingle(p, player, twin, tile);
    for (let cell = 0; cell < CELLS.length; cell++) {
      if (!isPlaceForSingle(player, tile, cell)) continue;
      const move = moveAt(LAY_SINGLE[tile], cell);
      if (why === undefined) offers.add(move);
      else offers.block(move, why.rule, why.say, why);
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
    addSkip(may, offers as Offers<never, Word>);
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
