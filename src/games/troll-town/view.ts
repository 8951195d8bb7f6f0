import type { Seat, Viewer } from '../../kernel/game.ts';
import { at } from '../../kernel/lists.ts';
import { below, NO_RANDOM, type Random, shuffle } from '../../kernel/random.ts';
import { asked, isOver } from '../../kernel/steps.ts';
import { imagineStack, isSecret, viewStack } from '../../kernel/together.ts';
import { ATTACK_CARDS, STAT_COUNT, STAT_POINTS } from './box/fights.ts';
import { clone, HIDDEN_CARD, NO_PLAN, type Plan, type TrollTown, trollOf } from './position.ts';
import { isShownTo } from './rules/slates.ts';

/** TT-16.1 to 16.4; TT-3.13 */
export function view(p: TrollTown, viewer: Viewer): TrollTown {
  const seen = clone(p);
  seen.random = NO_RANDOM;
  seen.stack = viewStack(p.stack, viewer);
  if (!isOver(p)) seen.deck.fill(HIDDEN_CARD);
  const secret = isSecret(p);
  for (let seat = 0; seat < p.seats; seat++) {
    if (seat === viewer) continue;
    forgetChanges(seen, seat);
    if (!secret) continue;
    const isShown = viewer !== 'spectator' && isShownTo(p, viewer, seat);
    seen.slates[seat] = isShown ? 1 << viewer : 0;
    if (p.turn === 0) trollOf(seen, seat).stats = [];
    else if (!isShown) seen.plans[seat] = 'secret';
  }
  return seen;
}

/** TT-3.13: how often a plan was changed would tell, when it is revealed, that its slate was opened for others. */
function forgetChanges({ plans }: TrollTown, seat: Seat): void {
  const plan = plans[seat];
  if (plan !== undefined && plan !== 'secret' && plan.changes > 0) plans[seat] = { ...plan, changes: 0 };
}

/** What the view hides: the deck is shuffled anew; of plans not shown, those not done yet are empty, the others any. */
export function imagine(seen: TrollTown, seat: Seat, random: Random): TrollTown {
  const p = clone(seen);
  p.random = random;
  p.stack = imagineStack(seen.stack);
  p.deck = shuffle(random, unseenCards(seen.discard));
  if (!isSecret(seen)) return p;
  const busy = asked(seen);
  for (let other = 0; other < p.seats; other++) {
    if (other === seat) continue;
    if (p.turn === 0) {
      if (!busy.includes(other)) trollOf(p, other).stats = anyStats(random);
    } else if (p.plans[other] === 'secret') p.plans[other] = busy.includes(other) ? NO_PLAN : anyPlan(random);
  }
  return p;
}

function unseenCards(discard: readonly number[]): number[] {
  const left = [...ATTACK_CARDS];
  for (const card of discard) left.splice(left.indexOf(card), 1);
  return left;
}

/** Even stats with some points moved about. */
function anyStats(random: Random): number[] {
  const stats = Array<number>(STAT_COUNT).fill(STAT_POINTS / STAT_COUNT);
  for (let moved = 0; moved < 2; moved++) {
    const from = below(random, STAT_COUNT);
    const to = below(random, STAT_COUNT);
    if (at(stats, from) < 2) continue;
    stats[from] = at(stats, from) - 1;
    stats[to] = at(stats, to) + 1;
  }
  return stats;
}

const USUAL: readonly Plan[] = [
  { ...NO_PLAN, deed: 'get-minion' },
  { ...NO_PLAN, deed: 'capture-child' },
  { ...NO_PLAN, deed: 'loaf' },
];

/** What others most often do; where they build cannot be guessed. */
function anyPlan(random: Random): Plan {
  return at(USUAL, below(random, USUAL.length));
}
