import type { FolkId } from '../../../../src/games/caverna/box/folk-ids.ts';
import { caverna } from '../../../../src/games/caverna/index.ts';
import type { CavernaMove } from '../../../../src/games/caverna/moves.ts';
import type { Caverna } from '../../../../src/games/caverna/position.ts';
import { Offers } from '../../../../src/kernel/offers.ts';
import { below, pick, type Random, randomFrom, seedFrom } from '../../../../src/kernel/random.ts';
import { answer, frameFor, isOver, offersFor } from '../../../../src/kernel/steps.ts';
import { deal } from '../testing.ts';
import { AGAIN, type SheetQuestion } from './asking.ts';
import { compareHome, compareTable, type Difference, Disagreement, mustAgree } from './comparing.ts';
import { give } from './gifts.ts';
import type { SheetTable } from './home.ts';
import { checkShuffle, layOut, type OptionValues } from './laying-out.ts';
import { wholeMatch } from './match.ts';
import { chooseFolks } from './selection.ts';
import { inWords } from './words.ts';

interface Walk {
  decisions: number;
  /** How often each question came up, and each answer. */
  readonly asked: Map<string, number>;
  readonly answered: Map<string, number>;
  /** Questions with one answer that nobody was asked. */
  readonly spared: Map<string, number>;
  /** Single tiles that are left in the end, where they are counted. */
  singlesLeft?: readonly number[];
  difference?: Difference;
}

interface Wandering {
  readonly seats: number;
  readonly name: string;
  readonly options: OptionValues;
  /** Before how many placements players are given something once, so that rare things happen; 0 for never. */
  readonly gifts: number;
  /** By seat, with The Forgotten Folk: chosen freely, each seat its own; without this the options tell how. */
  readonly folks?: readonly FolkId[] | undefined;
  /** So many single tiles of each kind, where they are counted: otherwise they seldom run out. */
  readonly fewSingles?: number;
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
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

/** A match by random answers, the engine's account beside the sheet's. */
export function wander(wandering: Wandering): Walk {
  const walk: Walk = { decisions: 0, asked: new Map(), answered: new Map(), spared: new Map() };
  try {
    compareMatch(wandering, walk);
  } catch (error) {
    if (!(error instanceof Disagreement)) throw error;
    walk.difference = error.difference;
  }
  return walk;
}

/** The choice of folks beside the sheet's. */
function compareSelection(p: Caverna, wandering: Wandering, random: Random, walk: Walk): FolkId[] {
  const { name, options, folks } = wandering;
  const telling = chooseFolks(p, options);
  const offers = new Offers<CavernaMove>(true);
  let told = telling.next();
  while (!told.done) {
    const { seat, step, answers } = told.value;
    const where = `${name}, seat ${seat} at ${step}`;
    const frame = frameFor(p, seat);
    mustAgree(`${where}: the question`, step, frame?.step);
    offersFor(caverna, p, seat, offers);
    mustAgree(`${where}: offers`, answers.toSorted(), offers.list().map(inWords).toSorted());
    const wanted = folks?.[seat];
    const move = offers.list().find((each) => each.do === 'pick-folk' && each.folk === wanted);
    const taken = move ?? pick(random, offers.list());
    count(walk.asked, step);
    count(walk.answered, inWords(taken));
    walk.decisions++;
    answer(caverna, p, seat, taken);
    told = telling.next(inWords(taken));
  }
  const led = p.players.map(({ folk }) => folk);
  mustAgree(`${name}: the folks`, told.value, led);
  return told.value;
}

/** Both accounts have as few single tiles. */
function leaveFewSingles(p: Caverna, table: SheetTable, left: number): void {
  const [{ singles } = {}] = table.homes;
  if (singles === undefined || p.folks?.singles === undefined) throw new Error('single tiles are not counted');
  Object.assign(singles, { 'ruby-mine field': left, 'tunnel cavern': left, 'meadow small-pasture': left });
  const few = { 'ruby-mine-field': left, 'tunnel-cavern': left, 'meadow-small-pasture': left };
  p.folks = { ...p.folks, singles: few };
}

function compareMatch(wandering: Wandering, walk: Walk): void {
  const { seats, name, gifts, fewSingles } = wandering;
  const freeChoice = { ...wandering.options, forgottenFolk: true, folkSelection: 'free', firstPlayer: 0 };
  const options = wandering.folks === undefined ? wandering.options : freeChoice;
  const p = deal(seats, name, options).position;
  const random = randomFrom(seedFrom(`answers ${name}`));
  checkShuffle(p);
  const folks = options.forgottenFolk ? compareSelection(p, { ...wandering, options }, random, walk) : undefined;
  const table = layOut(p, options, folks);
  if (fewSingles !== undefined) leaveFewSingles(p, table, fewSingles);
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
      if (gifts > 0 && below(random, gifts) === 0) {
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
    count(walk.answered, inWords(move));
    walk.decisions++;
    answer(caverna, p, seat, move);
    told = telling.next(inWords(move));
  }
  if (!isOver(p)) throw new Disagreement({ where: `${name}: the end`, sheet: 'over', engine: p.stack.at(-1) });
  compareTable(table, p, `${name}: the end`);
  if (p.folks?.singles !== undefined) walk.singlesLeft = Object.values(p.folks.singles);
}

/** CV-16.1: questions with one answer need not be asked. */
function spareQuestions(
  p: Caverna,
  walk: Walk,
  telling: ReturnType<typeof wholeMatch>,
  told: ReturnType<typeof telling.next>,
): ReturnType<typeof telling.next> {
  let now = told;
  while (
    !now.done &&
    !now.value.mustAsk &&
    now.value.answers.length === 1 &&
    frameFor(p, now.value.seat)?.step !== now.value.step
  ) {
    count(walk.spared, `${now.value.step}${now.value.free.length > 0 ? ', though free actions were possible' : ''}`);
    now = telling.next(now.value.answers[0] as string);
  }
  return now;
}
