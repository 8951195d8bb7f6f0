import type { BotSense, Reason, Seat } from '../../../kernel/game.ts';
import { isOver } from '../../../kernel/steps.ts';
import { ELF_PRICE, GNOME_PRICE } from '../box/creatures.ts';
import { PRODUCE, type Produce } from '../box/produce.ts';
import { type GardenTile, type GnomeElfTroll, turnPlayer } from '../position.ts';
import { score } from '../score.ts';
import type { Word } from '../words.ts';

/** A decided match outweighs everything. */
const DECIDED = 1000;

/**
 * What tells who will win, as found in matches that bots played: a sign multiplies the odds by e to the power of its weight.
 * Above everything else stands whether somebody can reach the goal within a turn, and whether that turn comes in time.
 */
const WEIGHT = {
  /** Holds enough in the purse to be at the goal when this turn ends. */
  winning: 7,
  /** Can be at the goal after its next turn, with no turn of another before it, with one, with more. */
  strike: [3.3, 1.4, 0.5],
  /** The same, with a tile that it may or may not hold. */
  likelyStrike: [1.1, 0.65, 0.15],
  /** How near to the goal the next turn can come. */
  reach: 1.2,
  /** How near to it the best kind is now; squared, as the last steps count most. */
  nearness: 2,
  second: 0.5,
  /** The scarcest kind says how many trolls can be paid. */
  third: 0.8,
  /** The next two turns are both its own. */
  twice: 0.4,
  /** An elf on an own tile keeps trolls off it. */
  guard: 0.15,
  gnome: 0.05,
  elf: 0.15,
  troll: 0.12,
} as const;

const KINDS = PRODUCE.length;

/** What the gardens tell, counted in one walk through them: by kind, or by seat and kind. Good until the next survey. */
interface Survey {
  readonly bare: number[];
  readonly controlled: number[];
  /** The most that chasing one troll off the own row would give back. */
  readonly mended: number[];
  readonly guards: number[];
}

const SURVEY: Survey = { bare: [0, 0, 0], controlled: [], mended: [], guards: [] };

function survey(p: GnomeElfTroll): Survey {
  const { bare, controlled, mended, guards } = SURVEY;
  bare.fill(0);
  for (let i = 0; i < p.seats * KINDS; i++) {
    controlled[i] = 0;
    mended[i] = 0;
  }
  for (let seat = 0; seat < p.seats; seat++) {
    guards[seat] = 0;
    surveyRow(p.gardens[seat] ?? [], seat);
  }
  return SURVEY;
}

/** GET-3.7 to GET-3.10 */
function surveyRow(row: readonly GardenTile[], seat: Seat): void {
  const { bare, controlled, mended, guards } = SURVEY;
  for (let i = 0; i < row.length; i++) {
    const { kind, figure } = row[i] as GardenTile;
    const of = indexOf(kind);
    const own = seat * KINDS + of;
    const pairs = isYielding(row[i - 1], kind) ? 1 : 0;
    if (figure?.creature === 'troll') {
      const back = 1 + pairs + (isYielding(row[i + 1], kind) ? 1 : 0);
      mended[own] = Math.max(mended[own] ?? 0, back);
      continue;
    }
    add(controlled, own, 1 + pairs);
    if (figure === undefined) add(bare, of, 1);
    else if (figure.creature === 'elf') add(guards, seat, 1);
    else add(controlled, figure.owner * KINDS + of, 1);
  }
}

function add(list: number[], at: number, number: number): void {
  list[at] = (list[at] ?? 0) + number;
}

/** Names instead of a lookup: this runs for every tile of every position a bot thinks of. */
function indexOf(kind: Produce): number {
  return kind === 'pumpkin' ? 0 : kind === 'apple' ? 1 : 2;
}

function isYielding(tile: GardenTile | undefined, kind: Produce): boolean {
  return tile !== undefined && tile.kind === kind && tile.figure?.creature !== 'troll';
}

/** What makes a player strong, in the order of `parts`; each is also the id of a reason. */
const PARTS = ['strike', 'growth', 'guard', 'stock', 'tempo'] as const;
const parts = [0, 0, 0, 0, 0];

/** How strong a player stands, in the logarithm of odds. A hand is the secret of its player: others expect any kind in it. */
function strength(p: GnomeElfTroll, gardens: Survey, seat: Seat, knowsHand: boolean): number {
  const { controlled, guards } = gardens;
  const stock = p.stocks[seat];
  if (stock === undefined) throw new Error(`no seat ${seat}`);
  const a = controlled[seat * KINDS] ?? 0;
  const b = controlled[seat * KINDS + 1] ?? 0;
  const c = controlled[seat * KINDS + 2] ?? 0;
  const best = Math.max(a, b, c);
  const third = Math.min(a, b, c);
  const nearness = best / p.goal;
  const sown = hasSown(p);
  const wait = turnsBefore(p, seat, sown);
  const reach = reachNextTurn(p, gardens, seat, knowsHand);

  let strike = 0;
  if (sown && seat === turnPlayer(p) && reachThisTurn(p, gardens, seat) >= p.goal) strike += WEIGHT.winning;
  if (reach >= p.goal) strike += (knowsHand ? WEIGHT.strike : WEIGHT.likelyStrike)[Math.min(wait, 2)] as number;
  const growth =
    WEIGHT.nearness * nearness * nearness +
    (WEIGHT.second * (a + b + c - best - third) + WEIGHT.third * third + WEIGHT.reach * Math.min(reach, p.goal)) /
      p.goal;
  const guard = WEIGHT.guard * (guards[seat] ?? 0);
  const kept = WEIGHT.gnome * stock.gnome + WEIGHT.elf * stock.elf + WEIGHT.troll * stock.troll;
  const tempo = wait === 0 && comesTwice(p, seat, sown) ? WEIGHT.twice : 0;
  parts[0] = strike;
  parts[1] = growth;
  parts[2] = guard;
  parts[3] = kept;
  parts[4] = tempo;
  return strike + growth + guard + kept + tempo;
}

function hasSown({ stack }: GnomeElfTroll): boolean {
  const step = stack[stack.length - 1]?.step;
  return step === 'buy' || step === 'place';
}

/** GET-3.1, GET-3.2: how many turns of others come before the player sows again. */
function turnsBefore(p: GnomeElfTroll, seat: Seat, sown: boolean): number {
  let { marker, turns } = p;
  for (let wait = sown ? -1 : 0; ; wait++) {
    if (wait >= 0 && (marker + turns) % p.seats === seat) return wait;
    turns++;
    if (turns === p.seats) {
      turns = 0;
      marker = (marker + 1) % p.seats;
    }
  }
}

/** GET-3.2: whoever plays last in a round of two begins the next one. */
function comesTwice(p: GnomeElfTroll, seat: Seat, sown: boolean): boolean {
  const turns = p.turns + (sown ? 1 : 0);
  return turns === p.seats - 1 && (p.marker + 1) % p.seats === seat;
}

/** What is in the purse, or will be after the next harvest. */
const purse = [0, 0, 0];

/** The most of one kind that the turn player can still come to control before the turn ends. */
function reachThisTurn(p: GnomeElfTroll, gardens: Survey, seat: Seat): number {
  purse[0] = p.purse.pumpkin;
  purse[1] = p.purse.apple;
  purse[2] = p.purse.bean;
  return reachWith(p, gardens, seat, -1, 0);
}

function reachNextTurn(p: GnomeElfTroll, gardens: Survey, seat: Seat, knowsHand: boolean): number {
  const hand = p.hands[seat] ?? [];
  const row = p.gardens[seat] ?? [];
  if (hand.length === 0) return 0;
  let most = 0;
  for (const kind of PRODUCE) {
    const tile = indexOf(kind);
    if (knowsHand && !hand.includes(kind)) continue;
    for (let i = 0; i < KINDS; i++) purse[i] = gardens.controlled[seat * KINDS + i] ?? 0;
    const more = isYielding(row[0], kind) || isYielding(row[row.length - 1], kind) ? 2 : 1;
    add(purse, tile, more);
    most = Math.max(most, reachWith(p, gardens, seat, tile, more));
  }
  return most;
}

/** What gnomes, or gnomes and an elf that mends the row, can make of the purse, for the kind where it comes to most. */
function reachWith(
  p: GnomeElfTroll,
  { bare, controlled, mended }: Survey,
  seat: Seat,
  sown: number,
  more: number,
): number {
  const stock = p.stocks[seat] as GnomeElfTroll['stocks'][number];
  const gnomes = gnomesFor(purse[0] ?? 0) + gnomesFor(purse[1] ?? 0) + gnomesFor(purse[2] ?? 0);
  let most = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const already = (controlled[seat * KINDS + kind] ?? 0) + (kind === sown ? more : 0);
    const room = Math.min(stock.gnome, (bare[kind] ?? 0) + (kind === sown ? 1 : 0));
    most = Math.max(most, already + Math.min(room, gnomes));
    const back = mended[seat * KINDS + kind] ?? 0;
    if (back === 0 || stock.elf === 0) continue;
    const left = gnomesBesideElf(gnomes);
    if (left >= 0) most = Math.max(most, already + back + Math.min(room, left));
  }
  return most;
}

/** How many gnomes the purse can still pay once it has paid an elf; below 0 where it cannot pay one. */
function gnomesBesideElf(gnomes: number): number {
  let left = -1;
  for (let kind = 0; kind < KINDS; kind++) {
    const money = purse[kind] ?? 0;
    if (money >= ELF_PRICE) left = Math.max(left, gnomes - gnomesFor(money) + gnomesFor(money - ELF_PRICE));
  }
  return left;
}

function gnomesFor(produce: number): number {
  return Math.floor(produce / GNOME_PRICE);
}

function decided(place: number): number {
  return place === 1 ? DECIDED : -DECIDED * place;
}

function rivals(p: GnomeElfTroll, gardens: Survey, seat: Seat): number {
  let others = 0;
  for (let other = 0; other < p.seats; other++) {
    if (other !== seat) others += Math.exp(strength(p, gardens, other, false));
  }
  return Math.log(others);
}

/** The logarithm of the odds that the seat wins. */
export const bot: BotSense<GnomeElfTroll, Word> = {
  worth(p, seat) {
    if (isOver(p)) return decided(score(p)[seat]?.place ?? p.seats);
    const gardens = survey(p);
    return strength(p, gardens, seat, true) - rivals(p, gardens, seat);
  },
  reasons(p, seat) {
    if (isOver(p)) return [{ say: 'reason.over', worth: this.worth(p, seat) }];
    const gardens = survey(p);
    const against = -rivals(p, gardens, seat);
    strength(p, gardens, seat, true);
    const own = PARTS.map((part, i): Reason<Word> => ({ say: `reason.${part}`, worth: parts[i] ?? 0 }));
    return [...own, { say: 'reason.rivals', worth: against }];
  },
};
