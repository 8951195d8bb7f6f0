import type { Seat } from '../../../kernel/game.ts';
import { Offers } from '../../../kernel/offers.ts';
import { below, pick, type Random, randomFrom, seedFrom } from '../../../kernel/random.ts';
import { answer, frameFor, isOver, offersFor } from '../../../kernel/steps.ts';
import { CELLS, cellOf } from '../box/cells.ts';
import { FURNISHING_IDS, type FurnishingId } from '../box/furnishing-ids.ts';
import { type Good, noGoods } from '../box/goods.ts';
import { type SpaceId, spaceAt } from '../box/spaces.ts';
import { caverna } from '../index.ts';
import type { CavernaMove } from '../moves.ts';
import { type Caverna, changePerson, HOME, ON_OFFER, type Player, playerAt } from '../position.ts';
import { deal } from '../testing.ts';
import { fits } from './animals.ts';
import { AGAIN, NO, type SheetQuestion } from './asking.ts';
import { FURNISHING } from './furnishings.ts';
import { type Home, homeOf, newHome, type SheetTable } from './home.ts';
import { wholeMatch } from './match.ts';
import { pointsOf } from './score.ts';
import { PRINTED_SPACES } from './spaces.ts';

function at(cell: number): string {
  const { x, y } = cellOf(cell);
  return `${x},${y}`;
}

/** A move as the referee says it. */
function inWords(move: CavernaMove): string {
  switch (move.do) {
    case 'skip':
    case 'stop':
      return NO;
    case 'place':
      return ['place', move.tile, ...pairOf(move.a, move.b, move.tile === 'cavern-cavern')].join(' ');
    case 'large-pasture':
      return ['large-pasture', ...pairOf(move.a, move.b, true)].join(' ');
    case 'ruby-mine':
    case 'tile':
    case 'small-pasture':
    case 'stable':
    case 'cell':
      return `${move.do} ${at(move.cell)}`;
    case 'feed':
      return Object.entries(move)
        .flatMap(([name, value]) => (name === 'do' ? [value] : [name, value]))
        .join(' ');
    default:
      return Object.values(move).join(' ');
  }
}

function pairOf(a: number, b: number, inAnyOrder: boolean): string[] {
  const pair = [at(a), at(b)];
  return inAnyOrder ? pair.sort() : pair;
}

/** CV-2.1 to CV-2.5: the table as the referee lays it out; only what was shuffled is read from the position. */
function layOut(p: Caverna, wishes: Readonly<Record<string, unknown>>): SheetTable {
  const { seats } = p;
  const food = (seat: number) => (seats === 1 ? 2 : ([1, 1, 2, 3, 3, 3, 3][(seat - p.first + seats) % seats] as number));
  return {
    seats,
    rubyToGold: wishes['rubyToGold'] === true,
    soloThreshold: wishes['soloThreshold'] === 7 ? 7 : 6,
    cards: p.cards,
    markers: p.markers,
    round: 0,
    first: p.first,
    homes: Array.from({ length: seats }, (_, seat) => newHome(food(seat))),
    spaces: Object.entries(PRINTED_SPACES)
      .filter(([, { players }]) => players.includes(seats))
      .map(([id]) => ({ id: id as SpaceId, goods: noGoods(), by: [] })),
    offer: FURNISHING_IDS.filter((id) => wishes['furnishings'] !== 'introductory' || FURNISHING[id].intro),
  };
}

/** What a player has, in a form in which both accounts can be compared. */
function asTold(home: Home): unknown {
  const { goods, tops, large, stables, sown, people, built, promised, extended } = home;
  return {
    goods,
    tops: Object.entries(tops).sort(),
    large: large.map((cells) => cells.toSorted().join(' ')).sort(),
    stables: stables.toSorted(),
    sown: sown.map(({ crop, count }) => `${crop} ${count}`).sort(),
    people: people.map(({ strength, adult, placed }) => `${strength} ${adult} ${placed}`).sort(),
    built: built.toSorted(),
    promised: promised.map(({ good, rounds }) => `${good} ${rounds}`).sort(),
    extended,
  };
}

function asPlayed(player: Player): unknown {
  const { goods, tops, mates, stables, sown, people, held, promised, extended } = player;
  const numbers = CELLS.map((_, cell) => cell);
  return {
    goods,
    tops: numbers
      .filter((cell) => tops[cell] !== 'none')
      .map((cell) => [at(cell), tops[cell]])
      .sort(),
    large: numbers
      .filter((cell) => (mates[cell] as number) > cell)
      .map((cell) => pairOf(cell, mates[cell] as number, true).join(' '))
      .sort(),
    stables: stables.map(at).sort(),
    sown: sown.map(({ crop, count }) => `${crop} ${count}`).sort(),
    people: people.map((person) => `${person.strength} ${person.adult} ${person.at !== HOME}`).sort(),
    built: held.things.map((thing) => FURNISHING_IDS[thing] as FurnishingId).sort(),
    promised: promised.map(({ good, rounds }) => `${good} ${rounds}`).sort(),
    extended,
  };
}

function some(goods: Readonly<Partial<Record<Good, number>>>): string {
  return Object.entries(goods)
    .filter(([, count]) => count > 0)
    .map(([good, count]) => `${count} ${good}`)
    .sort()
    .join(', ');
}

interface Difference {
  readonly where: string;
  readonly sheet: unknown;
  readonly engine: unknown;
}

export interface Walk {
  decisions: number;
  /** How often each question came up, and each kind of answer. */
  readonly asked: Map<string, number>;
  readonly answered: Map<string, number>;
  /** Questions with one answer that nobody was asked. */
  readonly spared: Map<string, number>;
  difference?: Difference;
}

export interface Wandering {
  readonly seats: number;
  readonly name: string;
  readonly wishes: Readonly<Record<string, unknown>>;
  /** Whether players are given goods and weapons on the way, so that rare things happen. */
  readonly gifts: boolean;
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

class Disagreement extends Error {
  readonly difference: Difference;

  constructor(difference: Difference) {
    super(difference.where);
    this.difference = difference;
  }
}

function mustAgree(where: string, sheet: unknown, engine: unknown): void {
  if (JSON.stringify(sheet) !== JSON.stringify(engine)) throw new Disagreement({ where, sheet, engine });
}

function compareHome(table: SheetTable, p: Caverna, seat: Seat, where: string): void {
  mustAgree(`${where}: what seat ${seat} has`, asTold(homeOf(table, seat)), asPlayed(playerAt(p, seat)));
}

function compareTable(table: SheetTable, p: Caverna, where: string): void {
  for (let seat = 0; seat < p.seats; seat++) compareHome(table, p, seat, where);
  mustAgree(`${where}: round and first player`, [table.round, table.first], [p.round, p.first]);
  const spaces = table.spaces.map(({ id, goods, by }) => `${id}: ${some(goods)} by ${by}`).sort();
  mustAgree(
    `${where}: spaces`,
    spaces,
    p.spaces.map(({ space, goods, by }) => `${spaceAt(space).id}: ${some(goods)} by ${[...new Set(by)]}`).sort(),
  );
  const offer = FURNISHING_IDS.filter((_, number) => p.owners[number] === ON_OFFER);
  mustAgree(`${where}: furnishings on offer`, table.offer, offer);
}

/** Answers of a kind that would drown the others, or end things early, are taken less often. */
function choose(list: readonly CavernaMove[], isFree: (move: CavernaMove) => boolean, random: Random): CavernaMove {
  const free = list.filter(isFree);
  if (free.length > 0 && below(random, 8) === 0) return pick(random, free);
  const real = list.filter((move) => !isFree(move));
  const active = real.filter(({ do: verb }) => verb !== 'skip' && verb !== 'stop');
  if (active.length === 0 || below(random, 6) === 0) return pick(random, real);
  const verbs = [...new Set(active.map(({ do: verb }) => verb))];
  const verb = pick(random, verbs);
  return pick(
    random,
    active.filter((move) => move.do === verb),
  );
}

const GIFTS: readonly Good[] = ['wood', 'stone', 'ore', 'ruby', 'grain', 'vegetable', 'food', 'gold', 'dog'];
const ANIMAL_GIFTS: readonly Good[] = ['sheep', 'donkey', 'boar', 'cattle'];

/** The same gifts in both accounts. */
function give(table: SheetTable, p: Caverna, seat: Seat, random: Random): void {
  const home = homeOf(table, seat);
  const player = playerAt(p, seat);
  const add = (good: Good, number: number) => {
    home.goods[good] += number;
    player.goods[good] += number;
  };
  for (let gift = below(random, 4); gift > 0; gift--) add(pick(random, GIFTS), 1 + below(random, 3));
  for (let gift = below(random, 3); gift > 0; gift--) {
    const good = pick(random, ANIMAL_GIFTS);
    add(good, 1);
    if (!fits(home)) add(good, -1);
  }
  if (below(random, 3) > 0) return;
  const number = below(random, player.people.length);
  const { strength, adult, at: place } = player.people[number] as Player['people'][number];
  const stronger = Math.min(14, strength + 1 + below(random, 8));
  const same = home.people.find(
    (person) => person.strength === strength && person.adult === adult && person.placed === (place !== HOME),
  );
  if (same === undefined || !adult) return;
  same.strength = stronger;
  changePerson(player, number, { strength: stronger });
}

/** A match by random answers, the engine's account beside the sheet's. */
export function wander({ seats, name, wishes, gifts }: Wandering): Walk {
  const walk: Walk = { decisions: 0, asked: new Map(), answered: new Map(), spared: new Map() };
  try {
    compareMatch({ seats, name, wishes, gifts }, walk);
  } catch (error) {
    if (!(error instanceof Disagreement)) throw error;
    walk.difference = error.difference;
  }
  return walk;
}

function compareMatch({ seats, name, wishes, gifts }: Wandering, walk: Walk): void {
  const p = deal(seats, name, wishes).position;
  const random = randomFrom(seedFrom(`answers ${name}`));
  const table = layOut(p, wishes);
  const telling = wholeMatch(table);
  const forPeople = new Offers<CavernaMove>(true);
  const forBots = new Offers<CavernaMove>();
  let before = 'the start';
  let told = telling.next();
  for (;;) {
    told = spareQuestions(p, walk, telling, told);
    const where = `${name}, decision ${walk.decisions}, after ${before}`;
    if (told.done) break;
    const { seat, step } = told.value;
    const frame = frameFor(p, seat);
    if (frame?.step !== step) throw new Disagreement({ where, sheet: told.value, engine: p.stack.at(-1) });
    if (step === 'place-person') {
      compareTable(table, p, where);
      if (gifts && below(random, 3) === 0) {
        give(table, p, seat, random);
        told = telling.next(AGAIN);
        if (told.done) throw new Error('the match ended with a gift');
      }
    }
    const { answers, free }: SheetQuestion = told.value;
    compareHome(table, p, seat, `${where}, at ${step}`);
    offersFor(caverna, p, seat, forPeople);
    offersFor(caverna, p, seat, forBots);
    const list = forPeople.list();
    const words = list.map(inWords);
    mustAgree(`${where}: offers at ${step}`, [...answers, ...free].toSorted(), words.toSorted());
    mustAgree(`${where}: offers to bots at ${step}`, words, forBots.list().map(inWords));
    const blocked = forPeople.blocked.map(({ move }) => inWords(move));
    mustAgree(
      `${where}: offered and blocked at ${step}`,
      [],
      blocked.filter((move) => words.includes(move)),
    );
    const move = choose(list, (each) => free.includes(inWords(each)), random);
    before = `${seat} ${inWords(move)}`;
    count(walk.asked, step);
    count(walk.answered, move.do === 'furnish' || move.do === 'loot' ? inWords(move) : move.do);
    walk.decisions++;
    answer(caverna, p, seat, move);
    told = telling.next(inWords(move));
  }
  if (!isOver(p)) throw new Disagreement({ where: `${name}: the end`, sheet: 'over', engine: p.stack.at(-1) });
  compareTable(table, p, `${name}: the end`);
  mustAgree(
    `${name}: points`,
    table.homes.map(pointsOf),
    caverna.score(p).map(({ points }) => points),
  );
}

/** CV-16.1: questions with one answer need not be asked. */
function spareQuestions(
  p: Caverna,
  walk: Walk,
  telling: ReturnType<typeof wholeMatch>,
  told: ReturnType<typeof telling.next>,
): ReturnType<typeof telling.next> {
  let now = told;
  while (!now.done && now.value.answers.length === 1 && frameFor(p, now.value.seat)?.step !== now.value.step) {
    count(walk.spared, `${now.value.step}${now.value.free.length > 0 ? ', though free actions were possible' : ''}`);
    now = telling.next(now.value.answers[0] as string);
  }
  return now;
}
