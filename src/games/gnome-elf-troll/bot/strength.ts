import type { Seat } from '../../../kernel/game.ts';
import { type GnomeElfTroll, turnPlayer } from '../position.ts';
import { reachNextTurn, reachThisTurn } from './reach.ts';
import { KINDS, type Survey } from './survey.ts';
import { comesTwice, hasSown, turnsBefore } from './turns.ts';

/**
 * What tells who will win, as found in matches that bots played: a sign multiplies the odds by e to the power of its weight.
 * Above everything else stands whether somebody can reach the goal within a turn, and whether that turn comes in time.
 */
export const USUAL = {
  /** Holds enough in the purse to be at the goal when this turn ends. */
  winning: 7,
  /** Can be at the goal after its next turn, with no turn of another before it, with one, with more. */
  strikeNext: 3.3,
  strikeSecond: 1.4,
  strikeLater: 0.5,
  /** The same, with a tile that it may or may not hold. */
  likelyNext: 1.1,
  likelySecond: 0.65,
  likelyLater: 0.15,
  /** How near to the goal the next turn can come. */
  reach: 1.2,
  /** How near to it the best kind is now; squared, as the last steps count most. */
  nearness: 2,
  second: 0.5,
  /** The scarcest kind says how many trolls can be paid. */
  third: 0.8,
  /** The next two turns are both its own. */
  twice: 0.4,
  /** An elf on an own tile keeps trolls off it. */
  guard: 0.15,
  gnome: 0.05,
  elf: 0.15,
  troll: 0.12,
};

export type StrengthWeights = Readonly<typeof USUAL>;

/** What makes a player strong, in the order of `parts`; each is also the id of a reason. */
export const PARTS = ['strike', 'growth', 'guard', 'stock', 'tempo'] as const;
export const parts = [0, 0, 0, 0, 0];

/** What `strength` found out on its way, for features: good until it is called again. */
export const found = { best: 0, second: 0, third: 0, reach: 0, wait: 0, isSowing: false, isTwice: false };

/** How strong a player stands, in the logarithm of odds. A hand is the secret of its player: others expect any kind in it. */
export function strength(
  p: GnomeElfTroll,
  gardens: Survey,
  seat: Seat,
  knowsHand: boolean,
  weight: StrengthWeights,
): number {
  const { controlled, guards } = gardens;
  const stock = p.stocks[seat];
  if (stock === undefined) throw new Error(`no seat ${seat}`);
  const a = controlled[seat * KINDS] ?? 0;
  const b = controlled[seat * KINDS + 1] ?? 0;
  const c = controlled[seat * KINDS + 2] ?? 0;
  const best = Math.max(a, b, c);
  const third = Math.min(a, b, c);
  const second = a + b + c - best - third;
  const nearness = best / p.goal;
  const sown = hasSown(p);
  const isSowing = sown && seat === turnPlayer(p);
  const wait = turnsBefore(p, seat, sown);
  const reach = reachNextTurn(p, gardens, seat, knowsHand);
  const isTwice = wait === 0 && comesTwice(p, seat, sown);

  let strike = 0;
  if (isSowing && reachThisTurn(p, gardens, seat) >= p.goal) strike += weight.winning;
  if (reach >= p.goal) strike += strikeAfter(wait, knowsHand, weight);
  const growth =
    weight.nearness * nearness * nearness +
    (weight.second * second + weight.third * third + weight.reach * Math.min(reach, p.goal)) / p.goal;
  const guard = weight.guard * (guards[seat] ?? 0);
  const kept = weight.gnome * stock.gnome + weight.elf * stock.elf + weight.troll * stock.troll;
  const tempo = isTwice ? weight.twice : 0;
  parts[0] = strike;
  parts[1] = growth;
  parts[2] = guard;
  parts[3] = kept;
  parts[4] = tempo;
  found.best = best;
  found.second = second;
  found.third = third;
  found.reach = reach;
  found.wait = wait;
  found.isSowing = isSowing;
  found.isTwice = isTwice;
  return strike + growth + guard + kept + tempo;
}

function strikeAfter(wait: number, knowsHand: boolean, weight: StrengthWeights): number {
  if (wait === 0) return knowsHand ? weight.strikeNext : weight.likelyNext;
  if (wait === 1) return knowsHand ? weight.strikeSecond : weight.likelySecond;
  return knowsHand ? weight.strikeLater : weight.likelyLater;
}
