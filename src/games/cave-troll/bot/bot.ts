import type { BotSense, Reason, Seat } from '../../../kernel/game.ts';
import {
  kindsLearned,
  type Learning,
  partsOf,
  type TableKind,
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

/** Part of a room's gold that counts for a lead of so many heroes: 0 is a tie for the most, the last stands for more. */
const LEAD = [0.25, 0.65, 0.8, 0.88, 0.92];
/** The same for one hero behind. */
const ONE_BEHIND = 0.1;
/** Part of the gold that a hero could walk to which counts for the hero, and for a monster. */
const HERO_NEAR_GOLD = 0.12;
const MONSTER_NEAR_GOLD = 0.08;
/** A figure on the board is worth having, wherever it is. */
const HERO_IN_PLAY = 0.6;
const MONSTER_IN_PLAY = 0.4;
/** What can still be done with an artifact, beyond what it pays if kept. */
const ARTIFACT_IN_HAND = 0.7;

/** Expected part of a room's gold, by the seat's heroes and the most that another has. */
function share(own: number, rival: number): number {
  if (own === 0) return 0;
  const lead = own - rival;
  if (lead >= 0) return LEAD[Math.min(lead, LEAD.length - 1)] as number;
  return lead === -1 ? ONE_BEHIND : 0;
}

function roomsOf({ rooms, there, scorings }: Counted, { seats }: CaveTroll, seat: Seat): number {
  let worth = 0;
  for (const room of ROOMS) {
    const own = heroesOf(rooms, seat, room);
    if (own === 0 || isClosed(there, room)) continue;
    let rival = 0;
    for (let other = 0; other < seats; other++) {
      if (other !== seat && heroesOf(rooms, other, room) > rival) rival = heroesOf(rooms, other, room);
    }
    worth += goldIn(rooms, room) * share(own, rival);
  }
  return scorings * worth;
}

/** Figures in a cave troll's room are as good as lost. */
function figuresOf({ there }: Counted, p: CaveTroll, seat: Seat): number {
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
        ? HERO_IN_PLAY * kind.countsAs + HERO_NEAR_GOLD * promise
        : MONSTER_IN_PLAY + MONSTER_NEAR_GOLD * promise;
  }
  return worth;
}

function artifactOf(p: CaveTroll, seat: Seat): number {
  const held = p.artifacts[seat]?.[0];
  if (held === undefined) return 0;
  // What another player holds face down is worth an average one.
  const keep = held === 'hidden' ? 3 : ARTIFACT[held as Artifact].keep;
  return keep + ARTIFACT_IN_HAND;
}

function standing(counted: Counted, p: CaveTroll, seat: Seat): number {
  return (p.gold[seat] ?? 0) + roomsOf(counted, p, seat) + figuresOf(counted, p, seat) + artifactOf(p, seat);
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

const features = new Float64Array(FEATURES.length);

function botWith(weights: Weights): BotSense<CaveTroll, Word> {
  const learnedAt = kindsLearned(weights);

  function learnedOf(counted: Counted, p: CaveTroll, seat: Seat): number {
    if (!learnedAt[tableKindOf(p)]) return 0;
    writeFeatures(p, counted, seat, features);
    return weighted(at(weights, tableKindOf(p)), features);
  }

  const strength = (counted: Counted, p: CaveTroll, seat: Seat) =>
    standing(counted, p, seat) + learnedOf(counted, p, seat);

  return {
    worth(p, seat) {
      if (isOver(p)) {
        const most = Math.max(...p.gold);
        const won = p.gold[seat] === most ? DECIDED : -DECIDED;
        return won + aheadOf(p, seat, (other) => p.gold[other] ?? 0);
      }
      const counted = count(p);
      return aheadOf(p, seat, (other) => strength(counted, p, other));
    },
    reasons(p, seat) {
      if (isOver(p)) return [{ say: 'reason.over', worth: this.worth(p, seat) }];
      const counted = count(p);
      const against = -rivals(p, seat, (other) => strength(counted, p, other));
      writeFeatures(p, counted, seat, features);
      const learned = partsOf(FEATURES, at(weights, tableKindOf(p)), features);
      const own = {
        'reason.gold': p.gold[seat] ?? 0,
        'reason.rooms': roomsOf(counted, p, seat),
        'reason.figures': figuresOf(counted, p, seat),
        'reason.artifact': artifactOf(p, seat),
      } as const;
      const reasons = keysOf(own).map((say): Reason<Word> => ({ say, worth: own[say] + learned(say) }));
      return [...reasons, { say: 'reason.rivals', worth: against }];
    },
  };
}

function keysOf<K extends string>(record: Readonly<Record<K, unknown>>): K[] {
  return Object.keys(record) as K[];
}

export const learning: Learning<CaveTroll> = {
  features: FEATURES,
  kinds: KINDS,
  kindOf: tableKindOf,
  write: (p, seat, into) => writeFeatures(p, count(p), seat, into),
  standing: (p, seat) => standing(count(p), p, seat),
  predicts: 'odds',
  botWith,
  learned: LEARNED,
};

export const bot: BotSense<CaveTroll, Word> = botWith(weightsOf({ kinds: KINDS, features: FEATURES }, LEARNED));
