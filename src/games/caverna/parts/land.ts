import { at } from '../../../kernel/lists.ts';
import { push } from '../../../kernel/steps.ts';
import { bestFurnishing } from '../bot/one-more.ts';
import { effectNumber } from '../box/spaces.ts';
import { LARGE_PASTURE_WOOD, SMALL_PASTURE_WOOD, STABLE_STONE } from '../box/tiles.ts';
import { NOT_THERE } from '../frames.ts';
import { countTops, emptyFields, playerAt } from '../position.ts';
import { couldGrowWith } from '../rules/family.ts';
import { canFence } from '../rules/fencing.ts';
import { canFurnishAny, furnishingsNow, whyNoFurnishing } from '../rules/furnishing.ts';
import { canLay, whyNoTwin } from '../rules/geometry.ts';
import { canSow, whyNoSowing } from '../rules/sowing.ts';
import { canDigRubies, whyNoRubyMine } from '../rules/tiles.ts';
import { askSowing } from '../steps/fields-and-weapons.ts';
import { askRubyMine } from '../steps/landscape.ts';
import { partKind } from './part.ts';

export const place = partKind<'place'>({
  rule: 'CV-4.13',
  can: (p, { seat }, { tiles }) => {
    const player = playerAt(p, seat);
    for (const tile of tiles) if (canLay(p, player, tile)) return true;
    return false;
  },
  why: (p, { seat }, { tiles }) => whyNoTwin(playerAt(p, seat), at(tiles, 0)),
  start: (p, seat, part, may) => push(p, { step: 'place-twin', seat, effect: effectNumber(part), may }),
  worth: (_p, _seat, _player, { tiles }) => (tiles[0] === 'ore-mine' ? 3 : tiles[0] === 'meadow-field' ? 3.5 : 4),
});

export const rubyMine = partKind<'ruby-mine'>({
  rule: 'CV-4.20',
  can: (p, { seat }) => canDigRubies(p, playerAt(p, seat), 'any'),
  why: (p) => whyNoRubyMine(p, 'any'),
  start: askRubyMine,
  worth: () => 4,
});

export const furnish = partKind<'furnish'>({
  rule: 'CV-4.7',
  can: (p, { seat }, { only }) => canFurnishAny(p, seat, only),
  why: (p, { seat }) => whyNoFurnishing(p, seat),
  start: (p, seat, { only }, may) => push(p, { step: 'furnish', seat, only, may }),
  // A new dwelling may house the newborn.
  opens: (p, { seat }, next) =>
    next === 'grow' && furnishingsNow(p, seat, 'dwelling').some((each) => couldGrowWith(playerAt(p, seat), each)),
  worth: (p, _seat, player, { only }, rounds) =>
    countTops(player.tops, 'cavern') > 0 ? bestFurnishing(p, player, only, rounds) : 0,
});

export const fences = partKind<'fences'>({
  rule: 'CV-4.17',
  can: (p, { seat }, { stable }) =>
    canFence(p, playerAt(p, seat), SMALL_PASTURE_WOOD, LARGE_PASTURE_WOOD, stable ? STABLE_STONE : NOT_THERE),
  start: (p, seat, part, may) => {
    const stable = part.stable ? STABLE_STONE : NOT_THERE;
    push(p, { step: 'fences', seat, small: SMALL_PASTURE_WOOD, large: LARGE_PASTURE_WOOD, stable, may });
  },
  worth: (_p, _seat, { goods, tops }) => {
    const meadows = countTops(tops, 'meadow');
    if (meadows === 0) return goods.stone > 0 ? 0.5 : 0;
    return (goods.wood >= 4 && meadows > 1 ? 2 : 0) + (goods.wood >= 2 ? 1.2 : 0) + (goods.stone > 0 ? 0.5 : 0);
  },
});

export const sow = partKind<'sow'>({
  rule: 'CV-4.21',
  can: (p, { seat }) => canSow(p, playerAt(p, seat)),
  why: (p, { seat }) => whyNoSowing(playerAt(p, seat)),
  start: (p, seat, _part, may) => askSowing(p, seat, may),
  worth: (_p, _seat, player) => {
    const { grain, vegetable } = player.goods;
    return Math.min(emptyFields(player), Math.min(2, grain) + Math.min(2, vegetable)) * 0.8;
  },
});
