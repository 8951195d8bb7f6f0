import type { Animal, FarmAnimal } from '../../../../src/games/caverna/box/goods.ts';
import { fits, herdOf, keepable, TYPES } from './animals.ts';
import { singlePlaces } from './board.ts';
import { addable, cook, exchange, exchanges, leavesYoung } from './exchanges.ts';
import { homeOf, type SheetTable, type Worker } from './home.ts';
import { laySingle } from './laying.ts';

/** A question as the referee asks it: what answers it, and what may be done freely before. */
export interface SheetQuestion {
  readonly seat: number;
  readonly step: string;
  readonly answers: readonly string[];
  readonly free: readonly string[];
  /** Has to be asked, even if there is one answer only. */
  readonly mustAsk: boolean;
}

/** A piece of the match, told as it is played: it asks and is given answers in words. */
export type Telling<T = void> = Generator<SheetQuestion, T, string>;

/** Declines what is offered. */
export const NO = 'no';

/** Asks the same again: something was given to the player. */
export const AGAIN = 'again';

interface Asked {
  readonly table: SheetTable;
  readonly seat: number;
  readonly step: string;
  readonly answers: () => string[];
  /** CV-7.15: whoever is on an expedition. */
  readonly away?: Worker | undefined;
  readonly mustAsk?: boolean;
  /** CV-10.15: types that have just had young. */
  readonly young?: readonly FarmAnimal[];
}

/** A question without free actions (no ⟲ in section 16). Undefined when nothing can be answered. */
export function* askPlainly({ seat, step, answers }: Asked): Telling<string | undefined> {
  const list = answers();
  if (list.length === 0) return undefined;
  return yield { seat, step, answers: list, free: [], mustAsk: false };
}

/** A question that free actions may precede (CV-16.2); if those leave nothing to answer, it can only be declined (D33). */
export function* ask(asked: Asked): Telling<string | undefined> {
  const { table, seat, step, away, mustAsk = false, young = [] } = asked;
  let answers = asked.answers();
  if (answers.length === 0) return undefined;
  for (;;) {
    const free = exchanges(table, seat, away).filter((move) => leavesYoung(homeOf(table, seat), move, young));
    const answer = yield { seat, step, answers, free, mustAsk };
    if (answers.includes(answer)) return answer;
    if (answer !== AGAIN) {
      if (!free.includes(answer)) throw new Error(`the referee did not offer ${answer}`);
      yield* doFreely(table, seat, answer, away, young);
      if (step !== 'keep') yield* settle(table, seat, away);
    }
    answers = asked.answers();
    if (answers.length === 0) answers = [NO];
  }
}

function* doFreely(
  table: SheetTable,
  seat: number,
  move: string,
  away: Worker | undefined,
  young: readonly FarmAnimal[],
): Telling {
  const home = homeOf(table, seat);
  const [verb, what = ''] = move.split(' ');
  if (verb === 'gold') {
    const answers = () => Array.from({ length: home.goods.gold - 1 }, (_, index) => `gold-to-food ${index + 2}`);
    const answer = yield* askPlainly({ table, seat, step: 'gold-to-food', answers });
    const gold = Number(answer?.split(' ')[1]);
    home.goods.gold -= gold;
    home.goods.food += gold - 1;
  } else if (verb === 'ruby-tile') {
    home.goods.ruby -= what === 'cavern' ? 2 : 1;
    yield* placeSingle(table, seat, what);
  } else if (verb === 'cook') {
    yield* fillPot(table, seat, young);
  } else {
    exchange(home, move, away);
  }
}

/** FF-14.2 */
function* fillPot(table: SheetTable, seat: number, young: readonly FarmAnimal[]): Telling {
  const home = homeOf(table, seat);
  const pot: Animal[] = [];
  for (;;) {
    const answers = () => [...addable(home, pot, young).map((animal) => `add ${animal}`), 'done'];
    const answer = yield* askPlainly({ table, seat, step: 'cook', answers });
    if (answer === undefined || answer === 'done') break;
    pot.push(answer.split(' ')[1] as Animal);
  }
  cook(home, pot);
}

export function* placeSingle(table: SheetTable, seat: number, tile: string): Telling {
  const home = homeOf(table, seat);
  const answers = () => singlePlaces(home, tile).map((at) => `tile ${at}`);
  const answer = yield* askPlainly({ table, seat, step: 'place-single', answers });
  laySingle(home, answer?.split(' ')[1] as string, tile);
}

/** CV-6.14 to CV-6.16 */
export function* settle(table: SheetTable, seat: number, away?: Worker): Telling {
  const home = homeOf(table, seat);
  if (fits(home)) return;
  const answers = () => keepable(home).map((herd) => `keep ${herd}`);
  const answer = yield* ask({ table, seat, step: 'keep', answers, away });
  if (answer === undefined) throw new Error('something can always be kept');
  const kept = answer.split(' ').slice(1).map(Number);
  const herd = herdOf(home);
  // FF-9.3: those that go are one batch.
  const gone = TYPES.flatMap((type, number) =>
    Array.from({ length: (herd[number] as number) - (kept[number] as number) }, () => type),
  );
  cook(home, gone);
}
