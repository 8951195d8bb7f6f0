import { setTimeout as wait } from 'node:timers/promises';
import { draw, pick, type Random, shuffle } from '../../src/kernel/random.ts';
import { FAULTS, type Fault } from './faults.ts';
import { type Crowd, makeCrowd, playGame } from './players.ts';
import { stationUp, type World } from './world.ts';

/** What one kind of fault did, every time that it struck. */
interface Struck {
  readonly fault: Fault;
  /** In milliseconds: from the fault until moves were acknowledged again, each time. */
  readonly pauses: number[];
  reconnections: number;
  refusals: number;
  /** Acknowledged moves that a replica never got. */
  lost: number;
}

/** How one database came through. */
export interface Outcome {
  readonly world: World;
  readonly crowd: Crowd;
  readonly struck: ReadonlyMap<string, Struck>;
  readonly wrong: string[];
}

/** Matches at each database: two of every game. */
const TABLES = 10;
/** Moves that have to be acknowledged after a fault before the next. */
const BETWEEN = 6;
/** In milliseconds: if nobody could make a move for so long, nobody ever will. */
const STANDSTILL = 150_000;
/** How often every match under way is read whole, in faults. */
const READ_EVERY = 50;
const MOST_WRONG = 20;

/** What strikes, and for how long. */
export interface Plan {
  readonly seed: string;
  /** Which kinds of faults may strike; all that this machine can carry out unless said. */
  readonly kinds?: readonly string[];
  readonly tables?: number;
  /** Kinds that have struck in an earlier portion of the same run. */
  readonly struckBefore?: ReadonlySet<string>;
  isEnough(): boolean;
  /** What struck, and how many milliseconds later moves were acknowledged again. */
  struckOne(fault: string, pause: number): void;
}

/** Lets faults strike until it is over, and looks after each what is left. */
export async function torture(world: World, plan: Plan): Promise<Outcome> {
  const { seed, tables = TABLES, isEnough, struckOne } = plan;
  let over = false;
  const door = () => stationUp(world)?.url ?? world.stations[0]?.url ?? '';
  const crowd = makeCrowd(`${seed} ${world.kind}`, door, () => over);
  const playing = Promise.all(Array.from({ length: tables }, (_, number) => playGame(crowd, number)));
  const struck = new Map<string, Struck>();
  const wrong = crowd.faults;
  const deck = deckFor(world, plan);
  await playedOn(crowd, BETWEEN);
  for (let number = 1; !isEnough() && wrong.length < MOST_WRONG; number++) {
    const fault = deck();
    const about = struck.get(fault.name) ?? { fault, pauses: [], reconnections: 0, refusals: 0, lost: 0 };
    struck.set(fault.name, about);
    const before = { reconnections: crowd.reconnections, refusals: refusalsOf(crowd) };
    const lost = await fault.strike(world, crowd);
    const since = performance.now();
    if (!(await playedOn(crowd, BETWEEN))) wrong.push(`${world.kind}: after '${fault.name}' nobody could play on`);
    const pause = performance.now() - since;
    about.pauses.push(pause);
    about.reconnections += crowd.reconnections - before.reconnections;
    about.refusals += refusalsOf(crowd) - before.refusals;
    about.lost += lost?.moves ?? 0;
    if (lost !== undefined && lost.moves > 0 && !(await becomes(lost.isSaid)))
      wrong.push(`${world.kind}: a failover lost ${lost.moves} moves, and no server says so`);
    const running = crowd.matches.filter(({ ended, gone }) => !ended && !gone);
    for (const each of await world.looker.wrongIn(world.database(), running))
      wrong.push(`${each} (after '${fault.name}', ${number})`);
    if (number % READ_EVERY === 0) wrong.push(...(await world.looker.unreadableIn(world.database())));
    struckOne(fault.name, pause);
  }
  over = true;
  await playing;
  wrong.push(
    ...(await world.looker.wrongIn(
      world.database(),
      crowd.matches.filter(({ gone }) => !gone),
    )),
  );
  wrong.push(...(await world.looker.unreadableIn(world.database())));
  for (const { process } of world.stations)
    if (process?.isAlive() !== true) wrong.push(`${world.kind}: a process has ended`);
  return { world, crowd, struck, wrong };
}

function refusalsOf({ refused }: Crowd): number {
  return [...refused.values()].reduce((sum, count) => sum + count, 0);
}

/** Whether so many more moves have been acknowledged before everything stood still for too long. */
async function playedOn(crowd: Crowd, more: number): Promise<boolean> {
  const wanted = crowd.acknowledged + more;
  for (let since = performance.now(); crowd.acknowledged < wanted; await wait(10))
    if (performance.now() - since > STANDSTILL) return false;
  return true;
}

async function becomes(isSo: () => boolean): Promise<boolean> {
  for (let since = performance.now(); !isSo(); await wait(50)) if (performance.now() - since > STANDSTILL) return false;
  return true;
}

/** Every kind of fault once, and then by their weights. */
function deckFor(world: World, { kinds, struckBefore = new Set() }: Plan): () => Fault {
  const { chance, kind } = world;
  const possible = FAULTS.filter(
    ({ name, on, needs }) =>
      on.includes(kind) && (needs === undefined || world[needs] !== undefined) && (kinds?.includes(name) ?? true),
  );
  const first = shuffle(
    chance,
    possible.filter(({ name }) => !struckBefore.has(name)),
  );
  return () => first.pop() ?? weighted(chance, possible);
}

function weighted(chance: Random, faults: readonly Fault[]): Fault {
  const all = faults.reduce((sum, { weight }) => sum + weight, 0);
  let left = (draw(chance) / 2 ** 32) * all;
  for (const fault of faults) {
    left -= fault.weight;
    if (left < 0) return fault;
  }
  return pick(chance, faults);
}
