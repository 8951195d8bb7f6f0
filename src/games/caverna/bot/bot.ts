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
import { FAMILY_LIMIT } from '../box/market.ts';
import { type Caverna, type Player, playerAt } from '../position.ts';
import { familyLimit, roomsOf } from '../rules/family.ts';
import { folkOf } from '../rules/folks.ts';
import { pointsOf } from '../score.ts';
import type { Word } from '../words.ts';
import { FEATURES, writeFeatures } from './features.ts';
import { folkCropsOf, giftOf, goblinsLate } from './folk.ts';
import { foodOf, stoneOf } from './food.ts';
import { landOf, tilesOf } from './land.ts';
import { LEARNED } from './learned.ts';
import { PARTS, type Part } from './parts.ts';
import { isAtWork, type Prospects, prospectsOf } from './prospects.ts';
import { newRemembered } from './remembered.ts';
import { furnishingsOf, goodsOf, weaponsOf } from './stores.ts';
import { isUnderWay, underWay } from './under-way.ts';
import { WORTH } from './worth.ts';

const parts = new Float64Array(PARTS.length);

/** Actions to come, and room for more People. */
function familyOf(player: Player, { unplaced, rounds }: Prospects): number {
  const { length } = player.people;
  const { wood, stone } = player.goods;
  // CV-8.3: beyond the usual limit there is room for one more only, and before it that room is of no use.
  const room = (length < FAMILY_LIMIT ? Math.min(FAMILY_LIMIT, roomsOf(player)) : familyLimit(player)) - length;
  const later = Math.max(0, rounds - 1);
  let worth =
    WORTH.action * (unplaced + length * rounds) +
    WORTH.earlier * (unplaced * rounds + (length * rounds * (rounds - 1)) / 2);
  if (room > 0) return worth + later * (WORTH.room + (room > 1 ? WORTH.moreRoom : 0));
  if (length < familyLimit(player)) {
    const cavern = tilesOf(player.tops).caverns > 0 ? WORTH.site : 0;
    const together = (Math.min(4, wood) + Math.min(3, stone) + cavern) / (7 + WORTH.site);
    worth += WORTH.dwelling * later * together * together;
  }
  return worth;
}

/** Young that are to be expected, and room for them. */
function animalsOf({ goods }: Player, { breedings, rounds, actions, free }: Prospects): number {
  const { sheep, donkey, boar, cattle } = goods;
  const pairs = pairOf(sheep) + pairOf(donkey) + pairOf(boar) + pairOf(cattle);
  const missing = Number(sheep === 0) + Number(donkey === 0) + Number(boar === 0) + Number(cattle === 0);
  const young = Math.min(free, pairs * breedings);
  return (
    WORTH.young * young +
    WORTH.place * Math.min(rounds, 6) * Math.min(8, free - young) +
    WORTH.missingKind * missing * Math.min(1, actions / WORTH.timeEnough)
  );
}

/** One of a kind may find a second. */
function pairOf(count: number): number {
  return count > 1 ? 1 : count > 0 ? 0.3 : 0;
}

/** The token stays with its owner until somebody else goes for it. */
function firstOf(p: Caverna, seat: Seat, { rounds }: Pick<Prospects, 'rounds'>): number {
  return seat === p.first && p.seats > 1 ? WORTH.first * Math.min(1, rounds / WORTH.firstFor) : 0;
}

/** A gift is named by its folk. */
function sayOf(part: Part, player: Player): Word {
  return part === 'gift' ? `reason.gift.${folkOf(player)}` : `reason.${part}`;
}

function appraise(p: Caverna, seat: Seat, player: Player, prospects: Prospects): void {
  parts[0] = pointsOf(p, seat);
  parts[1] = familyOf(player, prospects);
  parts[2] = goodsOf(player, prospects);
  parts[3] = foodOf(player, prospects);
  parts[4] = weaponsOf(player, prospects);
  parts[5] = landOf(player, prospects);
  parts[6] = animalsOf(player, prospects);
  parts[7] = furnishingsOf(player, prospects);
  parts[8] = underWay(p, seat, prospects);
  parts[9] = giftOf(p, seat, player, prospects);
  parts[10] = stoneOf(player, prospects);
  parts[11] = folkCropsOf(player, prospects);
  parts[12] = goblinsLate(player);
}

/** Finds out how a seat stands. */
function reckon(p: Caverna, seat: Seat, player: Player, prospects: Prospects): number {
  appraise(p, seat, player, prospects);
  let sum = 0;
  for (const part of parts) sum += part;
  return sum;
}

function bestOther(p: Caverna, seat: Seat): number {
  if (p.seats === 1) return 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < p.seats; other++) if (other !== seat) best = Math.max(best, pointsOf(p, other));
  return best;
}

/** How a seat stands by hand-made values. */
function plainStanding(p: Caverna, seat: Seat): number {
  const player = playerAt(p, seat);
  const prospects = prospectsOf(p, seat, player);
  return reckon(p, seat, player, prospects) + firstOf(p, seat, prospects);
}

/** The table at which weights are learned, by what is known to make a difference: who is alone, how many there are, and folks. */
const KINDS = [
  { id: 'alone', seats: 1, options: {} },
  { id: 'two', seats: 2, options: {} },
  { id: 'four', seats: 4, options: {} },
  { id: 'seven', seats: 7, options: {} },
  { id: 'folks-alone', seats: 1, options: { forgottenFolk: true } },
  { id: 'folks-two', seats: 2, options: { forgottenFolk: true } },
  { id: 'folks-four', seats: 4, options: { forgottenFolk: true } },
] as const satisfies readonly TableKind[];

function kindOf({ seats, folks }: Caverna): number {
  const bySeats = seats === 1 ? 0 : seats === 2 ? 1 : seats < 5 || folks !== undefined ? 2 : 3;
  return folks === undefined ? bySeats : 4 + bySeats;
}

const features = new Float64Array(FEATURES.length);

/** In the first rounds, in which all goods lie as they always do, so many points more or less are as good. */
const OPENING = 2;
const LEEWAY = 1.5;

/** So far goods find their use, and harvests show who can feed a family. */
const ROUNDS_AHEAD = 3;

/** The lead in points, counting what may still bring some, as far as it is known and as it was learned. */
function botWith(weights: Weights): BotSense<Caverna, Word> {
  const { recall, remember } = newRemembered();
  const learnedAt = kindsLearned(weights, FEATURES);
  const standings = new Float64Array(7);

  /** What was learned adds to the standing. Before the first round only the choice of a folk can be judged. */
  function learnedOf(p: Caverna, seat: Seat, player: Player, prospects: Prospects): number {
    if (p.round === 0 || !learnedAt[kindOf(p)]) return 0;
    writeFeatures(p, seat, player, prospects, features);
    return weighted(at(weights, kindOf(p)), features);
  }

  function standingOf(p: Caverna, seat: Seat, player: Player, prospects: Prospects): number {
    return reckon(p, seat, player, prospects) + learnedOf(p, seat, player, prospects);
  }

  /** How a seat stands, as most others stood in the position before. */
  function standing(p: Caverna, seat: Seat): number {
    const player = playerAt(p, seat);
    // Whoever is in the middle of something may gain by it, which depends on more than what it has.
    const isRemembered = isAtWork(p) && !isUnderWay(p, seat) && seat !== p.first;
    const known = isRemembered ? recall(p, seat, player) : undefined;
    if (known !== undefined) return known.standing;
    const prospects = prospectsOf(p, seat, player);
    const { rounds } = prospects;
    const sum = standingOf(p, seat, player, prospects) + firstOf(p, seat, prospects);
    if (isRemembered) remember(p, seat, player, rounds, sum);
    return sum;
  }

  /** How a seat stands after an answer of its own, which nobody has looked at before. */
  function ownStanding(p: Caverna, seat: Seat): number {
    const player = playerAt(p, seat);
    const prospects = prospectsOf(p, seat, player);
    return standingOf(p, seat, player, prospects) + firstOf(p, seat, prospects);
  }

  /** The strongest of the others. */
  function rivalOf(p: Caverna, seat: Seat): number {
    if (p.seats === 1) return 0;
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < p.seats; other++) if (other !== seat) best = Math.max(best, standing(p, other));
    return best;
  }

  return {
    leeway: ({ round, seats }) => (seats > 1 && round <= OPENING ? LEEWAY : 0),
    rehearsal: {
      isWorthwhile: (step) => step === 'place-person',
      isFarEnough: (from, now) => now.round >= from.round + ROUNDS_AHEAD,
    },
    worth(p, seat) {
      if (isOver(p)) return pointsOf(p, seat) - bestOther(p, seat);
      return ownStanding(p, seat) - rivalOf(p, seat);
    },
    worths(p, worths) {
      const { seats } = p;
      const isEnd = isOver(p);
      for (let seat = 0; seat < seats; seat++) standings[seat] = isEnd ? pointsOf(p, seat) : standing(p, seat);
      for (let seat = 0; seat < seats; seat++) {
        let best = seats === 1 ? 0 : Number.NEGATIVE_INFINITY;
        for (let other = 0; other < seats; other++) {
          if (other !== seat) best = Math.max(best, standings[other] as number);
        }
        worths[seat] = (standings[seat] as number) - best;
      }
    },
    reasons(p, seat) {
      if (isOver(p)) return [{ say: 'reason.over', worth: this.worth(p, seat) }];
      const rivals = rivalOf(p, seat);
      const player = playerAt(p, seat);
      const prospects = prospectsOf(p, seat, player);
      appraise(p, seat, player, prospects);
      const first = firstOf(p, seat, prospects);
      const learned = p.round === 0 ? () => 0 : learnedParts(p, seat, player, prospects);
      const reasons: Reason<Word>[] = [{ say: 'reason.first', worth: first + learned('reason.first') }];
      const people = player.people.length;
      const counted = { points: pointsOf(p, seat), people, room: roomsOf(player) - people };
      PARTS.forEach((part, i) => {
        reasons.push({ say: sayOf(part, player), worth: (parts[i] ?? 0) + learned(`reason.${part}`), ...counted });
      });
      if (p.seats > 1) reasons.push({ say: 'reason.rivals', worth: -rivals });
      return reasons;
    },
    differing: ['points', 'people', 'room'],
  };

  function learnedParts(p: Caverna, seat: Seat, player: Player, prospects: Prospects): (part: string) => number {
    writeFeatures(p, seat, player, prospects, features);
    return partsOf(FEATURES, at(weights, kindOf(p)), features);
  }
}

export const learning: Learning<Caverna> = {
  features: FEATURES,
  kinds: KINDS,
  kindOf,
  write(p, seat, into) {
    const player = playerAt(p, seat);
    writeFeatures(p, seat, player, prospectsOf(p, seat, player), into);
  },
  standing: plainStanding,
  predicts: 'points',
  botWith,
  learned: LEARNED,
};

export const bot: BotSense<Caverna, Word> = botWith(weightsOf({ kinds: KINDS, features: FEATURES }, LEARNED));
