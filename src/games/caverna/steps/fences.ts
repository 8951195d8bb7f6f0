import type { Seat } from '../../../kernel/game.ts';
import type { Offers } from '../../../kernel/offers.ts';
import { push } from '../../../kernel/steps.ts';
import { alikeFences } from '../alike.ts';
import { ALL_PAIRS, CELLS } from '../box/cells.ts';
import { STABLES } from '../box/tiles.ts';
import {
  buildLargePasture,
  buildSmallPasture,
  buildStable,
  canBuildLarge,
  canBuildSmall,
  canBuildStable,
  canFence,
} from '../fencing.ts';
import { type FrameOf, NOT_THERE } from '../frames.ts';
import { cellsWith, hasPlaceForLargePasture, isPlaceForLargePasture, isPlaceForStable } from '../geometry.ts';
import { house } from '../housing.ts';
import {
  LARGE_PASTURE,
  type LargePasture,
  moveAt,
  moveOn,
  type OnCell,
  type Plain,
  SMALL_PASTURE,
  STABLE,
} from '../moves.ts';
import { priceFor } from '../payments.ts';
import { type Caverna, type Player, playerAt } from '../position.ts';
import { addSkip } from './landscape.ts';
import type { Ask } from './step.ts';

type Fences = FrameOf<'fences'>;

/** The same question without what has just been built, if anything is left to build. */
function askForMore(p: Caverna, seat: Seat, { small, large, stable }: Fences): void {
  const next: Fences = { step: 'fences', seat, small, large, stable, may: true };
  if (canFence(playerAt(p, seat), small, large, stable)) push(p, next);
}

/** CV-4.14 to CV-4.18 */
export const fences: Ask<'fences', OnCell | LargePasture | Plain> = {
  rule: 'CV-4.17',
  completes: true,
  anytime: true,
  alike: (p, _frame, seat, move) => alikeFences(playerAt(p, seat), move),
  offer(p, frame, seat, offers) {
    const player = playerAt(p, seat);
    const { small, large, stable, may } = frame;
    if (canBuildSmall(player, small)) {
      for (const cell of cellsWith(player.tops, 'meadow')) offers.add(moveAt(SMALL_PASTURE, cell));
    }
    if (canBuildLarge(player, large)) {
      for (const pair of ALL_PAIRS.forest) {
        if (isPlaceForLargePasture(player.tops, pair)) offers.add(moveOn(LARGE_PASTURE, pair.a, pair.b));
      }
    }
    if (canBuildStable(player, stable)) {
      for (let cell = 0; cell < CELLS.length; cell++) {
        if (isPlaceForStable(player, cell)) offers.add(moveAt(STABLE, cell));
      }
    }
    if (offers.explain) explain(player, frame, offers);
    addSkip(may, offers as Offers<never>);
  },
  take(p, frame, seat, move) {
    const { small, large, stable } = frame;
    switch (move.do) {
      case 'small-pasture':
        buildSmallPasture(p, seat, small, move.cell);
        askForMore(p, seat, { ...frame, small: NOT_THERE });
        break;
      case 'large-pasture':
        buildLargePasture(p, seat, large, move.a, move.b);
        askForMore(p, seat, { ...frame, large: NOT_THERE });
        break;
      case 'stable':
        buildStable(p, seat, stable, move.cell);
        askForMore(p, seat, { ...frame, stable: NOT_THERE });
        break;
      default:
        return;
    }
    house(p, seat);
  },
};

function explain(
  player: Player,
  { small, large, stable }: Fences,
  offers: Offers<OnCell | LargePasture | Plain>,
): void {
  if (small >= 0 && !canBuildSmall(player, small)) {
    for (const cell of cellsWith(player.tops, 'meadow')) {
      const { wood } = priceFor(player, { wood: small }, 'pasture');
      offers.block(moveAt(SMALL_PASTURE, cell), 'CV-4.14', 'blocked.wood', { wood });
    }
  }
  if (large >= 0 && hasPlaceForLargePasture(player) && !canBuildLarge(player, large)) {
    const { wood } = priceFor(player, { wood: large }, 'pasture');
    for (const pair of ALL_PAIRS.forest) {
      if (!isPlaceForLargePasture(player.tops, pair)) continue;
      offers.block(moveOn(LARGE_PASTURE, pair.a, pair.b), 'CV-4.15', 'blocked.wood', { wood });
    }
  }
  if (stable < 0 || canBuildStable(player, stable)) return;
  for (let cell = 0; cell < CELLS.length; cell++) {
    if (!isPlaceForStable(player, cell)) continue;
    if (player.stables.length >= STABLES) offers.block(moveAt(STABLE, cell), 'CV-4.18', 'blocked.no-stable');
    else offers.block(moveAt(STABLE, cell), 'CV-4.18', 'blocked.stone', { stone: stable });
  }
}
