import type { Seat } from '../../../kernel/game.ts';
import type { Offers } from '../../../kernel/offers.ts';
import { push } from '../../../kernel/steps.ts';
import { ALL_PAIRS, CELLS } from '../box/cells.ts';
import { type FrameOf, NOT_THERE } from '../frames.ts';
import {
  LARGE_PASTURE,
  type LargePasture,
  moveAt,
  moveOn,
  type OnCell,
  type Pay,
  type Plain,
  SMALL_PASTURE,
  STABLE,
} from '../moves.ts';
import { ALONE, type Caverna, type Player, playerAt } from '../position.ts';
import { alikeFences } from '../rules/alike.ts';
import {
  buildLargePasture,
  buildSmallPasture,
  buildStable,
  canBuildLarge,
  canBuildSmall,
  canBuildStable,
  canFence,
  type FenceKind,
  whyNoFence,
} from '../rules/fencing.ts';
import { isPlaceForLargePasture, isPlaceForStable, placesForPasture } from '../rules/geometry.ts';
import { house } from '../rules/housing.ts';
import { paymentsOf } from '../rules/payments.ts';
import type { Word } from '../words.ts';
import { addSkip } from './landscape.ts';
import type { Ask } from './step.ts';

type Fences = FrameOf<'fences'>;

/** The same question without what has just been built, if anything is left to build. */
function askForMore(p: Caverna, seat: Seat, { small, large, stable }: Fences): void {
  const next: Fences = { step: 'fences', seat, small, large, stable, may: true };
  if (canFence(p, playerAt(p, seat), small, large, stable)) push(p, next);
}

/** CV-16.1: pays and builds a pasture, and asks only where there are several ways to pay. */
function fence(p: Caverna, seat: Seat, frame: Fences, a: number, b: number): void {
  const { small, large, stable } = frame;
  const wood = b === ALONE ? small : large;
  const [only, ...others] = paymentsOf(playerAt(p, seat), { wood }, 'pasture');
  if (only === undefined) throw new Error('a pasture was chosen that cannot be paid');
  if (others.length > 0) push(p, { step: 'pasture-payment', seat, a, b, small, large, stable });
  else settle(p, seat, frame, a, b, only);
}

function settle(p: Caverna, seat: Seat, frame: Fences, a: number, b: number, payment: Pay): void {
  const { small, large } = frame;
  if (b === ALONE) {
    buildSmallPasture(p, seat, small, payment, a);
    askForMore(p, seat, { ...frame, small: NOT_THERE });
  } else {
    buildLargePasture(p, seat, large, payment, a, b);
    askForMore(p, seat, { ...frame, large: NOT_THERE });
  }
  house(p, seat);
}

/** FF-4.9, FF-7.5.3 */
export const pasturePayment: Ask<'pasture-payment', Pay> = {
  rule: 'FF-4.9',
  completes: true,
  offer(p, { b, small, large }, seat, offers) {
    const wood = b === ALONE ? small : large;
    for (const payment of paymentsOf(playerAt(p, seat), { wood }, 'pasture')) offers.add(payment);
  },
  take(p, { a, b, small, large, stable }, seat, payment) {
    settle(p, seat, { step: 'fences', seat, small, large, stable, may: true }, a, b, payment);
  },
  ask: (_p, { b }) => ({ say: 'ask.pasture-payment', pasture: b === ALONE ? 'small' : 'large' }),
};

/** CV-4.14 to CV-4.18 */
export const fences: Ask<'fences', OnCell | LargePasture | Plain> = {
  rule: 'CV-4.17',
  completes: true,
  anytime: true,
  alike: (p, _frame, seat, move) => alikeFences(playerAt(p, seat), move),
  offer(p, frame, seat, offers) {
    const player = playerAt(p, seat);
    const { small, large, stable, may } = frame;
    if (canBuildSmall(p, player, small)) {
      for (const cell of placesForPasture(player)) offers.add(moveAt(SMALL_PASTURE, cell));
    }
    if (canBuildLarge(player, large)) {
      for (const pair of ALL_PAIRS.forest) {
        if (isPlaceForLargePasture(player, pair)) offers.add(moveOn(LARGE_PASTURE, pair.a, pair.b));
      }
    }
    if (canBuildStable(player, stable)) {
      for (let cell = 0; cell < CELLS.length; cell++) {
        if (isPlaceForStable(player, cell)) offers.add(moveAt(STABLE, cell));
      }
    }
    if (offers.explain) explain(p, player, frame, offers);
    addSkip(may, offers as Offers<never, Word>);
  },
  ask: (_p, { small, large, stable }) => ({
    say: 'ask.fences',
    small: small !== NOT_THERE,
    large: large !== NOT_THERE,
    stable: stable !== NOT_THERE,
  }),
  take(p, frame, seat, move) {
    switch (move.do) {
      case 'small-pasture':
        fence(p, seat, frame, move.cell, ALONE);
        return;
      case 'large-pasture':
        fence(p, seat, frame, move.a, move.b);
        return;
      case 'stable':
        buildStable(p, seat, frame.stable, move.cell);
        askForMore(p, seat, { ...frame, stable: NOT_THERE });
        house(p, seat);
        return;
      default:
    }
  },
};

function explain(p: Caverna, player: Player, frame: Fences, offers: Offers<OnCell | LargePasture | Plain, Word>): void {
  const block = (kind: FenceKind, moves: () => readonly (OnCell | LargePasture)[]) => {
    const why = frame[kind] < 0 ? undefined : whyNoFence(p, player, { kind, printed: frame[kind] }, []);
    if (why === undefined) return;
    const { rule, say, ...params } = why;
    for (const move of moves()) offers.block(move, rule, say, params);
  };
  block('small', () => placesForPasture(player).map((cell) => moveAt(SMALL_PASTURE, cell)));
  block('large', () =>
    ALL_PAIRS.forest
      .filter((pair) => isPlaceForLargePasture(player, pair))
      .map(({ a, b }) => moveOn(LARGE_PASTURE, a, b)),
  );
  block('stable', () => CELLS.flatMap((_, cell) => (isPlaceForStable(player, cell) ? [moveAt(STABLE, cell)] : [])));
}
