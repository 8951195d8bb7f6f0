import { at } from '../../../kernel/lists.ts';
import { below } from '../../../kernel/random.ts';
import { end, push } from '../../../kernel/steps.ts';
import { isFeastDay, TURNS } from '../box/calendar.ts';
import { type Lend, lend } from '../moves.ts';
import { oldBoss, type TrollNumber, type TrollTown, trollOf } from '../position.ts';
import { storedChildren } from '../rules/children.ts';
import { brawl, duel } from '../rules/conflicts.ts';
import { dine, isReady, isSpoilt, kitchens, required, tantrum } from '../rules/feast.ts';
import { houseAll } from '../rules/housing.ts';
import { era } from '../rules/levels.ts';
import { carryOutRound } from '../rules/orders.ts';
import { NO_JOIN } from '../rules/places.ts';
import { mostMinions } from '../score.ts';
import { tell } from '../words.ts';
import type { Ask, Auto } from './step.ts';

/** TT-3.8 */
export const ordering: Auto<'orders'> = {
  auto(p, { round }) {
    carryOutRound(p, round);
  },
};

/** TT-3.9 */
export const postTurn: Auto<'post-turn'> = {
  auto(p) {
    houseAll(p);
  },
};

/** TT-3.10, TT-13.1 */
export const feast: Auto<'feast'> = {
  auto(p) {
    if (p.feasted >= era(p) || !(p.feastCalled || isFeastDay(p.turn) || isBossHungry(p))) return;
    p.feasted = era(p);
    for (const troll of p.trolls) troll.injuries.fill(0);
    p.lent.fill(0);
    tell({ say: 'told.feast-begins', required: required(p) });
    push(p, { step: 'serve' });
    push(p, { step: 'lending', next: 0 });
  },
};

/** TT-3.10: the game's Boss does not wait, if the table wants it so. */
function isBossHungry(p: TrollTown): boolean {
  return p.options.feast === 'ready' && p.title === oldBoss(p) && isReady(p);
}

/** TT-13.4: how many Minions could still be of use; none if the kitchens do. */
function wantedMinions(p: TrollTown): number {
  const { unstaffed, capacity, spare } = kitchens(p, p.communal);
  if (capacity >= required(p) || capacity >= storedChildren(p)) return 0;
  const lent = p.lent.reduce((sum, minions) => sum + minions, 0);
  return 2 * unstaffed - spare - lent;
}

/** TT-13.4: asks those who have private Minions, one after the other. */
export const lending: Auto<'lending'> = {
  auto(p, { next }) {
    const wanted = wantedMinions(p);
    for (let place = next; place < p.declared.length && wanted > 0; place++) {
      const seat = at(p.declared, place);
      const most = Math.min(wanted, trollOf(p, seat).minions);
      if (most === 0) continue;
      push(p, { step: 'lending', next: place + 1 });
      push(p, { step: 'lend', seat, most });
      return;
    }
  },
};

export const lendMinions: Ask<'lend', Lend> = {
  rule: 'TT-13.4',
  offer(_p, { most }, _seat, offers) {
    for (let minions = 0; minions <= most; minions++) offers.add(lend(minions));
  },
  take(p, _frame, seat, { minions }) {
    p.lent[seat] = minions;
    tell({ say: 'told.lent', seat, minions });
  },
};

/** TT-13.5 to 13.7 */
export const serveFeast: Auto<'serve'> = {
  auto(p) {
    const wasSpoilt = isSpoilt(p);
    const short = dine(p);
    if (isSpoilt(p) && !wasSpoilt) tell({ say: 'told.spoilt' });
    if (short > 0) tantrum(p, short);
  },
};

/** TT-15.1 */
export const endTurn: Auto<'end-turn'> = {
  auto(p) {
    push(p, p.turn < TURNS ? { step: 'pre-turn' } : { step: 'finish' });
  },
};

/** TT-15.4, TT-15.5 */
export const finish: Auto<'finish'> = {
  auto(p) {
    p.greediest = greediest(p);
    tell({ say: 'told.over' });
    end(p);
  },
};

/** TT-15.4: who has most private Minions; a tie is fought out, and of more than two a lot says who strikes first (D90). */
function greediest(p: TrollTown): TrollNumber[] {
  const tied = mostMinions(p);
  if (!p.options.greediest || tied.length < 2) return tied;
  const nowhere = { aim: { at: 'nowhere' }, join: NO_JOIN } as const;
  tell({ say: 'told.conflict', about: 'greediest', seats: tied, boss: false, join: '' });
  const last = tied.length === 2 ? tied : brawl(p, from(tied, below(p.random, tied.length)), { ...nowhere }, 2);
  const [one, other] = last;
  if (one === undefined || other === undefined || last.length > 2) return tied;
  const lead = duel(p, one, other, nowhere.aim, 'greediest');
  if (lead === 0) return [one, other];
  return [lead > 0 ? one : other];
}

/** The same round, beginning elsewhere. */
function from(round: readonly TrollNumber[], first: number): TrollNumber[] {
  return [...round.slice(first), ...round.slice(0, first)];
}
