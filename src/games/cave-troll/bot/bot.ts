import type { BotSense, Reason, Seat } from '../../../kernel/game.ts';
import {
  kindsLearned,
  type Learning,
  partsOf,
  type TableKind,
  tunablesFrom,
  tunedTables,
  type Weights,
  weighted,
  weightsOf,
} from '../../../kernel/learning.ts';
import { at } from '../../../kernel/lists.ts';
import { isOver } from '../../../kernel/steps.ts';
import { ARTIFACT, type Artifact } from '../box/artifacts.ts';
import { FIGURES_OF_A_PLAYER } from '../box/figures.ts';
import type { FigureKind } from '../box/kinds.ts';
import { type Area, isOnBoard, ROOMS } from '../box/map.ts';
import { type CaveTroll, kindsOf } from '../position.ts';
import { goldIn, heroesOf } from '../rules/scoring.ts';
import { isClosed } from '../rules/survey.ts';
import type { Word } from '../words.ts';
import { type Counted, count } from './counted.ts';
import { FEATURES, writeFeatures } from './features.ts';
import { LEARNED } from './learned.ts';
import { PROMISE } from './promise.ts';

/** A finished match outweighs everything else. */
const DECIDED = 1000;

/** What the hand-made value goes by, in gold. */
const USUAL = {
  /** Part of a room's gold that counts for a tie for the most, for a lead of so many heroes, and for one hero behind. */
  tie: 0.25,
  lead: 0.65,
  leadOfTwo: 0.8,
  leadOfThree: 0.88,
  leadOfMore: 0.92,
  oneBehind: 0.1,
  /** Part of the gold that a hero could walk to which counts for the hero, and for a monster. */
  heroNearGold: 0.12,
  monsterNearGold: 0.08,
  /** A figure on the board is worth having, wherever it is. */
  heroInPlay: 0.6,
  monsterInPlay: 0.4,
  /** What can still be done with an artifact, beyond what it pays if kept. */
  artifactInHand: 0.7,
};

type CaveWeights = Readonly<typeof USUAL>;

/** Expected part of a room's gold, by the seat's heroes and the most that another has. */
function share(own: number, rival: number, weight: CaveWeights): number {
  if (own === 0) return 0;
  switch (own - rival) {
    case -1:
      return weight.oneBehind;
    case 0:
      return weight.tie;
    case 1:
      return weight.lead;
    case 2:
      return weight.leadOfTwo;
    case 3:
      return weight.leadOfThree;
    default:
      return own > rival ? weight.leadOfMore : 0;
  }
}

function roomsOf({ rooms, there, scorings }: Counted, { seats }: CaveTroll, seat: Seat, weight: CaveWeights): number {
  let worth = 0;
  for (const room of ROOMS) {
    const own = heroesOf(rooms, seat, room);
    if (own === 0 || isClosed(there, room)) continue;
    let rival = 0;
    for (let other = 0; other < seats; other++) {
      if (other !== seat && heroesOf(rooms, other, room) > rival) rival = heroesOf(rooms, other, room);
    }
    worth += goldIn(rooms, room) * share(own, rival, weight);
  }
  return scorings * worth;
}

/** Figures in a cave troll's room are as good as lost. */
function figuresOf({ there }: Counted, p: CaveTroll, seat: Seat, weight: CaveWeights): number {
  const kinds = kindsOf(p);
  const first = seat * FIGURES_OF_A_PLAYER;
  let worth = 0;
  for (let slot = 0; slot < FIGURES_OF_A_PLAYER; slot++) {
    const area = p.where[first + slot] as Area;
    const kind = kinds[slot] as FigureKind;
    if (!isOnBoard(area) || kind.stride === 0 || isClosed(there, area)) continue;
    const promise = PROMISE[area] as number;
    worth +=
      kind.class === 'hero'
        ? weight.heroInPlay * kind.countsAs + weight.heroNearGold * promise
        : weight.monsterInPlay + weight.monsterNearGold * promise;
  }
  return worth;
}

function artifactOf(p: CaveTroll, seat: Seat, weight: CaveWeights): number {
  const held = p.artifacts[seat]?.[0];
  if (held === undefined) return 0;
  // What another player holds face down is worth an average one.
  const keep = held === 'hidden' ? 3 : ARTIFACT[held as Artifact].keep;
  return keep + weight.artifactInHand;
}

function standing(counted: Counted, p: CaveTroll, seat: Seat, weight: CaveWeights): number {
  return (
    (p.gold[seat] ?? 0) +
    roomsOf(counted, p, seat, weight) +
    figuresOf(counted, p, seat, weight) +
    artifactOf(p, seat, weight)
  );
}

/** How far ahead of the others, the strongest of them above all. */
function aheadOf(p: CaveTroll, seat: Seat, strengthOf: (other: Seat) => number): number {
  return strengthOf(seat) - rivals(p, seat, strengthOf);
}

function rivals(p: CaveTroll, seat: Seat, strengthOf: (other: Seat) => number): number {
  let strongest = Number.NEGATIVE_INFINITY;
  let others = 0;
  for (let other = 0; other < p.seats; other++) {
    if (other === seat) continue;
    const strength = strengthOf(other);
    others += strength;
    if (strength > strongest) strongest = strength;
  }
  return 0.5 * strongest + (0.5 * others) / (p.seats - 1);
}

const KINDS = [
  { id: 'two', seats: 2, options: {} },
  { id: 'four', seats: 4, options: {} },
  { id: 'two-alternate', seats: 2, options: { set: 'alternate' } },
  { id: 'four-alternate', seats: 4, options: { set: 'alternate' } },
] as const satisfies readonly TableKind[];

function tableKindOf({ seats, options }: CaveTroll): number {
  return (seats === 2 ? 0 : 1) + (options.set === 'classic' ? 0 : 2);
}

const strengths = new Float64Array(4);
const strengthOf = (seat: Seat) => strengths[seat] as number;

const TUNABLES = tunablesFrom(USUAL);
const features = new Float64Array(FEATURES.length);

function botWith(weights: Weights): BotSense<CaveTroll, Word> {
  const learnedAt = kindsLearned(weights, FEATURES);
  const tables = tunedTables(USUAL, weights, FEATURES);

  function learnedOf(counted: Counted, p: CaveTroll, seat: Seat): number {
    if (!learnedAt[tableKindOf(p)]) return 0;
    writeFeatures(p, counted, seat, features);
    return weighted(at(weights, tableKindOf(p)), features);
  }

  const strength = (counted: Counted, p: CaveTroll, seat: Seat) =>
    standing(counted, p, seat, at(tables, tableKindOf(p))) + learnedOf(counted, p, seat);

  return {
    givesUp: (move) => move.do === 'end-turn',
    worth(p, seat) {
      if (isOver(p)) {
        const most = Math.max(...p.gold);
        const won = p.gold[seat] === most ? DECIDED : -DECIDED;
        return won + aheadOf(p, seat, (other) => p.gold[other] ?? 0);
      }
      const counted = count(p);
      return aheadOf(p, seat, (other) => strength(counted, p, other));
    },
    worths(p, worths) {
      if (isOver(p)) {
        for (let seat = 0; seat < p.seats; seat++) worths[seat] = this.worth(p, seat);
        return;
      }
      const counted = count(p);
      for (let seat = 0; seat < p.seats; seat++) strengths[seat] = strength(counted, p, seat);
      for (let seat = 0; seat < p.seats; seat++) worths[seat] = aheadOf(p, seat, strengthOf);
    },
    reasons(p, seat) {
      if (isOver(p)) return [{ say: 'reason.over', worth: this.worth(p, seat) }];
      const counted = count(p);
      const against = -rivals(p, seat, (other) => strength(counted, p, other));
      writeFeatures(p, counted, seat, features);
      const learned = partsOf(FEATURES, at(weights, tableKindOf(p)), features);
      const weight = at(tables, tableKindOf(p));
      const own = {
        'reason.gold': p.gold[seat] ?? 0,
        'reason.rooms': roomsOf(counted, p, seat, weight),
        'reason.figures': figuresOf(counted, p, seat, weight),
        'reason.artifact': artifactOf(p, seat, weight),
      } as const;
      const gold = p.gold[seat] ?? 0;
      const reasons = keysOf(own).map((say): Reason<Word> => ({ say, worth: own[say] + learned(say), gold }));
      return [...reasons, { say: 'reason.rivals', worth: against }];
    },
    differing: ['gold'],
  };
}

function keysOf<K extends string>(record: Readonly<Record<K, unknown>>): K[] {
  return Object.keys(record) as K[];
}

export const learning: Learning<CaveTroll> = {
  features: FEATURES,
  tunables: TUNABLES,
  kinds: KINDS,
  kindOf: tableKindOf,
  write: (p, seat, into) => writeFeatures(p, count(p), seat, into),
  standing: (p, seat, weights) =>
    standing(count(p), p, seat, at(tunedTables(USUAL, weights, FEATURES), tableKindOf(p))),
  predicts: 'odds',
  botWith,
  learned: LEARNED,
};

export const bot: BotSense<CaveTroll, Word> = botWith(
  weightsOf({ kinds: KINDS, features: FEATURES, tunables: TUNABLES }, LEARNED),
);
