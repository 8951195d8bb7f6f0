import type { Seat } from '../../../kernel/game.ts';
import { isHooked, nextHooked } from '../../../kernel/hooks.ts';
import { learn, push } from '../../../kernel/steps.ts';
import { HOOK_SET } from '../box/furnishings.ts';
import { NOTHING, type Some } from '../box/goods.ts';
import { ROUNDS, roundAfter } from '../box/rounds.ts';
import { FAMILY_LIFE, type Space, type SpaceId, spaceAt, spaceNumber, URGENT_WISH, WISH } from '../box/spaces.ts';
import { DONE, LEAVE, type Plain, RESCUE } from '../moves.ts';
import {
  type Caverna,
  HOME,
  type Player,
  personAt,
  personThere,
  playerAt,
  replaced,
  spaceStateAt,
  spaceWith,
} from '../position.ts';
import { nextPerson } from '../rules/family.ts';
import { countOf, gainAll, together } from '../rules/goods.ts';
import { showMarker } from '../rules/harvests.ts';
import { hasExchangeOfRound, hasRubyInReach } from '../rules/rubies.ts';
import { tell } from '../words.ts';
import { askEach, inTurnOrder } from './order.ts';
import type { Ask, Auto } from './step.ts';

const START = HOOK_SET.hooks['round.start'];
const NOBODY: readonly Seat[] = [];

/** CV-3.1 to CV-3.5 */
export const round: Auto<'round'> = {
  auto(p) {
    for (const player of p.players) {
      player.people = player.people.map((person) => (person.adult ? person : { ...person, adult: true }));
      player.passed = false;
      if (player.exchanged !== undefined && player.exchanged.length > 0) player.exchanged = [];
    }
    tell({ say: 'told.round', round: p.round });
    turnUpCard(p);
    if (p.options.harvestMarkers === 'round-start') showMarker(p);
    p.active = (p.first + p.seats - 1) % p.seats;
    push(p, { step: 'next-round' });
    push(p, { step: 'end-of-round' });
    push(p, { step: 'return-home' });
    push(p, { step: 'work' });
    push(p, { step: 'income' });
    push(p, { step: 'replenish' });
    if (p.seats === 1) push(p, { step: 'overfull', from: 0 });
  },
};

/** CV-3.3, CV-3.4 */
function turnUpCard(p: Caverna): void {
  const id = p.cards[p.round - 1] as SpaceId | 'hidden';
  if (p.seats > 1) learn(p);
  // Whoever looks ahead in a view comes no further than this.
  if (id === 'hidden') return;
  const space = spaceNumber(id);
  p.spaces.push({ space, goods: NOTHING, by: NOBODY });
  tell({ say: 'told.card', space: id });
  if (space !== FAMILY_LIFE) return;
  p.spaces = p.spaces.map((state) => (state.space === WISH ? { ...state, space: URGENT_WISH } : state));
}

/** CV-12.6 */
export const overfull: Auto<'overfull'> = {
  auto(p, { from }) {
    for (let at = from; at < p.spaces.length; at++) {
      const { space, goods } = spaceStateAt(p, at);
      if (spaceAt(space).accumulates === undefined || countOf(goods) < p.options.soloThreshold) continue;
      if (hasRubyInReach(playerAt(p, 0))) {
        push(p, { step: 'overfull', from: at + 1 });
        push(p, { step: 'solo-rescue', seat: 0, space: at });
        return;
      }
      empty(p, at);
    }
  },
};

function empty(p: Caverna, at: number): void {
  const state = spaceStateAt(p, at);
  p.spaces[at] = spaceWith(state, NOTHING, state.by);
  tell({ say: 'told.emptied', space: spaceAt(state.space).id });
}

/** CV-12.6 */
export const soloRescue: Ask<'solo-rescue', Plain> = {
  rule: 'CV-12.6',
  anytime: true,
  offer(p, _frame, seat, offers) {
    offers.add(LEAVE);
    if (playerAt(p, seat).goods.ruby > 0) offers.add(RESCUE);
    else offers.block(RESCUE, 'CV-12.6', 'blocked.rubies', { ruby: 1 });
  },
  take(p, { space: at }, seat, move) {
    if (move.do === 'leave') {
      empty(p, at);
      return;
    }
    playerAt(p, seat).goods.ruby--;
    tell({ say: 'told.rescued', seat, space: spaceAt(spaceStateAt(p, at).space).id });
  },
  ask: (p, { space: at }) => ({ say: 'ask.solo-rescue', space: spaceAt(spaceStateAt(p, at).space).id }),
};

/** CV-1.10, CV-1.21, CV-3.6, CV-3.7 */
export const replenish: Auto<'replenish'> = {
  auto(p) {
    for (let at = 0; at < p.spaces.length; at++) {
      const state = spaceStateAt(p, at);
      const { accumulates, sinceForTwo }: Space = spaceAt(state.space);
      if (accumulates === undefined) continue;
      if (sinceForTwo !== undefined && p.seats === 2 && p.round < sinceForTwo) continue;
      const goods: Some = countOf(state.goods) === 0 ? accumulates.empty : together(state.goods, accumulates.more);
      p.spaces[at] = spaceWith(state, goods, state.by);
    }
  },
};

/** CV-3.8 */
export const income: Auto<'income'> = {
  auto(p) {
    for (const seat of inTurnOrder(p)) {
      const player = playerAt(p, seat);
      for (const { good } of player.promised) gainAll(p, seat, { [good]: 1 });
      player.promised = player.promised.flatMap((each) =>
        each.rounds > 1 ? [{ good: each.good, rounds: each.rounds - 1 }] : [],
      );
      startRound(p, seat, player);
    }
  },
};

function startRound(p: Caverna, seat: Seat, { held }: Player): void {
  for (let i = nextHooked(START, held); i >= 0; i = nextHooked(START, held, i)) {
    const gains = START.at[held.things[i] as number]?.(p, seat);
    if (gains !== undefined) gainAll(p, seat, gains);
  }
}

/** CV-3.9: the next seat clockwise that still has somebody to place. */
export const work: Auto<'work'> = {
  auto(p) {
    const seat = nextToPlace(p);
    if (seat < 0) return;
    p.active = seat;
    push(p, { step: 'work' });
    push(p, { step: 'finish-turn' });
    push(p, { step: 'place-person', seat });
  },
};

/** CV-3.9, FF-6.7, FF-6.8: Goblins are placed when nobody else is left, from the last placement on. */
function nextToPlace(p: Caverna): Seat {
  let lazy = -1;
  for (let after = 1; after <= p.seats; after++) {
    const seat = (p.active + after) % p.seats;
    const player = playerAt(p, seat);
    if (player.passed) continue;
    const next = nextPerson(p, player);
    if (next < 0) continue;
    if (personAt(player, next).kind !== 'goblin') return seat;
    if (lazy < 0) lazy = seat;
  }
  return lazy;
}

/** The end of a turn, at which people may have a last look. */
export const finishTurn: Auto<'finish-turn'> = {
  auto() {},
  endsTurnOf: (p) => p.active,
};

/** CV-3.17 */
export const returnHome: Auto<'return-home'> = {
  auto(p) {
    for (const player of p.players) {
      player.people = player.people.map((person) => (person.at === HOME ? person : personThere(person, HOME)));
    }
    p.spaces = p.spaces.map((state) => (state.by.length === 0 ? state : spaceWith(state, state.goods, NOBODY)));
  },
};

/** CV-3.20, CV-3.21: whoever could still exchange something that the next round would change is asked first. */
export const nextRound: Auto<'next-round'> = {
  auto(p, { asked }) {
    if (p.round === ROUNDS) {
      push(p, { step: 'closing' });
      return;
    }
    const seats = asked === true ? [] : inTurnOrder(p).filter((seat) => wouldLoseExchange(p, seat));
    if (seats.length > 0) {
      push(p, { step: 'next-round', asked: true });
      askEach(
        p,
        seats.map((seat) => ({ step: 'last-exchange', seat })),
      );
      return;
    }
    p.round = roundAfter(p.round, p.seats);
    push(p, { step: 'round' });
  },
};

/** FF-3.8, CV-11.10: an exchange of this round is left, or a donkey for a ruby would bring something when the next one begins. */
function wouldLoseExchange(p: Caverna, seat: Seat): boolean {
  const player = playerAt(p, seat);
  if (hasExchangeOfRound(player)) return true;
  if (!isHooked(START, player.held) || !hasRubyInReach(player)) return false;
  const now = incomeOf(p, seat, player);
  player.goods.donkey++;
  const withOne = incomeOf(p, seat, player);
  player.goods.donkey--;
  return withOne > now;
}

function incomeOf(p: Caverna, seat: Seat, { held }: Player): number {
  let income = 0;
  for (const thing of held.things) income += countOf(START.at[thing]?.(p, seat) ?? NOTHING);
  return income;
}

/** CV-3.21 */
export const lastExchange: Ask<'last-exchange', Plain> = {
  rule: 'CV-3.21',
  anytime: true,
  lastChance: true,
  offer(_p, _frame, _seat, offers) {
    offers.add(DONE);
  },
  take() {},
  ask: (p) => ({ say: 'ask.last-exchange', round: roundAfter(p.round, p.seats) }),
};

/** CV-3.9, CV-3.10: the Person goes to the space, by its place in `spaces`. */
export function sendTo(p: Caverna, seat: Seat, person: number, at: number): void {
  const player = playerAt(p, seat);
  const state = spaceStateAt(p, at);
  player.people = replaced(player.people, person, personThere(personAt(player, person), state.space));
  p.spaces[at] = spaceWith(state, state.goods, [...state.by, seat]);
  p.person = person;
  p.used = at;
  p.acted = false;
}
