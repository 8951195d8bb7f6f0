import { type BaseGood, noGoods } from '../../../../src/games/caverna/box/goods.ts';
import type { SpaceId } from '../../../../src/games/caverna/box/spaces.ts';
import { act } from './actions.ts';
import { rubiesMakePair } from './animals.ts';
import { ask, askPlainly, settle, type Telling } from './asking.ts';
import { breed } from './breeding.ts';
import { exchanges } from './exchanges.ts';
import { feed } from './feeding.ts';
import { hasMarketInReach, hasRubyInReach } from './folks.ts';
import { startHarvest } from './harvest-start.ts';
import { countTop, gain, type Home, homeOf, type SheetTable, type SpaceOnTable, type Worker } from './home.ts';
import { CARDS, spaceOf } from './spaces.ts';
import { holdsGoods, isUsable } from './usable.ts';

/** From a seat on, clockwise. */
function inOrder(table: SheetTable, from = table.first): number[] {
  return Array.from({ length: table.seats }, (_, index) => (from + index) % table.seats);
}

/** Section 3: the whole match from round 1 to the last exchanges. */
export function* wholeMatch(table: SheetTable): Telling {
  for (let round = 1; round <= 12; round++) {
    if (round === 9 && table.seats <= 2) continue;
    yield* playRound(table, round);
    if (round === 12) continue;
    for (const seat of inOrder(table)) {
      const mustAsk = wouldMissSomething(homeOf(table, seat));
      yield* ask({ table, seat, step: 'last-exchange', answers: () => ['done'], mustAsk });
    }
  }
  for (const seat of inOrder(table)) {
    if (exchanges(table, seat, undefined).length === 0) continue;
    yield* ask({ table, seat, step: 'final-exchange', answers: () => ['done'] });
  }
}

/** FF-3.8, CV-11.10: a market closes with the round, or one donkey more would dig ore when the next one begins. */
function wouldMissSomething(home: Home): boolean {
  const isIdle = home.built.includes('miner') && home.goods.donkey < countTop(home, 'ore-mine');
  return hasMarketInReach(home) || (isIdle && hasRubyInReach(home));
}

function* playRound(table: SheetTable, round: number): Telling {
  table.round = round;
  for (const home of table.homes) {
    for (const person of home.people) person.adult = true;
    home.passed = false;
    home.exchanged = [];
  }
  turnUp(table, table.cards[round - 1] as SpaceId);
  if (table.seats === 1) yield* emptyFullSpaces(table);
  replenish(table);
  for (const seat of inOrder(table)) giveIncome(table, seat);
  yield* work(table);
  for (const home of table.homes) for (const person of home.people) person.placed = false;
  for (const space of table.spaces) space.by = [];
  yield* endRound(table);
}

/** CV-3.3, CV-3.4 */
function turnUp(table: SheetTable, card: SpaceId): void {
  if (CARDS[card] === undefined) throw new Error(`${card} is no card`);
  table.spaces.push({ id: card, goods: noGoods(), by: [] });
  if (card !== 'family-life') return;
  const wish = table.spaces.findIndex(({ id }) => id === 'wish-for-children');
  table.spaces[wish] = { id: 'urgent-wish', goods: noGoods(), by: [] };
}

/** CV-12.6 */
function* emptyFullSpaces(table: SheetTable): Telling {
  const home = homeOf(table, 0);
  for (const space of table.spaces) {
    const total = Object.values(space.goods).reduce((sum, count) => sum + count, 0);
    if (total < table.soloThreshold) continue;
    const isAsked = hasRubyInReach(home);
    const answers = () => (home.goods.ruby > 0 ? ['rescue', 'leave'] : ['leave']);
    const answer = isAsked ? yield* ask({ table, seat: 0, step: 'solo-rescue', answers, mustAsk: true }) : 'leave';
    if (answer === 'rescue') home.goods.ruby--;
    else space.goods = noGoods();
  }
}

/** CV-1.10, CV-3.6, CV-3.7 */
function replenish(table: SheetTable): void {
  for (const space of table.spaces) {
    const { gets } = spaceOf(space.id);
    if (gets === undefined || (space.id === 'ruby-mining' && table.seats === 2 && table.round < 3)) continue;
    const added = holdsGoods(space) ? gets.else : gets.empty;
    for (const [good, count] of Object.entries(added)) space.goods[good as BaseGood] += count;
  }
}

/** CV-3.8, CV-11.10, CV-11.11 */
function giveIncome(table: SheetTable, seat: number): void {
  const home = homeOf(table, seat);
  for (const promise of home.promised) {
    promise.rounds--;
    gain(home, { [promise.good]: 1 });
  }
  home.promised = home.promised.filter(({ rounds }) => rounds > 0);
  if (home.built.includes('miner')) gain(home, { ore: Math.min(home.goods.donkey, countTop(home, 'ore-mine')) });
}

/** Whom a player can still place in this round. */
function readyPeople(table: SheetTable, seat: number): Worker[] {
  const { passed, people } = homeOf(table, seat);
  return passed ? [] : people.filter((person) => !person.placed && person.from <= table.round);
}

/** CV-3.9 */
function* work(table: SheetTable): Telling {
  const order = inOrder(table);
  const mayPlace = (seat: number) => {
    const people = readyPeople(table, seat);
    // FF-6.7, FF-6.8
    const waitsFor = order.some((other) => readyPeople(table, other).some(({ goblin }) => !goblin));
    return people.some(({ goblin }) => !goblin || !waitsFor);
  };
  while (order.some(mayPlace)) {
    for (const seat of order) if (mayPlace(seat)) yield* takeTurn(table, seat);
  }
}

/** CV-3.10, FF-7.6.1, FF-7.6.2 */
function isOpen(table: SheetTable, seat: number, { id, by }: SpaceOnTable): boolean {
  if (by.length === 0) return true;
  const isDigging = ['drift-mining', 'excavation'].includes(spaceOf(id).kind);
  return homeOf(table, seat).folk === 'pale-ones' && isDigging && !by.includes(seat);
}

function freeSpaces(table: SheetTable, seat: number, worker: Worker): SpaceOnTable[] {
  return table.spaces.filter((space) => isOpen(table, seat, space) && isUsable(table, seat, worker, space));
}

/** CV-3.11 to CV-3.15 */
function* takeTurn(table: SheetTable, seat: number): Telling {
  const home = homeOf(table, seat);
  const ready = () => {
    const people = readyPeople(table, seat).sort((one, other) => one.strength - other.strength);
    // FF-6.9
    const regular = people.filter(({ goblin }) => !goblin);
    return regular.length > 0 ? regular : people;
  };
  const answers = () => {
    const people = ready();
    const weakest = people[0] as Worker;
    const list = freeSpaces(table, seat, weakest).map(({ id }) => `use ${id}`);
    if (list.length === 0) list.push('pass');
    if (home.goods.ruby > 0) {
      for (const strength of new Set(people.map((person) => person.strength))) {
        const person = people.find((each) => each.strength === strength) as Worker;
        if (strength > weakest.strength && freeSpaces(table, seat, person).length > 0) list.push(`instead ${strength}`);
      }
    }
    return list;
  };
  let answer = yield* ask({ table, seat, step: 'place-person', answers });
  if (answer === 'pass') {
    home.passed = true;
    return;
  }
  let worker = ready()[0] as Worker;
  if (answer?.startsWith('instead')) {
    worker = ready().find(({ strength }) => answer === `instead ${strength}`) as Worker;
    home.goods.ruby--;
    const spaces = () => freeSpaces(table, seat, worker).map(({ id }) => `use ${id}`);
    answer = yield* askPlainly({ table, seat, step: 'choose-space', answers: spaces });
  }
  const space = table.spaces.find(({ id }) => answer === `use ${id}`) as SpaceOnTable;
  worker.placed = true;
  space.by.push(seat);
  yield* act({ table, seat, worker, space });
  yield* settle(table, seat);
}

type End = 'nothing' | 'harvest' | 'pay-1' | 'skip-one';

/** Table 1h, CV-1.30, CV-12.5 */
function endOf({ seats, round, markers }: SheetTable): End {
  if (round <= 2) return 'nothing';
  if (round === 4) return 'pay-1';
  if (round <= 5 || seats === 1 || markers[round - 1] === 'green') return 'harvest';
  const red = markers.slice(0, round).filter((marker) => marker === 'red').length;
  return (['nothing', 'pay-1', 'skip-one'] as const)[red - 1] as End;
}

function* endRound(table: SheetTable): Telling {
  const end = endOf(table);
  if (end === 'nothing') return;
  for (const home of table.homes) home.skips = 'nothing';
  if (end !== 'pay-1') for (const seat of inOrder(table)) yield* startHarvest(table, seat);
  if (end === 'skip-one') for (const seat of inOrder(table)) yield* chooseSkipped(table, seat);
  if (end !== 'pay-1')
    for (const home of table.homes) if (home.skips !== 'fields') reap(table, table.homes.indexOf(home));
  for (const seat of inOrder(table)) yield* feed(table, seat, end === 'pay-1');
  if (end === 'pay-1') return;
  for (const seat of inOrder(table))
    if (homeOf(table, seat).skips !== 'breeding') yield* breed({ table, seat, most: 4, isPhase: true });
}

/** CV-10.4 */
function* chooseSkipped(table: SheetTable, seat: number): Telling {
  const home = homeOf(table, seat);
  const { goods } = home;
  const canBreed = () => [goods.sheep, goods.donkey, goods.boar, goods.cattle].some((count) => count >= 2);
  const hasPuppy = home.built.includes('kennels') && goods.dog >= 2;
  const answers = () => ['skip-fields', 'skip-breeding'];
  const mustAsk = home.sown.length > 0 && (canBreed() || hasPuppy || rubiesMakePair(home));
  const unasked = home.sown.length === 0 ? 'skip-fields' : 'skip-breeding';
  const answer = mustAsk ? yield* ask({ table, seat, step: 'skip-choice', answers }) : unasked;
  home.skips = answer === 'skip-fields' ? 'fields' : 'breeding';
}

/** CV-10.5 */
function reap(table: SheetTable, seat: number): void {
  const home = homeOf(table, seat);
  for (const field of home.sown) {
    field.count--;
    gain(home, { [field.crop]: 1 });
  }
  home.sown = home.sown.filter(({ count }) => count > 0);
}
