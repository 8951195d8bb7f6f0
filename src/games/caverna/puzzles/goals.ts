import type { Seat } from '../../../kernel/game.ts';
import type { DiggingTable, PuzzleGoal } from '../../../kernel/puzzle-goal.ts';
import { asked, frameFor } from '../../../kernel/steps.ts';
import { FARM_ANIMALS } from '../box/goods.ts';
import { ROUNDS } from '../box/rounds.ts';
import type { CavernaMove } from '../moves.ts';
import { type Caverna, playerAt } from '../position.ts';
import { breedingSets, sizeOf } from '../rules/animals.ts';
import { nextPerson } from '../rules/family.ts';
import { endOf, isKnownEnd } from '../rules/harvests.ts';
import { pointsOf } from '../score.ts';

type Goal = PuzzleGoal<Caverna, CavernaMove>;

function gained(from: Caverna, now: Caverna, seat: Seat): number {
  return pointsOf(now, seat) - pointsOf(from, seat);
}

function isHarvestRound(view: Caverna): boolean {
  return isKnownEnd(view, view.round) && ['harvest', 'skip-one', 'pay-1'].includes(endOf(view, view.round));
}

/** People still at home once this one is placed. */
function isLastPerson(view: Caverna, seat: Seat): boolean {
  const player = playerAt(view, seat);
  const next = nextPerson(view, player);
  if (next < 0) return false;
  const placed = { ...player, people: player.people.filter((_, person) => person !== next) };
  return nextPerson(view, placed) < 0;
}

/** CV-3.18: alone, a placement and the harvest after it are all one's own. */
const byTheHarvest: Goal = {
  id: 'by-the-harvest',
  least: 1,
  patience: 25_000,
  outlastsTurn: true,
  begins: (view, seat) =>
    view.seats === 1 &&
    frameFor(view, seat)?.step === 'place-person' &&
    isHarvestRound(view) &&
    isLastPerson(view, seat),
  isEnd: (from, now) => now.round !== from.round,
  reached: gained,
  params: (view, seat) => ({ round: view.round, points: pointsOf(view, seat), food: playerAt(view, seat).goods.food }),
};

/** CV-10.9 */
const feedTheFamily: Goal = {
  id: 'feed-the-family',
  least: 1,
  outlastsTurn: true,
  // With others the breeding after the meal is asked while they still eat: what it brings could not be counted.
  begins: (view, seat) => view.seats === 1 && view.round < ROUNDS && frameFor(view, seat)?.step === 'feed',
  isEnd: (from, now) => now.round !== from.round,
  reached: gained,
  params: (view, seat) => ({ round: view.round, points: pointsOf(view, seat), food: playerAt(view, seat).goods.food }),
};

function isAtTheMeal(p: Caverna, seat: Seat): boolean {
  const frame = frameFor(p, seat);
  return frame?.step === 'feed' && 'kind' in frame && frame.kind === 'harvest';
}

/** CV-10.12: the young that there will be, a point each. */
function young(p: Caverna, seat: Seat): number {
  if (playerAt(p, seat).skips === 'breeding') return 0;
  return Math.max(0, ...breedingSets(p, seat, FARM_ANIMALS.length).map(sizeOf));
}

/** CV-10.9: with others the young come when all have eaten; while another one is still to eat, they can be counted from what is left. */
const mealInCompany: Goal = {
  id: 'meal-in-company',
  least: 1,
  outlastsTurn: true,
  begins: (view, seat) =>
    view.seats > 1 &&
    view.folks === undefined &&
    view.round < ROUNDS &&
    isAtTheMeal(view, seat) &&
    asked(view).length > 1,
  isEnd: (_from, now, seat) => !isAtTheMeal(now, seat),
  reached: (from, now, seat) => gained(from, now, seat) + young(now, seat),
  params: (view, seat) => ({ round: view.round, points: pointsOf(view, seat), food: playerAt(view, seat).goods.food }),
};

export const goals: readonly Goal[] = [byTheHarvest, feedTheFamily, mealInCompany];

/** Alone, all matches begin alike: folks make them differ. */
const FOLKS = { forgottenFolk: true, folkSelection: 'random' };

export const tables: readonly DiggingTable[] = [
  { seats: 1, options: FOLKS },
  { seats: 2, options: {} },
  { seats: 1, options: {} },
  { seats: 3, options: {} },
  { seats: 1, options: FOLKS },
  { seats: 4, options: {} },
  { seats: 1, options: { ...FOLKS, rubyToGold: true } },
  { seats: 7, options: {} },
  { seats: 1, options: { furnishings: 'introductory' } },
  { seats: 1, options: { ...FOLKS, soloThreshold: 7 } },
];
