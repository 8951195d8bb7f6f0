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
import type { GnomeElfTroll } from '../position.ts';
import { score } from '../score.ts';
import type { Word } from '../words.ts';
import { FEATURES, writeFeatures } from './features.ts';
import { LEARNED } from './learned.ts';
import { PARTS, parts, strength, USUAL } from './strength.ts';
import { type Survey, survey } from './survey.ts';

/** A decided match outweighs everything. */
const DECIDED = 1000;

function decided(place: number): number {
  return place === 1 ? DECIDED : -DECIDED * place;
}

const KINDS = [
  { id: 'two', seats: 2, options: {} },
  { id: 'four', seats: 4, options: {} },
] as const satisfies readonly TableKind[];

function tableKindOf({ seats }: GnomeElfTroll): number {
  return seats === 2 ? 0 : 1;
}

const MOST_SEATS = 4;
const TUNABLES = tunablesFrom(USUAL);
const features = new Float64Array(FEATURES.length);
const known = new Float64Array(MOST_SEATS);
const odds = new Float64Array(MOST_SEATS);

/** The logarithm of the odds that the seat wins. */
function botWith(weights: Weights): BotSense<GnomeElfTroll, Word> {
  const learnedAt = kindsLearned(weights, FEATURES);
  const tables = tunedTables(USUAL, weights, FEATURES);

  function standing(p: GnomeElfTroll, gardens: Survey, seat: Seat, knowsHand: boolean): number {
    const kind = tableKindOf(p);
    const handMade = strength(p, gardens, seat, knowsHand, at(tables, kind));
    if (!learnedAt[kind]) return handMade;
    writeFeatures(p, gardens, seat, features);
    return handMade + weighted(at(weights, kind), features);
  }

  function rivals(p: GnomeElfTroll, gardens: Survey, seat: Seat): number {
    let others = 0;
    for (let other = 0; other < p.seats; other++) {
      if (other !== seat) others += Math.exp(standing(p, gardens, other, false));
    }
    return Math.log(others);
  }

  return {
    worth(p, seat) {
      if (isOver(p)) return decided(score(p)[seat]?.place ?? p.seats);
      const gardens = survey(p);
      return standing(p, gardens, seat, true) - rivals(p, gardens, seat);
    },
    worths(p, worths) {
      if (isOver(p)) {
        for (const { seat, place } of score(p)) worths[seat] = decided(place);
        return;
      }
      const gardens = survey(p);
      for (let seat = 0; seat < p.seats; seat++) known[seat] = standing(p, gardens, seat, true);
      for (let seat = 0; seat < p.seats; seat++) odds[seat] = Math.exp(standing(p, gardens, seat, false));
      for (let seat = 0; seat < p.seats; seat++) {
        let others = 0;
        for (let other = 0; other < p.seats; other++) if (other !== seat) others += odds[other] as number;
        worths[seat] = (known[seat] as number) - Math.log(others);
      }
    },
    reasons(p, seat) {
      if (isOver(p)) return [{ say: 'reason.over', worth: this.worth(p, seat) }];
      const gardens = survey(p);
      const against = -rivals(p, gardens, seat);
      standing(p, gardens, seat, true);
      writeFeatures(p, gardens, seat, features);
      const learned = partsOf(FEATURES, at(weights, tableKindOf(p)), features);
      const best = at(score(p), seat).points;
      const own = PARTS.map((part, i): Reason<Word> => {
        const say = `reason.${part}` as const;
        return { say, worth: (parts[i] ?? 0) + learned(say), best };
      });
      return [...own, { say: 'reason.rivals', worth: against }];
    },
    differing: ['best'],
  };
}

export const learning: Learning<GnomeElfTroll> = {
  features: FEATURES,
  tunables: TUNABLES,
  kinds: KINDS,
  kindOf: tableKindOf,
  write(p, seat, into) {
    const gardens = survey(p);
    strength(p, gardens, seat, true, USUAL);
    writeFeatures(p, gardens, seat, into);
  },
  standing: (p, seat, weights) =>
    strength(p, survey(p), seat, true, at(tunedTables(USUAL, weights, FEATURES), tableKindOf(p))),
  predicts: 'odds',
  botWith,
  learned: LEARNED,
};

export const bot: BotSense<GnomeElfTroll, Word> = botWith(
  weightsOf({ kinds: KINDS, features: FEATURES, tunables: TUNABLES }, LEARNED),
);
