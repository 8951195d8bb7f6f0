import type { Seat } from '../../../kernel/game.ts';
import { push } from '../../../kernel/steps.ts';
import { worthOfGoods } from '../bot/one-more.ts';
import { WORTH } from '../bot/worth.ts';
import { type Good, NOTHING, type Some } from '../box/goods.ts';
import type { Lose } from '../moves.ts';
import { type Caverna, countTops, personAt, playerAt, spaceStateAt, spaceWith } from '../position.ts';
import { countOf, gainAll } from '../rules/goods.ts';
import { house } from '../rules/housing.ts';
import { hasGoods, isClumsy, kindsOf, lossOf, without } from '../rules/spaces.ts';
import type { Ask } from '../steps/step.ts';
import { tell } from '../words.ts';
import { partKind } from './part.ts';

/** Goods of the space's effect, animals among them. */
function acquire(p: Caverna, seat: Seat, goods: Some): void {
  gainAll(p, seat, goods);
  p.acted = true;
  house(p, seat);
}

/** CV-4.4, FF-6.10: of several kinds, a clumsy Person chooses which good it loses. */
export function takeGoods(p: Caverna, seat: Seat): void {
  const { goods } = spaceStateAt(p, p.used);
  if (!hasGoods(goods)) return;
  const player = playerAt(p, seat);
  const lost = lossOf(player, personAt(player, p.person), goods);
  if (lost === 'any') push(p, { step: 'clumsy', seat });
  else takeAllBut(p, seat, lost);
}

/** FF-6.10 to FF-6.12: the good that is lost was never taken. */
function takeAllBut(p: Caverna, seat: Seat, lost: Good | 'none'): void {
  const state = spaceStateAt(p, p.used);
  p.spaces[p.used] = spaceWith(state, NOTHING, state.by);
  if (lost === 'none') {
    acquire(p, seat, state.goods);
    return;
  }
  tell({ say: 'told.lost', seat, [lost]: 1 });
  const left = without(state.goods, lost);
  if (countOf(left) > 0) acquire(p, seat, left);
}

/** FF-6.10 */
export const clumsy: Ask<'clumsy', Lose> = {
  rule: 'FF-6.10',
  completes: true,
  offer(p, _frame, _seat, offers) {
    for (const good of kindsOf(spaceStateAt(p, p.used).goods)) offers.add({ do: 'lose', good });
  },
  take(p, _frame, seat, { good }) {
    takeAllBut(p, seat, good);
  },
};

export const take = partKind<'take'>({
  rule: 'CV-4.4',
  free: true,
  can: (p, { seat, person, goods }) => hasGoods(goods) && (!isClumsy(playerAt(p, seat), person) || countOf(goods) > 1),
  why: (_p, { goods }) =>
    hasGoods(goods) ? { rule: 'FF-6.11', say: 'blocked.clumsy' } : { rule: 'CV-4.1', say: 'blocked.empty' },
  start: takeGoods,
  brings: (p, { seat, person, goods }) => {
    const lost = lossOf(playerAt(p, seat), person, goods);
    return lost === 'any' || lost === 'none' ? goods : without(goods, lost);
  },
  worth: (p) => worthOfGoods(spaceStateAt(p, p.used).goods),
});

export const gain = partKind<'gain'>({
  rule: 'CV-4.5',
  can: () => true,
  start: (p, seat, { goods }) => acquire(p, seat, goods),
  brings: (_p, _acting, { goods }) => goods,
  worth: (_p, _seat, _player, { goods }) => worthOfGoods(goods),
});

function times(goods: Some, number: number): Some {
  return Object.fromEntries(Object.entries(goods).map(([good, amount]) => [good, amount * number]));
}

export const perMine = partKind<'per-mine'>({
  rule: 'CV-4.37',
  free: true,
  can: (p, { seat }, { mine }) => countTops(playerAt(p, seat).tops, mine) > 0,
  start: (p, seat, { goods, mine }) => acquire(p, seat, times(goods, countTops(playerAt(p, seat).tops, mine))),
  brings: (p, { seat }, { goods, mine }) => times(goods, countTops(playerAt(p, seat).tops, mine)),
  worth: (_p, _seat, { tops }, { goods, mine }) => countTops(tops, mine) * worthOfGoods(goods),
});

export const withMines = partKind<'with-mines'>({
  rule: 'CV-4.37',
  free: true,
  can: (p, { seat }, { mine, least }) => countTops(playerAt(p, seat).tops, mine) >= least,
  start: (p, seat, { goods }) => acquire(p, seat, goods),
  brings: (p, { seat }, { goods, mine, least }) => (countTops(playerAt(p, seat).tops, mine) >= least ? goods : NOTHING),
  worth: (_p, _seat, { tops }, { goods, mine, least }) => (countTops(tops, mine) >= least ? worthOfGoods(goods) : 0),
});

export const startingPlayer = partKind<'starting-player'>({
  rule: 'CV-4.30',
  can: () => true,
  start: (p, seat) => {
    p.first = seat;
    p.acted = true;
    tell({ say: 'told.starting-player', seat });
  },
  worth: (p, seat) => (seat === p.first ? 0 : WORTH.first),
});
