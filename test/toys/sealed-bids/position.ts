import type { Move, Position, Seat, Table, Viewer } from '../../../src/kernel/game.ts';
import { below, NO_RANDOM, type Random, shuffle } from '../../../src/kernel/random.ts';
import { asked } from '../../../src/kernel/steps.ts';
import { cloneStack, imagineStack, isSecret, viewStack } from '../../../src/kernel/together.ts';

export const CARDS = [1, 2, 3, 4, 5] as const;
type Card = (typeof CARDS)[number];
const COPIES_OF_A_CARD = 6;
const HAND_SIZE = 3;

const LOTS: readonly number[] = [2, 3, 4, 5, 6, 7];

export const DONE = ['shown', 'hidden', 'final'] as const;

const PURSE = 1;
const BANK = 3;

export interface Plan {
  readonly card: Card;
  readonly backed: boolean;
}

export type SealedBidsFrame =
  | { readonly step: 'round' }
  | { readonly step: 'choose-bid'; readonly seat: Seat }
  | { readonly step: 'back-bid'; readonly seat: Seat }
  | { readonly step: 'reveal' }
  | { readonly step: 'claim'; readonly seat: Seat }
  | { readonly step: 'refill' };

interface Bid extends Move {
  readonly do: 'bid';
  readonly card: Card;
}

interface Backing extends Move {
  readonly do: 'back' | 'trust';
}

interface Claim extends Move {
  readonly do: 'keep' | 'sell';
}

export type SealedBidsMove = Bid | Backing | Claim;

/** Bid cards and lots lie face down until dealt or turned up; plans are secret until all have planned. */
export interface SealedBids extends Position {
  stack: SealedBidsFrame[];
  readonly rounds: number;
  readonly ties: 'roll' | 'nobody';
  /** What others see of a plan that is made, and whether it can be changed then. */
  readonly done: (typeof DONE)[number];
  /** How long plans may take; 0 is as long as they like. */
  readonly seconds: number;
  round: number;
  /** The top is the last. */
  lots: (number | 'hidden')[];
  /** The lot on the block, if there is one. */
  block: number[];
  won: number[][];
  box: number[];
  deck: (Card | 'hidden')[];
  hands: (Card | 'hidden')[][];
  plans: (Plan | 'none' | 'secret')[];
  discard: Card[];
  coins: number[];
  bank: number;
}

function allCards(): Card[] {
  return CARDS.flatMap((card) => Array<Card>(COPIES_OF_A_CARD).fill(card));
}

export function setup({ seats, options }: Table, random: Random): SealedBids {
  const deck = shuffle(random, allCards());
  return {
    seats,
    random,
    stack: [{ step: 'round' }],
    learned: 0,
    rounds: Number(options.rounds),
    ties: options.ties === 'roll' ? 'roll' : 'nobody',
    done: DONE.find((each) => each === options.done) ?? 'shown',
    seconds: Number(options.seconds),
    round: 0,
    lots: shuffle(random, [...LOTS]),
    block: [],
    won: Array.from({ length: seats }, () => []),
    box: [],
    hands: Array.from({ length: seats }, () => deck.splice(-HAND_SIZE)),
    deck,
    plans: Array.from({ length: seats }, () => 'none'),
    discard: [],
    coins: Array.from({ length: seats }, () => PURSE),
    bank: BANK,
  };
}

export function clone(p: SealedBids): SealedBids {
  return {
    ...p,
    random: { ...p.random },
    stack: cloneStack(p.stack),
    lots: p.lots.slice(),
    block: p.block.slice(),
    won: p.won.map((lots) => lots.slice()),
    box: p.box.slice(),
    deck: p.deck.slice(),
    hands: p.hands.map((hand) => hand.slice()),
    plans: p.plans.slice(),
    discard: p.discard.slice(),
    coins: p.coins.slice(),
  };
}

/** Whether a seat has laid a card yet is part of its secret, so its hand looks untouched while plans are made. */
export function view(p: SealedBids, viewer: Viewer): SealedBids {
  const seen = clone(p);
  seen.random = NO_RANDOM;
  seen.stack = viewStack(p.stack, viewer);
  seen.lots = p.lots.map(() => 'hidden');
  seen.deck = p.deck.map(() => 'hidden');
  const planning = isSecret(p);
  for (let seat = 0; seat < p.seats; seat++) {
    if (seat === viewer) continue;
    const laid = p.plans[seat] === 'none' || p.plans[seat] === 'secret' ? 0 : 1;
    seen.hands[seat] = Array.from({ length: (p.hands[seat]?.length ?? 0) + laid }, () => 'hidden');
    if (planning) seen.plans[seat] = 'secret';
  }
  return seen;
}

/** What lies face down is shuffled anew; a seat that still plans has laid nothing, one that is done has laid any card. */
export function imagine(seen: SealedBids, seat: Seat, random: Random): SealedBids {
  const p = clone(seen);
  p.random = random;
  p.lots = shuffle(random, without(LOTS, [...p.block, ...p.box, ...p.won.flat()]));
  const own = p.plans[seat];
  const laid = typeof own === 'object' ? [own.card] : [];
  const hand = (p.hands[seat] ?? []).filter((card) => card !== 'hidden');
  p.deck = shuffle(random, without(allCards(), [...p.discard, ...hand, ...laid]));
  for (let other = 0; other < p.seats; other++) {
    if (other !== seat) p.hands[other] = p.deck.splice(0, p.hands[other]?.length);
  }
  p.stack = imagineStack(seen.stack);
  if (isSecret(seen)) imaginePlans(p, asked(seen), seat, random);
  return p;
}

function imaginePlans(p: SealedBids, planning: readonly Seat[], seat: Seat, random: Random): void {
  for (let other = 0; other < p.seats; other++) {
    if (other === seat) continue;
    p.plans[other] = planning.includes(other) ? 'none' : layOne(p, other, below(random, 2) === 0);
  }
}

function layOne(p: SealedBids, seat: Seat, backed: boolean): Plan {
  const card = p.hands[seat]?.pop();
  if (card === undefined || card === 'hidden') throw new Error('a hand that plans holds a card');
  return { card, backed: backed && (p.coins[seat] ?? 0) > 0 };
}

function without<T>(all: readonly T[], gone: readonly T[]): T[] {
  const left = [...all];
  for (const item of gone) left.splice(left.indexOf(item), 1);
  return left;
}

export function census(p: SealedBids): Record<string, number> {
  const count: Record<string, number> = { coin: p.bank };
  const add = (component: string, number: number) => {
    count[component] = (count[component] ?? 0) + number;
  };
  for (const coins of p.coins) add('coin', coins);
  const laid = p.plans.flatMap((plan) => (typeof plan === 'object' ? [plan.card] : []));
  for (const card of [...p.deck, ...p.hands.flat(), ...laid, ...p.discard]) add(`card ${card}`, 1);
  for (const lot of [...p.lots, ...p.block, ...p.won.flat(), ...p.box]) add(`lot ${lot}`, 1);
  return count;
}

/** Of a plan, the card is a piece. */
export const uncounted = ['round', 'plans.backed'];

/** In a round each seat lays and backs one bid, and one seat claims. */
export function bound({ seats, options }: Table): number {
  return Number(options.rounds) * (2 * seats + 1);
}
