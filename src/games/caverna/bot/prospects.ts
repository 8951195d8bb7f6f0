import type { Seat } from '../../../kernel/game.ts';
import { frameFor } from '../../../kernel/steps.ts';
import { FIRST_MARKED, isPlayed, ROUNDS } from '../box/rounds.ts';
import { type Caverna, HOME, type Player } from '../position.ts';
import { layoutOf } from '../rules/animals.ts';
import { mealOf } from '../rules/feeding.ts';
import { endOf, isKnownEnd } from '../rules/harvests.ts';

/** What is still to come for a seat. */
export interface Prospects {
  /** Rounds after this one. */
  rounds: number;
  /** People that are still to be placed in this round. */
  unplaced: number;
  /** Actions left until the end. */
  actions: number;
  /** The next feeding: the part of a harvest's food that it asks for, and the actions before it. */
  next: number;
  actionsBefore: number;
  /** Whether crops are reaped before it. */
  reaps: boolean;
  /** All later feedings, in harvests' worth of food. */
  later: number;
  /** Harvests at which animals breed, as far as can be expected. */
  breedings: number;
  /** What a harvest asks the family to eat now. */
  food: number;
  stone: number;
  /** Empty places for animals. */
  free: number;
}

const prospects: Prospects = {
  rounds: 0,
  unplaced: 0,
  actions: 0,
  next: 0,
  actionsBefore: 0,
  reaps: false,
  later: 0,
  breedings: 0,
  food: 0,
  stone: 0,
  free: 0,
};

/** Of a round whose marker is face down: of the six or seven markers three are red. */
const UNKNOWN_FEEDING = 0.75;
const UNKNOWN_BREEDING = 0.62;

/** Whether the end of this round is still to come: it lies at the bottom of the stack, below whatever the round asks. */
function isRoundOpen({ stack }: Caverna): boolean {
  for (let i = 0; i < stack.length && i < 3; i++) if (stack[i]?.step === 'end-of-round') return true;
  return false;
}

/** Whether People still go to work in this round. */
function isWorkTime({ stack }: Caverna): boolean {
  for (let i = 0; i < stack.length && i < 4; i++) if (stack[i]?.step === 'return-home') return true;
  return false;
}

/** Whether the round goes on and People still go to work in it. */
export function isAtWork(p: Caverna): boolean {
  return isRoundOpen(p) && isWorkTime(p);
}

function isStillToFeed(p: Caverna, seat: Seat): boolean {
  const { stack } = p;
  for (let i = 0; i < stack.length; i++) {
    const frame = stack[i];
    if (frame?.step === 'feeding' || (frame?.step === 'feed' && frame.seat === seat)) return true;
  }
  return frameFor(p, seat)?.step === 'feed';
}

function isStillToBreed({ stack }: Caverna): boolean {
  for (let i = 0; i < stack.length; i++) if (stack[i]?.step === 'breeding') return true;
  return false;
}

function unplacedOf({ round }: Caverna, { people, passed }: Player): number {
  if (passed) return 0;
  let unplaced = 0;
  for (const { at, usableFrom } of people) {
    if (at === HOME && usableFrom <= round) unplaced++;
  }
  return unplaced;
}

/** Feeding and breeding at the end of a round, added up by what is known of it. */
function addRound(p: Caverna, round: number, people: number, feeds: boolean, breeds: boolean): void {
  let feeding = UNKNOWN_FEEDING;
  let breeding = UNKNOWN_BREEDING;
  let reaps = true;
  if (round < FIRST_MARKED || isKnownEnd(p, round)) {
    const event = endOf(p, round);
    feeding = event === 'nothing' || event === 'no-harvest' ? 0 : event === 'pay-1' ? 0.5 : 1;
    breeding = event === 'harvest' ? 1 : event === 'skip-one' ? 0.6 : 0;
    reaps = event === 'harvest';
  }
  if (feeds && feeding > 0) {
    if (prospects.next === 0) {
      prospects.next = feeding === UNKNOWN_FEEDING ? 1 : feeding;
      prospects.reaps = reaps;
      prospects.actionsBefore = prospects.unplaced + people * (round - p.round);
    } else prospects.later += feeding;
  }
  if (breeds) prospects.breedings += breeding;
}

/** A pasture with many places holds one kind, which seldom fills it. */
const MOST_OF_A_KIND = 6;

function freePlaces(p: Caverna, seat: Seat, { sheep, donkey, boar, cattle }: Player['goods']): number {
  const { mines, stabledMeadows, forestStables, stubble, pastures, rooms, breakfast, cuddle } = layoutOf(p, seat);
  let places = mines + stabledMeadows + forestStables + stubble + breakfast + cuddle;
  for (const pasture of pastures) places += Math.min(MOST_OF_A_KIND, pasture);
  for (const room of rooms) places += room;
  return Math.max(0, places - sheep - donkey - boar - cattle);
}

/** Good until the next are asked for. */
export function prospectsOf(p: Caverna, seat: Seat, player: Player): Prospects {
  const isOpen = isRoundOpen(p);
  const { length: people } = player.people;
  prospects.unplaced = isOpen && isWorkTime(p) ? unplacedOf(p, player) : 0;
  prospects.next = 0;
  prospects.later = 0;
  prospects.breedings = 0;
  prospects.reaps = false;
  prospects.actionsBefore = 0;
  addRound(p, p.round, people, isOpen || isStillToFeed(p, seat), isOpen || isStillToBreed(p));
  prospects.reaps &&= isOpen;
  prospects.rounds = 0;
  for (let round = p.round + 1; round <= ROUNDS; round++) {
    if (!isPlayed(round, p.seats)) continue;
    prospects.rounds++;
    addRound(p, round, people, true, true);
  }
  prospects.actions = prospects.unplaced + people * prospects.rounds;
  const meal = mealOf(p, seat, 'harvest', 'nobody');
  prospects.food = meal.food;
  prospects.stone = meal.stone;
  prospects.free = freePlaces(p, seat, player.goods);
  return prospects;
}
