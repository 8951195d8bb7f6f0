import type { Seat } from '../../../kernel/game.ts';
import { at } from '../../../kernel/lists.ts';
import { shuffle } from '../../../kernel/random.ts';
import {
  type AttackCard,
  CARDS_OF_A_DUEL,
  DUEL_AT_MOST,
  LEVEL_DUEL_AFTER,
  PANIC_DISTANCE,
  STAT_COUNT,
  STATS,
  type Stat,
  TIES_AT_MOST,
  TIES_BEFORE_STAND_OFF,
} from '../box/fights.ts';
import { type Hex, type Join, joinName } from '../box/hexes.ts';
import {
  type BuildingNumber,
  building,
  hutOf,
  isPlayer,
  NOBODY,
  type TrollNumber,
  type TrollTown,
  trollOf,
} from '../position.ts';
import { tell } from '../words.ts';
import { damageJoin, inReadingOrder, isJoin } from './damage.ts';
import { noteCard } from './draws.ts';
import { by, toldAs } from './events.ts';
import { hasLarder, isTownStore, statOf } from './levels.ts';
import { type Aim, distanceToJoin, locate, NO_JOIN } from './places.ts';
import { breakOut } from './runs.ts';

/** What a conflict is about (TT-8.1), as its messages name it. */
export type Stake =
  | 'capture-child'
  | 'schmooze'
  | 'challenge'
  | 'fight'
  | 'crew'
  | 'shop'
  | 'supply'
  | 'site'
  | 'scare'
  | 'destroy'
  | 'greediest';

/** The next Attack card; the discard pile is shuffled when the deck is empty. */
export function drawCard(p: TrollTown): AttackCard {
  if (p.deck.length === 0) {
    p.deck = shuffle(p.random, p.discard);
    p.discard = [];
  }
  const card = p.deck.pop() as AttackCard;
  p.discard.push(card);
  noteCard(p, card);
  return card;
}

export function injure(p: TrollTown, troll: TrollNumber, stat: number): void {
  const { injuries } = trollOf(p, troll);
  injuries[stat] = (injuries[stat] ?? 0) + 1;
}

export function statName(stat: number): Stat {
  return at(STATS, stat);
}

/** A place that may be lost while one fights for it. */
interface Place {
  readonly aim: Aim;
  join: Join;
}

function tied(p: TrollTown, place: Place): void {
  if (place.join === NO_JOIN) return;
  damageJoin(p, place.join);
  if (!isJoin(p, place.join)) place.join = locate(p, place.aim);
}

/**
 * TT-8.12 to 8.15: all of them fight, in declaration order, about one thing. The winner, or nobody after a stand-off. A store
 * that is fought over breaks out first of all (TT-4.12).
 */
export function conflict(
  p: TrollTown,
  fighters: readonly TrollNumber[],
  aim: Aim,
  about: Stake,
  store?: BuildingNumber,
): TrollNumber {
  const place: Place = { aim, join: locate(p, aim) };
  tell({
    say: 'told.conflict',
    about,
    ...among(p, fighters),
    join: place.join === NO_JOIN ? '' : joinName(place.join),
  });
  panic(p, place.join, store);
  const left = brawl(p, fighters, place);
  const [last = NOBODY, ...others] = left;
  const winner = others.length === 0 ? last : NOBODY;
  if (winner === NOBODY) tell({ say: 'told.stand-off', about, ...among(p, fighters) });
  else tell({ say: 'told.won-conflict', about, ...by(p, winner) });
  return winner;
}

/** Who fights; in defence of what he lives near, the game's Boss too. */
function among(p: TrollTown, fighters: readonly TrollNumber[]): { seats: number[]; boss: boolean } {
  const seats = fighters.filter((troll) => isPlayer(p, troll));
  return { seats, boss: seats.length < fighters.length };
}

/** TT-8.12: stores near the place break out, the nearest first. One that is fought over does so before them, and once (TT-4.12). */
function panic(p: TrollTown, join: Join, foughtOver?: BuildingNumber): void {
  const isNear = p.options.escape === 'near';
  if (foughtOver !== undefined && building(p, foughtOver).children > 0) {
    breakOut(p, foughtOver);
    // It is the nearest one there is.
    if (!isNear) return;
  }
  if (join === NO_JOIN) return;
  const near: { store: BuildingNumber; far: number; hex: Hex }[] = [];
  for (const store of p.buildings) {
    if (!isTownStore(store) || store.children === 0 || p.scared.includes(store.number)) continue;
    if (store.number === foughtOver) continue;
    const far = distanceToJoin(join, store.hexes);
    if (far <= PANIC_DISTANCE || !isNear) near.push({ store: store.number, far, hex: store.hexes[0] });
  }
  near.sort((one, other) => one.far - other.far || one.hex - other.hex);
  if (!isNear) near.length = Math.min(1, near.length);
  for (const { store } of near) breakOut(p, store);
}

/** TT-8.13, TT-8.14: fights until so many are left; after a stand-off there are more. */
export function brawl(p: TrollTown, fighters: readonly TrollNumber[], place: Place, until = 1): TrollNumber[] {
  const line = lineUp(p, fighters);
  let attacker = 0;
  let ties = 0;
  while (line.length > until) {
    const victim = (attacker + 1) % line.length;
    const one = at(line, attacker);
    const other = at(line, victim);
    const card = drawCard(p);
    const loser = strike(p, one, other, card);
    if (loser === NOBODY) {
      ties++;
      tied(p, place);
      if (isStandOff(p, line, ties)) return line;
      attacker = victim;
      continue;
    }
    ties = 0;
    line.splice(loser === one ? attacker : victim, 1);
    // The attack passes to the next one clockwise after the attacker.
    attacker = (loser === one ? attacker : line.indexOf(one) + 1) % line.length;
  }
  return line;
}

/** TT-8.14: clockwise by seat, beginning with the first to declare. */
function lineUp(p: TrollTown, fighters: readonly TrollNumber[]): TrollNumber[] {
  const first = at(fighters, 0);
  const round = p.trolls.length;
  return [...fighters].sort((one, other) => ((one - first + round) % round) - ((other - first + round) % round));
}

/** Compares one stat: the loser is injured; NOBODY on a tie. */
function strike(p: TrollTown, one: TrollNumber, other: TrollNumber, card: AttackCard): TrollNumber {
  const ones = statOf(p, one, card);
  const others = statOf(p, other, card);
  tell({
    say: 'told.card',
    stat: statName(card),
    troll: toldAs(p, one),
    value: ones,
    rival: toldAs(p, other),
    rivalValue: others,
  });
  if (ones === others) return NOBODY;
  const loser = ones < others ? one : other;
  injure(p, loser, card);
  return loser;
}

/** TT-8.15 */
function isStandOff(p: TrollTown, line: readonly TrollNumber[], ties: number): boolean {
  if (ties < TIES_BEFORE_STAND_OFF) return false;
  return p.options.ties === 'three' || ties >= TIES_AT_MOST || areEqual(p, line);
}

function areEqual(p: TrollTown, trolls: readonly TrollNumber[]): boolean {
  const [first, ...others] = trolls;
  for (let stat = 0; stat < STAT_COUNT; stat++) {
    const value = statOf(p, first as TrollNumber, stat);
    for (const other of others) if (statOf(p, other, stat) !== value) return false;
  }
  return true;
}

/** TT-9.2: every Child in every store, larders included, tries to get away. */
function allBreakOut(p: TrollTown): void {
  const stores = p.buildings.filter((store) => isTownStore(store) && store.children > 0).sort(inReadingOrder);
  const larders = p.trolls
    .flatMap((_, troll) => (hasLarder(p, troll) ? (hutOf(p, troll) ?? []) : []))
    .filter(({ children }) => children > 0)
    .sort(inReadingOrder);
  for (const { number } of [...stores, ...larders]) {
    if (!p.scared.includes(number) && building(p, number).stands) breakOut(p, number);
  }
}

/** TT-9.4: by how many rounds the one leads in the end; below 0 the other does. */
export function duel(p: TrollTown, one: TrollNumber, other: TrollNumber, aim: Aim, about: Stake): number {
  const place: Place = { aim, join: locate(p, aim) };
  tell({
    say: 'told.duel',
    about,
    seat: one,
    rival: toldAs(p, other),
    join: place.join === NO_JOIN ? '' : joinName(place.join),
  });
  if (aim.at !== 'nowhere') allBreakOut(p);
  let lead = 0;
  for (let cards = 1; ; cards++) {
    const loser = strike(p, one, other, drawCard(p));
    if (loser === NOBODY) tied(p, place);
    else lead += loser === other ? 1 : -1;
    if (cards < CARDS_OF_A_DUEL) continue;
    if (lead !== 0 || cards >= DUEL_AT_MOST) return lead;
    if (cards >= LEVEL_DUEL_AFTER && areEqual(p, [one, other])) return 0;
  }
}

/** TT-8.6: between the dwellings of the first and the last to declare; the last is the infractor. */
export function betweenThem(fighters: readonly TrollNumber[]): Aim {
  return { at: 'between', infractor: at(fighters, fighters.length - 1), other: at(fighters, 0) };
}

/** Seats in the order in which they declared, without this turn's Boss, who has acted. */
export function declaredTrolls(p: TrollTown): Seat[] {
  return p.declared.filter((seat) => seat !== p.bossOfTurn);
}
